import { forbiddenDomainCodePoint } from '@urlkit/host';
import { domainToASCII } from '@urlkit/idna';
import { asciiLowercase } from '@urlkit/infra';
import { parseIPv6, serializeIPv6 } from '@urlkit/ipv6';
import { isSpecialScheme } from '@urlkit/url-record';
import type { URLInput } from '@urlkit/url-serializer';
import { html2007 } from '../editions/html-2007/edition.js';
import { html2011 } from '../editions/html-2011/edition.js';
import { living } from '../editions/living/edition.js';
import { rfc3986, rfc3986AppendixB } from '../editions/rfc-3986/edition.js';
import { urlSpec09 } from '../editions/url-spec-0.9/edition.js';
import { w3c2012 } from '../editions/w3c-2012/edition.js';
import { whatwg2012 } from '../editions/whatwg-2012/edition.js';
import {
  type ComponentName,
  componentNames,
  type Edition,
  type Interpretation,
} from '../shared/edition.js';
import { type Cause, removeCauses } from './causes.js';
import { type CompareOptions, readArguments } from './read-arguments.js';

/** All editions, oldest document first. */
export const editions: readonly Edition[] = [
  ...[rfc3986, rfc3986AppendixB, html2007, html2011, w3c2012, whatwg2012, urlSpec09, living],
];

/** How an edition reads the input. */
export interface Reading {
  /** The name of the edition. */
  readonly edition: string;
  /** The components, or a failure. */
  readonly interpretation: Interpretation;
}

/** Editions that agree. */
export interface Agreement {
  /** The component as these editions read it; null if they do not read the input as a URL. */
  readonly value: string | null;
  /** The names of the editions. */
  readonly editions: readonly string[];
}

/** How the editions read a component. */
export interface ComponentComparison {
  /** The name of the component. */
  readonly component: ComponentName;
  /** The groups of editions that agree, largest first; only one group if all agree. */
  readonly agreements: readonly Agreement[];
  /** The causes of the disagreement; empty if all editions agree. */
  readonly causes: readonly Cause[];
}

/** What {@link compareEditions} returns. */
export interface Comparison {
  /** A reading for each edition, in the order of {@link editions}. */
  readonly readings: readonly Reading[];
  /** A comparison for each component. */
  readonly components: readonly ComponentComparison[];
  /**
   * The hosts that a fetch could reach, each in a common form, however editions write it. Names with a forbidden domain
   * code point are left out.
   */
  readonly hosts: readonly Agreement[];
  /** Whether a fetch by one edition could reach a host other than the one that a check by another edition saw. */
  readonly reachesDifferentHosts: boolean;
}

/**
 * Compares how all editions read an input.
 *
 * Only causes that matter are listed: removing one from the input changes which editions agree. An edition that refuses
 * the input reaches no host.
 *
 * @param url A string, a `URL` object or a record.
 * @throws {RangeError} If the URL and the base URL together have more than 65,536 code units.
 * @example
 * ```ts
 * compareEditions('http://example.org\\@example.net/').reachesDifferentHosts; // true
 * ```
 */
export function compareEditions(url: URLInput, options?: CompareOptions): Comparison {
  const [input, base] = readArguments(url, options);
  const readings = readAll(input, base);
  const causes = findCauses(input, base, readings);
  const reached = hostReached(livingReading(readings));
  const names = group(readings, reached).filter(({ value }) => value !== null);
  const hosts = names.filter(({ value }) => value !== null && isHost(value));
  return {
    readings,
    components: componentNames.map((component) => ({
      component,
      agreements: group(readings, (reading) => componentOf(reading, component)),
      causes: causes.get(component) ?? [],
    })),
    hosts,
    reachesDifferentHosts: hosts.length > 0 && names.length > 1,
  };
}

function readAll(input: string, base: string | undefined): Reading[] {
  return editions.map((edition) => ({
    edition: edition.name,
    interpretation: edition.interpret(input, { base }),
  }));
}

function componentOf(interpretation: Interpretation, component: ComponentName): string | null {
  return interpretation.kind === 'url' ? interpretation[component] : null;
}

