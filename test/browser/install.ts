// Installs Chromium by apt-get, for the tests of the pages.

import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.js';

const packages = ['chromium', 'fonts-dejavu-core', 'fonts-noto-core'];

function aptGet(...args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', args, { stdio: 'inherit', env });
}

if (findChromium() === null) {
  aptGet('update', '-q');
  aptGet('install', '-qy', '--no-install-recommends', ...packages);
}
const installed = findChromium();
if (installed === null) {
  console.error('There is no Chromium, and apt-get did not install one. Set CHROMIUM to its path.');
  process.exit(1);
}
console.log(`The pages are tested in ${installed}`);
