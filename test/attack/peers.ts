// Other programs that parse URLs, in processes of their own. Each reads a line of JSON for a run, `[input, base,
// operations]`, and writes one: null if it refuses the input or the base, or else the attributes after parsing and
// after each operation.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, run } from '../../scripts/run.js';
import { findNode } from '../support/engine-cache.js';
import type { Observation } from '../support/oracle.js';
import { installPython } from '../support/python-environment.js';
import type { Operation } from './differential.js';

/** A URL, its base, and changes of the URL. */
export type Run = readonly [input: string, base: string | null, operations: readonly Operation[]];

/** What a program answers to a run. */
export type Answer = readonly Partial<Observation>[] | null;

export interface Peer {
  readonly name: 'Node 26' | 'Ada' | 'Rust';
  /** Whether it has parameters, and takes strings with lone surrogates. */
  readonly isJavaScript: boolean;
  /** Installs the program and returns the command that starts it. */
  readonly install: () => Promise<readonly [command: string, ...args: string[]]>;
}

const folder = join(import.meta.dirname, 'peers');

export const peers: readonly Peer[] = [
  {
    name: 'Node 26',
    isJavaScript: true,
    install: async () => [await findNode('26'), join(folder, 'builtin.js')],
  },
  {
    name: 'Ada',
    isJavaScript: false,
    install: async () => [
      await installPython('attack', join(folder, 'requirements.txt')),
      join(folder, 'ada.py'),
    ],
  },
  {
    name: 'Rust',
    isJavaScript: false,
    async install() {
      const target = join(root, '.cache/attack-rust');
      const manifest = join(folder, 'rust/Cargo.toml');
      await run('cargo', ['build', '-qr', '--manifest-path', manifest, '--target-dir', target]);
      return [join(target, 'release/answer-runs')];
    },
  },
];

/** Has a program answer runs. */
export function ask(
  [command, ...args]: readonly [string, ...string[]],
  runs: readonly Run[],
): Answer[] {
  const input = runs.map((run) => `${JSON.stringify(run)}\n`).join('');
  const options = { input, encoding: 'utf8', maxBuffer: 2 ** 30 } as const;
  const { status, stdout, stderr, error } = spawnSync(command, args, options);
  const lines = stdout?.split('\n').slice(0, -1) ?? [];
  if (status === 0 && lines.length === runs.length) return lines.map((line) => JSON.parse(line));
  throw new Error(`${command}: ${error ?? stderr.slice(-1_000)}, ${lines.length} answers`);
}
