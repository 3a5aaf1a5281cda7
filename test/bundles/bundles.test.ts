// Tests what bundles contain that esbuild, rollup and webpack make. One file loads these once.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test, { type ExecutionContext } from 'ava';
import { build } from 'esbuild';
import { readOwnPackages } from '../../scripts/workspace.js';
import { isShortRun, sample } from '../support/long-run.js';
import { checkEntries } from '../support/run-cases.js';
import { type Bundle, bundlers, packagesOf } from './bundlers.js';
import { measure, readExports } from './exports.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

const path = fileURLToPath(new URL('packages-of-exports.json', import.meta.url));
const expected: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(path, 'utf8'),
);

const names = readOwnPackages()
  .map(({ manifest }) => manifest.name)
  .filter((name) => !['@urlkit/internal', 'urlkit'].includes(name));

test('the list names every export', async (t) => {
  t.deepEqual(Object.keys(expected), names);
  for (const name of names) {
    t.deepEqual(Object.keys(expected[name] ?? {}), Object.keys(await import(name)));
  }
});

const cases = Object.entries(expected).flatMap(([name, exports]) =>
  Object.entries(exports).map(([id, others]) => ({
    source: `export { ${id} } from '${name}';`,
    packages: [name.replace('@urlkit/', ''), ...others.split(' ').filter(Boolean)].sort(),
  })),
);

const firstOfPackages = cases.filter(
  ({ source }, index) => source.split(' from ')[1] !== cases[index - 1]?.source.split(' from ')[1],
);

/** A short run leaves out the slowest. */
const used = Object.entries(bundlers).filter(([name]) => !isShortRun || name !== 'webpack');

// All but esbuild are slow. Rollup keeps the same code for every export of a package.
const samples: Readonly<Record<string, readonly (typeof cases)[number][]>> = {
  esbuild: sample(cases, 1),
  rollup: sample(firstOfPackages, 11),
  webpack: sample(cases, 96),
};

for (const [bundler, bundle] of used) {
  test(`${bundler} includes the listed packages with an export`, async (t) => {
    const tried = samples[bundler] ?? cases;
    const bundles = await bundle(tried.map(({ source }) => source));
    checkEntries(
      t,
      Object.fromEntries(
        bundles.map(({ files }, index) => [tried[index]?.source ?? '', packagesOf(files)]),
      ),
      Object.fromEntries(tried.map(({ source, packages }) => [source, packages])),
    );
  });

  test(`${bundler} includes nothing without an export`, async (t) => {
    const [all] = await bundle([names.map((name) => `import '${name}';`).join('\n')]);
    t.deepEqual(all && packagesOf(all.files), []);
  });
}

test('esbuild includes the listed packages of all exports with `export *`', async (t) => {
  const bundles = await bundlers['esbuild']?.(names.map((name) => `export * from '${name}';`));
  for (const [index, name] of names.entries()) {
    const ofExports = cases.filter(({ source }) => source.endsWith(`'${name}';`));
    const union = new Set(ofExports.flatMap(({ packages }) => packages));
    t.deepEqual(packagesOf(bundles?.[index]?.files ?? []), Array.from(union).sort(), name);
  }
});

// Tests that `urlkit` adds nothing to the packages that it exports.

const exportsOfURLKit = [
  ['URL', '@urlkit/url-api'],
  ['editQuery', '@urlkit/form-urlencoded'],
  ['registrableDomain', '@urlkit/public-suffix'],
] as const;

for (const [bundler, bundle] of used) {
  test(`${bundler} bundles the same code from urlkit as from the package itself`, async (t) => {
    const tried = bundler === 'esbuild' ? exportsOfURLKit : sample(exportsOfURLKit, 3);
    const bundles = await bundle([
      ...tried.map(([name]) => `export { ${name} } from 'urlkit';`),
      ...tried.map(([name, specifier]) => `export { ${name} } from '${specifier}';`),
    ]);
    const whole = bundles.slice(0, tried.length);
    const alone = bundles.slice(tried.length);
    t.deepEqual(
      whole.map(({ files }) => packagesOf(files).filter((name) => name !== 'urlkit')),
      alone.map(({ files }) => packagesOf(files)),
    );
    for (const [index, { code }] of whole.entries()) {
      const difference = code.length - (alone[index]?.code.length ?? 0);
      t.true(Math.abs(difference) < 100, `${tried[index]?.[0]}: ${difference}`);
    }
  });
}

