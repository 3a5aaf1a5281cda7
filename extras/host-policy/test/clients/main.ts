// npm run check -- clients: runs the programs of docs/checked-clients.md and docs/checked-servers.md, and the tests of fetchChecked
// with each major version of undici in its peer range, under each version of Node. Installs all of them.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from '../../../../scripts/run.js';
import { findNode, installEngine, installedPath } from '../../../../test/support/engine-cache.js';
import manifest from '../../package.json' with { type: 'json' };
import { testPrograms } from './programs.js';
import { testServers } from './servers.js';

const nodeVersions = ['20', '22', '24', '26'];
const undiciVersions = manifest.peerDependencies.undici.split(' || ');
const names = ['node', 'redirects', 'agents', 'request-filtering-agent', 'afterwards'];
const tests = names.map((name) => `extras/host-policy/test/${name}.test.ts`);

/** A version of undici that does not load: the message must say so. */
const unusable = `import { fetchChecked } from '@urlkit/host-policy/node';
const { message } = await fetchChecked('https://example.org/').catch((error) => error);
if (!/installed version of undici does not load in Node/.test(message)) throw new Error(message);`;

async function test(node: string, undici: string): Promise<string> {
  const name = `undici-${undici}`;
  await installEngine(name, `${name}@npm:undici@${undici}`);
  const env = {
    ...process.env,
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'use-undici.mjs'))}`,
    URLKIT_UNDICI: pathToFileURL(installedPath(name, 'index.js')).href,
  };
  const program = await findNode(node);
  const loads = await run(program, ['--eval', 'import(process.env.URLKIT_UNDICI)'], { env }).then(
    () => true,
    () => false,
  );
  if (!loads) {
    await run(program, ['--input-type=module', '--eval', unusable], { env });
    return 'does not load, and the error says so';
  }
  await run(program, ['node_modules/ava/entrypoints/cli.mjs', ...tests], { env, cwd: root });
  return 'passes';
}

if (!(await testPrograms())) process.exitCode = 1;
if (!(await testServers())) process.exitCode = 1;
for (const node of nodeVersions) {
  for (const undici of undiciVersions) {
    try {
      console.log(`  Node ${node}, undici ${undici}: ${await test(node, undici)}`);
    } catch (error) {
      console.error(`  Node ${node}, undici ${undici}: ${String(error)}`);
      process.exitCode = 1;
    }
  }
}
