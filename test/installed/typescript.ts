// TypeScript, with each way to resolve modules, and ts-node.

import { modules } from './program.js';
import type { Project } from './project.js';
import { print, runEach } from './results.js';

const strict = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  target: 'es2022',
  types: [],
};

interface Compilation {
  readonly moduleResolution: string;
  readonly module: string;
  /** Of the files: as modules, as CommonJS, or both. */
  readonly extensions: readonly string[];
}

const compilations: readonly Compilation[] = [
  { moduleResolution: 'node16', module: 'node16', extensions: ['mts', 'cts'] },
  { moduleResolution: 'nodenext', module: 'nodenext', extensions: ['mts', 'cts'] },
  { moduleResolution: 'bundler', module: 'esnext', extensions: ['mts'] },
];

// Without the types of the DOM or of Node, and with the polyfills.
const globals = `
import '@urlkit/url-api/globals';
import '@urlkit/url-api/polyfill';
import '@urlkit/url-api/polyfill/force';
import '@urlkit/url-api/polyfill/missing';
export const url: URL = new URL('a:b');
export const text: string = new URLSearchParams(url.search).toString();
`;

/** Writes a project to a folder, and returns the names of its programs. */
function writeProject(
  project: Project,
  folder: string,
  compilerOptions: object,
  extensions: readonly string[],
  withGlobals: boolean,
): string[] {
  for (const extension of extensions) {
    project.write(`${folder}/program.${extension}`, modules.ts);
    if (withGlobals) project.write(`${folder}/globals.${extension}`, globals);
  }
  project.write(`${folder}/tsconfig.json`, { compilerOptions: { ...strict, ...compilerOptions } });
  return extensions.map((extension) => `./${folder}/out/program.${extension}`);
}

/** Compiles in each way to resolve modules, and once beside the types of the DOM, and runs the programs. */
export async function runTypeScript(
  project: Project,
  compiler: string,
  resolutions: readonly string[],
): Promise<unknown[][]> {
  const chosen = compilations.filter(({ moduleResolution }) =>
    resolutions.includes(moduleResolution),
  );
  const outputs = chosen.flatMap(({ moduleResolution, module, extensions }) => {
    const options = { module, moduleResolution, lib: ['es2022'], outDir: 'out' };
    return writeProject(project, `${compiler}/${moduleResolution}`, options, extensions, true);
  });
  const lib = ['es2022', 'dom', 'dom.iterable'];
  const besideDOM = { module: 'nodenext', lib, noEmit: true };
  writeProject(project, `${compiler}/dom`, besideDOM, ['mts'], false);
  // One process reads the types of each package once.
  const folders = ['dom', ...chosen.map(({ moduleResolution }) => moduleResolution)];
  await project.run(process.execPath, [
    ...[`node_modules/${compiler}/bin/tsc`, '--build'],
    ...folders.map((folder) => `${compiler}/${folder}`),
  ]);
  return runEach(
    project,
    process.execPath,
    outputs.map((output) => {
      const file = JSON.stringify(output.replace(/ts$/, 'js'));
      return ['--eval', `import(${file}).then(({ results }) => ${print.replace(';\n', '')})`];
    }),
  );
}

export async function runTSNode(project: Project): Promise<unknown[][]> {
  const compilerOptions = { ...strict, lib: ['es2022', 'dom'] };
  for (const [mode, module] of Object.entries({ commonjs: 'commonjs', modules: 'nodenext' })) {
    project.write(`ts-node/${mode}/tsconfig.json`, {
      compilerOptions: { ...compilerOptions, module },
    });
  }
  project.write('ts-node/commonjs/print.ts', modules.ts + print);
  project.write('ts-node/modules/print.mts', modules.ts + print);
  return [
    ...(await runEach(project, 'node_modules/ts-node/dist/bin.js', [
      ['ts-node/commonjs/print.ts'],
    ])),
    ...(await runEach(project, process.execPath, [
      ['--loader', 'ts-node/esm', 'ts-node/modules/print.mts'],
    ])),
  ];
}
