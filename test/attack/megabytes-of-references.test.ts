// Passes megabytes of one unit through every step.

import { parseURL } from '@urlkit/url-parser';
import {
  type ParserMode,
  parseReference,
  parseResolveAndNormalize,
  printReference,
  relativize,
  URLReference,
} from '@urlkit/url-reference';
import { serializeURL } from '@urlkit/url-serializer';
import test from 'ava';
import { hostileLength } from '../support/repetition.js';

const inputs: readonly (readonly [start: string, unit: string])[] = [
  ['http://h', '/'],
  ['http://h/', 'a/'],
  ['http://h/', '../'],
  ['http://h', '/%2e'],
  ['http://h/', '%'],
  ['http://', 'a@'],
  ['http://u', ':'],
  ['http:', '\\'],
  ['http://h/?', '?'],
  ['http://h/#', '#'],
  ['http://', '1.'],
  ['http://h/', 'é'],
  ['http://h/', '\t'],
  ['file:///', 'C|/'],
  ['file:///', './C|/../'],
  ['foo:', ' '],
  ['foo:', '../'],
  ['foo:/', './/'],
  ['foo', '+'],
];

for (const [start, unit] of inputs) {
  test(`${start} and megabytes of ${JSON.stringify(unit)} give the expected result`, (t) => {
    const input = start + unit.repeat(Math.ceil(hostileLength / unit.length));
    const record = parseURL(input);
    const url = parseResolveAndNormalize(input);
    t.true((url && printReference(url)) === (record && serializeURL(record)));
  });
}

const references: readonly (readonly [unit: string, mode: ParserMode])[] = [
  ['a', 'web'],
  ['../', 'web'],
  ['./C|/../', 'file'],
  ['a/../', 'generic'],
  [':', 'web'],
  ['\ud800', 'web'],
];

for (const [unit, mode] of references) {
  test(`a relative reference of ${JSON.stringify(unit)} in ${mode}-mode gives the expected result`, (t) => {
    const input = unit.repeat(Math.ceil(hostileLength / unit.length));
    const url = parseReference(input, { mode });
    t.truthy(url);
    if (url === null) return;
    t.true(printReference(url, { mode, unicode: true }).length >= input.length);
    const again = new URLReference(url, { mode });
    t.true(again.normalize().normalize().equals(again, 'percent-coding'));
    t.is(parseReference(input, { mode, strict: true }) === null, /[|\ud800]/.test(unit));
  });
}

test('megabytes are relativized', (t) => {
  const base = parseResolveAndNormalize(`http://h/${'a/'.repeat(hostileLength / 4)}`);
  const target = parseResolveAndNormalize(`http://h/${'b/'.repeat(hostileLength / 4)}`);
  const relative = base && target && relativize(target, base);
  t.is(relative?.dirs.length, hostileLength / 2);
});
