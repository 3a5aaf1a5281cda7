import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import test from 'ava';
import { readPackages } from '../../scripts/workspace.js';
import { codeBlocks, withAssertions } from '../support/examples.js';
import { exportsOf } from '../support/named-types.js';

const top = fileURLToPath(new URL('../..', import.meta.url));
const readmes = [
  'README.md',
  // `internal` is not for users.
  ...readPackages()
    .filter(({ folder }) => folder !== 'internal')
    .map(({ directory }) => `${directory}/README.md`),
];

const sections = [
  ...['When to use it', 'What it does not do', 'Security considerations', 'Install', 'Use', 'API'],
];

for (const { folder, path, manifest, isShim } of readPackages()) {
  test(`the README of ${manifest.name} has its name and the usual sections`, (t) => {
    const [title, ...lines] = readFileSync(join(path, 'README.md'), 'utf8').split('\n');
    t.is(title, `# ${manifest.name}`);
    const last = `Differences from ${isShim ? folder : 'the standard'}`;
    for (const section of folder === 'internal' ? [] : [...sections, last]) {
      t.true(lines.includes(`## ${section}`), section);
    }
    t.regex(manifest.description ?? '', /^[A-Z].*\.$/);
  });
}

/** Subpaths that may be imported for what they export; those of `polyfill`, and `auto`, do something. */
const isDocumented = /^\.\/(?!auto$|internal$|whole$|bundled$|dist\/|polyfill|package\.json$)/;

// Examples run from here, so that they import the packages by their published names.
const folder = mkdtempSync(join(top, 'node_modules', '.readme-'));
test.after.always(() => rmSync(folder, { recursive: true }));

for (const readme of readmes) {
  for (const [index, code] of codeBlocks(join(top, readme), 'js').entries()) {
    // What is required while it is imported is not loaded fully.
    test.serial(`example ${index + 1} of ${readme} gives the values in its comments`, async (t) => {
      const { source, assertions } = withAssertions(code);
      t.true(assertions > 0);
      const file = join(folder, `${readme.replaceAll('/', '-')}-${index}.mjs`);
      writeFileSync(file, source);
      await t.notThrowsAsync(import(pathToFileURL(file).href));
    });
  }

  for (const code of codeBlocks(join(top, readme), 'console')) {
    const [prompt = '', ...output] = code.split('\n');
    test(`${readme}: ${prompt} prints its output`, (t) => {
      const cli = join(top, 'apps/urlkit/dist/cli.cjs');
      const command = prompt
        .replace(/^\$ /, '')
        .replace('urlkit', `'${process.execPath}' '${cli}'`);
      t.is(execFileSync('sh', ['-c', command], { encoding: 'utf8' }), output.join('\n'));
    });
  }

  const manifest = join(top, readme, '../package.json');
  const { name, exports } = JSON.parse(readFileSync(manifest, 'utf8'));
  if (exports !== undefined && '.' in exports) {
    test.serial(`${readme} names every export`, async (t) => {
      const text = readFileSync(join(top, readme), 'utf8');
      // Those of other packages are in their READMEs.
      const own = Array.from(exportsOf(name)).filter(([, { file }]) =>
        file.startsWith(join(top, readme, '../dist')),
      );
      const values = Object.keys(await import(name));
      const names = [...values, ...own.map(([id]) => id)];
      t.deepEqual(missingIn(text, names), []);
    });

    for (const subpath of Object.keys(exports).filter((path) => isDocumented.test(path))) {
      test.serial(`${readme} names every export of ${subpath}`, async (t) => {
        const text = readFileSync(join(top, readme), 'utf8');
        const names = Object.keys(await import(name + subpath.slice(1)));
        t.deepEqual(missingIn(text, names), []);
      });
    }
  }
}

function missingIn(text: string, names: readonly string[]): string[] {
  // The default of a CommonJS module is all of it.
  const documented = names.filter((id) => !/^(?:default|module\.exports)$/.test(id));
  return documented.filter((id) => !new RegExp(`\`${id}\\b`).test(text));
}

test('a README of a package begins with code, as far as npm shows it first', (t) => {
  for (const readme of readmes.slice(1)) {
    const start = readFileSync(join(top, readme), 'utf8').split('\n').slice(0, 12).join('\n');
    const code = readme.startsWith('shims/')
      ? /^```json\n\{ "overrides": .+ \}\n```$/m
      : /^```js\n.+\n.+; \/\/ .+\n```$/m;
    t.regex(start, code, readme);
  }
});

test('every package has a README', (t) => {
  t.deepEqual(
    readmes.filter((readme) => !existsSync(join(top, readme))),
    [],
  );
});

test('the README has a command that runs the main job, and one that passes the tests', (t) => {
  const commands = codeBlocks(join(top, 'README.md'), 'sh').map((code) => code.trim());
  t.true(commands.includes('npm ci && npm test'));
  t.true(commands.some((command) => command.startsWith('npm ci && npm start -- parse ')));
});
