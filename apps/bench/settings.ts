import { readFileSync } from 'node:fs';
import type { URLAttributeName } from '@urlkit/url-parser';

/** Workloads whose rows stand together. */
export type Group =
  | 'jobs'
  | 'corpora'
  | 'links'
  | 'schemes'
  | 'serialized'
  | 'work'
  | 'hosts'
  | 'invalid'
  | 'setters'
  | 'parameters'
  | 'lists';

/** A goal for the workloads of a group, or for one operation of a group. */
export interface Goal {
  readonly title: string;
  readonly group: Group;
  readonly operation?: string;
  /** How many times as fast as the built-in each row should be, by the major version of Node. */
  readonly least: Readonly<Record<string, number>>;
  readonly median?: Readonly<Record<string, number>>;
}

/** Inputs with a repeated part in the middle. */
export interface Shape {
  readonly name: string;
  readonly before: string;
  readonly repeated: string;
  readonly after: string;
}

interface Settings {
  readonly goals: {
    /** The first one of a group is for all its rows. */
    readonly rows: readonly Goal[];
    /** How many times as fast as a contender urlkit should be. */
    readonly pieces: Readonly<Record<string, number>>;
    readonly growthExponent: number;
  };
  /** Those whose versions the page names. */
  readonly packages: readonly string[];
  /** The number of objects to create, and the module of the class if it is not built in. */
  readonly heap: Readonly<Record<string, readonly [count: number, ...specifier: string[]]>>;
  /** The modules to import, by the names of rows. */
  readonly imports: Readonly<Record<string, string>>;
  /** References as the links of a page have them. */
  readonly references: readonly string[];
  /** The values that each setter is given. */
  readonly setters: readonly (readonly [name: URLAttributeName, values: readonly string[]])[];
  /** The lengths of inputs whose times show how time grows, in code units. */
  readonly sizes: readonly number[];
  /** Inputs that would hurt a careless parser. */
  readonly shapes: readonly Shape[];
}

/** npm runs scripts in the root of the repository. */
export const settings: Settings = JSON.parse(readFileSync('apps/bench/settings.json', 'utf8'));
