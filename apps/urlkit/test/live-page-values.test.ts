// Tests what the live page says about values in URLs.

import { parseURL } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import test from 'ava';
import { findGrowth, repeated } from '../../../test/attack/growth.js';
import {
  type ExplainedValue,
  expiryOf,
  explainValue,
  explainValues,
  readDate,
  sayDate,
} from '../live-page/find-values.js';
import {
  hasSecret,
  placeOfSecret,
  replaceSecrets,
  secretsIn,
  withoutSecrets,
} from '../live-page/secrets.js';

const now = Date.parse('2024-05-01T12:00:00Z');

function parsed(url: string): URLRecord {
  const record = parseURL(url);
  if (record === null) throw new Error(`${url} does not parse`);
  return record;
}

/** A value as `place kind: text`, with those inside it below. */
function lines({ place, kind, text, inside }: ExplainedValue): string[] {
  return [`${place} ${kind}: ${text}`, ...inside.flatMap(lines).map((line) => `  ${line}`)];
}

function explain(url: string): string[] {
  return explainValues(parsed(url), now).flatMap(lines);
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64url');
}

test('values are explained wherever they are in a URL', (t) => {
  t.deepEqual(
    explain(
      'https://b%C3%BC:x@h/a%20b/c?next=https%3A%2F%2Fg.example%2F%3Fa%3Db&q=1#at=%7B%22a%22%3A1%7D',
    ),
    [
      'the username percent-encoding: bü',
      'path segment 1 percent-encoding: a b',
      'parameter next URL: https://g.example/?a=b',
      'fragment at JSON: {\n  "a": 1\n}',
    ],
  );
  t.deepEqual(explain('https://h/a/b?c=d&e=f+g&h=12345&i=documentation#j'), []);
  t.deepEqual(explain('data:text/plain,a'), []);
});

test('URLs are those with a host, or with a scheme that people know', (t) => {
  const isURL = (value: string) => explainValue('x', value, now)?.kind === 'URL';
  for (const value of [
    ...['https://h', 'HTTP:\\\\h', '//evil.example/', '/\\evil.example', 'app+x://h'],
    ...['javascript:alert(1)', 'mailto:a@b', 'data:,x'],
  ]) {
    t.true(isURL(value), value);
  }
  for (const value of ['/a/b', 'a:b', 'http:', '//', 'h.example', '12:30', '']) {
    t.false(isURL(value), value);
  }
});

