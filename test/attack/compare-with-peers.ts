// Compares the answers of other programs with those of urlkit.

import { isDeepStrictEqual } from 'node:util';
import { URL } from '@urlkit/url-api';
import fc from 'fast-check';
import { nullForTypeError, type Observation, observe } from '../support/oracle.js';
import { apply, type RandomRun, runs } from './differential.js';
import { type Difference, differences, type Step } from './peer-differences.js';
import { type Answer, ask, type Peer, peers, type Run } from './peers.js';

/** A program that is installed, and the command that starts it. */
export interface InstalledPeer {
  readonly peer: Peer;
  readonly command: Awaited<ReturnType<Peer['install']>>;
}

/** Runs for one process. */
const BATCH = 5_000;
const BATCHES = 6;

/**
 * Compares as many runs for each seed, whatever time that takes, so that a seed finds the same everywhere.
 *
 * @throws {Error} With the first difference that has no explanation.
 */
export function compareWith({ peer, command }: InstalledPeer, seed: number): void {
  for (let batch = 0; batch < BATCHES; batch++) {
    const options = { seed: seed + batch * 2 ** 20, numRuns: BATCH };
    const asked = fc.sample(runs, options).map((run) => runFor(peer, run));
    for (const [index, answer] of ask(command, asked).entries()) {
      const step = findDifference(asked[index] as Run, answer);
      if (step === null || differences.some((one) => explains(one, peer, step))) continue;
      throw new Error(`${peer.name} differs: ${JSON.stringify(step, null, 2)}`);
    }
  }
}

/** Says which differences their examples no longer show. */
export function staleDifferences({ peer, command }: InstalledPeer): string[] {
  const known = differences.filter((difference) => difference.peers.includes(peer.name));
  const asked = known.map(({ example: [input, base, ...assignments] }): Run => {
    return [input, base, assignments.map((assignment) => ['set', assignment])];
  });
  const answers = ask(command, asked);
  return known.flatMap((difference, index) => {
    const step = findDifference(asked[index] as Run, answers[index] as Answer);
    return step !== null && explains(difference, peer, step) ? [] : [difference.why];
  });
}

function explains(difference: Difference, { name }: Peer, step: Step): boolean {
  return difference.peers.includes(name) && difference.isIt(step);
}

// A program without parameters sets attributes alone, and those that are no JavaScript have no lone surrogates.
function runFor({ isJavaScript }: Peer, [{ input, base }, operations]: RandomRun): Run {
  if (isJavaScript) return [input, base ?? null, operations];
  const settings = operations.filter(
    ([kind, [name = '']]) => kind === 'set' && name in URL.prototype,
  );
  return [
    toScalarValues(input),
    base === undefined ? null : toScalarValues(base),
    settings.map(([kind, values]) => [kind, values.map(toScalarValues)]),
  ];
}

function toScalarValues(text: string): string {
  return Buffer.from(text).toString();
}

/** Returns the first step after which they differ; null if there is none. */
function findDifference([input, base, operations]: Run, answer: Answer): Step | null {
  const url = nullForTypeError(() => new URL(input, base ?? undefined));
  const steps = [['parse', [input]] as const, ...(url === null ? [] : operations)];
  let before = base ?? '';
  for (const [index, [kind, values]] of steps.entries()) {
    if (url !== null && index > 0) nullForTypeError(() => apply(url, kind, values));
    const ours = url && observe(url);
    const theirs = answer === null ? null : (answer[index] ?? null);
    if (!areEqual(ours, theirs)) return { kind, values, before, ours, theirs };
    before = ours?.href ?? '';
  }
  return null;
}

function areEqual(ours: Observation | null, theirs: Partial<Observation> | null): boolean {
  if (ours === null || theirs === null) return ours === theirs;
  return isDeepStrictEqual({ ...ours, ...theirs }, ours);
}

/** Installs the programs. What cannot be installed is said, and left out; with CI=true, that is a failure. */
export async function installPeers(): Promise<InstalledPeer[]> {
  const installed: InstalledPeer[] = [];
  for (const peer of peers) {
    try {
      installed.push({ peer, command: await peer.install() });
    } catch (error) {
      console.log(`Left out: ${peer.name}. ${String(error)}`);
      if (process.env['CI'] === 'true') process.exitCode = 1;
    }
  }
  return installed;
}
