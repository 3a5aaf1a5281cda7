// Tests that the size of URL does not depend on the rest of its package.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Parts of import specifiers, in which a backslash begins an escape.
const sources = join(root, 'packages/url-api/src').replaceAll('\\', '/');

// Identifiers keep their names, because the length of minified names depends on the rest of the bundle.
async function bundle(contents: string): Promise<{ code: string; files: string[] }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    minifySyntax: true,
    minifyWhitespace: true,
    format: 'esm',
    metafile: true,
    write: false,
    absWorkingDir: root,
    logLevel: 'error',
  });
  const files = Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path);
  return { code: outputFiles[0]?.text ?? '', files };
}

const others =
  /url-utils|url-query|url-algorithms|living-algorithms|encodings|query-editor|@exodus/;

for (const names of ['URL', 'URLSearchParams', 'URL, URLSearchParams']) {
  test(`${names} contains no code of URLUtils, URLQuery and legacy encodings`, async (t) => {
    const whole = await bundle(`export { ${names} } from '${sources}/index.ts'`);
    const alone = await bundle(
      names
        .split(', ')
        .map((name) => `export { ${name} } from '${sources}/${fileOf(name)}.ts'`)
        .join(';'),
    );
    t.true(whole.code.length > 4000);
    t.is(whole.code.length, alone.code.length);
    t.deepEqual(
      whole.files.filter((file) => others.test(file)),
      [],
    );
    const published = await bundle(`export { ${names} } from '@urlkit/url-api'`);
    t.deepEqual(
      published.files.filter((file) => others.test(file)),
      [],
    );
    t.notRegex(published.code, /URLQuery|update steps|query encoding/);
  });
}

function fileOf(name: string): string {
  return name === 'URL' ? 'url' : 'url-search-params';
}

test('a bundle that uses the features contains their code', async (t) => {
  const everything = await bundle(`export * from '${sources}/index.ts'`);
  t.is(everything.files.filter((file) => others.test(file)).length, 3);
  t.regex((await bundle(`export * from '@urlkit/url-api'`)).code, /URLQuery.*update steps/s);
  const encodings = await bundle(`export * from '@urlkit/percent-encoding/encodings'`);
  t.true(encodings.files.some((file) => file.includes('@exodus')));
});
