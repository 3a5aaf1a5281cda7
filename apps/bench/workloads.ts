import { type Cast, contendersOf } from './contenders.js';
import { corpora, type Form, forms, fromAllCorpora, generated, otherForms } from './corpora.js';
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
import { jobs } from './jobs.js';
import { agreedInputs, type Contender, type Measurement, measure } from './measure.js';
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

function isWeb(input: string): boolean {
  return /^https?:/.test(input);
}

function hostnameOf(input: string): string {
  return new URL(input).hostname;
}

/** Returns a query of pairs with different names. */
function listOf(pairs: number): string {
  return Array.from({ length: pairs }, (_, index) => `name${index}=value${index}`).join('&');
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
  return { group, name, casts, operation, makeInputs };
}

const withPeers: readonly Cast[] = ['built-in', 'peers'];
const construct = 'construct, href';
const parameters = 'parse, iterate, toString';
const otherSchemes = () => generateOtherSchemes(5000);
const invalidInputs = () => generateInvalid(5000).filter((input) => !URL.canParse(input));

export const workloads: readonly Workload[] = [
  ...Object.entries(jobs).map(([name, { makeInputs }]) => workload('jobs', name, makeInputs)),
  ...corpora.flatMap(({ name, read }) =>
    operationsOnCorpora.map((operation) =>
      workload('corpora', operation, read, name, name === 'generated' ? withPeers : undefined),
    ),
  ),
  ...corpora.map(({ name, read }) => workload('links', 'resolve ten references', read, name)),
  workload('serialized', construct, () => fromAllCorpora(isSerialized), 'of all corpora'),
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
  ...['set one name', 'delete one name', 'getAll'].flatMap((operation) =>
    [1000, 100_000].map((pairs) =>
      workload('lists', operation, () => [listOf(pairs)], `${pairs} pairs`),
    ),
  ),
  workload('lists', 'from a record', () => generateQueries(1000, 5)),
  workload('pieces', 'parse and serialize, validation errors unasked for', () => generated),
  workload('pieces', 'resolve ../x?y, each base once', () => fromAllCorpora(isWeb)),
  workload('pieces', 'resolve ../x?y, print', () => generated),
  workload('pieces', 'parseIPv6, serializeIPv6', () => generateIPv6Addresses(5000)),
  workload('pieces', 'class of an IPv6 address', () => generateIPv6Addresses(5000)),
  workload('pieces', 'parseURI', () => generated),
  workload('pieces', 'resolveURI ../x?y', () => generated),
  workload('pieces', 'the format uri', () => generated),
  workload('pieces', 'domainToASCII', () => generateDomains(5000)),
  workload('pieces', 'registrableDomain', () => fromAllCorpora(isWeb).map(hostnameOf)),
];

/** Returns at most `most` of the items, evenly spread. */
export function spread<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, items.length / most);
  const count = Math.min(items.length, most);
  return Array.from({ length: count }, (_, index) => Math.floor(index * step)).flatMap((index) =>
    items.slice(index, index + 1),
  );
}

async function contendersFor({ group, operation }: Workload, cast: Cast): Promise<Contender[]> {
  if (group !== 'pieces') return contendersOf(operation, cast);
  const contenders = (await import('./pieces.js')).pieces[operation];
  if (contenders === undefined) throw new Error(`There is no piece ${operation}`);
  return [...contenders];
}

/** Prepares the inputs of a workload. Returns a function that measures it with strings of a form. */
export async function prepare(
  workload: Workload,
  cast: Cast,
): Promise<(form: Form) => Promise<Measurement>> {
  const contenders = await contendersFor(workload, cast);
  const inputs = agreedInputs(contenders, spread(workload.makeInputs(), mostInputs[cast]));
  return (form) => measure(contenders, inputs.map(forms[form]));
}

const MET = 500;

/** Runs every operation with strings of all forms, so that the engine has seen everything when a workload is measured. */
export async function meetEverything(cast: Cast): Promise<void> {
  const makers = [...Object.values(forms), ...otherForms];
  for (const workload of workloads) {
    if (workload.group === 'pieces' || !workload.casts.includes(cast)) continue;
    const contenders = await contendersFor(workload, cast);
    const inputs = agreedInputs(contenders, spread(workload.makeInputs(), MET));
    for (const make of makers) {
      for (const input of inputs.map(make)) {
        for (const { operation } of contenders) operation(input);
      }
    }
  }
}
