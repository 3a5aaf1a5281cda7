// Compares a million random references with Python's rfc3986 and rfc3987, with fast-uri and uri-js, and with Java's
// java.net.URI: whether they are valid, and what they resolve to. Each difference must have an explanation.

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  normalizeURI,
  parseIRI,
  parseIRIReference,
  parseURIReference,
  recompose,
  resolveReference,
  resolveURI,
} from '@urlkit/uri';
import { root, run, temporaryFolder } from '../../../../scripts/run.js';
import { runWherePossible } from '../../../../test/support/python-environment.js';
import { explain, type Reader } from './explanations.js';
import { type ReferenceAndBase, randomReferences } from './inputs.js';
import type { Answer } from './models/model.js';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
  },
});

const folder = join(root, 'extras/uri/test/readers');
const AT_ONCE = 50_000;
const MOST_SHOWN = 20;

/** For each reader, how often it agrees, and how often an explanation holds; and how often none does. */
const agreements = new Map<string, number>();
const explained = new Map<string, number>();
let unexplained = 0;

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function compare(reader: Reader, input: ReferenceAndBase, ours: Answer, theirs: Answer): void {
  const reasons = explain(reader, input, ours, theirs);
  if (reasons === null) reportUnexplained(reader, [...input, ours, theirs]);
  else if (reasons.length === 0) count(agreements, reader);
  else for (const reason of reasons) count(explained, `${reader}: ${reason}`);
}

function compareGrammars(input: ReferenceAndBase, ours: boolean, theirs: boolean): void {
  if (ours === theirs) count(agreements, 'rfc3987 (Python), grammar of URIs');
  else reportUnexplained('rfc3987 (Python), grammar of URIs', [...input, ours, theirs]);
}

function reportUnexplained(reader: string, difference: readonly unknown[]): void {
  unexplained++;
  if (unexplained <= MOST_SHOWN) console.error(`${reader}: ${JSON.stringify(difference)}`);
}

function iriTarget([reference, base]: ReferenceAndBase): Answer {
  const parsed = parseIRIReference(reference);
  const parsedBase = parseIRI(base);
  return parsed && parsedBase && recompose(resolveReference(parsed, parsedBase));
}

function normalized(text: Answer): Answer {
  return text === null ? null : normalizeURI(text);
}

function hex(text: string): string {
  return Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  ).join('');
}

function fromHex(text: string): string {
  return (text.match(/[\da-f]{4}/g) ?? [])
    .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
    .join('');
}

interface PythonAnswer {
  readonly rfc3986: readonly [isValid: boolean, target: string | null];
  readonly rfc3987: readonly [isURI: boolean, isIRI: boolean, target: string | null];
}

interface ScriptAnswer {
  readonly fastURI: string | null;
  readonly uriJS: string | null;
}

function parseLines<Line>(text: string): Line[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line): Line => JSON.parse(line));
}

async function compareAll(python: string): Promise<void> {
  await run('npm', ['ci', '--prefix', folder, '--silent', '--ignore-scripts']);
  const classes = temporaryFolder();
  await run('javac', ['-d', classes, join(folder, 'Readers.java')]);
  const inputs = randomReferences(Number(values.count), Number(values.seed));
  for (let start = 0; start < inputs.length; start += AT_ONCE) {
    const some = inputs.slice(start, start + AT_ONCE);
    const lines = some.map((input) => `${JSON.stringify(input)}\n`).join('');
    const texts = some.map((input) => `${input.map(hex).join(' ')}\n`).join('');
    const [ofPython, ofScripts, ofJava] = await Promise.all([
      run(python, [join(folder, 'readers.py')], { input: lines }),
      run('node', [join(folder, 'readers.js')], { input: lines }),
      run('java', ['-cp', classes, 'Readers'], { input: texts }),
    ]);
    const pythonAnswers = parseLines<PythonAnswer>(ofPython);
    const scriptAnswers = parseLines<ScriptAnswer>(ofScripts);
    const javaAnswers = ofJava.split('\n');
    for (const [index, input] of some.entries()) {
      const [reference, base] = input;
      const python = pythonAnswers[index];
      const scripts = scriptAnswers[index];
      const java = javaAnswers[index] ?? '';
      if (python === undefined || scripts === undefined || java === '') {
        throw new Error(`There is no answer for ${JSON.stringify(input)}`);
      }
      const isURI = parseURIReference(reference) !== null;
      const target = isURI ? resolveURI(reference, base) : null;
      compare('rfc3986 (Python)', input, target, python.rfc3986[1]);
      const [isTheirURI, , theirTarget] = python.rfc3987;
      compareGrammars(input, isURI, isTheirURI);
      compare('rfc3987 (Python)', input, iriTarget(input), theirTarget);
      compare('java.net.URI', input, target, java === '-' ? null : fromHex(java));
      // These two repair what is not valid.
      if (target === null) continue;
      compare('fast-uri', input, normalized(target), normalized(scripts.fastURI));
      compare('uri-js', input, normalized(target), normalized(scripts.uriJS));
    }
    console.log(`${start + some.length} references, ${unexplained} unexplained differences`);
  }
}

function report(): void {
  for (const [reader, number] of agreements) console.log(`${reader}: ${number} agree`);
  for (const [explanation, number] of explained) console.log(`${number} × ${explanation}`);
  if (unexplained > 0) process.exitCode = 1;
}

const environment = ['uris', join(folder, 'requirements.txt')] as const;
await runWherePossible(['java', 'javac'], environment, 'comparison of URIs', async (python) => {
  await compareAll(python);
  report();
});
