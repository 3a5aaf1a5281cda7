// Tests which packages a bundle with a single import contains.

import { fileURLToPath } from 'node:url';
import test from 'ava';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the packages with code in the bundle of a module, in alphabetical order. */
async function bundledPackages(source: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: source, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    metafile: true,
    write: false,
    absWorkingDir: root,
    logLevel: 'error',
  });
  const packages = Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => /.*(?:packages|node_modules)\/([^/]+)\//.exec(path)?.[1] ?? '');
  return Array.from(new Set(packages)).filter(Boolean).sort();
}

const cases: readonly (readonly [source: string, packages: readonly string[]])[] = [
  [`export { parseIPv6 } from '@urlkit/ipv6'`, ['infra', 'ipv6']],
  [`export { serializeIPv6 } from '@urlkit/ipv6'`, ['infra', 'ipv6']],
  [`export * from '@urlkit/ipv6'`, ['infra', 'ipv6']],
  [`export * from '@urlkit/infra'`, ['infra']],
  [`export * from '@urlkit/percent-encoding'`, ['infra', 'percent-encoding']],
  [`export { percentEncode } from '@urlkit/percent-encoding'`, ['percent-encoding']],
  [`export * from '@urlkit/form-urlencoded'`, ['form-urlencoded', 'infra', 'percent-encoding']],
  [
    `export { parseURLEncoded } from '@urlkit/form-urlencoded'`,
    ['form-urlencoded', 'infra', 'percent-encoding'],
  ],
  [
    `export { URLSearchParams } from '@urlkit/url-api'`,
    ['form-urlencoded', 'infra', 'percent-encoding', 'url-api'],
  ],
  [`export { serializeIPv4 } from '@urlkit/host'`, ['host', 'infra']],
  [`export { isSpecialScheme } from '@urlkit/url-record'`, ['infra', 'url-record']],
  [`import '@urlkit/url-api'`, []],
];

for (const [source, packages] of cases) {
  test(`the bundle of ${source} contains only the listed packages`, async (t) => {
    t.deepEqual(await bundledPackages(source), packages);
  });
}

test('a bundle of all exports contains all packages', async (t) => {
  t.deepEqual(await bundledPackages(`export * from '@urlkit/url-api'`), [
    'form-urlencoded',
    'host',
    'idna',
    'infra',
    'ipv6',
    'percent-encoding',
    'url-api',
    'url-parser',
    'url-record',
    'url-serializer',
  ]);
});
