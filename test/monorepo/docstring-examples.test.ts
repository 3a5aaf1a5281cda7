// Editors show the examples of documentation comments. What a README begins with has one, and each gives the value in its comment.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import test from 'ava';
import { readOwnPackages } from '../../scripts/workspace.js';
import { codeBlocks, withAssertions } from '../support/examples.js';
import { type Declared, entries, exportsOf } from '../support/named-types.js';

const top = fileURLToPath(new URL('../..', import.meta.url));
// Examples run from here, so that they import the packages by their published names.
const folder = mkdtempSync(join(top, 'node_modules', '.docstrings-'));
test.after.always(() => rmSync(folder, { recursive: true }));

/** The code of the examples of a declaration. */
function examplesOf({ file, id }: Declared): string[] {
  const declaration = `export (?:declare )?(?:const|function|class) ${id}\\b`;
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/).)*)\\*/\\s*${declaration}`, 'gs');
  const texts = Array.from(readFileSync(file, 'utf8').matchAll(comment), ([, text = '']) => text);
  return texts
    .flatMap((text) => Array.from(text.matchAll(/@example\s.*?```ts\n(.*?)```/gs)))
    .map(([, code = '']) => code.replace(/^ *\* ?/gm, ''));
}

// Those of other packages that an entry exports, too, are with these packages.
const examples = Array.from(entries).flatMap(([entry, path]) =>
  Array.from(exportsOf(entry))
    .filter(([, { file }]) => file.startsWith(join(dirname(path), '/')))
    .flatMap(([id, declared]) => examplesOf(declared).map((code) => ({ entry, id, code }))),
);

for (const [index, { entry, id, code }] of examples.entries()) {
  test.serial(
    `example ${index + 1}, of ${id} of ${entry}, gives the value in its comment`,
    async (t) => {
      const names = Object.keys(await import(entry)).filter((name) => name !== 'default');
      const { source, assertions } = withAssertions(code);
      t.true(assertions > 0);
      const file = join(folder, `${index}.mjs`);
      writeFileSync(file, `import { ${names.join(', ')} } from '${entry}';\n${source}`);
      await t.notThrowsAsync(import(pathToFileURL(file).href));
    },
  );
}

for (const { directory, manifest } of readOwnPackages()) {
  const [first] = codeBlocks(join(top, directory, 'README.md'), 'js');
  const { name } = manifest;
  const pattern = new RegExp(`import \\{ (.*) \\} from '${name}'`);
  const [, imported = ''] = pattern.exec(first ?? '') ?? [];
  if (imported === '') continue;
  test(`what the README of ${name} begins with has an example for editors`, (t) => {
    const declared = exportsOf(name);
    // Constants are arguments of the functions beside them.
    const main = imported.split(', ').filter((id) => !/Set$/.test(id));
    const missing = main.filter((id) => {
      const one = declared.get(id);
      return one === undefined || examplesOf(one).length === 0;
    });
    t.deepEqual(missing, []);
  });
}

test('there are examples of many packages', (t) => {
  t.true(new Set(examples.map(({ entry }) => entry)).size > 20);
});
