// The settings of conditions in docs/guides/engines.md, beside a package that needs the conditions that a tool has by default. Those
// of tools that the repository installs anyway are in test/bundles, and that of Expo is in templates.ts.

import { readFileSync } from 'node:fs';
import { runNode } from './engines.js';
import type { Project } from './project.js';

const guide = readFileSync(new URL('../../docs/guides/engines.md', import.meta.url), 'utf8');

/** The settings of a tool: the first is the usual one. */
function settingsOf(tool: string): string[] {
  const row = guide.split('\n').find((line) => new RegExp(`^\\| [^|]*\\b${tool}\\b`).test(line));
  return Array.from(row?.matchAll(/`([^`]+)`/g) ?? [], ([, setting = '']) => setting);
}

export function settingOf(tool: string): string {
  const [setting = ''] = settingsOf(tool);
  return setting;
}

const EXPECTED = 'own null';
const body = "which + ' ' + domainToASCII('ü.example')";

/** Writes a package with a module for a condition, in both module systems. */
export function writePackage(
  project: Project,
  condition: string,
  folder = `node_modules/for-${condition}`,
): void {
  const files = (which: string) => ({ import: `./${which}.mjs`, default: `./${which}.cjs` });
  project.write(`${folder}/package.json`, {
    ...{ name: `for-${condition}`, version: '1.0.0' },
    exports: { [condition]: files('own'), default: files('other') },
  });
  for (const which of ['own', 'other']) {
    project.write(`${folder}/${which}.mjs`, `export const which = '${which}';`);
    project.write(`${folder}/${which}.cjs`, `exports.which = '${which}';`);
  }
}

const programFor = (condition: string): string =>
  `import { domainToASCII } from '@urlkit/idna';
   import { which } from 'for-${condition}';
   console.log(${body});`;

const testFor = (imports: string): string =>
  `${imports}
   test('conditions', () => { expect(${body}).toBe('${EXPECTED}'); });`;

async function checkOutput(project: Project, tool: string, file: string): Promise<void> {
  const output = (await project.run(process.execPath, [file])).trim();
  if (output !== EXPECTED) throw new Error(`${tool}: ${output}`);
}

async function checkVite(project: Project, folder: string): Promise<void> {
  const build = `{ lib: { entry: '${folder}/vite.mjs', formats: ['es'], fileName: 'out' }, outDir: '${folder}/vite' }`;
  project.write(`${folder}/vite.mjs`, programFor('module'));
  project.write(
    `${folder}/vite.config.mjs`,
    `import { defaultClientConditions } from 'vite';
     export default { ${settingOf('Vite')}, build: ${build} };`,
  );
  await project.run('node_modules/vite/bin/vite.js', [
    'build',
    '--config',
    `${folder}/vite.config.mjs`,
  ]);
  await checkOutput(project, 'Vite', `${folder}/vite/out.mjs`);
}

async function checkVitest(project: Project, folder: string): Promise<void> {
  const imports = `import { expect, test } from 'vitest'; import { which } from 'for-node';
    import { domainToASCII } from '@urlkit/idna';`;
  project.write(`${folder}/vitest/conditions.test.mjs`, testFor(imports));
  project.write(
    `${folder}/vitest.config.mjs`,
    `import { defaultServerConditions } from 'vite';
     export default { ${settingOf('Vitest')} };`,
  );
  const config = ['--config', `${folder}/vitest.config.mjs`];
  await project.run('node_modules/vitest/vitest.mjs', ['run', ...config, `${folder}/vitest`]);
}

async function checkRspack(project: Project, folder: string): Promise<void> {
  project.write(`${folder}/rspack.mjs`, programFor('module'));
  project.write(
    `${folder}/rspack-build.cjs`,
    `const { rspack } = require('@rspack/core');
     const output = { path: __dirname, filename: 'rspack-out.cjs' };
     const usual = { mode: 'none', target: 'web', context: __dirname, entry: './rspack.mjs', output };
     rspack({ ...usual, ${settingOf('Rspack')} }, (error, stats) => {
       if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
     });`,
  );
  await project.run(process.execPath, [`${folder}/rspack-build.cjs`]);
  await checkOutput(project, 'Rspack', `${folder}/rspack-out.cjs`);
}

async function checkJest(project: Project, folder: string): Promise<void> {
  const [setting = '', conditions = ''] = settingsOf('Jest');
  const environments = [
    { name: 'node', condition: 'node', settings: setting },
    {
      name: 'jsdom',
      condition: 'browser',
      settings: `testEnvironment: 'jsdom', ${setting.replace(/\[.*\]/, conditions)}`,
    },
  ];
  for (const { name, condition, settings } of environments) {
    const imports = `const { which } = require('for-${condition}');
      const { domainToASCII } = require('@urlkit/idna');`;
    project.write(`${folder}/jest-${name}/conditions.test.cjs`, testFor(imports));
    const config = `${folder}/jest-${name}.config.cjs`;
    const tests = `testMatch: ['<rootDir>/jest-${name}/*.cjs']`;
    project.write(config, `module.exports = { ${tests}, ${settings} };`);
    await project.run('node_modules/jest-30/bin/jest.js', ['--config', config]);
  }
}

/** With the resolver that React Native configures; its transformer needs all of React Native. */
async function checkMetro(project: Project, folder: string): Promise<void> {
  project.write(`${folder}/metro.js`, programFor('react-native'));
  project.write(
    `${folder}/metro.config.js`,
    `const projectRoot = require('node:path').join(__dirname, '..');
     const config = require('@react-native/metro-config').getDefaultConfig(projectRoot);
     ${settingOf('Metro')};
     const getTransformOptions = async () => ({ transform: { experimentalImportSupport: true } });
     const resolver = { ...config.resolver, useWatchman: false };
     module.exports = { projectRoot, resolver, transformer: { getTransformOptions } };`,
  );
  await project.run('node_modules/metro/src/cli.js', [
    ...['build', `${folder}/metro.js`, '--out', `${folder}/metro-out`, '--platform', 'android'],
    ...['--config', `./${folder}/metro.config.js`, '--dev', 'false'],
  ]);
  await checkOutput(project, 'Metro', `${folder}/metro-out.js`);
}

export async function runConditions(project: Project): Promise<readonly (readonly unknown[])[]> {
  for (const condition of ['module', 'node', 'browser', 'react-native']) {
    writePackage(project, condition);
  }
  for (const check of [checkVite, checkVitest, checkRspack, checkJest, checkMetro]) {
    await check(project, 'conditions');
  }
  return runNode(project);
}
