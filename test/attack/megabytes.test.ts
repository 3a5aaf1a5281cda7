import { URL } from '@urlkit/url-api';
import test from 'ava';
import { URL as OracleURL } from 'whatwg-url';
import { settableAttributes } from '../support/attributes.js';
import { nullForTypeError } from '../support/oracle.js';
import { checkMegabytes, hostileLength } from '../support/repetition.js';
import { show } from '../support/show.js';

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
  test(`megabytes in the ${position} give the expected result`, (t) => {
    for (const unit of units) {
      checkMegabytes(
        t,
        unit,
        (repeated) => URL.parse(put(repeated))?.href,
        (repeated) => nullForTypeError(() => new OracleURL(put(repeated)).href) ?? undefined,
      );
      combinations++;
    }
  });
}

test('ten megabytes in each position give the expected result', (t) => {
  for (const put of positions.values()) {
    checkMegabytes(
      t,
      '%',
      (repeated) => URL.parse(put(repeated))?.href,
      (repeated) => nullForTypeError(() => new OracleURL(put(repeated)).href) ?? undefined,
      10 * 2 ** 20,
    );
  }
});

test.after('every unit was tried in every position', (t) => {
  t.is(combinations, 143);
});

test('hundreds of thousands of unsorted marks in a host give the expected result', (t) => {
  const hrefOf = (host: string): string | undefined => URL.parse(`https://a${host}/`)?.href;
  for (const count of [100, 100_000, 300_000]) {
    const [above, below] = ['\u0301'.repeat(count), '\u0323'.repeat(count)];
    const href = hrefOf(below + above);
    // The longest exceeds the limits of Punycode.
    t.is(href !== undefined, count < 300_000, show(count));
    t.true(hrefOf(above + below) === href, show(count));
    t.true(hrefOf('\u0301\u0323'.repeat(count)) === href, show(count));
  }
});

test('megabytes relative to a base give the expected result', (t) => {
  const base = 'https://h/a/b?c';
  for (const unit of ['/', '../', '\\', '%2e%2e/', ':', '?']) {
    checkMegabytes(
      t,
      unit,
      (repeated) => URL.parse(`x/${repeated}y`, base)?.href,
      (repeated) => new OracleURL(`x/${repeated}y`, base).href,
    );
  }
});

test('the constructor throws a TypeError for megabytes', (t) => {
  for (const unit of ['@', ':', '7', '[']) {
    t.throws(() => new URL(`https://h:${unit.repeat(hostileLength)}/`), { instanceOf: TypeError });
  }
});

const href = 'https://user@host:1/path?query#fragment';

for (const attribute of settableAttributes) {
  test(`setting ${attribute} to megabytes gives the expected result`, (t) => {
    for (const unit of ['/', ':', '@', 'a=&']) {
      const [run, oracle] = [URL, OracleURL].map((Class) => (repeated: string) => {
        const url = new Class(href);
        nullForTypeError(() => {
          url[attribute] = repeated;
        });
        return url.href;
      });
      if (run && oracle) checkMegabytes(t, unit, run, oracle);
    }
  });
}