// Tests the variant of @urlkit/idna for the export condition no-idna, in bundles and in Node.

const source = `
  export { domainToASCII, domainToUnicode } from '@urlkit/idna';
  export { parseHost } from '@urlkit/host';
  export { URL } from '@urlkit/url-api';
`;

const rejected = [
  ...['bücher.example', 'ｅxample', 'a\u00AD', '☕', 'example。com', 'b%C3%BCcher.example'],
  ...['xn--bcher-kva.é', '\u200B', '\uD800', 'ﬁ', 'ⓐ.com', '１.２.３.４'],
];

// ASCII domains and their hosts in the standard, with valid and invalid Punycode.
const accepted = [
  ['Example.COM', 'example.com'],
  ['XN--Bcher-KVA.example', 'xn--bcher-kva.example'],
  ['xn--a', 'xn--a'],
  ['%41b', 'ab'],
  ['under_score', 'under_score'],
  ['0x7f.1', '127.0.0.1'],
  ['a..b', 'a..b'],
] as const;

const strictlyRejected = [
  ...['xn--bcher-kva', 'a.XN--BCHER-KVA', 'xn--a', 'bücher', 'a_b', '-a', 'a-', 'ab--c', 'a..b'],
  ...['', 'a'.repeat(64)],
];

type Exports = typeof import('@urlkit/idna') &
  Pick<typeof import('@urlkit/host'), 'parseHost'> &
  Pick<typeof import('@urlkit/url-api'), 'URL'>;

function checkASCIIOnly(
  t: ExecutionContext,
  { domainToASCII, domainToUnicode, parseHost, URL }: Exports,
): void {
  for (const host of rejected) {
    t.false(URL.canParse(`https://${host}/`), host);
    t.is(parseHost(host), null, host);
    const url = new URL('https://example.com/');
    url.host = host;
    t.is(url.href, 'https://example.com/', host);
    if (!host.includes('%')) t.is(domainToASCII(host), null, host);
  }
  for (const [host, expected] of accepted) {
    t.is(new URL(`https://${host}/`).host, expected);
  }
  for (const domain of strictlyRejected)
    t.is(domainToASCII(domain, { beStrict: true }), null, domain);
  t.is(domainToASCII('Example.com', { beStrict: true }), 'example.com');
  t.is(domainToASCII('XN--Bcher-KVA'), 'xn--bcher-kva');
  t.is(domainToUnicode('xn--bcher-kva'), 'xn--bcher-kva');
}

