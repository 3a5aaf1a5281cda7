import * as url from 'node:url';
import { domainToASCII } from '@urlkit/idna';
import { parseIPv6, serializeIPv6 } from '@urlkit/ipv6';
import { parseResolveAndNormalize, printReference } from '@urlkit/url-reference';
import { Address6 } from 'ip-address';
import ipaddr from 'ipaddr.js';
import tr46 from 'tr46';
import tr46WithUnicode17 from 'tr46-unicode-17';
import { corpora, flat, generated } from './corpora.js';
import {
  generateCandidates,
  generateDomains,
  generateIPv6Addresses,
  generateQueries,
  generateResolutions,
  generateSetterValues,
  generateWork,
  type Resolution,
} from './generate.js';
import { operationsOf } from './implementations.js';
import { type Contender, type Measurement, measure, take } from './measure.js';
import { reportingContenders } from './reporting.js';

/** One row of the benchmark. */
export interface Workload {
  readonly name: string;
  /** Null if the workload's inputs are not there. */
  readonly measure: (rounds: number) => Promise<Measurement | null>;
}

function workload<Input>(
  name: string,
  contenders: readonly Contender<Input>[] | (() => Promise<readonly Contender<Input>[]>),
  makeInputs: () => readonly Input[] | null,
): Workload {
  return {
    name,
    async measure(rounds) {
      const inputs = makeInputs();
      const entries = typeof contenders === 'function' ? await contenders() : contenders;
      return inputs && measure(entries, inputs, rounds);
    },
  };
}

const ipv6Contenders: readonly Contender<string>[] = [
  {
    name: 'urlkit',
    operation(input) {
      const address = parseIPv6(input);
      if (address !== null) take(serializeIPv6(address));
    },
  },
  { name: 'ipaddr.js', operation: (input) => take(ipaddr.IPv6.parse(input).toRFC5952String()) },
  { name: 'ip-address', operation: (input) => take(new Address6(input).correctForm()) },
];

function convertingWith({ toASCII }: typeof tr46): (input: string) => void {
  const options = { checkBidi: true, checkJoiners: true };
  return (input) => take(toASCII(input, options) ?? '');
}

const domainContenders: readonly Contender<string>[] = [
  { name: 'urlkit', operation: (input) => take(domainToASCII(input) ?? '') },
  { name: 'built-in', operation: (input) => take(url.domainToASCII(input)) },
  { name: 'tr46 7', operation: convertingWith(tr46) },
  { name: 'tr46 6', operation: convertingWith(tr46WithUnicode17) },
];

const referenceContenders: readonly Contender<Resolution>[] = [
  {
    name: 'url-reference',
    operation({ reference, base }) {
      const url = parseResolveAndNormalize(reference, { base: parseResolveAndNormalize(base) });
      if (url !== null) take(printReference(url));
    },
  },
  ...operationsOf('resolve').filter(({ name }) => name === 'urlkit' || name === 'built-in'),
];

export const workloads: readonly Workload[] = [
  workload('construct, href', operationsOf('href'), () => generated),
  workload('construct, five getters', operationsOf('fiveGetters'), () => generated),
  ...corpora
    .filter(({ urls }) => urls !== generated)
    .map(({ name, urls }) =>
      workload(`construct, href: ${name}`, operationsOf('href'), () => urls),
    ),
  workload('canParse', operationsOf('canParse'), () => generateCandidates(5000).map(flat)),
  workload('resolve a relative reference', operationsOf('resolve'), () =>
    generateResolutions(5000),
  ),
  workload('set search, hash, pathname, host, port, read href', operationsOf('setters'), () =>
    generateSetterValues(2000),
  ),
  workload('searchParams get, append, delete, href', operationsOf('searchParams'), () => generated),
  ...[5, 50, 5000].map((pairs) =>
    workload(
      `URLSearchParams of ${pairs} pairs: parse, iterate, toString`,
      operationsOf('urlSearchParams'),
      () => generateQueries(Math.ceil(10_000 / pairs), pairs).map(flat),
    ),
  ),
  ...generateWork(2000).map(({ name, urls }) =>
    workload(`construct, href: ${name}`, operationsOf('href'), () => urls.map(flat)),
  ),
  workload(
    'parse and serialize, validation errors unasked for',
    reportingContenders,
    () => generated,
  ),
  workload('parse, resolve, print references', referenceContenders, () =>
    generateResolutions(5000),
  ),
  workload('parseIPv6, serializeIPv6', ipv6Contenders, () => generateIPv6Addresses(5000).map(flat)),
  workload('domainToASCII', domainContenders, () => generateDomains(5000).map(flat)),
];
