// Answers of the real parsers for a thousand inputs, for machines without them. A line of the file is
// JSON: an input, and the values of the fields (or null) of each dialect.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRandom, randomInput } from './inputs.js';
import { type Answer, fieldNames } from './protocol.js';
import { tricks } from './tricks.js';

const path = fileURLToPath(new URL('recorded-answers.ndjson', import.meta.url));

type Values = readonly (string | null)[] | null;

export interface Recorded {
  readonly url: string;
  /** By the names of dialects. */
  readonly answers: Readonly<Record<string, Values>>;
}

/** The number of inputs in the file. */
export const recordedCount = 1_000;

/** The tricks, and random inputs. */
export function chooseInputs(): string[] {
  const random = createRandom(0xd1a1ec75);
  const inputs = new Set(tricks);
  while (inputs.size < recordedCount) {
    inputs.add(randomInput(random, inputs.size % 2 === 0 ? 'authority' : 'path'));
  }
  return [...inputs];
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
