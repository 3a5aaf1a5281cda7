// Recorded answers of the real parsers, for machines without them. Each line of the file is JSON: an input, its
// base if there is one, and the values of the fields (or null) for each dialect that takes such inputs.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRandom, type Emphasis, randomInput } from './inputs.js';
import { type Answer, fieldNames, type Input } from './protocol.js';
import { tricks } from './tricks.js';

const path = fileURLToPath(new URL('recorded-answers.ndjson', import.meta.url));

/** The values of the fields; null if the program refuses the input. */
export type Values = readonly (string | null)[] | null;

export interface Recorded extends Input {
  /** Answers by the name of the dialect. */
  readonly answers: Readonly<Record<string, Values>>;
}

/** The number of inputs without a base in the file. */
export const urlCount = 1_000;

/** The number of inputs with a base in the file. */
export const referenceCount = 400;

/** The tricks, and random inputs. */
export function chooseInputs(): Input[] {
  const random = createRandom(0xd1a1ec75);
  const inputs = new Map<string, Input>();
  const add = (input: Input) => inputs.set(JSON.stringify(input), input);
  const addRandom = (emphasis: Emphasis) => add(randomInput(random, emphasis));
  for (const url of tricks) add({ url });
  while (inputs.size < urlCount) addRandom(inputs.size % 2 === 0 ? 'authority' : 'path');
  while (inputs.size < urlCount + referenceCount) addRandom('reference');
  return [...inputs.values()];
}

export function writeRecording(recorded: readonly Recorded[]): void {
  writeFileSync(path, recorded.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

export function readRecording(): Recorded[] {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line): Recorded => JSON.parse(line));
}

export function toValues(answer: Answer): Values {
  return answer && fieldNames.map((name) => answer[name]);
}

export function toAnswer(values: Values): Answer {
  if (values === null) return null;
  const [scheme = null, username = null, password = null, host = null, port = null, ...rest] =
    values;
  const [path = null, query = null, fragment = null] = rest;
  return { scheme, username, password, host, port, path, query, fragment };
}
