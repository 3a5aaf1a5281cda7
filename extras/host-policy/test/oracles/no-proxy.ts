// Compares `bypasses` of `parseNoProxy` with libcurl, Go's x/net/http/httpproxy, Node's http.Agent and EnvHttpProxyAgent of
// three versions of undici, for random values of NO_PROXY and URLs.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type NoProxyProgram, parseNoProxy } from '@urlkit/host-policy';
import { findNode, installEngine, installedPath } from '../../../../test/support/engine-cache.js';
import { explainNoProxy } from './explained-differences.js';

interface Case {
  readonly noProxy: string;
  readonly url: string;
}

const entries = [
  ...['*', 'example.org', '.example.org', '*.example.org', 'EXAMPLE.org', 'example.org.', 'org'],
  ...['.example.org.', '..example.org', '*example.org', '**.example.org', '*.*.example.org'],
  ...['example.*', 'a.example.org', '%65xample.org', 'localhost', '.org', 'example.org x', '-'],
  ...['bücher.example', 'xn--bcher-kva.example', 'example.org:80', 'example.org:8080', ':80'],
  ...['example.org:0080', '.example.org:80', '*.example.org:80', '*:80', 'example.org:', '::'],
  ...['example.org:x', 'example.org:65536', 'example.org/8', '127.0.0.1', '127.0.0.1:80', '.0.0.1'],
  ...['10.0.0.1', '10.0.0.1:8080', '10.0.0.', '10.0.1', '010.0.0.1', '0x0a.0.0.1', '10.0.0.0/8'],
  ...['10.0.0.0/+8', '10.0.0.0/08', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.1/32', '10.0.0.1/', '/8'],
  ...['10.0.0.0/8:80', '10.0.0.0 - 10.0.0.9', '10.0.0.0-10.0.0.9', '10.0.0.9-10.0.0.0', '::1'],
  ...['10.0.0.1-', '[::1]', '[::1]:80', '0:0:0:0:0:0:0:1', '2001:db8::1', '2001:DB8::1'],
  ...['2001:db8:0::1', '2001:db8::/32', '[2001:db8::]/32', '2001:db8::1:80', '::ffff:10.0.0.1'],
  ...['::ffff:a00:1', '::ffff:0:0/96', 'fe80::1%eth0'],
];
const hosts = [
  ...['example.org', 'a.example.org', 'a.b.example.org', 'badexample.org', 'example.org.', 'org'],
  ...['a.example.org.', 'EXAMPLE.org', 'localhost', 'a.localhost', 'xn--bcher-kva.example'],
  ...['127.0.0.1', '127.0.0.2', '10.0.0.1', '10.0.0.5', '10.200.0.1', '11.0.0.1', '[::1]', '[::]'],
  ...['[2001:db8::1]', '[2001:db8:ffff::1]', '[::ffff:127.0.0.1]', '[::ffff:10.0.0.1]'],
  ...['[::ffff:7f00:1]', '[::ffff:a00:1]'],
];
const characters = ['', ...'.*:/-[]%+01af;é '];
const ports = ['', '', '', ':80', ':8080'];

// Mulberry32.
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

function randomCases(count: number, seed: number): readonly Case[] {
  const random = createRandom(seed);
  const pick = (values: readonly string[]): string =>
    values[Math.floor(random() * values.length)] ?? '';
  const space = (): string => (random() < 0.1 ? ' ' : '');
  const mutate = (entry: string): string => {
    const at = Math.floor(random() * (entry.length + 1));
    if (random() < 0.7) return entry;
    return entry.slice(0, at) + pick(characters) + entry.slice(at + (random() < 0.5 ? 1 : 0));
  };
  return Array.from({ length: count }, () => {
    const length = random() < 0.6 ? 1 : random() < 0.5 ? 2 : 3;
    const noProxy = Array.from({ length }, () => space() + mutate(pick(entries)) + space()).join(
      ',',
    );
    return { noProxy, url: `http://${pick(hosts)}${pick(ports)}/` };
  });
}

const source = (name: string): string =>
  fileURLToPath(new URL(`no-proxy/${name}`, import.meta.url));
const run = (command: string, args: readonly string[], input = ''): string =>
  execFileSync(command, args, { input, encoding: 'utf8', maxBuffer: 2 ** 28 });

interface Oracle {
  readonly program: NoProxyProgram;
  /** Builds or installs what answers, and returns the version of the program. */
  readonly prepare: (folder: string) => string | Promise<string>;
  readonly ask: (folder: string, input: string) => string | Promise<string>;
}

/** The version of Node that runs the programs of JavaScript. Node 24 was the first to have `proxyEnv`. */
const NODE = '26';

const curl: Oracle = {
  program: 'curl',
  prepare: (folder) => {
    run('gcc', ['-O1', '-o', join(folder, 'no-proxy-curl'), source('curl.c'), '-lcurl']);
    return run('curl-config', ['--version']);
  },
  ask: (folder, input) => run(join(folder, 'no-proxy-curl'), [], input),
};

const go: Oracle = {
  program: 'go',
  prepare: (folder) => {
    run('go', ['build', '-C', source('go'), '-o', join(folder, 'no-proxy-go'), '.']);
    return run('go', ['version']);
  },
  ask: (folder, input) => run(join(folder, 'no-proxy-go'), [], input),
};

const node: Oracle = {
  program: 'node',
  prepare: async () => `Node ${run(await findNode(NODE), ['--version'])}`,
  ask: async (_folder, input) => run(await findNode(NODE), [source('node.mjs')], input),
};

function undici(version: string): Oracle {
  const name = `undici-${version}`;
  return {
    program: 'undici',
    prepare: async () => {
      await installEngine(name, `${name}@npm:undici@${version}`);
      return name;
    },
    ask: async (_folder, input) => {
      const path = installedPath(name, 'index.js');
      return run(await findNode(NODE), [source('undici.mjs'), path], input);
    },
  };
}

/**
 * Compares with each program, and prints the differences.
 *
 * @returns The number of programs that are missing or differ without an explanation.
 */
export async function compareNoProxy(folder: string, count: number, seed: number): Promise<number> {
  const cases = randomCases(count, seed);
  const input = cases.map(({ noProxy, url }) => `${noProxy}\t${url}\n`).join('');
  console.log(`${count} values of NO_PROXY with a URL`);
  let failed = 0;
  for (const { program, prepare, ask } of [
    curl,
    go,
    node,
    ...['6', '7', '8'].map((version) => undici(version)),
  ]) {
    let version: string;
    try {
      version = (await prepare(folder)).trim();
      console.log(version);
    } catch (error) {
      console.log(`${program} is missing: ${error instanceof Error ? error.message : error}`);
      if (process.env['CI'] === 'true') failed++;
      continue;
    }
    const answers = (await ask(folder, input)).split('\n').slice(0, -1);
    if (report(program, version, cases, answers) > 0) failed++;
  }
  return failed;
}

/** Prints each reason with its first example, and returns how many differences have no explanation. */
function report(
  program: NoProxyProgram,
  version: string,
  cases: readonly Case[],
  answers: readonly string[],
): number {
  if (answers.length !== cases.length) throw new Error(`${answers.length} answers`);
  const found = new Map<string, string[]>();
  for (const [index, { noProxy, url }] of cases.entries()) {
    const answer = answers[index];
    const said = parseNoProxy(noProxy).bypasses(url)[program] ? '1' : '0';
    if (answer === said) continue;
    const why = explainNoProxy(version, noProxy, url) ?? 'UNEXPLAINED';
    const examples = found.get(why) ?? [];
    found.set(why, examples);
    examples.push(`NO_PROXY=${JSON.stringify(noProxy)} ${url}: ${answer}, not ${said}`);
  }
  for (const [why, examples] of found) {
    console.log(`  ${examples.length} times: ${why}; ${examples[0]}`);
    if (why === 'UNEXPLAINED') for (const one of examples.slice(1, 20)) console.log(`    ${one}`);
  }
  const unexplained = found.get('UNEXPLAINED')?.length ?? 0;
  console.log(`  without an explanation: ${unexplained}`);
  return unexplained;
}