function group(
  readings: readonly Reading[],
  value: (interpretation: Interpretation) => string | null,
): Agreement[] {
  const groups = new Map<string | null, string[]>();
  for (const { edition, interpretation } of readings) {
    const key = value(interpretation);
    groups.set(key, [...(groups.get(key) ?? []), edition]);
  }
  return Array.from(groups, (entry) => ({ value: entry[0], editions: entry[1] })).sort(
    (a, b) => b.editions.length - a.editions.length,
  );
}

// Removes one cause after another, and finds those that change which editions agree.
function findCauses(
  input: string,
  base: string | undefined,
  readings: readonly Reading[],
): Map<ComponentName, Cause[]> {
  const disagreeing = componentNames.filter((name) => partition(readings, name).includes('|'));
  const causes = new Map(disagreeing.map((name) => [name, [] as Cause[]]));
  // Keeps which editions agree, but not their readings, which take much memory for a long input.
  let partitions = partitionsOf(readings, disagreeing);
  if (disagreeing.length === 0) return causes;
  removeCauses(input, base, livingReading(readings), ({ cause, url }) => {
    const nextReadings = readAll(url, base);
    const nextPartitions = partitionsOf(nextReadings, disagreeing);
    causes.forEach((found, name) => {
      if (partitions.get(name) !== nextPartitions.get(name)) found.push(cause);
    });
    partitions = nextPartitions;
    const isDisagreement = Array.from(partitions.values()).some((groups) => groups.includes('|'));
    return isDisagreement ? livingReading(nextReadings) : null;
  });
  causes.forEach((found, name) => {
    if (partitions.get(name)?.includes('|')) found.push('other');
  });
  return causes;
}

function livingReading(readings: readonly Reading[]): Interpretation | undefined {
  return readings.find(({ edition }) => edition === living.name)?.interpretation;
}

function partitionsOf(
  readings: readonly Reading[],
  components: readonly ComponentName[],
): Map<ComponentName, string> {
  return new Map(components.map((name) => [name, partition(readings, name)]));
}

// Returns which editions agree with each other, without the values.
function partition(readings: readonly Reading[], component: ComponentName): string {
  return group(readings, (reading) => componentOf(reading, component))
    .map(({ editions: names }) => names.join(' '))
    .sort()
    .join('|');
}

/**
 * Makes a function that returns the host which a fetch by a reading could reach, in a common form; null if there is none.
 * Without a host, a file: URL names a file of this machine, although one edition takes the first segment of its path for a
 * host. A scheme that the standard does not know has no host if it names none.
 */
function hostReached(
  reading: Interpretation | undefined,
): (interpretation: Interpretation) => string | null {
  const isLocalFile =
    reading?.kind === 'url' && reading.protocol === 'file:' && reading.hostname === '';
  return (interpretation) => {
    if (interpretation.kind === 'failure') return null;
    const scheme = interpretation.protocol.slice(0, -1);
    const isFile = scheme === 'file';
    if (isFile && isLocalFile) return null;
    const needsHost = scheme === '' || (isSpecialScheme(scheme) && !isFile);
    return interpretation.hostname === '' && !needsHost ? null : hostSeen(interpretation.hostname);
  };
}

// Returns a common form of hosts that differ only in letter case, in the form of an IPv6 address, or in IDNA form.
function hostSeen(hostname: string): string {
  const host = asciiLowercase(hostname);
  const address = host.startsWith('[') ? parseIPv6(host.slice(1, -1)) : null;
  if (address !== null) return `[${serializeIPv6(address)}]`;
  if (!/[^\0-\x7F]/.test(host)) return writtenHost(host);
  const ascii = domainToASCII(host);
  // A domain that IDNA maps to one with a forbidden code point is a host only for editions that do not map it.
  return ascii === null || forbiddenDomainCodePoint.test(ascii) ? host : ascii;
}

function isHost(name: string): boolean {
  return name.startsWith('[')
    ? parseIPv6(name.slice(1, -1)) !== null
    : !forbiddenDomainCodePoint.test(name);
}

// If a host contains a delimiter, a program that reads the serialized URL sees a different host.
function writtenHost(host: string): string {
  const [authority = ''] = host.split(/[#/?\\]/, 1);
  const name = authority.slice(authority.lastIndexOf('@') + 1);
  const colon = name.indexOf(':');
  return colon !== -1 && colon === name.lastIndexOf(':') ? name.slice(0, colon) : name;
}
