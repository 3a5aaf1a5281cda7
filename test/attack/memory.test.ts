// The memory of functions that keep long lists or texts: comparisons and rendering of hosts in Unicode, IDNA of
// characters that are replaced by several and of many short labels, the tokens of short parameters, and octets to replace.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { isLongRun } from '../support/long-run.js';
import { heapOption } from './heap.js';

// What Node and the packages take, and what a call may take for a short text, in MiB.
const BASELINE = 13;

const script = fileURLToPath(new URL('call-with-text.js', import.meta.url));

type Case = readonly [name: string, prefix: string, unit: string, bytesPerUnit: number];

// Comparisons take up to 20 MB for the longest text that they take.
const comparisons: readonly Case[] = [['compare', 'http://', '\u3316', 320]];

const LONGEST_COMPARISON = 2 ** (isLongRun ? 16 : 13) - 'http://'.length;

// Numbers of typed arrays are not in the heap. IDNA takes eight bytes for each code point that it maps to.
const conversions: readonly Case[] = [
  ['domainToASCII', '', '\ufb2c', 36],
  ['domainToASCII', '', '\ufdfa', 60],
  ['domainToASCII', '', 'é.', 60],
  ['domainToASCII', 'a', '\u0897\u0301', 60],
  ['domainToUnicode', 'xn--', 'a', 60],
  ['explainDomainFailure', '', '.', 60],
  ['explainDomainFailure', '', 'a.', 60],
  ['explainDomainFailure', '', '\ufb2c', 36],
  ['tokens', '', 'a&', 60],
];

const longerTexts: readonly Case[] = [
  ['renderURL', 'http://', '\u3316', 60],
  ['renderURL', 'http://h/', 'é', 60],
  ['renderURL', 'file:///', '\ufffd', 60],
];

// Engines keep all matches of an expression, and all parts of a text that is split.
const replacements: readonly Case[] = [
  ['surt', 'http://h/', '%41', 6],
  ['surt', 'http://h/', '//a', 6],
  ['normalizeURI', 'http://h/', '%41', 6],
];

for (const [cases, length] of [
  [comparisons, LONGEST_COMPARISON],
  [conversions, 2 ** (isLongRun ? 18 : 17)],
  [longerTexts, 2 ** (isLongRun ? 20 : 17)],
  [replacements, 2 ** 21],
] as const) {
  for (const [name, prefix, unit, bytesPerUnit] of cases) {
    const text = JSON.stringify(prefix + unit);
    test(`${name} of ${length} code units, ${text}…, takes at most ${bytesPerUnit} bytes per code unit`, (t) => {
      const option = heapOption(length, bytesPerUnit, BASELINE);
      const args = [option, script, name, prefix, unit, `${length / unit.length}`];
      t.is(spawnSync(process.execPath, args).status, 0);
    });
  }
}
