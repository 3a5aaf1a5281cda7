// The set-ups: each runs the program in a project, and gives what the program calculated.

import { runEsbuild, runMetro, runPacker, runParcel, runRollup, runVite } from './bundlers.js';
import { runConditions } from './conditions.js';
import { runDeclarations } from './declarations.js';
import { runBun, runCommand, runDeno, runNode, runOldEngine, runPnpm } from './engines.js';
import type { Project } from './project.js';
import { runJest, runVitest } from './test-runners.js';
import { runTSNode, runTypeScript } from './typescript.js';

export interface SetUp {
  readonly name: string;
  /** What has to be installed beside the tarballs. */
  readonly tools: Readonly<Record<string, string>>;
  /** Whether the registry may have no file of it for this machine. */
  readonly isOptional?: boolean;
  /** Runs the program in each way there is, and gives the results of each; none if it cannot run. */
  readonly run: (project: Project) => Promise<readonly (readonly unknown[])[]>;
}

// The newest first.
const compilers = {
  'typescript-7': 'npm:typescript@7',
  'typescript-6': 'npm:typescript@6',
  'typescript-5.9': 'npm:typescript@5.9',
  'typescript-5.6': 'npm:typescript@5.6',
};

const resolutions = ['node16', 'nodenext', 'bundler'];

export const setUps: readonly SetUp[] = [
  { name: 'npm and Node', tools: {}, run: runNode },
  { name: 'the command', tools: {}, run: runCommand },
  {
    name: 'the script in Node 16',
    tools: { 'node-16': `npm:node-${process.platform}-${process.arch}@16` },
    run: (project) => runOldEngine(project, 'node-16', 'polyfill.js'),
  },
  {
    // It knows neither private members nor the library of ECMAScript 2019.
    name: 'the script in Node 8',
    tools: { 'node-8': `npm:node-${process.platform}-${process.arch}@8` },
    run: (project) => runOldEngine(project, 'node-8', 'polyfill.es2015.js'),
  },
  { name: 'pnpm and Node', tools: { pnpm: '10' }, run: runPnpm },
  {
    name: 'Jest 29',
    tools: { 'jest-29': 'npm:jest@29' },
    run: (project) => runJest(project, 'jest-29'),
  },
  {
    name: 'Jest 30',
    tools: { 'jest-30': 'npm:jest@30' },
    run: (project) => runJest(project, 'jest-30'),
  },
  { name: 'Vitest', tools: { vitest: '4' }, run: runVitest },
  {
    name: 'TypeScript 5.6',
    tools: { typescript: '5.6' },
    run: (project) => runTypeScript(project, 'typescript', ['nodenext']),
  },
  {
    name: 'TypeScript 5.6, otherwise',
    tools: { typescript: '5.6' },
    run: (project) => runTypeScript(project, 'typescript', ['node16', 'bundler']),
  },
  {
    name: 'the newest TypeScript',
    tools: { 'typescript-newest': 'npm:typescript@latest' },
    run: (project) => runTypeScript(project, 'typescript-newest', resolutions),
  },
  {
    name: 'declarations, npm',
    tools: compilers,
    run: (project) => runDeclarations(project, 'npm', Object.keys(compilers)),
  },
  {
    name: 'declarations, pnpm',
    tools: { ...compilers, pnpm: '10' },
    run: (project) => runDeclarations(project, 'pnpm', Object.keys(compilers)),
  },
  { name: 'ts-node', tools: { 'ts-node': '10', typescript: '5.6' }, run: runTSNode },
  { name: 'Vite', tools: { vite: '8' }, run: runVite },
  {
    name: 'webpack',
    tools: { webpack: '5' },
    run: (project) => runPacker(project, 'webpack'),
  },
  {
    name: 'Rspack',
    tools: { '@rspack/core': '1' },
    run: (project) => runPacker(project, '@rspack/core'),
  },
  { name: 'esbuild', tools: { esbuild: 'latest' }, run: runEsbuild },
  {
    name: 'Rollup',
    tools: { rollup: '4', '@rollup/plugin-node-resolve': '16' },
    run: runRollup,
  },
  { name: 'Parcel', tools: { parcel: '2', undici: '7' }, run: runParcel },
  { name: 'Metro', tools: { metro: '0.83' }, run: runMetro },
  {
    name: 'conditions',
    tools: {
      ...{ vite: '8', vitest: '4', '@rspack/core': '1', 'jest-30': 'npm:jest@30' },
      ...{ 'jest-environment-jsdom': '30', metro: '0.83', '@react-native/metro-config': '0.83' },
    },
    run: runConditions,
  },
  { name: 'Deno', tools: { deno: '2' }, run: runDeno },
  { name: 'Bun', tools: { bun: '1' }, isOptional: true, run: runBun },
];
