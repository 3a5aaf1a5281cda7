// The settings of conditions that the guide shows leave those of other packages as they are.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import test from 'ava';
import { rollup } from 'rollup';
import webpack from 'webpack';

const root = fileURLToPath(new URL('../..', import.meta.url));
const guide = readFileSync(join(root, 'docs/guides/engines.md'), 'utf8');

/** The first setting of a tool in the table of the guide. */
function settingOf(tool: string): string {
  const row = guide.split('\n').find((line) => new RegExp(`^\\| [^|]*\\b${tool}\\b`).test(line));
  return /`([^`]+)`/.exec(row ?? '')?.[1] ?? '';
}

const folder = mkdtempSync(join(root, 'node_modules', '.conditions-'));
test.after.always(() => rmSync(folder, { recursive: true }));

function write(path: string, contents: string | object): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof contents === 'string' ? contents : JSON.stringify(contents));
  return file;
}

/** A package with a module for a condition that a tool sets by default, and one for tools that do not. */
function writePackage(condition: string): void {
  const name = `node_modules/for-${condition}`;
  write(`${name}/package.json`, {
    ...{ name: `for-${condition}`, version: '1.0.0', type: 'module' },
    exports: {
      [condition]: { types: './own.d.ts', default: './own.js' },
      default: { types: './other.d.ts', default: './other.js' },
    },
  });
  for (const which of ['own', 'other']) {
    write(`${name}/${which}.js`, `export const which = '${which}';`);
    write(`${name}/${which}.d.ts`, `export declare const which: '${which}';`);
  }
}
for (const condition of ['module', 'node', 'import']) writePackage(condition);

/** Prints which module a tool takes, and whether a Unicode host is read. */
function programFor(condition: string): string {
  return write(
    `${condition}.mjs`,
    `import { domainToASCII } from '@urlkit/idna';
     import { which } from 'for-${condition}';
     console.log(which, domainToASCII('ü.example'));`,
  );
}

const node = (...args: readonly string[]): string =>
  execFileSync(process.execPath, args, { encoding: 'utf8', cwd: folder }).trim();

test('without a setting, a Unicode host is read', (t) => {
  t.is(node(programFor('node')), 'own xn--tda.example');
});

test('Node', (t) => {
  t.is(node(settingOf('Node'), programFor('node')), 'own null');
});

test('esbuild', (t) => {
  const bin = fileURLToPath(new URL('../../node_modules/esbuild/bin/esbuild', import.meta.url));
  const build = (setting: string): string => {
    const args = [
      programFor('module'),
      '--bundle',
      '--format=esm',
      '--outfile=esbuild.mjs',
      setting,
    ];
    execFileSync(bin, args, { cwd: folder, stdio: 'ignore' });
    return node('esbuild.mjs');
  };
  t.is(build(settingOf('esbuild')), 'own null');
  // Why the table says more than the condition.
  t.is(build('--conditions=no-idna'), 'other null');
});

let settings = 0;

/** Evaluates a setting of the guide. */
async function evaluate(setting: string, imports = ''): Promise<any> {
  const file = write(`settings/${settings++}.mjs`, `${imports}\nexport default ${setting};`);
  return (await import(pathToFileURL(file).href)).default;
}

test('Rollup', async (t) => {
  const imports = "import { nodeResolve } from '@rollup/plugin-node-resolve';";
  const plugin = await evaluate(settingOf('Rollup'), imports);
  t.is(typeof nodeResolve, 'function');
  const bundle = await rollup({ input: programFor('module'), plugins: [plugin] });
  await bundle.write({ file: join(folder, 'rollup.mjs') });
  t.is(node('rollup.mjs'), 'own null');
});

test('webpack', async (t) => {
  const setting: object = await evaluate(`{ ${settingOf('webpack')} }`);
  const output = { path: folder, filename: 'webpack.cjs' };
  const entry = programFor('module');
  const compiler = webpack({ mode: 'none', target: 'web', entry, output, ...setting });
  await new Promise<void>((settle, fail) => {
    compiler.run((error) => (error ? fail(error) : settle()));
  });
  t.is(node('webpack.cjs'), 'own null');
});

test('TypeScript', (t) => {
  write('program.mts', "import { which } from 'for-import';\nexport const own: 'own' = which;\n");
  const compilerOptions = { module: 'nodenext', target: 'es2022', types: [], noEmit: true };
  const setting = JSON.parse(`{ ${settingOf('TypeScript')} }`);
  write('tsconfig.json', {
    compilerOptions: { ...compilerOptions, ...setting, strict: true },
    files: ['program.mts'],
  });
  const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
  t.notThrows(() => node(tsc, '-p', folder));
});
