// Compares `addressClass` with Python's ipaddress, Go's net/netip and Rust's std::net, for the borders of all blocks of
// the registries and for random addresses, and then the readings of NO_PROXY with curl, Go, Node and undici. --count sets the
// number of cases of NO_PROXY. URLKIT_SEED=n repeats a run. A missing program is skipped; with CI=true, it is an error.
// --install installs libcurl as a Debian package.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serializeIPv4 } from '@urlkit/host';
import { type AddressClass, addressClass, parseAddress } from '@urlkit/host-policy';
import { installDebianPackages } from '../../../../test/support/debian.js';
import { explainedDifferences, type Program } from './explained-differences.js';
import { compareNoProxy } from './no-proxy.js';
import { sampleAddresses } from './sample-addresses.js';

interface Oracle {
  readonly program: Program;
  /** The properties that the program knows of an address. */
  readonly properties: readonly string[];
  readonly version: () => string;
  readonly run: (input: string) => string;
}

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    install: { type: 'boolean', default: false },
  },
});
if (values.install && spawnSync('curl-config', ['--version']).status !== 0) {
  installDebianPackages(['libcurl4-openssl-dev']);
}
const folder = mkdtempSync(join(tmpdir(), 'urlkit-addresses-'));
const source = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const inFolder = (name: string): string => join(folder, name);
const run = (command: string, args: readonly string[], input = '', env = {}): string =>
  execFileSync(command, args, {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, ...env },
  });
const common = ['loopback', 'link_local', 'multicast', 'unspecified', 'mapped'];

const oracles: readonly Oracle[] = [
  {
    program: 'Python',
    properties: [...common, 'global', '6to4', 'teredo'],
    version: () => run('python3', ['--version']),
    run: (input) => run('python3', [source('addresses.py')], input),
  },
  {
    program: 'Go',
    properties: [...common, 'private'],
    version: () => run('go', ['version']),
    run: (input) => {
      run('go', ['build', '-o', inFolder('go-oracle'), source('addresses.go')], '', {
        GOFLAGS: '',
      });
      return run(inFolder('go-oracle'), [], input);
    },
  },
  {
    program: 'Rust',
    properties: [
      ...common,
      'global',
      'private',
      'documentation',
      'benchmarking',
      'shared',
      'broadcast',
    ],
    version: () => run('rustc', ['--version']),
    run: (input) => {
      const env = { RUSTC_BOOTSTRAP: '1' };
      run(
        'rustc',
        ['--edition=2021', '-O', '-o', inFolder('rust-oracle'), source('addresses.rs')],
        '',
        env,
      );
      return run(inFolder('rust-oracle'), [], input);
    },
  },
];

const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];

// Our class, in the terms of the programs.
function propertiesOf({ block, name, embedded, globallyReachable }: AddressClass): Set<string> {
  const [first = '', second = ''] = embedded.map(({ address }) => serializeIPv4(address));
  const said: Readonly<Record<string, boolean>> = {
    global: globallyReachable === true,
    loopback: name.startsWith('Loopback'),
    link_local: /^Link.Local/.test(name),
    multicast: name === 'Multicast',
    unspecified: block === '0.0.0.0/32' || block === '::/128',
    private: PRIVATE.includes(block),
    shared: block === '100.64.0.0/10',
    broadcast: name === 'Limited Broadcast',
    documentation: name.startsWith('Documentation'),
    benchmarking: name === 'Benchmarking',
    [`mapped=${first}`]: block === '::ffff:0:0/96',
    [`6to4=${first}`]: name === '6to4',
    [`teredo=${first}+${second}`]: name === 'TEREDO',
  };
  return new Set(Object.keys(said).filter((property) => said[property]));
}

const seed = Number(process.env['URLKIT_SEED'] ?? 1);
const addresses = sampleAddresses(seed);
console.log(`${addresses.length} addresses, URLKIT_SEED=${seed}`);

/** Addresses of one block for which a program and the registry entry disagree. */
interface Difference {
  readonly block: string;
  readonly property: string;
  readonly theirs: boolean;
  readonly addresses: string[];
}

function findDifferences({ properties, run: ask }: Oracle): readonly Difference[] {
  const answers = ask(`${addresses.join('\n')}\n`)
    .split('\n')
    .slice(0, -1);
  if (answers.length !== addresses.length) throw new Error(`${answers.length} answers`);
  const differences = new Map<string, Difference>();
  for (const [index, address] of addresses.entries()) {
    const found = addressClass(parseAddress(address));
    if (!found) throw new Error(`${address} has no class`);
    const ours = propertiesOf(found);
    const theirs = new Set((answers[index] ?? '').split(' ').filter(Boolean));
    for (const said of new Set([...ours, ...theirs])) {
      const [property = ''] = said.split('=');
      if (!properties.includes(property) || ours.has(said) === theirs.has(said)) continue;
      const block = found.service ?? found.block;
      const key = [block, property, theirs.has(said)].join();
      const difference = differences.get(key) ?? {
        block,
        property,
        theirs: theirs.has(said),
        addresses: [],
      };
      differences.set(key, difference);
      difference.addresses.push(address);
    }
  }
  return Array.from(differences.values());
}

/** Prints the differences, and returns how many have no explanation. */
function report(oracle: Oracle): number {
  let unexplained = 0;
  for (const { block, property, theirs, addresses: those } of findDifferences(oracle)) {
    const known = explainedDifferences.find(
      ({ programs, properties, blocks }) =>
        programs.includes(oracle.program) &&
        properties.includes(property) &&
        blocks.includes(block),
    );
    if (!known) unexplained++;
    const says = `${theirs ? '' : 'not '}${property}`;
    console.log(
      `  ${block}, ${those[0]} and ${those.length - 1} more: ${says}; ${known?.why ?? 'UNEXPLAINED'}`,
    );
  }
  return unexplained;
}

try {
  for (const oracle of oracles) {
    if (
      spawnSync(oracle.program === 'Rust' ? 'rustc' : oracle.program === 'Go' ? 'go' : 'python3', [
        '--help',
      ]).error
    ) {
      console.log(`${oracle.program} is missing, and is not compared with`);
      if (process.env['CI'] === 'true') process.exitCode = 1;
      continue;
    }
    console.log(oracle.version().trim());
    const unexplained = report(oracle);
    console.log(`  without an explanation: ${unexplained}`);
    if (unexplained > 0) process.exitCode = 1;
  }
  if ((await compareNoProxy(folder, Number(values.count), seed)) > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
