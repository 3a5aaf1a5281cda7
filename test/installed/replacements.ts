// Programs that depend on a package, once with it and once with the package of this repository that has its interface. Both must
// print the same.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc, { type Arbitrary } from 'fast-check';
import { grammarInput } from '../support/arbitraries.js';
import { show } from '../support/show.js';
import { readInputs } from '../support/wpt-cases.js';
import { findData } from '../support/wpt-data.js';
import { expected } from './program.js';
import { openProject, type Project, writeSettings } from './project.js';
import type { SetUp } from './setups.js';

interface Replacement {
  /** The package that is replaced, and its version. */
  readonly replaced: readonly [name: string, version: string];
  /** The program that depends on it, in `dependents`. */
  readonly program: string;
  /** What npm is to install for the program, by name. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** What the program reads, and prints one result each for. */
  readonly inputs: () => readonly unknown[];
}

// React Native is not installed.
const npmInstall = [
  'install',
  '--legacy-peer-deps',
  '--ignore-scripts',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
];

const SEED = 1;

function draw<Input>(inputs: Arbitrary<Input>, numRuns: number): readonly Input[] {
  return fc.sample(inputs, { seed: SEED, numRuns });
}

const { array, constantFrom, string, tuple } = fc;

const part = string({
  unit: constantFrom(...'aB1%@:/?#[]&=+, .é\\', '%41', '%C3%A9'),
  maxLength: 5,
});
const connectionString = tuple(
  constantFrom('mongodb://', 'mongodb+srv://', 'mongodb://', 'http://', ''),
  constantFrom('', 'user@', 'user:pass@', 'us%40er:p%3Ass@', ':@'),
  array(constantFrom('localhost', 'h:27017', '[::1]:1', '127.0.0.1', 'h'), { maxLength: 3 }),
  constantFrom('', '/', '/db', '/d b'),
  constantFrom(
    '',
    '?',
    '?appName=a+b',
    '?tls=true&replicaSet=rs',
    '?authMechanismProperties=A:b,C:d',
  ),
  constantFrom('', '&readPreferenceTags=dc:ny,rack:1', '#f'),
  part,
).map(([scheme, user, hosts, ...rest]) => [scheme, user, hosts.join(','), ...rest].join(''));

/** Inputs of the URL parser, and their base URLs or null. */
function pairs(): readonly (readonly [input: string, base: string | null])[] {
  const known = findData() === null ? [] : readInputs();
  return [...known, ...draw(grammarInput, 3_000)].map(({ input, base }) => [input, base ?? null]);
}

const replacements: readonly Replacement[] = [
  {
    replaced: ['whatwg-url', '17.3.0'],
    program: 'jsdom',
    dependencies: { jsdom: '29.0.1' },
    inputs: pairs,
  },
  {
    replaced: ['whatwg-url', '17.3.0'],
    program: 'mongodb-connection-string-url',
    dependencies: { 'mongodb-connection-string-url': '7.0.2' },
    inputs: () => draw(connectionString, 1_000),
  },
  {
    replaced: ['react-native-url-polyfill', '4.0.0'],
    program: 'react-native',
    dependencies: { esbuild: '0.28.2' },
    // What it replaces leaves hosts in Unicode as they are.
    inputs: () => pairs().filter((pair) => !/[^\0-\x7F]|:\/*[^/?#]*%/.test(pair.join(' '))),
  },
];

/** Installs what a program needs, with a package or what replaces it, and returns what the program prints. */
async function runDependent(
  project: Project,
  folder: string,
  source: string,
  { replaced: [name, version], program, dependencies, inputs }: Replacement,
): Promise<readonly unknown[]> {
  const own = openProject(join(project.folder, folder), project.dependencies);
  own.write('package.json', {
    private: true,
    dependencies: { ...project.dependencies, ...dependencies, [name]: source },
    overrides: { [name]: `$${name}` },
  });
  writeSettings(own, '.');
  await own.run('npm', npmInstall);
  own.write('inputs.json', inputs());
  const path = join(import.meta.dirname, 'dependents', `${program}.cjs`);
  own.write('program.cjs', readFileSync(path, 'utf8'));
  const isShim = own.read(`node_modules/${name}/package.json`).includes('"@urlkit/');
  if (isShim !== (source !== version)) throw new Error(`${source} is not installed`);
  return JSON.parse(await own.run(process.execPath, ['program.cjs']));
}

/** Throws if the results differ, or if too few inputs have a result of each kind. */
async function runReplacement(project: Project, replacement: Replacement): Promise<unknown[][]> {
  const {
    replaced: [name, version],
    program,
    inputs,
  } = replacement;
  const found = project.dependencies[`@urlkit/${name}`] ?? '';
  const source = found.startsWith('file:') ? found : `npm:@urlkit/${name}@${found}`;
  const before = await runDependent(project, `${program}-before`, version, replacement);
  const after = await runDependent(project, `${program}-after`, source, replacement);
  const differing = inputs().flatMap((input, index) => {
    return isDeepStrictEqual(before[index], after[index])
      ? []
      : [show(input, before[index], after[index])];
  });
  if (before.length < 1_000 || new Set(before.map(show)).size < before.length / 2) {
    throw new Error(`${program} gives too few results`);
  }
  if (differing.length > 0) {
    throw new Error(`${differing.length} differ:\n${differing.slice(0, 3).join('\n')}`);
  }
  return [[...expected]];
}

export const replacementSetUps: readonly SetUp[] = replacements.map((replacement) => ({
  name: `${replacement.replaced[0]} in ${replacement.program}`,
  tools: {},
  run: (project) => runReplacement(project, replacement),
}));
