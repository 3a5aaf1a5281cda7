import { type Browser, chromium } from 'playwright-core';

/** Starts a Chromium. */
export function launchChromium(executablePath: string): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
  return chromium.launch({ executablePath, args });
}
