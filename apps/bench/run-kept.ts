// Measures what results keep in memory whose inputs were cut out of pages that the program no longer has.

import { setImmediate } from 'node:timers/promises';
import { registrableDomain } from '@urlkit/public-suffix';
import { URL as URLClass } from '@urlkit/url-api';
import { parseURL } from '@urlkit/url-parser';
import fastURI from 'fast-uri';
import { getDomain } from 'tldts';
import urlParse from 'url-parse';
import { URL as WHATWGURL } from 'whatwg-url';

/** In kilobytes for all pages. */
export type Kept = Readonly<Record<string, number>>;

const PAGES = 60;
const PAGE_LENGTH = 1_000_000;

const results: Readonly<Record<string, (link: string) => unknown>> = {
  'urlkit: new URL': (link) => new URLClass(link),
  'urlkit: new URL, href': (link) => new URLClass(link).href,
  'urlkit: new URL, hostname': (link) => new URLClass(link).hostname,
  'urlkit: parseURL': (link) => parseURL(link),
  'urlkit: registrableDomain': (link) => registrableDomain(link),
  'built-in: new URL': (link) => new URL(link),
  'built-in: new URL, hostname': (link) => new URL(link).hostname,
  'tldts: getDomain': (link) => getDomain(link),
  'whatwg-url: new URL, hostname': (link) => new WHATWGURL(link).hostname,
  'fast-uri: parse': (link) => fastURI.parse(link),
  'url-parse: hostname': (link) => urlParse(link).hostname,
};

function cutOut(index: number): string {
  const filler = 'x'.repeat(PAGE_LENGTH / 2);
  const link = `https://host-${index}.example.org/articles/2026/november/${index}?page=1`;
  const page = Buffer.from(`${filler}<a href="${link}">${filler}`, 'latin1').toString('latin1');
  return /href="([^"]*)"/.exec(page)?.[1] ?? '';
}

function liveBytes(): number {
  // What an expression has matched last holds a page, too.
  /a/.exec('a');
  for (let times = 0; times < 3; times++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function keep(resultOf: (link: string) => unknown, count: number): unknown[] {
  return Array.from({ length: count }, (_, index) => resultOf(cutOut(index)));
}

/** Returns the kilobytes that results for all pages hold. */
async function measure(resultOf: (link: string) => unknown): Promise<number> {
  // What an implementation allocates once is not counted.
  keep(resultOf, 2);
  // Nothing on the stack refers to a page any more.
  await setImmediate();
  const before = liveBytes();
  const all = keep(resultOf, PAGES);
  await setImmediate();
  const bytes = liveBytes() - before;
  if (all.includes(null)) throw new Error('A link has no result');
  return bytes / 1000;
}

const kept: Record<string, number> = {};
for (const [name, resultOf] of Object.entries(results)) kept[name] = await measure(resultOf);
console.log(JSON.stringify(kept));
