// Compares the steps of the parser with the states of whatwg-url, which reads one code point at a time.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { type ParserStep, parserSteps } from '@urlkit/parser-steps';
import test from 'ava';
import { grammarInput, mutationsOf, type ParserInput } from '../../../test/support/arbitraries.js';
import { checkProperty } from '../../../test/support/property.js';
import { readInputs, wpt } from '../../../test/support/wpt.js';

/** A state, where the parser enters it, and the last code point at which the parser is in it. */
interface Visit {
  readonly state: string;
  readonly start: number;
  last: number;
}

interface StateMachine {
  readonly pointer: number;
  readonly url: object;
  readonly failure: boolean;
  readonly input: readonly number[];
}

type StateMachineClass = new (input: string, base: object | null) => StateMachine;

const StateMachine = loadStateMachine();
let visits: Visit[] = [];

// The class is not exported.
function loadStateMachine(): StateMachineClass {
  const require = createRequire(import.meta.url);
  const file = require.resolve('whatwg-url/lib/url-state-machine.js');
  const code = `${readFileSync(file, 'utf8')}\nreturn URLStateMachine;`;
  const found = compileFunction(code, ['module', 'exports', 'require'])(
    { exports: {} },
    {},
    createRequire(file),
  );
  for (const name of Object.keys(found.prototype)) {
    if (!name.startsWith('parse ')) continue;
    const parse = found.prototype[name];
    found.prototype[name] = function (this: StateMachine, ...args: readonly unknown[]) {
      visit(name.slice('parse '.length), this.pointer);
      return parse.apply(this, args);
    };
  }
  return found;
}

function visit(state: string, pointer: number): void {
  const last = visits.at(-1);
  if (last?.state === state) last.last = pointer;
  else visits.push({ state, start: pointer, last: pointer });
}

/** The steps of whatwg-url; null if the base does not parse. */
function theirSteps(input: string, base: string | undefined): string[] | null {
  const parsedBase = base === undefined ? null : new StateMachine(base, null);
  if (parsedBase?.failure) return null;
  visits = [];
  const { input: codePoints, failure } = new StateMachine(input, parsedBase?.url ?? null);
  const offset = (index: number) => String.fromCodePoint(...codePoints.slice(0, index)).length;
  return visits.map(({ state, start, last }, index) => {
    const next = visits[index + 1];
    const end = next !== undefined && next.start > last ? next.start : last;
    const isFailure = failure && next === undefined;
    return `${state} ${offset(start)}-${offset(end)}${isFailure ? ' fails' : ''}`;
  });
}

function describeStep({ state, start, end, error }: ParserStep): string {
  return `${state} ${start}-${end}${error === null ? '' : ' fails'}`;
}

function prepare(input: string): string {
  return input.replace(/[\t\n\r]/g, '').replace(/^[\0- ]+|[\0- ]+$/g, '');
}

function compareSteps({ input, base }: ParserInput): void {
  const text = prepare(input);
  const ours = parserSteps(text, { base })?.map(describeStep) ?? null;
  assert.deepEqual(ours, theirSteps(text, base));
}

wpt.test('mutations of web-platform inputs go through the same states', (t) => {
  checkProperty(t, 2_000, mutationsOf(readInputs()), compareSteps);
});

test('inputs by the grammar of URLs go through the same states', (t) => {
  checkProperty(t, 2_000, grammarInput, compareSteps);
});

test('ranges are those of the input as it is passed', (t) => {
  const steps = parserSteps(' \thttp://e\nxample/ ') ?? [];
  t.deepEqual(steps.map(describeStep), [
    ...['scheme start 2-3', 'scheme 3-7', 'special authority slashes 7-9'],
    ...['special authority ignore slashes 9-9', 'authority 9-17', 'host 9-17'],
    ...['path start 17-18', 'path 18-18'],
  ]);
});

test('a step names the validation error with which the parser fails', (t) => {
  const last = (input: string) => parserSteps(input)?.at(-1);
  t.like(last('http://h:1x/'), { state: 'port', start: 9, end: 10, error: 'port-invalid' });
  t.like(last('x'), { state: 'no scheme', error: 'missing-scheme-non-relative-URL' });
  t.is(last('data:x')?.error, null);
  t.is(parserSteps('x', { base: 'y' }), null);
});
