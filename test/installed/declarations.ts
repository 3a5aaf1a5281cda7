// Programs that publish declarations of their own, with each package alone, as npm and as pnpm install it, and without optional peers.
// Everything that is declared must be right, and what a call returns must have a name that does not lead to a package of which
// the program does not know (TS2742).

import { typedEntries } from '../../scripts/declarations.js';
import { temporaryFolder } from '../../scripts/run.js';
import { readPackages } from '../../scripts/workspace.js';
import { runNode } from './engines.js';
import { openProject, type Project, writeSettings } from './project.js';

export type Client = 'npm' | 'pnpm';

const packages = readPackages().filter(({ folder }) => folder !== 'internal');

const isForNode = (entry: string): boolean => entry.endsWith('/node');

/** The entries of all packages, and a folder for the program of each. */
const programs = packages.flatMap((one) =>
  typedEntries([one]).map(({ name }, index) => ({ name, folder: `${one.folder}/${index}` })),
);

/** Declares what each signature of an exported function returns; of a class, the same for each method. */
const programFor = (entry: string): string => `import * as entry from '${entry}';
type Results<F> = F extends {
  (...args: never[]): infer A;
  (...args: never[]): infer B;
  (...args: never[]): infer C;
  (...args: never[]): infer D;
}
  ? [A, B, C, D]
  : F;
type Methods<T> = { [K in keyof T]: Results<T[K]> };
declare function callAll<T>(entry: T): {
  [K in keyof T]: T[K] extends abstract new (...args: never[]) => infer I ? Methods<I> : Results<T[K]>;
};
export const all = callAll(entry);
`;

/** All programs together, with the types of Node and without. */
const parts: Readonly<Record<string, (entry: string) => boolean>> = {
  'tsconfig.node.json': isForNode,
  'tsconfig.json': (entry) => !isForNode(entry),
};

function configurationFor(names: readonly string[], files: readonly string[]): object {
  const compilerOptions = {
    ...{ declaration: true, strict: true, skipLibCheck: false, outDir: 'out' },
    ...{ module: 'nodenext', target: 'es2022', lib: ['es2022'], rootDir: '.' },
    types: names.some(isForNode) ? ['node'] : [],
  };
  return { compilerOptions, files };
}

/** Writes a program for each entry, and installs what it needs. */
async function installPrograms(
  { folder, dependencies }: Project,
  client: Client,
): Promise<Project> {
  // Tools that are installed beside the packages must not be found.
  const all = openProject(temporaryFolder(), dependencies);
  const types = { '@types/node': '20' };
  all.write('package.json', {
    ...{ private: true, type: 'module', devDependencies: types },
    // Packed packages depend on each other by version.
    ...(client === 'npm' ? { dependencies } : { pnpm: { overrides: dependencies } }),
  });
  all.write('pnpm-workspace.yaml', 'packages: ["*"]\n');
  writeSettings(all, '.');
  for (const { folder: name, manifest } of packages) {
    const needed = { [manifest.name]: dependencies[manifest.name], ...types };
    all.write(`${name}/package.json`, {
      name,
      private: true,
      type: 'module',
      dependencies: needed,
    });
  }
  for (const { folder: name, name: entry } of programs) {
    all.write(`${name}/index.ts`, programFor(entry));
    all.write(`${name}/tsconfig.json`, configurationFor([entry], ['index.ts']));
  }
  for (const [part, isIn] of Object.entries(parts)) {
    const names = programs.map(({ name }) => name).filter(isIn);
    const files = programs.filter(({ name }) => isIn(name)).map((one) => `${one.folder}/index.ts`);
    all.write(part, configurationFor(names, files));
  }
  const options = ['install', '--ignore-scripts', '--prefer-offline'];
  if (client === 'pnpm') await all.run(`${folder}/node_modules/pnpm/bin/pnpm.cjs`, options);
  else await all.run('npm', [...options, '--no-audit', '--no-fund']);
  return all;
}

/**
 * Compiles a program for each entry with the newest compiler. The others, which would take a minute for so many programs, compile
 * them together, so that the entries are checked, but hardly any names.
 */
export async function runDeclarations(
  project: Project,
  client: Client,
  [newest, ...others]: readonly string[],
): Promise<unknown[][]> {
  const all = await installPrograms(project, client);
  const compile = (compiler: string, configurations: readonly string[]): Promise<string> => {
    const tsc = `${project.folder}/node_modules/${compiler}/bin/tsc`;
    return all.run(process.execPath, [tsc, '--build', '--force', ...configurations]);
  };
  await compile(
    `${newest}`,
    programs.map(({ folder }) => folder),
  );
  for (const compiler of others) await compile(compiler, Object.keys(parts));
  return runNode(project);
}
