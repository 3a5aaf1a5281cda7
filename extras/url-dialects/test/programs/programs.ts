// The real programs: what they need, and how to start their drivers.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  curl7,
  curlRedirect,
  type Dialect,
  goResolveReference,
  javaURIResolve,
  javaURLInContext,
  nodeURLResolve,
  phpParseURL,
  python311,
  pythonURLJoin,
  rubyURIJoin,
  urllib3,
} from '@urlkit/url-dialects';
import { installDebianPackages } from '../../../../test/support/debian.js';
import { readAll } from './node-url-parse.js';
import { type Answer, ask, type Input } from './protocol.js';

type Command = readonly [string, ...string[]];

export interface Program {
  readonly dialect: Dialect;
  /** Debian packages that it needs. */
  readonly packages: readonly string[];
  /** Commands that build its driver. */
  readonly preparations: readonly Command[];
  /** Command that prints its version. */
  readonly version: Command;
  /** Whether it resolves an input against a base. */
  readonly resolvesReferences: boolean;
  /** Reads inputs with the program. */
  read(inputs: readonly Input[]): Promise<readonly Answer[]>;
}

/** Where drivers are built. */
export const cache: string = fileURLToPath(new URL('../../../../.cache/dialects', import.meta.url));
const python = join(cache, 'venv/bin/python');

/** Debian may have another version than the one that is modelled. */
const python3 = process.env['URLKIT_PYTHON'] ?? 'python3';

const DEBIAN_PYTHON = '/usr/bin/python3';

export function driver(name: string): string {
  return fileURLToPath(new URL(`drivers/${name}`, import.meta.url));
}

function built(name: string): string {
  return join(cache, name);
}

function reader(command: Command): Pick<Program, 'read'> {
  return { read: (inputs) => ask(command, inputs) };
}

const javaPreparations: readonly Command[] = [['javac', '-d', cache, driver('Reader.java')]];

export const programs: readonly Program[] = [
  {
    dialect: curlRedirect,
    resolvesReferences: true,
    packages: ['cargo', 'gcc', 'libc6-dev', 'zlib1g-dev'],
    preparations: [
      [
        ...(['cargo', 'build', '--quiet', '--release', '--target-dir', built('cargo')] as const),
        ...(['--manifest-path', driver('curl/Cargo.toml')] as const),
      ],
    ],
    version: [built('cargo/release/curl-driver'), '--version'],
    ...reader([built('cargo/release/curl-driver')]),
  },
  {
    dialect: curl7,
    resolvesReferences: true,
    packages: ['curl', 'gcc', 'libc6-dev', 'libcurl4-openssl-dev'],
    preparations: [['gcc', '-o', built('curl-7'), driver('curl/curl.c'), '-lcurl']],
    version: ['/usr/bin/curl', '--version'],
    ...reader([built('curl-7')]),
  },
  {
    dialect: pythonURLJoin,
    resolvesReferences: true,
    packages: ['python3'],
    preparations: [],
    version: [python3, '--version'],
    ...reader([python3, driver('python.py'), 'urlsplit']),
  },
  {
    dialect: python311,
    resolvesReferences: true,
    packages: ['python3'],
    preparations: [],
    version: [DEBIAN_PYTHON, '--version'],
    ...reader([DEBIAN_PYTHON, driver('python.py'), 'urlsplit']),
  },
  {
    dialect: urllib3,
    resolvesReferences: false,
    packages: ['python3-venv'],
    preparations: [
      ['python3', '-m', 'venv', join(cache, 'venv')],
      [python, '-m', 'pip', 'install', '--quiet', `urllib3==${urllib3.version}`],
    ],
    version: [python, '-c', 'import urllib3; print(urllib3.__version__)'],
    ...reader([python, driver('python.py'), 'urllib3']),
  },
  {
    dialect: goResolveReference,
    resolvesReferences: true,
    packages: ['golang'],
    preparations: [['go', 'build', '-o', built('go'), driver('main.go')]],
    version: ['go', 'version'],
    ...reader([built('go')]),
  },
  {
    dialect: javaURIResolve,
    resolvesReferences: true,
    packages: ['default-jdk-headless'],
    preparations: javaPreparations,
    version: ['java', '--version'],
    ...reader(['java', '-cp', cache, 'Reader', 'uri']),
  },
  {
    dialect: javaURLInContext,
    resolvesReferences: true,
    packages: ['default-jdk-headless'],
    preparations: javaPreparations,
    version: ['java', '--version'],
    ...reader(['java', '-cp', cache, 'Reader', 'url']),
  },
  {
    dialect: phpParseURL,
    resolvesReferences: false,
    packages: ['php-cli'],
    preparations: [],
    version: ['php', '--version'],
    ...reader(['php', driver('parse_url.php')]),
  },
  {
    dialect: rubyURIJoin,
    resolvesReferences: true,
    packages: ['ruby'],
    preparations: [],
    version: ['ruby', '--version'],
    ...reader(['ruby', driver('uri.rb')]),
  },
  {
    dialect: nodeURLResolve,
    resolvesReferences: true,
    packages: [],
    preparations: [],
    version: [process.execPath, '--version'],
    read: (inputs) => Promise.resolve(readAll(inputs)),
  },
];

/** Runs a command, and returns what it prints. */
export function run([command, ...args]: Command): {
  readonly ok: boolean;
  readonly output: string;
} {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  return { ok: status === 0, output: error?.message ?? `${stdout}${stderr}`.trim() };
}

/** Installs missing Debian packages. It must run as root. */
export function installPackages(): void {
  const missing = programs.filter(({ version }) => !run(version).ok);
  const packages = missing.flatMap((program) => program.packages);
  if (packages.length > 0) installDebianPackages(packages);
}

/**
 * Builds the driver of a program.
 *
 * @returns The version of the program.
 * @throws Error if something is missing.
 */
export function prepare({ dialect, packages, preparations, version }: Program): string {
  if (!existsSync(cache)) mkdirSync(cache, { recursive: true });
  for (const command of preparations) {
    const { ok, output } = run(command);
    if (!ok) throw new Error(`${dialect.name} needs ${packages.join(', ')}: ${output}`);
  }
  const { ok, output } = run(version);
  if (!ok) throw new Error(`${dialect.name} needs ${packages.join(', ')}: ${output}`);
  return output.split('\n', 1)[0] ?? '';
}
