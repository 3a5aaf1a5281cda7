// Tests that properties of Object.prototype change no result.

import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { constants, createContext, runInContext } from 'node:vm';
import test, { type ExecutionContext } from 'ava';
import { parseSync, Visitor } from 'oxc-parser';
import { readPackages } from '../../scripts/workspace.js';
import { isLongRun, sample } from '../support/long-run.js';
import { show } from '../support/show.js';
import { bundleCalls } from './pollution/bundle-calls.js';

// Names that the language itself reads: in property descriptors, in options of errors, in objects that become
// JSON, and as indices after the end of strings and arrays.
const readByTheLanguage = [
  ...['get', 'set', 'value', 'writable', 'enumerable', 'configurable', 'cause', 'toJSON'],
  ...['throw', 'next', 'done', 'then', 'index', 'groups', 'lastIndex', 'flags', 'raw'],
  ...['-1', '0', '1', '2', '3', '4', '5', '6', '7', '8'],
];

/** Returns every property name in the built packages, and every string that may be one. */
function namesInSources(): string[] {
  const names = new Set(readByTheLanguage);
  const add = (name: unknown): void => {
    if (typeof name === 'string' && /^[\w$-]{1,40}$/.test(name)) names.add(name);
  };
  const visitor = new Visitor({
    MemberExpression: ({ property }) => add('name' in property ? property.name : null),
    Property: ({ key }) => add('name' in key ? key.name : null),
    Literal: ({ value }) => add(value),
  });
  for (const file of builtFiles()) {
    visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program);
  }
  // The language calls `return` of the iterator of an array if a pattern does not take all elements.
  names.delete('return');
  return Array.from(names).filter((name) => !(name in Object.prototype));
}

function builtFiles(): string[] {
  return readPackages().flatMap(({ path }) => {
    const folder = `${path}/dist/`;
    const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
    return files.map((file) => folder + file);
  });
}

const pollutants = [
  `{
    scheme: 'https', username: 'u', password: 'p', host: { kind: 'domain', value: 'polluted' },
    port: 81, path: ['polluted'], query: 'polluted', fragment: 'polluted',
  }`,
  "() => 'polluted'",
  "'host'",
  "'https'",
  "['host']",
  '81',
  'true',
];

/** What iterators call or test. */
const iteratorPollutants = ["() => 'polluted'", 'true'];

const scripts = [await bundleCalls(), await bundleCalls('reader-calls.ts')] as const;

/** A realm with its own Object.prototype, which gets a set of properties. */
class Realm {
  readonly #context = createContext(constants.DONT_CONTEXTIFY);

  load(script: string): void {
    runInContext(script, this.#context);
  }

  /** Gives Object.prototype these properties, and takes those of earlier calls from it. */
  pollute(names: readonly string[], pollutant: string): void {
    this.#removeProperties(`!${JSON.stringify(names)}.includes(name)`);
    runInContext(
      `for (const name of ${JSON.stringify(names)}) Object.prototype[name] = ${pollutant};`,
      this.#context,
    );
  }

  // The more code a realm has run, the longer this takes. So most properties stay until others are wanted.
  #removeProperties(condition: string): void {
    runInContext(
      `for (const name of Object.keys(Object.prototype)) if (${condition}) delete Object.prototype[name];`,
      this.#context,
    );
  }

  /** Returns the result of each call as JSON. The properties that are read to write it are removed before. */
  observe(): string[] {
    const results: unknown[] = runInContext('observe()', this.#context);
    this.#removeProperties(`${JSON.stringify(readByTheLanguage)}.includes(name)`);
    return Array.from(results, (result) => JSON.stringify(result) ?? 'undefined');
  }
}

type Observe = (names: readonly string[], pollutant: string) => string[];

const names = namesInSources();
const realms = scripts.map((script) => {
  const loaded = new Realm();
  loaded.load(script);
  return { script, loaded, expected: loaded.observe() };
});

/** Looks for names that change a result, in groups. Halves a group that changes one, as long as a half of it does. */
function checkNames(
  t: ExecutionContext,
  expected: readonly string[],
  tried: readonly string[],
  observe: Observe,
): void {
  const size = isLongRun ? 64 : names.length;
  for (const pollutant of tried) {
    const changesOf = (group: readonly string[]): string[] =>
      observe(group, pollutant).filter((result, index) => result !== expected[index]);
    for (let start = 0; start < names.length; start += size) {
      let group = names.slice(start, start + size);
      let changes = changesOf(group);
      const message = (): string => `${group} = ${pollutant} changes a result to ${changes[0]}`;
      while (changes.length > 0) {
        const middle = group.length >> 1;
        const halves: string[][] = [group.slice(0, middle), group.slice(middle)];
        const half = halves.find((names) => middle > 0 && changesOf(names).length > 0);
        if (half === undefined) break;
        group = half;
        changes = changesOf(half);
      }
      t.is(changes.length, 0, message().slice(0, 500));
    }
  }
}

test('there are names and results', (t) => {
  t.true(names.length > 300);
  for (const [index, count] of [800, 100].entries()) {
    const results = realms[index]?.expected ?? [];
    t.true(results.length > count, show(index, count));
    t.true(
      results.filter((result) => result.includes('thrown')).length < results.length / 8,
      show(index, count),
    );
  }
});

test('a property that is added to Object.prototype after loading changes nothing', (t) => {
  for (const { loaded, expected } of realms) {
    checkNames(t, expected, pollutants, (group, pollutant) => {
      loaded.pollute(group, pollutant);
      return loaded.observe();
    });
  }
});

test('a property that is added to Object.prototype before loading changes nothing', (t) => {
  for (const { script, expected } of realms) {
    checkNames(t, expected, sample(pollutants, 1), (group, pollutant) => {
      const realm = new Realm();
      realm.pollute(group, pollutant);
      realm.load(script);
      return realm.observe();
    });
  }
});

test('a property that iterators read, added alone, changes nothing', (t) => {
  for (const { loaded, expected } of realms) {
    for (const name of ['throw', 'next', 'done', 'value']) {
      for (const pollutant of isLongRun ? pollutants : iteratorPollutants) {
        loaded.pollute([name], pollutant);
        t.true(isDeepStrictEqual(loaded.observe(), expected), `${name} = ${pollutant}`);
      }
    }
  }
});

test('an added method return is called, but changes no result', (t) => {
  const pollutant = '() => { globalThis.calls = (globalThis.calls ?? 0) + 1; return {}; }';
  for (const { loaded, expected } of realms) {
    loaded.pollute(['return'], pollutant);
    t.deepEqual(loaded.observe(), expected);
  }
});
