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
  /** The package that depends on it, and its version; the program is the file with its name in `dependents`. */
  readonly dependent: readonly [name: string, version: string];
  /** What the program reads, and prints one result each for. */
  readonly inputs: () => readonly unknown[];
}

const npmInstall = ['install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];

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

const replacements: readonly Replacement[] = [
  {
    replaced: ['whatwg-url', '17.3.0'],
    dependent: ['jsdom', '29.0.1'],
    inputs: () => {
      const drawn = draw(grammarInput, 1_000);
      return [...(findData() === null ? [] : readInputs()), ...drawn].map(({ input, base }) => [
        input,
        base ?? null,
      ]);
    },
  },
  {
    replaced: ['whatwg-url', '17.3.0'],
    dependent: ['mongodb-connection-string-url', '7.0.2'],
    inputs: () => draw(connectionString, 1_000),
  },
];

/** Installs the dependent with an override, and returns what its program prints. */
async function runDependent(
  project: Project,
  folder: string,
  override: string,
  { replaced, dependent, inputs }: Replacement,
): Promise<readonly unknown[]> {
  const [name, version] = dependent;
  const own = openProject(join(project.folder, folder), project.dependencies);
  own.write('package.json', {
    private: true,
    dependencies: { ...project.dependencies, [name]: version },
    overrides: { [replaced[0]]: override },
  });
  writeSettings(own, '.');
  await own.run('npm', npmInstall);
  own.write('inputs.json', inputs());
  own.write(
    'program.cjs',
    readFileSync(join(import.meta.dirname, 'dependents', `${name}.cjs`), 'utf8'),
  );
  const isShim = own.read(`node_modules/${replaced[0]}/package.json`).includes('"@urlkit/');
  if (isShim !== (override !== replaced[1])) throw new Error(`${override} is not installed`);
  return JSON.parse(await own.run(process.execPath, ['program.cjs']));
}

/** Throws if the results differ, or if too few inputs have a result of each kind. */
async function runReplacement(project: Project, replacement: Replacement): Promise<unknown[][]> {
  const { replaced, dependent, inputs } = replacement;
  const [name] = dependent;
  const shim = `@urlkit/${replaced[0]}`;
  const source = project.dependencies[shim] ?? '';
  const override = source.startsWith('file:') ? source : `npm:${shim}@${source}`;
  const before = await runDependent(project, `${name}-before`, replaced[1], replacement);
  const after = await runDependent(project, `${name}-after`, override, replacement);
  const differing = inputs().flatMap((input, index) => {
    return isDeepStrictEqual(before[index], after[index])
      ? []
      : [show(input, before[index], after[index])];
  });
  if (before.length < 1_000 || new Set(before.map(show)).size < before.length / 2) {
    throw new Error(`${name} gives too few results`);
  }
  if (differing.length > 0) {
    throw new Error(`${differing.length} differ:\n${differing.slice(0, 3).join('\n')}`);
  }
  return [[...expected]];
}

export const replacementSetUps: readonly SetUp[] = replacements.map((replacement) => ({
  name: `${replacement.replaced[0]} in ${replacement.dependent[0]}`,
  tools: {},
  run: (project) => runReplacement(project, replacement),
}));
