// Tests in a real browser: Chromium, which `npm run fetch -- browser` installs.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import test, { type ExecutionContext } from 'ava';
import type { Browser, BrowserContextOptions, Page, Response } from 'playwright-core';
import { launchChromium } from './chromium.js';
import { findChromium } from './find-chromium.js';

const screenshots = fileURLToPath(new URL('../../dist/screenshots/', import.meta.url));

/** Writes a screenshot of a page to dist/screenshots. */
async function takeScreenshot(page: Page, title: string): Promise<void> {
  mkdirSync(screenshots, { recursive: true });
  const path = join(screenshots, `${title.replace(/[^\w]+/g, '-')}.png`);
  await page.screenshot({ path, fullPage: true });
}

export type { Page, Response };

type BrowserTest = (t: ExecutionContext, page: Page) => Promise<void>;

interface Options extends BrowserContextOptions {
  /** What a page writes to its console about the faults that a test makes. */
  readonly expected?: RegExp;
}

/**
 * Declares tests that each get a page. A test also fails if the page throws, writes to its console, or makes a request
 * to another origin. A screenshot is written of a page whose test fails.
 */
export function createBrowserTest(
  address: () => string,
): (title: string, implementation: BrowserTest, options?: Options) => void {
  const executablePath = findChromium();
  let browser: Promise<Browser> | undefined;
  if (executablePath === null) throw new Error('There is no Chromium; see main.ts');
  test.after.always(async () => (await browser)?.close());
  return (title, implementation, { expected = /^(?!)/, ...options } = {}) => {
    test.serial(title, async (t) => {
      browser ??= launchChromium(executablePath);
      const context = await (await browser).newContext(options);
      const page = await context.newPage();
      const faults = watch(page, new URL(address()).origin);
      try {
        await implementation(t, page);
      } catch (error) {
        await takeScreenshot(page, title);
        throw error;
      }
      await context.close();
      t.deepEqual(
        faults.filter((fault) => !expected.test(fault)),
        [],
      );
    });
  };
}

/** Asserts that what is read from a page is `expected`, at once or soon: a page draws some of its parts later. */
export async function becomes<Value>(
  t: ExecutionContext,
  read: () => Promise<Value>,
  expected: Value,
  message?: string,
): Promise<void> {
  t.deepEqual(
    await readUntil(read, (value) => isDeepStrictEqual(value, expected)),
    expected,
    message,
  );
}

/** Asserts that a text that is read from a page matches an expression, at once or soon. */
export async function comesToMatch(
  t: ExecutionContext,
  read: () => Promise<string | null>,
  expected: RegExp,
  message?: string,
): Promise<void> {
  t.regex((await readUntil(read, (text) => expected.test(text ?? ''))) ?? '', expected, message);
}

/** Reads until a value is as wanted, or for twenty seconds. Returns what was read last. */
async function readUntil<Value>(
  read: () => Promise<Value>,
  isWanted: (value: Value) => boolean,
): Promise<Value> {
  const end = performance.now() + 20_000;
  let value = await read();
  while (!isWanted(value) && performance.now() < end) {
    await setTimeout(20);
    value = await read();
  }
  return value;
}

/** Counts how far parts of the page move by themselves, as browsers do for Cumulative Layout Shift. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const content = `
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) sum += hadRecentInput ? 0 : value;
      document.documentElement.dataset.shift = sum;
    }).observe({ type: 'layout-shift', buffered: true });`;
  await page.addInitScript({ content });
  return async () => Number((await page.locator('html').getAttribute('data-shift')) ?? 0);
}

function watch(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`threw ${error.message}`));
  page.on('console', (message) => faults.push(`wrote ${message.text()}`));
  page.on('request', (request) => {
    if (!/^data:/.test(request.url()) && new URL(request.url()).origin !== origin) {
      faults.push(`asked for ${request.url()}`);
    }
  });
  return faults;
}