function load({ code }: Bundle): Promise<Exports> {
  const withoutMaps = code.replaceAll(/^\/\/# sourceMappingURL=.*/gm, '');
  return import(`data:text/javascript,${encodeURIComponent(withoutMaps)}`);
}

function hasTables({ files }: Bundle): boolean {
  return files.some((file) => file.endsWith('idna/dist/index.js'));
}

for (const [bundler, bundle] of used) {
  test(`with the condition, ${bundler} includes the variant for ASCII domains`, async (t) => {
    const [result] = await bundle([source], ['no-idna']);
    if (result === undefined) return t.fail();
    t.false(hasTables(result));
    checkASCIIOnly(t, await load(result));
  });

  test(`without the condition, ${bundler} includes the tables`, async (t) => {
    const [result] = await bundle([source]);
    if (result === undefined) return t.fail();
    t.true(hasTables(result));
    const { URL } = await load(result);
    t.is(new URL('https://bücher.example/').host, 'xn--bcher-kva.example');
  });
}

const script = `
  import { addressClass, isGloballyReachable } from '@urlkit/host-policy/host';
  import { domainToASCII } from '@urlkit/idna';
  import { URL } from '@urlkit/url-api';
  import { parseURL } from '@urlkit/url-parser';
  const { host } = parseURL('redis://１２７.0.0.1');
  const hosts = ['bücher.example', 'XN--Bcher-KVA', 'Example.com'];
  console.log(JSON.stringify([
    hosts.map((host) => URL.parse('https://' + host)?.host ?? null),
    hosts.map((host) => domainToASCII(host, { beStrict: true })),
    [addressClass(host)?.name ?? null, isGloballyReachable(host)],
  ]));
`;

for (const [condition, expected] of [
  [
    'no-idna',
    [
      [null, 'xn--bcher-kva', 'example.com'],
      [null, null, 'example.com'],
      [null, false],
    ],
  ],
  [
    'other',
    [
      ['xn--bcher-kva.example', 'xn--bcher-kva', 'example.com'],
      ['xn--bcher-kva.example', 'xn--bcher-kva', 'example.com'],
      ['Loopback', false],
    ],
  ],
] as const) {
  test(`node --conditions=${condition} loads its variant`, (t) => {
    const output = execFileSync(
      process.execPath,
      [`--conditions=${condition}`, '--input-type=module', '--eval', script],
      { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
    );
    t.deepEqual(JSON.parse(output), expected);
  });
}

// Tests that the size of URL does not depend on the rest of its package.

// Parts of import specifiers, in which a backslash begins an escape.
const sources = join(root, 'packages/url-api/src').replaceAll('\\', '/');

// Identifiers keep their names, because the length of minified names depends on the rest of the bundle.
async function bundleWithNames(contents: string): Promise<{ code: string; files: string[] }> {
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
    const whole = await bundleWithNames(`export { ${names} } from '${sources}/index.ts'`);
    const alone = await bundleWithNames(
      names
        .split(', ')
        .map((name) => `export { ${name} } from '${sources}/${fileOf(name)}.ts'`)
        .join(';'),
    );
    t.true(whole.code.length > 4000);
    t.is(unnumbered(whole.code).length, unnumbered(alone.code).length);
    t.deepEqual(
      whole.files.filter((file) => others.test(file)),
      [],
    );
    const published = await bundleWithNames(`export { ${names} } from '@urlkit/url-api'`);
    t.deepEqual(
      published.files.filter((file) => others.test(file)),
      [],
    );
    t.notRegex(published.code, /URLQuery|update steps|query encoding/);
  });
}

// esbuild numbers names that occur several times.
function unnumbered(code: string): string {
  return code.replace(/([A-Za-z_])\d+\b/g, '$1');
}

function fileOf(name: string): string {
  return name === 'URL' ? 'url' : 'url-search-params';
}

test('a bundle that uses the features contains their code', async (t) => {
  const everything = await bundleWithNames(`export * from '${sources}/index.ts'`);
  t.is(everything.files.filter((file) => others.test(file)).length, 3);
  t.regex(
    (await bundleWithNames(`export * from '@urlkit/url-api'`)).code,
    /URLQuery.*update steps/s,
  );
  const encodings = await bundleWithNames(`export * from '@urlkit/percent-encoding/encodings'`);
  t.regex(encodings.code, /iso-2022-jp/);
});

// Tests that a bundle for Node is as small as one for browsers.

test('each export alone takes at most 5 % more for Node than for browsers', async (t) => {
  const sources = (await readExports()).map(({ source }) => source);
  t.true(sources.length > 300);
  const forBrowsers = await measure(sources);
  const forNode = await measure(sources, [], 'node');
  const larger = sources.filter((_, index) => {
    const [browser, node] = [forBrowsers[index], forNode[index]];
    if (browser === undefined || node === undefined) return true;
    return node.minified > 1.05 * browser.minified || node.gzipped > 1.05 * browser.gzipped;
  });
  t.deepEqual(larger, []);
});
