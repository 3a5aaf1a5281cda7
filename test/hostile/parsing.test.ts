import { URL } from '@urlkit/url-api';
import test from 'ava';
import { URL as OracleURL } from 'whatwg-url';
import { nullForTypeError } from '../support/oracle.js';
import { checkTenMegabytes } from '../support/repetition.js';

const units = ['/', '@', '../', '%', '.', ':', '7', '[', ']', 'a=&', '\t', ' ', '\\'];

const positions = new Map<string, (repeated: string) => string>([
  ['scheme', (repeated) => `a${repeated}://h/`],
  ['authority', (repeated) => `https://${repeated}@h/`],
  ['host', (repeated) => `https://h${repeated}h/`],
  ['IPv6 address', (repeated) => `https://[${repeated}]/`],
  ['opaque host', (repeated) => `a://${repeated}/`],
  ['port', (repeated) => `https://h:${repeated}/`],
  ['path', (repeated) => `https://h/${repeated}`],
  ['opaque path', (repeated) => `a:${repeated}`],
  ['file path', (repeated) => `file:///C:/${repeated}`],
  ['query', (repeated) => `https://h/?${repeated}`],
  ['fragment', (repeated) => `https://h/#${repeated}`],
]);

let combinations = 0;

for (const [position, put] of positions) {
  test(`ten megabytes in the ${position}`, (t) => {
    for (const unit of units) {
      checkTenMegabytes(
        t,
        unit,
        (repeated) => URL.parse(put(repeated))?.href,
        (repeated) => nullForTypeError(() => new OracleURL(put(repeated)).href) ?? undefined,
      );
      combinations++;
    }
  });
}

test.after('everything was tried everywhere', (t) => {
  t.is(combinations, 143);
});

test('two million marks out of order in a host', (t) => {
  const hrefOf = (host: string): string | undefined => URL.parse(`https://a${host}/`)?.href;
  for (const count of [100, 100_000, 1_000_000]) {
    const [above, below] = ['\u0301'.repeat(count), '\u0323'.repeat(count)];
    const href = hrefOf(below + above);
    // Punycode has no form for the longest.
    t.is(href !== undefined, count < 1_000_000);
    t.true(hrefOf(above + below) === href);
    t.true(hrefOf('\u0301\u0323'.repeat(count)) === href);
  }
});

test('ten megabytes relative to a base', (t) => {
  const base = 'https://h/a/b?c';
  for (const unit of ['/', '../', '\\', '%2e%2e/', ':', '?']) {
    checkTenMegabytes(
      t,
      unit,
      (repeated) => URL.parse(`x/${repeated}y`, base)?.href,
      (repeated) => new OracleURL(`x/${repeated}y`, base).href,
    );
  }
});

test('the constructor throws a TypeError for ten megabytes', (t) => {
  for (const unit of ['@', ':', '7', '[']) {
    t.throws(() => new URL(`https://h:${unit.repeat(10 * 2 ** 20)}/`), { instanceOf: TypeError });
  }
});
