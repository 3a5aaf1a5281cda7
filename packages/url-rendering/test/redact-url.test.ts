import { isSecretName, redactURL, secretRanges } from '@urlkit/url-rendering';
import test from 'ava';
import {
  publicNames,
  publicValues,
  secretNames,
  secretValues,
  webhooks,
} from '../../../test/support/secrets.js';

test('200 names are secret, and 200 are not', (t) => {
  t.deepEqual([new Set(secretNames).size >= 200, new Set(publicNames).size >= 200], [true, true]);
  for (const name of secretNames) t.true(isSecretName(name), name);
  for (const name of publicNames) t.false(isSecretName(name), name);
});

test('values are secret by their form', (t) => {
  for (const value of secretValues) {
    t.is(redactURL(`https://h/?x=${value}&y=1#z`), 'https://h/?x=REDACTED&y=1#z', value);
  }
  for (const value of publicValues) {
    t.is(redactURL(`https://h/?x=${value}&y=1`), `https://h/?x=${value}&y=1`, value);
  }
});

test('the paths of webhooks are secret', (t) => {
  for (const [url, part] of webhooks) {
    const redacted = redactURL(url);
    t.false(redacted.includes(part), redacted);
    t.regex(redacted, /^https:\/\/[\w.-]+\/.*REDACTED/);
  }
});

test('what the parser reads as a password is secret', (t) => {
  const passwords = ['pw', 'p"w', 'p<w', 'p>w', 'p`w', 'p w', 'p&w', "p'w", 'p@w', 'p:w', 'p|w'];
  for (const password of passwords) {
    for (const scheme of ['https', 'redis', 'ftp']) {
      const url = `${scheme}://user:${password}@h.example/a?b=1`;
      t.is(redactURL(url), `${scheme}://REDACTED@h.example/a?b=1`);
    }
  }
});

test('ranges are those of what is written', (t) => {
  const url = 'https:\\/\\/u:p\\u0040h\\/?a=1\\u0026token=S\\u0026b=2';
  t.deepEqual(
    secretRanges(url).map(({ start, end }) => url.slice(start, end)),
    ['u:p', 'S'],
  );
});

test('an authorization code is secret, and other codes are not', (t) => {
  t.is(redactURL('https://h/callback?code=S&state=x'), 'https://h/callback?code=REDACTED&state=x');
  t.is(redactURL('https://h/?code=404'), 'https://h/?code=404');
  const digest = 'https://h/app.js?v=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b';
  t.is(redactURL(digest), digest);
  t.is(redactURL('https://h/?has_password=true'), 'https://h/?has_password=true');
});
