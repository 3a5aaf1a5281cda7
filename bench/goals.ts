// What is to be reached. No run fails for it: machines differ, and others may be at work on them.

import { readFileSync } from 'node:fs';
import type { Growth } from './growth.js';

/** The packages that have `URL` and `URLSearchParams`, too. */
export const peers = ['whatwg-url-minimum', 'whatwg-url'] as const;

/** A workload as workloads.json lists it. */
export interface Goals {
  readonly name: string;
  readonly inPicture?: true;
  /** How many times as fast as each contender urlkit is to be. */
  readonly goals: Readonly<Record<string, number>>;
}

export const workloadGoals: readonly Goals[] = JSON.parse(
  readFileSync(new URL('./workloads.json', import.meta.url), 'utf8'),
);

export const otherGoals = {
  /** Time grows at most as the size to this power. */
  growthExponent: 1.1,
  /** The heap that a URL takes, as a multiple of the built-in's. */
  heapRatio: 1,
  /** Milliseconds of CPU time beyond an empty module's. */
  importTime: 5,
  /** Milliseconds of CPU time. */
  firstUnicodeHost: 5,
} as const;

/** The goal against a contender in some version of Node, if there is one. */
export function goalFor(
  workload: string,
  contender: string,
  nodeMajor: string,
): number | undefined {
  const name = contender === 'built-in' ? `built-in of Node ${nodeMajor}` : contender;
  return workloadGoals.find(({ name }) => name === workload)?.goals[name];
}

/** An exponent is judged by the two digits that are shown. */
export function isWithinGrowthGoal(exponent: number): boolean {
  return Number(exponent.toFixed(2)) <= otherGoals.growthExponent;
}

export function growsWithinGoal({ exponents }: Growth): boolean {
  return exponents.every(isWithinGrowthGoal);
}
