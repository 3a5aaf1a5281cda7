// The program that runs inside an engine. It reads its data from a global variable, and leaves its
// report in another.

import { type Cases, runCases } from './cases.js';
import { randomHosts } from './random-hosts.js';
import { tests } from './shims/ava.js';
import { URL } from './shims/url-api.js';
import '../../packages/url-api/test/interfaces.test.js';
import '../../packages/url-api/test/search-params.test.js';
import '../../packages/url-api/test/url.test.js';

export interface Count {
  readonly passed: number;
  readonly total: number;
}

export interface Report {
  readonly cases: Count;
  readonly tests: Count;
  readonly longComponents: Count;
  /** A digest of the answers to all cases and to random hosts. */
  readonly answers: string;
  /** Nanoseconds for a URL that is parsed and serialized. */
  readonly time: number;
  readonly failures: readonly string[];
}

const failures: string[] = [];

function runTests(): Count {
  let passed = 0;
  for (const { title, run } of tests) {
    try {
      run();
      passed++;
    } catch (error) {
      failures.push(`${title}: ${String(error)}`);
    }
  }
  return { passed, total: tests.length };
}

// https://en.wikipedia.org/wiki/Fowler-Noll-Vo_hash_function
let hash = 0x811c9dc5;
function digest(answer: string): void {
  for (let index = 0; index < answer.length; index++) {
    hash = Math.imul(hash ^ answer.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ 0xffff, 0x01000193);
}

function countCases(cases: Cases): Count {
  let passed = 0;
  let total = 0;
  for (const outcome of runCases(URL, cases)) {
    total++;
    digest(outcome.answer);
    if (outcome.passed) passed++;
    else failures.push(outcome.title);
  }
  return { passed, total };
}

function tryHref(input: string): string {
  try {
    return new URL(input).href;
  } catch {
    return '';
  }
}

// Some engines keep a state for each repetition of a group, and run out of stack.
const LONG = 'a'.repeat(5_000_000);
function countLongComponents(): Count {
  const starts = ['data:,', 'http://h/', 'http://h/?', 'http://h/#', 'foo://h/?'];
  const changed = starts.filter((start) => tryHref(start + LONG) !== start + LONG);
  const url = new URL('http://h/');
  url.search = LONG;
  url.hash = LONG;
  if (url.href !== `http://h/?${LONG}#${LONG}`) changed.push('search and hash');
  for (const start of changed) failures.push(`${start}: 5,000,000 code units change`);
  const total = starts.length + 1;
  return { passed: total - changed.length, total };
}

const RANDOM_HOSTS = 20_000;
const inputs = [
  'https://example.com/',
  'https://example.com/path/to/page.html?query=string#fragment',
  'https://user@example.org:8080/a/../b/%7Efoo?q=1&r=2',
  'http://www.example.com/index',
];

function measure(): number {
  const start = Date.now();
  let count = 0;
  while (Date.now() - start < 300) {
    for (let index = 0; index < 250; index++) {
      for (const input of inputs) count += new URL(input).href.length > 0 ? 1 : 0;
    }
  }
  return Math.round(((Date.now() - start) * 1e6) / count);
}

const cases: Cases = JSON.parse(Reflect.get(globalThis, 'urlkitData'));
const caseCount = countCases(cases);
for (const host of randomHosts(RANDOM_HOSTS)) digest(tryHref(`https://${host}/`));
const report: Report = {
  cases: caseCount,
  tests: runTests(),
  longComponents: countLongComponents(),
  answers: (hash >>> 0).toString(16).padStart(8, '0'),
  time: measure(),
  failures,
};
Reflect.set(globalThis, 'urlkitReport', JSON.stringify(report));
