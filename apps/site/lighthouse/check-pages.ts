// Runs Lighthouse on pages of the site.

import type { AddressInfo } from 'node:net';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { findChromium } from '../../../test/browser/find-chromium.js';
import { serveFolder } from '../../../test/support/static-server.js';
import { output } from '../scripts/paths.js';

/** Its policy lets it fetch nothing, so Lighthouse cannot read robots.txt from it. */
const LIVE_PAGE = '/live/';

const pages = [
  '/',
  LIVE_PAGE,
  '/guides/jobs.html',
  '/api/@urlkit/host/functions/parseHost.html',
  '/docs/errors.html',
  '/docs/benchmarks.html',
];
const LEAST_SCORE = 95;
/** Other work of the machine makes a page slower, but never faster: the best of some runs counts. */
const MOST_RUNS = 3;

/** Prints the scores of the pages. Returns what is too low, and why. */
export async function checkPages(): Promise<string[]> {
  const server = serveFolder(output);
  const chromeFlags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
  ];
  const chrome = await launch({ chromePath: findChromium() ?? '', chromeFlags });
  const problems: string[] = [];
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const page of pages) problems.push(...(await checkPage(address, page, chrome.port)));
  } finally {
    chrome.kill();
    server.close();
  }
  return problems;
}

async function checkPage(address: string, page: string, port: number): Promise<string[]> {
  const best = new Map<string, number>();
  let problems: string[] = [];
  for (let run = 0; run < MOST_RUNS; run++) {
    const result = (await lighthouse(address + page, flagsFor(page, port)))?.lhr;
    if (result === undefined) throw new Error(`Lighthouse gives no result for ${page}`);
    for (const { id, score } of Object.values(result.categories)) {
      best.set(id, Math.max(best.get(id) ?? 0, Math.round((score ?? 0) * 100)));
    }
    const low = new Set(Array.from(best).flatMap(([id, score]) => (score < LEAST_SCORE ? id : [])));
    problems = Array.from(low, (id) => `${page}: ${id} ${best.get(id)}\n${faults(result, id)}`);
    if (low.size === 0) break;
  }
  const scores = Array.from(best, ([id, score]) => `${id} ${score}`);
  console.log(`${page}: ${scores.join(', ')}`);
  return problems;
}

function flagsFor(page: string, port: number): Flags {
  return { port, logLevel: 'error', ...(page === LIVE_PAGE && { skipAudits: ['robots-txt'] }) };
}

/** The audits that lower the score of a category. */
function faults({ categories, audits }: Result, category: string): string {
  return (categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title, displayValue = '' }) => `  ${title} ${displayValue}`)
    .join('\n');
}
