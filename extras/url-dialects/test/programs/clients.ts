// What programs ask a resolver for when they request a URL. No request is made: the look-up fails.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { urllib3 } from '@urlkit/url-dialects';
import type { ReaderReading, ReadingsComparison } from '@urlkit/url-editions';
import { cache, driver, run } from './programs.js';
import { verdictTable } from './verdict-table.js';

type Command = readonly [string, ...string[]];

interface Client {
  /** The name of the reader that it uses. */
  readonly name: string;
  /** Requests the URL that follows. */
  readonly request: Command;
  readonly preparations?: readonly Command[];
}

const library = join(cache, 'liblookups.so');
const lookups = join(cache, `lookups-${process.pid}`);
const python = join(cache, 'venv-idna/bin/python');

const javaPreparations: readonly Command[] = [['javac', '-d', cache, driver('Client.java')]];

const clients: readonly Client[] = [
  { name: 'curl', request: ['curl', '--silent'] },
  {
    name: 'python',
    request: [
      ...(['python3', '-c'] as const),
      'import socket, sys, urllib.parse as u; socket.create_connection((u.urlsplit(sys.argv[1]).hostname, 80))',
    ],
  },
  {
    name: 'urllib3',
    request: [
      python,
      '-c',
      'import sys, urllib3; urllib3.PoolManager(retries=False).request("GET", sys.argv[1])',
    ],
    preparations: [
      ['python3', '-m', 'venv', join(cache, 'venv-idna')],
      [python, '-m', 'pip', 'install', '--quiet', `urllib3==${urllib3.version}`, 'idna'],
    ],
  },
  {
    name: 'go',
    request: [join(cache, 'client')],
    preparations: [['go', 'build', '-o', join(cache, 'client'), driver('client/main.go')]],
  },
  {
    name: 'java-uri',
    request: ['java', '-cp', cache, 'Client', 'uri'],
    preparations: javaPreparations,
  },
  {
    name: 'java-url',
    request: ['java', '-cp', cache, 'Client', 'url'],
    preparations: javaPreparations,
  },
  { name: 'php', request: ['php', '-r', 'file_get_contents($argv[1]);', '--'] },
  { name: 'ruby', request: ['ruby', '-rnet/http', '-e', 'Net::HTTP.get(URI.parse(ARGV[0]))'] },
  {
    name: 'node-url-parse',
    request: [
      process.execPath,
      '-e',
      'const url = require("url").parse(process.argv[1]); require(url.protocol.slice(0, -1)).get(url).on("error", () => {})',
    ],
  },
  { name: 'living', request: [process.execPath, '-e', 'fetch(process.argv[1]).catch(() => {})'] },
];

/** The name that each client asks for, by the name of its reader; null if it asks for none. */
type Lookups = Readonly<Record<string, string | null>>;

/** The inputs of the table of verdicts whose host is not ASCII. */
export const internationalInputs: readonly string[] = verdictTable
  .map(({ input }) => input)
  .filter((input) => /^https?:.*[^\0-\x7F]/.test(input));

/** @throws Error if a client lacks something. */
export function prepareClients(): void {
  if (!existsSync(cache)) mkdirSync(cache, { recursive: true });
  const preload: Command = ['gcc', '-shared', '-fPIC', '-o', library, driver('lookups.c')];
  for (const command of [preload, ...clients.flatMap(({ preparations = [] }) => preparations)]) {
    const { ok, output } = run(command);
    if (!ok) throw new Error(`the clients need ${command[0]}: ${output}`);
  }
}

function lookupOf({ name, request: [command, ...args] }: Client, input: string): string | null {
  rmSync(lookups, { force: true });
  const preload = name === 'go' ? {} : { LD_PRELOAD: library };
  const env = { ...process.env, LC_ALL: 'C.UTF-8', URLKIT_LOOKUPS: lookups, ...preload };
  const { error } = spawnSync(command, [...args, input], {
    env,
    stdio: 'ignore',
    timeout: 300_000,
  });
  if (error !== undefined) throw error;
  if (!existsSync(lookups)) return null;
  const names = new Set(readFileSync(lookups, 'utf8').split('\n').filter(Boolean));
  const [found = null, ...others] = names;
  if (others.length > 0)
    throw new Error(`${name} looks up ${[...names].join(' and ')} for ${input}`);
  return found;
}

/** Asks all clients. It takes about a second for each. */
export function lookUp(input: string): Lookups {
  return Object.fromEntries(clients.map((client) => [client.name, lookupOf(client, input)]));
}

/** Returns what a client looks up, but would not by the comparison. */
export function findWrongLookups({ readings }: ReadingsComparison, found: Lookups): string[] {
  const common = new Set(readings.flatMap(({ target }) => target?.host || []));
  return readings.flatMap((reading) => {
    const name = found[reading.reader];
    if (name === undefined) return [`${reading.reader} was not asked`];
    const expected = expectedOf(reading, common);
    return name === null || expected.includes(name.toLowerCase())
      ? []
      : [`${reading.reader} looks up ${name}, not ${expected.join(' or ') || 'nothing'}`];
  });
}

// Java and PHP leave IDNA to the resolver, which may have it.
function expectedOf(
  { reader, interpretation, target }: ReaderReading,
  common: ReadonlySet<string>,
): string[] {
  if (interpretation.kind === 'unknown') return [...common];
  if (interpretation.kind === 'failure' || target === null || target.host === '') return [];
  const isLeft = reader === 'java-url' || reader === 'php';
  return isLeft ? [target.host, interpretation.hostname.toLowerCase()] : [target.host];
}
