import { type Cast, contendersOf } from './contenders.js';
import { type Corpus, corpora, flat, generated } from './corpora.js';
import {
  generateDomains,
  generateInvalid,
  generateIPv6Addresses,
  generateQueries,
  generateWork,
  workNames,
} from './generate.js';
import { type Measurement, measure } from './measure.js';
import { type Group, settings } from './settings.js';

/** One row of the benchmark. */
export interface Workload {
  readonly group: Group | 'pieces';
  readonly name: string;
  /** The groups of contenders, each measured in a process of its own. A piece has its own contenders. */
  readonly casts: readonly Cast[];
  readonly operation: string;
  readonly makeInputs: () => readonly string[];
}

const mostInputs: Readonly<Record<Cast, number>> = { 'built-in': 10_000, peers: 2000 };

const operationsOnCorpora = [
  'construct, href',
  'construct, five getters',
  'canParse',
  'resolve ../x?y',
  'set search and hash, href',
  'set pathname, href',
  'searchParams.append, href',
] as const;

function isSerialized(input: string): boolean {
  return new URL(input).href === input;
}

function fromAllCorpora(isMeant: (input: string) => boolean): string[] {
  return corpora.flatMap(({ read }) => read().filter((url) => URL.canParse(url) && isMeant(url)));
}

function onCorpus({ name: corpus, read }: Corpus): Workload[] {
  return operationsOnCorpora.map((operation) => ({
    group: 'corpora',
    name: `${operation}: ${corpus}`,
    casts: corpus === 'generated' ? ['built-in', 'peers'] : ['built-in'],
    operation,
    makeInputs: read,
  }));
}

function ofClasses(): Workload[] {
  const operation = 'construct, href';
  const kinds = workNames.map(
    (name): Workload => ({
      group: 'work',
      name: `${operation}: ${name}`,
      casts: ['built-in'],
      operation,
      makeInputs: () => generateWork(name, 2000).map(flat),
    }),
  );
  return [
    {
      group: 'serialized',
      name: `${operation}: of all corpora`,
      casts: ['built-in'],
      operation,
      makeInputs: () => fromAllCorpora(isSerialized),
    },
    {
      group: 'work',
      name: `${operation}: all that are not serialized in the corpora`,
      casts: ['built-in', 'peers'],
      operation,
      makeInputs: () => fromAllCorpora((input) => !isSerialized(input)),
    },
    ...kinds,
  ];
}

function simple(
  group: Workload['group'],
  operation: string,
  makeInputs: () => readonly string[],
): Workload {
  return { group, name: operation, casts: ['built-in'], operation, makeInputs };
}

function ofParameters(pairs: number): Workload {
  const operation = 'parse, iterate, toString';
  return {
    group: 'parameters',
    name: `${operation}: ${pairs} pairs`,
    casts: ['built-in', 'peers'],
    operation,
    makeInputs: () => generateQueries(Math.ceil(10_000 / pairs), pairs).map(flat),
  };
}

function invalidInputs(): string[] {
  return generateInvalid(5000)
    .filter((input) => !URL.canParse(input))
    .map(flat);
}

export const workloads: readonly Workload[] = [
  ...corpora.flatMap(onCorpus),
  ...ofClasses(),
  ...['canParse', 'URL.parse', 'constructor that throws'].map((operation) =>
    simple('invalid', operation, invalidInputs),
  ),
  ...settings.setters.map(([name]) => simple('setters', `set ${name}, href`, () => generated)),
  ...[5, 50, 5000].map(ofParameters),
  simple('pieces', 'parse and serialize, validation errors unasked for', () => generated),
  simple('pieces', 'resolve ../x?y, print', () => generated),
  simple('pieces', 'parseIPv6, serializeIPv6', () => generateIPv6Addresses(5000).map(flat)),
  simple('pieces', 'class of an IPv6 address', () => generateIPv6Addresses(5000).map(flat)),
  simple('pieces', 'domainToASCII', () => generateDomains(5000).map(flat)),
];

/** Returns at most `most` of the items, evenly spread. */
export function spread<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, items.length / most);
  const count = Math.min(items.length, most);
  return Array.from({ length: count }, (_, index) => Math.floor(index * step)).flatMap((index) =>
    items.slice(index, index + 1),
  );
}

export async function measureWorkload(
  { group, operation, makeInputs }: Workload,
  cast: Cast,
): Promise<Measurement> {
  const contenders =
    group === 'pieces'
      ? (await import('./pieces.js')).pieces[operation]
      : await contendersOf(operation, cast);
  if (contenders === undefined) throw new Error(`There is no piece ${operation}`);
  return measure(contenders, spread(makeInputs(), mostInputs[cast]));
}
