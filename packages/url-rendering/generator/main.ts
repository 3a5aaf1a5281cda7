// Writes the tables of @urlkit/url-rendering from Unicode's data.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { domainToASCII, domainToUnicode } from '@urlkit/idna';
import { readJSON } from '../../../scripts/workspace.js';
import { readFromICU } from '../../idna/generator/icu.js';
import { compareWithNewest } from '../../idna/generator/newest-version.js';
import { decompose } from '../../idna/generator/normalization.js';
import { unicodeVersion } from '../../idna/generator/source.js';
import {
  BASE,
  DIGIT,
  DIGITS,
  FIRST_SCRIPT,
  MARK,
  NOT_ALLOWED,
  SCRIPTS,
} from '../src/table-format.js';

const parseHex = (text: string): number => Number.parseInt(text, 16);

/** What Chromium leaves out: https://chromium.googlesource.com/chromium/src/+/main/docs/idn.md */
const { exceptions } = readJSON<{
  readonly exceptions: readonly { readonly ranges: readonly string[] }[];
}>(import.meta.dirname, 'policy.json');

/** The code points of a range such as `1F00..1FFF`, or of a single one. */
function* readRange(range: string): Generator<number> {
  const [first = '', last = first] = range.split('..');
  for (let c = parseHex(first); c <= parseHex(last); c++) yield c;
}

/** The kinds of the code points that are allowed in labels. */
async function readKinds(): Promise<ReadonlyMap<number, string>> {
  const allowed = new Map<number, string>();
  for (const [codePoint = '', category, scripts = ''] of await readFromICU('recommended')) {
    const flag = category === 'Nd' ? DIGIT : category === 'Mn' ? MARK : '.';
    const bits = SCRIPTS.flatMap((script, index) =>
      scripts.split(' ').includes(script) ? String.fromCharCode(FIRST_SCRIPT + index) : [],
    );
    allowed.set(parseHex(codePoint), flag + bits.join(''));
  }
  for (const range of exceptions.flatMap(({ ranges }) => ranges)) {
    for (const c of readRange(range)) allowed.delete(c);
  }
  return allowed;
}

// A mark, a right-to-left letter or a joiner is valid only in the company of others.
const frames: readonly string[] = ['', 'a', '\u05D0', '\u0915\u094D'];

/** Whether domains in Unicode can have it. */
function isValid(codePoint: number): boolean {
  const character = String.fromCodePoint(codePoint);
  return frames.some((frame) => {
    const domain = frame + character;
    const ascii = domainToASCII(domain);
    return ascii !== null && domainToUnicode(ascii) === domain;
  });
}

function writeNumber(number: number): string {
  let text = '';
  for (; number >= BASE; number = Math.floor(number / BASE)) text += DIGITS[BASE + (number % BASE)];
  return text + DIGITS[number];
}

const allowed = await readKinds();

/** The runs of code points of one kind; those that are not valid belong to the run before them. */
function findRuns(): readonly (readonly [start: number, kind: string])[] {
  const runs: [start: number, kind: string][] = [];
  for (let c = 0; c <= 0x10ffff; c++) {
    if ((c >= 0xd800 && c <= 0xdfff) || !isValid(c)) continue;
    const kind = allowed.get(c) ?? NOT_ALLOWED;
    const [start, last] = runs.at(-1) ?? [0, ''];
    if (kind !== last || (kind.startsWith(DIGIT) && c >= start + 10)) runs.push([c, kind]);
  }
  return runs;
}

function codePointsOf(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}

/** What a code point looks like, if any other that can be in names looks like that. */
async function findConfusables(
  sources: ReadonlySet<number>,
): Promise<readonly (readonly [number, number[]])[]> {
  const mappings = new Map<number, number[]>();
  for (const [source = '', target = ''] of await readFromICU('confusables')) {
    if (sources.has(parseHex(source))) {
      mappings.set(parseHex(source), target.split(' ').map(parseHex));
    }
  }
  const uses = new Map<number, number>();
  for (const source of sources) {
    for (const c of mappings.get(source) ?? [source]) uses.set(c, (uses.get(c) ?? 0) + 1);
  }
  return Array.from(mappings)
    .filter(([, target]) => target.length > 1 || (uses.get(target[0] ?? 0) ?? 0) > 1)
    .sort(([a], [b]) => a - b);
}

const runs = findRuns();
const counts = new Map<string, number>();
for (const [, kind] of runs) counts.set(kind, (counts.get(kind) ?? 0) + 1);
const kinds = Array.from(counts)
  .sort(([, a], [, b]) => b - a)
  .map(([kind]) => kind);

const shown = Array.from(allowed.keys()).filter(isValid);
const parts = shown.map((codePoint) => decompose(String.fromCodePoint(codePoint)));
const sources = new Set(codePointsOf(`${parts.join('')}-._`));

let last = 0;
let confusables = '';
for (const [source, target] of await findConfusables(sources)) {
  confusables += [source - last, target.length, ...target].map(writeNumber).join('');
  last = source;
}

const starts = [0, ...runs.map(([start]) => start)];
const lengths = runs.map(([start], index) => writeNumber(start - (starts[index] ?? 0)));
writeFileSync(
  join(import.meta.dirname, '../src/tables.ts'),
  `// Made from the data of Unicode ${unicodeVersion} by \`npm run write -- rendering\`.

/** The kinds of code points. */
export const kinds: string =
  '${kinds.join(' ')}';

/** The kind of each run of code points. */
export const kindsOfRuns: string =
  '${runs.map(([, kind]) => DIGITS[kinds.indexOf(kind)]).join('')}';

/** How far from the start of a run the next one starts. */
export const lengthsOfRuns: string =
  '${lengths.join('')}';

/** Code points, as distances from those before, the number of those that they look like, and these. */
export const confusables: string =
  '${confusables}';
`,
);
await compareWithNewest();
