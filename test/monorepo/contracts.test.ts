// Tests what packages may import of each other: public entries, and the unlisted package.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { readPackages } from '../../scripts/workspace.js';
import { countLines } from '../support/count-lines.js';

const MOST_SHARED_LINES = 120;
const MOST_LINES_OF_SHIMS = 80;

function sourcesOf(path: string): readonly string[] {
  const files = readdirSync(join(path, 'src'), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts'));
  return sources.map((file) => readFileSync(join(path, 'src', file), 'utf8'));
}

const packages = readPackages();

/** What the entries beside the main one are for. Each needs something that others must not carry. */
const reasons: ReadonlyMap<string, string> = new Map([
  ...['percent-encoding', 'form-urlencoded'].map(
    (name) => [`${name}/encodings`, 'a dependency'] as const,
  ),
  ...['host-policy', 'public-suffix', 'url-rendering'].map(
    (name) => [`${name}/host`, 'no URL parser'] as const,
  ),
  ...['html-2007', 'html-2011', 'idna-2003', 'living', 'rfc-3986', 'url-spec-0.9'].map(
    (name) => [`url-editions/${name}`, 'one edition'] as const,
  ),
  ...['w3c-2012', 'whatwg-2012'].map((name) => [`url-editions/${name}`, 'one edition'] as const),
  ...['', '/force', '/missing', '/url-format'].map(
    (name) => [`url-api/polyfill${name}`, 'changes globals'] as const,
  ),
  ['url-api/bundled', 'a copy of all packages'],
  ['url-api/globals', 'declares globals'],
  ['url-api/testing', 'test runners'],
  ['host-policy/node', 'Node'],
  ['uri/formats', 'JSON Schema'],
  ['uri/resolver', 'Ajv'],
  // The main entries of these have 16 to 20 values. Bundles of programs that require all of one entry, minified and compressed:
  ['uri/generic-syntax', '15 values for grammars that extend RFC 3986; 7.7 kB of 8.7'],
  ['url-reference/steps', '28 values, the steps of URL Specification 0.9.0; 22 kB of 36'],
  ['url-validation/grammar', '28 values, the productions of valid URL strings; 29 kB of 57'],
  ['react-native-url-polyfill/auto', 'what it replaces has it'],
  ['whatwg-url/webidl2js-wrapper', 'what it replaces has it'],
]);

test('each entry beside a main one has a reason, and none is only for other packages', (t) => {
  const entries = packages.flatMap(({ folder, manifest }) =>
    Object.entries(manifest.exports)
      .filter(([path, target]) => path !== '.' && typeof target === 'object')
      .map(([path]) => `${folder}${path.slice(1)}`),
  );
  t.deepEqual(entries.toSorted(), Array.from(reasons.keys()).toSorted());
});

test('packages import only entries of others', (t) => {
  const entries = new Set(
    packages.flatMap(({ manifest }) =>
      Object.keys(manifest.exports).map((path) => manifest.name + path.slice(1)),
    ),
  );
  let count = 0;
  for (const { folder, path } of packages) {
    for (const [, name = ''] of sourcesOf(path)
      .join('\n')
      .matchAll(/from '(@urlkit\/[^']+)'/g)) {
      count++;
      t.true(entries.has(name), `${folder}: ${name}`);
    }
  }
  t.true(count > 500);
});

test(`modules of shims have at most ${MOST_LINES_OF_SHIMS} lines of code`, (t) => {
  for (const { folder, path } of packages.filter(({ isShim }) => isShim)) {
    for (const source of sourcesOf(path)) t.true(countLines(source) <= MOST_LINES_OF_SHIMS, folder);
  }
});

test(`what all packages share has at most ${MOST_SHARED_LINES} lines of code, and one version`, (t) => {
  const shared = packages.find(({ folder }) => folder === 'internal');
  const lines = sourcesOf(shared?.path ?? '').map(countLines);
  t.true(lines.reduce((sum, count) => sum + count, 0) <= MOST_SHARED_LINES);
  for (const { folder, manifest } of packages) {
    const range = manifest.dependencies?.['@urlkit/internal'];
    t.true(range === undefined || range === shared?.manifest.version, folder);
  }
});