test('tokens and JSON are explained with the values inside them', (t) => {
  const token = [
    base64('{"alg":"none"}'),
    base64('{"iss":"https://h.example/","exp":1714564800,"n":1714564800}'),
    'abc',
  ].join('.');
  const [value] = explainValues(parsed(`https://h/?t=${token}`), now);
  t.is(value?.kind, 'JWT');
  t.regex(value?.text ?? '', /"header": \{\n {4}"alg": "none"/);
  t.deepEqual(value?.inside.flatMap(lines), [
    'iss URL: https://h.example/',
    'exp date: 2024-05-01 12:00:00 UTC, in 0 seconds',
  ]);
  t.is(explainValue('x', `${base64('{"a":1}')}.b.c`, now), null);
  const json = JSON.stringify({ a: [{ b: '//h/' }], c: base64('plain text, long enough') });
  t.deepEqual(
    explainValue('x', json, now)?.inside.map(({ place, kind }) => `${place} ${kind}`),
    ['a.0.b URL', 'c base64'],
  );
  for (const value of ['{', '[1', '"a"', '1']) t.is(explainValue('x', value, now), null, value);
});

test('encoded text is decoded until it is plain', (t) => {
  const twice = encodeURIComponent(encodeURIComponent('https://h/?a=b c'));
  t.deepEqual(explain(`https://h/?u=${encodeURIComponent(twice)}`), [
    'parameter u double-encoding: https%3A%2F%2Fh%2F%3Fa%3Db%20c',
    '  the decoded text percent-encoding: https://h/?a=b c',
    '    the decoded text URL: https://h/?a=b c',
  ]);
  t.deepEqual(explain('https://h/a%2520b?c=d%2520e&f=g%20h#i%20j'), [
    'path segment 1 double-encoding: a b',
    'parameter c double-encoding: d e',
    'the fragment percent-encoding: i j',
  ]);
  t.deepEqual(explain(`https://h/?b=${base64('https://evil.example/')}`), [
    'parameter b base64: https://evil.example/',
    '  the decoded text URL: https://evil.example/',
  ]);
  for (const value of ['internationalize', 'deadbeefdeadbeef', '100%', '%zz', 'abc%']) {
    t.is(explainValue('x', value, now), null, value);
  }
});

test('what is nested without end is explained to a depth', (t) => {
  let text = 'https://h.example/';
  for (let depth = 0; depth < 12; depth++) text = base64(text);
  const depthOf = (value: ExplainedValue | undefined): number =>
    value === undefined ? 0 : 1 + depthOf(value.inside[0]);
  t.is(depthOf(explainValue('x', text, now) ?? undefined), 5);
  const many = `https://h/?${'a=//h/&'.repeat(500)}`;
  t.is(explainValues(parsed(many), now).length, 50);
});

test('dates are read in the forms that are common in URLs', (t) => {
  for (const text of [
    ...['2024-05-01T12:00:00Z', '2024-05-01T14:00:00+02:00', '2024-05-01T12:00'],
    ...['20240501T120000Z', '1714564800', '1714564800000'],
  ]) {
    t.is(readDate(text)?.getTime(), now, text);
  }
  for (const text of ['2024-13-01', '2024', '12345', '20240501', '99999999T999999Z', 'May 1']) {
    t.is(readDate(text), null, text);
  }
  const says = (seconds: number) => sayDate(new Date(now + seconds * 1000), now).split(', ')[1];
  t.deepEqual([0, 1, 90, -3600, 200_000].map(says), [
    'in 0 seconds',
    'in 1 second',
    'in 1 minute',
    '1 hour ago',
    'in 2 days',
  ]);
});

test('signed URLs say when they expire', (t) => {
  const end = (query: string) => {
    const expiry = expiryOf(parsed(`https://h/?${query}`), now);
    return expiry && `${expiry.isOver} ${expiry.end.toISOString()}`;
  };
  const signed = 'X-Amz-Date=20240501T110000Z&X-Amz-Signature=x';
  t.is(end(`${signed}&X-Amz-Expires=3600`), 'true 2024-05-01T12:00:00.000Z');
  t.is(end(`${signed}&X-Amz-Expires=3601`), 'false 2024-05-01T12:00:01.000Z');
  t.is(end(signed), null);
  t.is(end(`${signed}&X-Amz-Expires=x`), null);
  t.is(end('X-Goog-Date=20240501T120000Z&X-Goog-Expires=60'), 'false 2024-05-01T12:01:00.000Z');
  t.is(end('Expires=1714564799&Signature=x&Key-Pair-Id=y'), 'true 2024-05-01T11:59:59.000Z');
  t.is(end('se=2024-05-02T00%3A00%3A00Z&sig=x'), 'false 2024-05-02T00:00:00.000Z');
  t.is(end('expires=1714564799'), null);
  // A token says when it expires, if the URL has it as a secret.
  const jwt = (payload: object) => {
    const parts = [{ alg: 'none' }, payload].map((part) => JSON.stringify(part));
    return `${parts.map((part) => Buffer.from(part).toString('base64url')).join('.')}.x`;
  };
  t.is(end(`token=${jwt({ exp: 1714564799 })}`), 'true 2024-05-01T11:59:59.000Z');
  t.is(end(`token=${jwt({ exp: '1714564799' })}`), null);
  t.is(end(`token=${jwt({ iat: 1714564799 })}`), null);
  t.is(end(`q=${jwt({ exp: 1714564799 })}`), null);
  t.is(end('a=b'), null);
});

test('a username alone is no secret, whatever comes before and after it, also if the URL does not parse', (t) => {
  for (const scheme of ['ssh://', 'https://', 'HTTPS:', '//', ' git+ssh://', 'postgres://']) {
    for (const name of ['git', 'me%40work', 'ann.lee', 'a&b']) {
      for (const end of ['@github.com:22', ':@github.com:22', '@github.com:99999', '@', '@a b']) {
        const url = `${scheme}${name}${end}/a/b.git`;
        t.is(withoutSecrets(url), url);
        t.false(hasSecret(`${url}?page=2#top`), url);
        const token = `${url}?token=`;
        t.is(withoutSecrets(`${token}S1`), `${token}REDACTED`);
      }
    }
  }
});

test('a password is a secret, and so is a username with the form of a key', (t) => {
  const key = 'ghp_16C7e42F292c6912E7710c838347Ae178B4a';
  for (const user of ['ann:S', ':S', 'git:S@x', key, `${key}:`, `x:${key}`]) {
    for (const scheme of ['https://', 'ssh://']) {
      for (const end of ['@github.com/a', '@github.com:99999/', '@']) {
        const url = `${scheme}${user}${end}`;
        t.is(withoutSecrets(url), `${scheme}REDACTED${end}`);
        t.true(hasSecret(url), url);
      }
    }
  }
  // It is not known how far the secret goes.
  t.is(withoutSecrets('https://ann:S/x@h/'), 'https://REDACTED@h/');
});

test('the time of finding and replacing many secrets grows with the text', (t) => {
  const run = (url: string) => {
    const secrets = secretsIn(url);
    return [
      ...secrets.map((secret) => placeOfSecret(url, secret).join('')),
      replaceSecrets(url, secrets, true),
    ];
  };
  t.deepEqual(run('https://ann:S@h/?a=b&token=S1&key=S2#token=S3'), [
    'before @',
    ...['token', 'key', 'token'].map((name) => `in parameter ${name}`),
    'https://h/?a=b&token=REDACTED&key=REDACTED#token=REDACTED',
  ]);
  for (const unit of ['token=abc&', 'token=', '=', '&', ':p@'])
    t.is(
      findGrowth(run, (length) => repeated('https://h/?', unit, '', length), 400_000, 1000),
      null,
      unit,
    );
});
