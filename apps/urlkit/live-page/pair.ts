// Two URLs side by side: whether they are the same, and in which sense. Loaded when it is first needed.

import { decodeUnreserved } from '@urlkit/uri/generic-syntax';
import { keyProfiles, urlKey } from '@urlkit/url-keys';
import { originOf, parseURL } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import { type EquivalenceLevel, equivalenceLevels, URLReference } from '@urlkit/url-reference';
import { serializeOrigin, serializeURL } from '@urlkit/url-serializer';
import { enumerated } from '../src/urls/listed.js';
import { placeOf } from '../src/urls/places.js';
import { element } from './dom.js';
import type { isSameSite as SameSite } from './public-suffix.js';
import { visible } from './visible.js';

type Level = EquivalenceLevel | 'all';

const meanings: Readonly<Record<Level, string>> = {
  'as-is': 'written in the same way',
  syntax: 'the same except for dot segments and the case of the scheme and the host',
  scheme: 'the same if rules of the scheme count, such as its default port',
  'percent-coding': 'the same if all characters that must be percent-encoded are',
  all: 'the same if %7E and ~ count as the same',
};

/** Returns what the page says about two URLs. */
export function comparePair(
  url: string,
  other: string,
  base: string | null,
  isSameSite: typeof SameSite,
): HTMLElement[] {
  const options = base === null ? {} : { base };
  const [a, b] = [parseURL(url, options), parseURL(other, options)];
  if (other === '') return [element('p', { class: 'quiet' }, 'Type the other URL.')];
  if (a === null || b === null) {
    const which = a === null ? 'The first URL' : 'The other URL';
    return [element('p', { class: 'bad-text' }, `${which} does not parse.`)];
  }
  const [left, right] = [serializeURL(a), serializeURL(b)];
  const isSame = left === right;
  const origins = [originOf(a), originOf(b)] as const;
  const [first, second] = origins;
  const hasSite = first !== null && second !== null;
  const rows: Row[] = [
    ['the standard', 'the same URL after parsing', isSame],
    ...equivalenceLevels.map(
      (level): Row => [
        level,
        meanings[level],
        level === 'as-is' ? url === other : isEqual(left, right, level),
      ],
    ),
    ['all', meanings.all, decodeUnreserved(left) === decodeUnreserved(right)],
    [
      'origin',
      'same origin',
      hasSite && serializeOrigin(first) === serializeOrigin(second) && first.kind === 'tuple',
    ],
    ['site', 'same site', hasSite && isSameSite(first, second)],
  ];
  const keys = keyProfiles.map(({ name, original }): Row => {
    const [key, otherKey] = [left, right].map((href) => urlKey(href, { profile: name }));
    return [name, original.replace(/:.*$/s, ''), key !== null && key === otherKey];
  });
  return [
    element(
      'p',
      { class: isSame ? 'good' : 'warn', id: 'pair-verdict' },
      element('strong', {}, sentence(rows)),
    ),
    ...difference(left, right, partsThatDiffer(a, b)),
    table(rows),
    element('details', {}, element('summary', {}, 'Same key in caches and archives'), table(keys)),
  ];
}

type Row = readonly [name: string, meaning: string, isSame: boolean];

function isEqual(a: string, b: string, level: EquivalenceLevel): boolean {
  return URLReference.parse(a)?.equals(b, level) ?? false;
}

function sentence(rows: readonly Row[]): string {
  const isSame = (name: string) => rows.some(([found, , same]) => found === name && same);
  if (isSame('as-is')) return 'They are the same, character by character.';
  if (isSame('the standard')) return 'They are the same URL, written in two ways.';
  const level = rows.find(([name, , same]) => same && name in meanings);
  if (level !== undefined) return `They are different URLs, but equivalent: ${level[1]}.`;
  return 'They are different URLs.';
}

const parts = [
  ...(['scheme', 'username', 'password', 'host', 'port', 'path', 'query', 'fragment'] as const),
];

/** Says which parts of two URLs are not the same, as the beginning of a sentence. */
function partsThatDiffer(a: Readonly<URLRecord>, b: Readonly<URLRecord>): string {
  const names = parts.filter((part) => JSON.stringify(a[part]) !== JSON.stringify(b[part]));
  const verb = names.length === 1 ? 'differs' : 'differ';
  return `The ${enumerated(names)} ${verb}`;
}

/** Both URLs, with the first difference marked. */
function difference(a: string, b: string, what: string): HTMLElement[] {
  const left = Array.from(a);
  const right = Array.from(b);
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  if (a === b) return [element('p', { class: 'result' }, element('code', {}, visible(a)))];
  let common = 0;
  const most = Math.min(left.length, right.length) - at;
  while (common < most && left[left.length - 1 - common] === right[right.length - 1 - common])
    common++;
  const draw = (characters: readonly string[]): HTMLElement => {
    const end = characters.length - common;
    const part = (from: number, to?: number) => visible(characters.slice(from, to).join(''));
    const mark = element('mark', {}, part(at, end));
    return element('p', { class: 'result' }, element('code', {}, part(0, at), mark, part(end)));
  };
  const start = left.slice(0, at).join('').length;
  return [
    draw(left),
    draw(right),
    element(
      'p',
      { class: 'quiet small' },
      `${what}, first in ${placeOf(start, start + 1)} of the URLs above.`,
    ),
  ];
}

function table(rows: readonly Row[]): HTMLElement {
  const items = rows.map(([name, meaning, isSame]) =>
    element(
      'li',
      { class: isSame ? 'same' : 'not-same' },
      element('strong', {}, isSame ? '=' : '≠'),
      element('span', {}, ` ${meaning}`),
      element('span', { class: 'quiet small' }, ` ${name}`),
    ),
  );
  return element('ul', { class: 'pair-rows' }, ...items);
}
