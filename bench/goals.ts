// What is to be reached. No run fails for it: machines differ, and others may be at work on them.

import { readFileSync } from 'node:fs';

export const groups = [
  'corpora',
  'serialized',
  'work',
  'invalid',
  'setters',
  'parameters',
] as const;

/** The workloads that one goal is for. */
export type Group = (typeof groups)[number];

interface Goals {
  /** By the major version of Node, how many times as fast as its built-in urlkit is to be. */
  readonly groups: Readonly<
    Record<
      Group,
      {
        readonly title: string;
        /** In every row. */
        readonly least: Readonly<Record<string, number>>;
        /** In the median of the rows. */
        readonly median?: Readonly<Record<string, number>>;
      }
    >
  >;
  /** How many times as fast as a contender of a piece urlkit is to be. */
  readonly pieces: Readonly<Record<string, number>>;
  /** Time grows at most as the size to this power. */
  readonly growthExponent: number;
  /** The heap that a URL takes, as a multiple of the built-in's. */
  readonly heapOfBuiltIn: number;
  /** CPU time beyond an empty module's. */
  readonly importMilliseconds: number;
  readonly firstUnicodeHostMilliseconds: number;
}

export const goals: Goals = JSON.parse(
  readFileSync(new URL('./workloads.json', import.meta.url), 'utf8'),
);
