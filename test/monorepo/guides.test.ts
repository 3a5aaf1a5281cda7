// Tests the code of docs/guides.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import test from 'ava';
import { build, type Plugin, transform } from 'esbuild';
import { codeBlocks, languagesIn, withAssertions } from '../support/examples.js';

const top = fileURLToPath(new URL('../..', import.meta.url));
const guides = join(top, 'docs/guides');
const names = readdirSync(guides);
const jobCount = 25;

// Examples run from here, so that they import the packages by their published names.
const tsc = join(top, 'node_modules/typescript/bin/tsc');
const folder = mkdtempSync(join(top, 'node_modules', '.guides-'));
test.after.always(() => rmSync(folder, { recursive: true }));

for (const name of names) {
  const guide = join(guides, name);

  test(`${name} has only code that is tested`, (t) => {
    // test/browser runs the HTML and the import maps.
    const tested = ['js', 'ts', 'json', 'html', 'console', 'sh'];
    t.deepEqual(
      languagesIn(guide).filter((language) => !tested.includes(language)),
      [],
    );
  });

  for (const [index, code] of codeBlocks(guide, 'js').entries()) {
    test(`example ${index + 1} of ${name} gives the values in its comments`, async (t) => {
      const { source, assertions } = withAssertions(code);
      t.true(assertions > 0);
      const file = join(folder, `${name}-${index}.mjs`);
      writeFileSync(file, source);
      await t.notThrowsAsync(import(pathToFileURL(file).href));
    });
  }

  for (const [index, code] of codeBlocks(guide, 'ts').entries()) {
    test(`TypeScript ${index + 1} of ${name} has valid syntax`, async (t) => {
      await t.notThrowsAsync(transform(code, { loader: 'ts' }));
    });
  }

  for (const [index, code] of codeBlocks(guide, 'json').entries()) {
    test(`JSON ${index + 1} of ${name} can be parsed`, (t) => {
      t.notThrows(() => JSON.parse(code));
    });
  }

  for (const code of codeBlocks(guide, 'console')) {
    const [prompt = '', ...output] = code.split('\n');
    test(`${name}: ${prompt} prints its output`, (t) => {
      const cli = join(top, 'apps/urlkit/dist/cli.cjs');
      const command = prompt
        .replace(/^\$ /, '')
        .replace('urlkit', `'${process.execPath}' '${cli}'`);
      t.is(execFileSync('sh', ['-c', command], { encoding: 'utf8' }), output.join('\n'));
    });
  }
}

for (const [index, code] of codeBlocks(join(guides, 'engines.md'), 'json').entries()) {
  test(`import map ${index + 1} names every module that its modules import`, async (t) => {
    const { imports } = JSON.parse(code);
    const names = Object.keys(imports);
    const contents = names.map((name) => `import ${JSON.stringify(name)};`).join('');
    const withImportMap: Plugin = {
      name: 'import map',
      setup({ onResolve }) {
        onResolve({ filter: /^@urlkit\// }, ({ path }) =>
          path in imports
            ? { path: join(top, imports[path].slice(1)) }
            : { errors: [{ text: `${path} is not in the map` }] },
        );
      },
    };
    const options = { bundle: true, write: false, logLevel: 'silent' } as const;
    await t.notThrowsAsync(build({ ...options, stdin: { contents }, plugins: [withImportMap] }));
  });
}

test('a job takes at most fifteen lines', (t) => {
  const jobs = codeBlocks(join(guides, 'jobs.md'), 'js');
  t.is(jobs.length, jobCount);
  for (const code of jobs) t.true(code.trimEnd().split('\n').length <= 15, code);
});

test('the code for TypeScript compiles with the settings of its guide', (t) => {
  const guide = join(guides, 'tests.md');
  const settings = codeBlocks(guide, 'json').find((code) => code.includes('compilerOptions'));
  const codes = [guide, join(guides, 'start.md')].flatMap((file) => codeBlocks(file, 'ts'));
  t.is(codes.length, 2);
  const { compilerOptions } = JSON.parse(settings ?? '{}');
  const files = codes.map((_, index) => `settings-${index}.ts`);
  for (const [index, file] of files.entries())
    writeFileSync(join(folder, file), codes[index] ?? '');
  const options = { ...compilerOptions, noEmit: true, types: [] };
  const config = { compilerOptions: options, files };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  t.notThrows(() => execFileSync(process.execPath, [tsc, '-p', folder]));
});
