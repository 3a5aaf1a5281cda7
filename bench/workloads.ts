import { type Cast, contendersOf } from './contenders.js';
import { corpora, flat, generated, ofAllKinds } from './corpora.js';
import {
  generateDomains,
  generateInvalid,
  generateIPv6Addresses,
  generateOtherSchemes,
  generateQueries,
  generateWork,
  hostNames,
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

/** A row over inputs that may have a name, without slow contenders unless they are wanted. */
function workload(
  group: Workload['group'],
  operation: string,
  makeInputs: () => readonly string[],
  inputs = '',
  casts: readonly Cast[] = ['built-in'],
): Workload {
  const name = inputs === '' ? operation : `${operation}: ${inputs}`;
  const makeStrings = () =>
    group === 'strings' ? ofAllKinds(makeInputs()) : makeInputs().map(flat);
  return { group, name, casts, operation, makeInputs: makeStrings };
}

const withPeers: readonly Cast[] = ['built-in', 'peers'];
const construct = 'construct, href';
const parameters = 'parse, iterate, toString';
const otherSchemes = () => generateOtherSchemes(5000);
const invalidInputs = () => generateInvalid(5000).filter((input) => !URL.canParse(input));

export const workloads: readonly Workload[] = [
  ...corpora.flatMap(({ name, read }) =>
    operationsOnCorpora.map((operation) =>
      workload('corpora', operation, read, name, name === 'generated' ? withPeers : undefined),
    ),
  ),
  ...corpora.map(({ name, read }) => workload('links', 'resolve ten references', read, name)),
  workload('serialized', construct, () => fromAllCorpora(isSerialized), 'of all corpora'),
  ...[
    construct,
    'construct, five getters',
    'resolve ../x?y',
    'set search and hash, href',
    'searchParams.append, href',
  ].map((operation) => workload('strings', operation, () => generated, 'strings of all kinds')),
  workload(
    'work',
    construct,
    () => fromAllCorpora((input) => !isSerialized(input)),
    'all that are not serialized in the corpora',
    withPeers,
  ),
  ...workNames.map((name) => workload('work', construct, () => generateWork(name, 2000), name)),
  ...hostNames.map((name) => workload('hosts', construct, () => generateWork(name, 2000), name)),
  ...(['construct, href', 'canParse'] as const).map((operation) =>
    workload('schemes', operation, otherSchemes, 'databases, repositories and apps'),
  ),
  ...['canParse', 'URL.parse', 'constructor that throws'].map((operation) =>
    workload('invalid', operation, invalidInputs),
  ),
  ...settings.setters.map(([name]) => workload('setters', `set ${name}, href`, () => generated)),
  ...[5, 50, 5000].map((pairs) => {
    const makeQueries = () => generateQueries(Math.ceil(10_000 / pairs), pairs);
    return workload('parameters', parameters, makeQueries, `${pairs} pairs`, withPeers);
  }),
  workload('pieces', 'parse and serialize, validation errors unasked for', () => generated),
  workload('pieces', 'resolve ../x?y, print', () => generated),
  workload('pieces', 'parseIPv6, serializeIPv6', () => generateIPv6Addresses(5000)),
  workload('pieces', 'class of an IPv6 address', () => generateIPv6Addresses(5000)),
  workload('pieces', 'parseURI', () => generated),
  workload('pieces', 'resolveURI ../x?y', () => generated),
  workload('pieces', 'the format uri', () => generated),
  workload('pieces', 'domainToASCII', () => generateDomains(5000)),
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
