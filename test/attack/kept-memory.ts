// Calls every public function with texts that are cut out of pages, keeps the results, and prints which of them keep the pages, too.
// Runs with --expose-gc.

import { stepOf } from '../support/long-run.js';
import { type PublicExport, publicExports, shapeOf } from './public-functions.js';

/** Lengths of pages: to find suspects, and to tell pages from what an engine allocates for itself. */
const SHORT = 2 ** 16;
const LONG = 2 ** 19;
const COUNT = 3;

const urls = [
  'https://some-user:a-long-password@sub-domain.example.org:8080/a-long-path-segment/another-segment?first-parameter=first-long-value&second-parameter=other#a-long-fragment',
  'HTTPS://Sub-Domain.Example.org:443/a-long-path-segment/../b c?first parameter=first-long-value',
  'unknown-scheme:an-opaque-path-that-is-long?first-parameter=first-long-value#a-long-fragment',
  'https://sub-domain.example.org/a-long-path-segment/another-segment/../',
];
const others = [
  'sub-domain-of.example-organization.org',
  'a-long-path-segment/another-long-segment?query=long-value-1',
];

const cuts: Readonly<Record<string, (page: string, start: number, end: number) => string>> = {
  slice: (page, start, end) => page.slice(start, end),
  'slice of a slice': (page, start, end) => page.slice(start - 20, end + 20).slice(20, -20),
  concatenation: (page, start, end) => page.slice(start, start + 14) + page.slice(start + 14, end),
};

function cutOut(text: string, cut: string, index: number, length: number): string {
  const filler = 'x'.repeat(length / 2);
  const page = Buffer.from(`${filler}${index}${text}${filler}`, 'latin1').toString('latin1');
  const start = filler.length + String(index).length;
  return (cuts[cut] ?? cuts['slice'])?.(page, start, start + text.length) ?? '';
}

function heapUsed(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

/** Returns how many of the pages the results keep: more than 0 if they keep what they do not need. */
function keptPages(
  found: PublicExport,
  texts: readonly string[],
  names: readonly string[],
  length: number,
): number {
  const shape = shapeOf(found) ?? ((call, text) => call(text));
  const results: unknown[] = [];
  const keep = (...args: readonly unknown[]): unknown => {
    const result: unknown = Reflect.apply(found.value as () => unknown, undefined, args);
    results.push(result);
    return result;
  };
  const run = (first: number, count: number): void => {
    for (let index = first; index < first + count; index++) {
      for (const text of texts) for (const cut of names) attempt(cutOut(text, cut, index, length));
    }
  };
  // Not every function takes every text.
  const attempt = (text: string): void => {
    try {
      results.push(shape(keep, text));
    } catch {}
  };
  // Fills caches that keep one text.
  run(0, 1);
  results.length = 0;
  const before = heapUsed();
  run(1, COUNT);
  const kept = heapUsed() - before;
  return results.length === 0 ? 0 : kept / length;
}

const leaks: string[] = [];
let index = 0;
let count = 0;
for (const found of await publicExports()) {
  if (typeof found.value !== 'function') continue;
  // Collecting garbage takes long.
  if (index++ % stepOf(12) > 0) continue;
  count++;
  const texts = [...urls, ...others];
  const names = Object.keys(cuts);
  if (keptPages(found, texts, names, SHORT) < COUNT - 1) continue;
  for (const text of texts) {
    for (const cut of names) {
      if (keptPages(found, [text], [cut], LONG) >= COUNT - 1) {
        leaks.push(`${found.name}: ${cut} of ${text.slice(0, 20)}`);
      }
    }
  }
}
console.log(JSON.stringify({ count, leaks }));
