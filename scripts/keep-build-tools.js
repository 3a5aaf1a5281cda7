// node scripts/keep-build-tools.js: removes from package.json what no build needs. A release is built once with and once
// without these, and both builds must be equal, so no test tool can change what is published. Needs no dependencies.

import { readFileSync, writeFileSync } from 'node:fs';

const buildTools = [
  ...['@rollup/plugin-node-resolve', '@types/node', 'esbuild', 'magic-string', 'oxc-parser'],
  ...['rollup', 'terser', 'tsx', 'typescript'],
];
const path = new URL('../package.json', import.meta.url);
const manifest = JSON.parse(readFileSync(path, 'utf8'));
const kept = buildTools.map((name) => [name, manifest.devDependencies[name]]);
manifest.devDependencies = Object.fromEntries(kept);
writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
