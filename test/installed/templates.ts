// Projects as the creators of tools make them, with their own configurations. The program is built as they build their page.

import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { settingOf, writePackage } from './conditions.js';
import { expected, modules } from './program.js';
import { openProject, type Project } from './project.js';
import type { SetUp } from './setups.js';

const npmInstall = ['install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];

/** No creator or tool asks, or tells anybody what it does. */
const env = {
  ...{ CI: '1', NO_COLOR: '1', NG_CLI_ANALYTICS: 'false', EXPO_NO_TELEMETRY: '1' },
  ...{ NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1' },
};

interface Template {
  /** The arguments of npx that create the project in the folder `app`; null if `files` are all that there is. */
  readonly create: readonly string[] | null;
  /** The files that differ from what the creator wrote, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** What is installed beside what the creator asks for. */
  readonly tools?: Readonly<Record<string, string>>;
  /** The package in whose place its shim is installed. */
  readonly replaces?: string;
  /** The arguments of npx that build the project. */
  readonly build: readonly string[];
  /** The file that is built, as an expression for paths in `app`. */
  readonly output: RegExp;
}

const program = (module: string): string => `${module}\nprint(JSON.stringify(results));\n`;
// A page names what it calculated in a form that HTML leaves as it is.
const shown = 'encodeURIComponent(JSON.stringify(results))';
// Pages may export nothing else.
const inPage = modules.ts.replace('export const', 'const');
const page = `${inPage}\nexport default function Page() { return <p>results:{${shown}}</p>; }\n`;
const polyfilled = program(`import '@urlkit/url-api/polyfill/force';\n${modules.js}`);

const reactNative = {
  create: [
    ...['@react-native-community/cli@20', 'init', 'app', '--version', '0.87.1'],
    ...['--skip-install', '--skip-git-init', '--pm', 'npm'],
  ],
  build: [
    ...['react-native', 'bundle', '--entry-file', 'index.js', '--platform', 'android'],
    ...['--dev', 'false', '--bundle-output', 'built.js'],
  ],
  output: /^built\.js$/,
};

/** A program that has what is expected if a condition is set as the guide says, and another package has the tool's. */
const withCondition = (defaults: string): Template['files'] => ({
  'metro.config.js': `const { getDefaultConfig } = require('${defaults}');
const config = getDefaultConfig(__dirname);
${settingOf('Metro')};
module.exports = config;`,
  'index.js': program(`import { domainToASCII } from '@urlkit/idna';
import { which } from 'for-react-native';
const found = [which, domainToASCII('ü.example')];
const results = String(found) === 'own,' ? ${JSON.stringify(expected)} : found;`),
});

const replaced = 'react-native-url-polyfill';
// The program has the globals of the polyfill, which extend the classes of React Native.
const withGlobals = modules.js
  .replace(/import .* from '@urlkit\/url-api';/, '')
  .replace('SameURL === URL', "SameURL !== URL && 'createObjectURL' in URL");

const expo = {
  create: ['create-expo-app@latest', 'app', '--template', 'blank@56.0.18', '--no-install'],
  tools: { expo: '56.0.20' },
  build: ['expo', 'export', '--platform', 'android', '--no-bytecode', '--output-dir', 'built'],
  output: /^built\/.*\.js$/,
};

const nextJS = {
  create: [
    ...['create-next-app@16', 'app', '--ts', '--app', '--no-eslint', '--no-tailwind'],
    ...['--no-src-dir', '--use-npm', '--skip-install', '--yes'],
  ],
  output: /^\.next\/server\/app\/index\.html$/,
};
// The layout of the creator has fonts that Google serves.
const layout = `export default function Layout({ children }: { children: React.ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}\n`;
const typed = program(`declare function print(text: string): void;\n${modules.ts}`);

const templates: Readonly<Record<string, Template>> = {
  'react-native': { ...reactNative, files: { 'index.js': polyfilled } },
  [replaced]: {
    ...reactNative,
    files: { 'index.js': program(`import '${replaced}/auto';\n${withGlobals}`) },
    replaces: replaced,
  },
  expo: { ...expo, files: { 'index.js': polyfilled } },
  'expo with a condition': { ...expo, files: withCondition('expo/metro-config') },
  'react-native with a condition': {
    ...reactNative,
    files: withCondition('@react-native/metro-config'),
  },
  next: {
    ...nextJS,
    files: { 'app/layout.tsx': layout, 'app/page.tsx': page },
    build: ['next', 'build'],
  },
  // The page is bundled for browsers as well.
  'next-webpack': {
    ...nextJS,
    files: { 'app/layout.tsx': layout, 'app/page.tsx': `'use client';\n${page}` },
    build: ['next', 'build', '--webpack'],
  },
  vite: {
    create: ['create-vite@latest', 'app', '--template', 'vanilla-ts', '--no-interactive'],
    files: { 'src/main.ts': typed },
    build: ['vite', 'build'],
    output: /^dist\/assets\/.*\.js$/,
  },
  // Its creator takes the template from another place than npm. The newest unstorage refuses the key of the first page.
  nuxt: {
    create: null,
    files: {
      'package.json':
        '{ "private": true, "type": "module", "dependencies": {}, "overrides": { "unstorage": "1.17.1" } }',
      'nuxt.config.ts': "export default defineNuxtConfig({ compatibilityDate: '2026-11-01' });\n",
      'app/app.vue': `<script setup lang="ts">\n${inPage}\nconst shown = ${shown};\n</script>
<template><p>results:{{ shown }}</p></template>\n`,
    },
    tools: { nuxt: '4', vue: '3' },
    build: ['nuxt', 'generate'],
    output: /^\.output\/public\/index\.html$/,
  },
  angular: {
    create: [
      ...['--package=@angular/cli@20.3.41', 'ng', 'new', 'app', '--defaults', '--skip-install'],
      '--skip-git',
    ],
    files: { 'src/main.ts': typed },
    build: ['ng', 'build'],
    output: /^dist\/app\/browser\/main-.*\.js$/,
  },
};

const marker = /results:(?:<!-- -->)?([\w%!'()*.~-]+)/;

/** Runs what was built for a browser or an engine, or reads the page that was built. */
async function readResults(project: Project, file: string): Promise<unknown[]> {
  if (file.endsWith('.html')) {
    return JSON.parse(decodeURIComponent(marker.exec(project.read(file))?.[1] ?? ''));
  }
  const runner = `globalThis.print = console.log;
globalThis.window = globalThis;
const nativeModule = { getConstants: () => ({}) };
globalThis.nativeModuleProxy = { PlatformConstants: nativeModule };
globalThis.__turboModuleProxy = () => nativeModule;
globalThis.document = { createElement: () => ({ relList: { supports: () => true } }) };
const code = require('node:fs').readFileSync(process.argv[1], 'utf8');
if (process.argv[1].startsWith('dist/')) import(require('node:path').resolve(process.argv[1]));
else require('node:vm').runInThisContext(code);`;
  const output = await project.run(process.execPath, ['--eval', runner, file]);
  return JSON.parse(output.split('\n').find((line) => line.startsWith('["https:')) ?? output);
}

async function runTemplate(project: Project, template: Template): Promise<unknown[][]> {
  const { create, files, tools = {}, replaces, build, output } = template;
  const app = openProject(join(project.folder, 'app'), project.dependencies);
  rmSync(app.folder, { recursive: true, force: true });
  if (create !== null) await project.run('npx', ['--yes', ...create], env);
  for (const [path, contents] of Object.entries(files)) app.write(path, contents);
  const manifest = JSON.parse(app.read('package.json'));
  manifest.dependencies = { ...manifest.dependencies, ...app.dependencies, ...tools };
  if ('metro.config.js' in files) {
    writePackage(app, 'react-native', 'for-react-native');
    manifest.dependencies['for-react-native'] = 'file:./for-react-native';
  }
  if (replaces !== undefined) {
    manifest.dependencies[replaces] = app.dependencies[`@urlkit/${replaces}`];
  }
  app.write('package.json', manifest);
  await app.run('npm', npmInstall, env);
  await app.run('npx', build, env);
  const built = readdirSync(app.folder, { recursive: true, encoding: 'utf8' });
  const found = built.filter((path) => !path.includes('node_modules') && output.test(path));
  if (found.length === 0) throw new Error(`No file is ${output}`);
  return Promise.all(found.map((path) => readResults(app, path)));
}

export const templateSetUps: readonly SetUp[] = Object.entries(templates).map(
  ([name, template]) => ({ name, tools: {}, run: (project) => runTemplate(project, template) }),
);
