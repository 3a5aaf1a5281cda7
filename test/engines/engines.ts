// The engines: where they come from, and how each runs a script.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { getQuickJS } from 'quickjs-emscripten';
import { run, temporaryFolder } from '../../scripts/run.js';
import { findChromium } from '../browser/find-chromium.js';
import { findNode, installEngine, installedPath, nodePath } from '../support/engine-cache.js';
import { runInPage } from './chromium.js';

export interface Engine {
  readonly name: string;
  /** Returns the version, or null if the engine is missing. */
  readonly findVersion: () => Promise<string | null>;
  /** Runs a script and returns its global variable urlkitReport. */
  readonly run: (script: string) => Promise<string>;
  /** Whether it needs no installation. */
  readonly isAtHand?: true;
  /** Whether scripts are compiled for it. Compiled functions fail some tests of interfaces. */
  readonly isCompiled?: true;
}

/** What npm installs, beside versions of Node. */
const packages = {
  '@babel/standalone': '@babel/standalone@7',
  bun: 'bun@1',
  deno: 'deno@2',
  'hermes-engine-cli': 'hermes-engine-cli@0.12',
} as const;

const nodeVersions = ['16', '22', '24', '26'] as const;

const systemPackages = [
  'libjavascriptcoregtk-4.0-bin',
  'libmozjs-102-dev',
  'chromium',
  'firefox-esr',
];

/** Installs the engines that are not at hand. Yields what could not be installed. */
export async function* installEngines(): AsyncGenerator<string> {
  const apt = async (name: string): Promise<void> => {
    // A package that was removed, or that another one recommends, has a status, too.
    const status = await run('dpkg-query', ['--status', name]).catch(() => '');
    if (status.includes('\nStatus: install ok installed\n')) return;
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '--yes', '--no-install-recommends', name]);
  };
  const installations: readonly (readonly [what: string, install: () => Promise<unknown>])[] = [
    ...Object.entries(packages).map(
      ([name, specifier]) => [specifier, () => installEngine(name, specifier)] as const,
    ),
    ...nodeVersions.map((major) => [`Node ${major}`, () => findNode(major)] as const),
    ['playwright-core', () => run('npm', ['ci', '--prefix', 'test/browser', '--silent'])],
    ...systemPackages.map((name) => [name, () => apt(name)] as const),
  ];
  for (const [what, install] of installations) {
    try {
      await install();
    } catch (error) {
      yield `${what} is not installed. ${String(error)}`;
    }
  }
}

interface Babel {
  transform(
    script: string,
    options: { readonly presets: readonly string[]; readonly sourceType: 'script' },
  ): { readonly code: string };
}

const scripts = temporaryFolder();

/** Returns a shell that runs a file and can print. */
function shell(
  name: string,
  command: string,
  args: readonly string[],
  readVersion: () => Promise<string>,
): Engine {
  return {
    name,
    async findVersion() {
      try {
        return await readVersion();
      } catch {
        return null;
      }
    },
    async run(script) {
      const print = '(typeof print === "function" ? print : console.log)(urlkitReport);';
      const scriptFile = join(mkdtempSync(join(scripts, 'run-')), 'script.js');
      writeFileSync(scriptFile, `${script}\n${print}`);
      return await run(command, [...args, scriptFile]);
    },
  };
}

function node(major: (typeof nodeVersions)[number]): Engine {
  const command = nodePath(major);
  return shell('V8, Node.js', command, [], () => firstMatch(command, ['-v'], /v(\S+)/));
}

async function firstMatch(command: string, args: string[], pattern: RegExp): Promise<string> {
  return pattern.exec(await run(command, args))?.[1] ?? '?';
}

const hermes = installedPath('hermes-engine-cli', 'linux64-bin/hermes');
const deno = installedPath('deno', 'bin.cjs');

/** Returns the version of a package, by its name or its path. */
function versionOf(name: string): Promise<string> {
  return Promise.resolve(createRequire(import.meta.url)(`${name}/package.json`).version);
}

const hermesShell = shell('Hermes', hermes, [], () =>
  firstMatch(hermes, ['--version'], /version: (\S+)/),
);

/** Hermes 0.12 has no classes. Its users compile programs with Babel's preset, as Metro does. */
const compiledHermes: Engine = {
  ...hermesShell,
  isCompiled: true,
  run(script) {
    const babel: Babel = createRequire(import.meta.url)(installedPath('@babel/standalone'));
    const { code } = babel.transform(script, { presets: ['env'], sourceType: 'script' });
    return hermesShell.run(code);
  },
};

const ownNode: Engine = {
  ...shell('V8, Node.js', process.execPath, [], () => Promise.resolve(process.versions.node)),
  isAtHand: true,
};

const emptyContext: Engine = {
  name: 'V8, node:vm without host globals',
  isAtHand: true,
  findVersion: () => Promise.resolve(process.versions.node),
  run(script) {
    const context = createContext(Object.create(null));
    return Promise.resolve(runInContext(`${script}\n;urlkitReport`, context));
  },
};

const quickJS: Engine = {
  name: 'QuickJS, quickjs-emscripten',
  isAtHand: true,
  findVersion: () => versionOf('quickjs-emscripten'),
  async run(script) {
    const context = (await getQuickJS()).newContext();
    try {
      const result = context.unwrapResult(context.evalCode(`${script}\n;urlkitReport`));
      const report = context.getString(result);
      result.dispose();
      return report;
    } finally {
      context.dispose();
    }
  },
};

const chromium: Engine = {
  name: 'V8, a page of Chromium',
  findVersion: () =>
    firstMatch(findChromium() ?? '', ['--version'], /(\d[\d.]+)/).catch(() => null),
  run: (script) => runInPage(findChromium() ?? '', script),
};

export const engines: readonly Engine[] = [
  ownNode,
  ...nodeVersions.map(node),
  emptyContext,
  chromium,
  shell('V8, Deno', process.execPath, [deno, 'run', '--quiet'], () =>
    versionOf(installedPath('deno')),
  ),
  shell('JavaScriptCore, jsc', 'jsc', [], () =>
    firstMatch('dpkg-query', ['--show', 'libjavascriptcoregtk-4.0-bin'], /\t(\d+(?:\.\d+)+)/),
  ),
  shell('SpiderMonkey, js102', 'js102', [], () =>
    firstMatch('js102', ['--version'], /C(\d+(?:\.\d+)+)/),
  ),
  compiledHermes,
  quickJS,
];
