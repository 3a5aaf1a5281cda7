// npm run check -- incumbents NAME PATH: runs the tests of a package, from a checkout of its repository with the data that they
// need, on the shim that replaces it.

import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root, run } from '../../scripts/run.js';
import { readPackages } from '../../scripts/workspace.js';

const names = readPackages().flatMap(({ folder, isShim }) => (isShim ? [folder] : []));
const [name = '', path = ''] = process.argv.slice(2);
const checkout = resolve(process.env['INIT_CWD'] ?? '.', path);
if (!names.includes(name) || !existsSync(join(checkout, 'test'))) {
  console.error('Usage: npm run check -- incumbents NAME PATH');
  console.error(
    `NAME is ${names.join(', ')}; PATH is a checkout of the repository of the package.`,
  );
  process.exit(2);
}

// From there, tests find the shim.
const folder = mkdtempSync(join(root, 'node_modules/.incumbent-'));
try {
  for (const part of ['test', 'scripts', 'package.json']) {
    const from = join(checkout, part);
    if (existsSync(from)) cpSync(from, join(folder, part), { recursive: true });
  }
  writeFileSync(join(folder, 'index.js'), `module.exports = require('@urlkit/${name}');\n`);
  const files = readdirSync(join(folder, 'test')).filter((file) => file.endsWith('.js'));
  const args = ['--test', '--test-reporter=tap', ...files.map((file) => join('test', file))];
  const output = await run(process.execPath, args, { cwd: folder });
  console.log(output.match(/^# (?:tests|pass|fail) .*$/gm)?.join('\n'));
} catch (error) {
  const failed = String(error).match(/^ *not ok .*|^ +error: .*/gm);
  console.error(failed?.join('\n') ?? error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
