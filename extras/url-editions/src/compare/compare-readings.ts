// Compares where readers of a URL would connect: the scheme, host and port that each of them sees.

import { forbiddenDomainCodePoint, parseIPv4, serializeIPv4 } from '@urlkit/host';
import { domainToASCII } from '@urlkit/idna';
import { isASCIIString } from '@urlkit/infra';
import { parseIPv6, serializeIPv6 } from '@urlkit/ipv6';
import { defaultPort } from '@urlkit/url-record';
import type { URLInput } from '@urlkit/url-serializer';
import { living } from '../editions/living/edition.js';
import type { Components, Interpretation } from '../shared/edition.js';
import { type Cause, removeCauses } from './causes.js';
import { type CompareOptions, readArguments } from './read-arguments.js';

/** The result of a reader whose reading of the input is not known. */
export interface Unknown {
  /** What tells it from components and failures. */
  readonly kind: 'unknown';
  /** What the reading depends on. The text does not repeat the input. */
  readonly reason: string;
}

/** A reader of URLs: an edition, or a model of a program. */
export interface URLReader {
  /** A name that no other reader has. */
  readonly name: string;
  /** Reads a URL. */
  interpret(input: string, options?: { readonly base?: string }): Interpretation | Unknown;
}

/** Where a reader would connect, in a common form, however the reader writes it. */
export interface Target {
  /** Without U+003A (:); empty if there is none. */
  readonly scheme: string;
  /** The host; empty if the reader sees none. */
  readonly host: string;
  /** Empty if it is the default port of the scheme. */
  readonly port: string;
}

/** How a reader reads an input. */
export interface ReaderReading {
  /** The name of the reader. */
  readonly reader: string;
  /** The components, a failure, or that the reading is not known. */
  readonly interpretation: Interpretation | Unknown;
  /** Null if the reader refuses the input, or if its reading is not known. */
  readonly target: Target | null;
}

/** Readers that see the same value. */
export interface SeenBy {
  /** The value in a common form, however the readers write it. */
  readonly value: string;
  /** The names of the readers. */
  readonly readers: readonly string[];
}

/** A component in which a check by one reader and a request by another can differ. */
export interface Disagreement {
  /** The name of the component. */
  readonly component: keyof Target;
  /** The groups of readers that agree: at least two, largest first. */
  readonly seen: readonly SeenBy[];
}

/** A reason why it is not known where readers would connect. */
export interface Doubt {
  /** A few words in English. */
  readonly reason: string;
  /** The names of the readers. */
  readonly readers: readonly string[];
}

/** What {@link compareReadings} returns. */
export interface ReadingsComparison {
  /** A reading for each reader, in their order. */
  readonly readings: readonly ReaderReading[];
  /**
   * `different` if readers would connect to different places; `possibly different` if that is in doubt for one of them;
   * `alike` if all readers that would connect connect to the same place. This does not say that the place is safe.
   */
  readonly verdict: 'different' | 'possibly different' | 'alike';
  /** The components in which readers differ; empty if there are none. */
  readonly disagreements: readonly Disagreement[];
  /** The reasons for doubt; empty if there are none. */
  readonly doubts: readonly Doubt[];
  /** The causes of the disagreements; empty if there are none. */
  readonly causes: readonly Cause[];
}

/**
 * Compares where readers of an input would connect.
 *
 * Domains are compared in the form in which each program looks them up. Programs do not connect if they refuse the input,
 * see no host, or for schemes such as `mailto:` and `javascript:`; then they are not different from others.
 *
 * @param url A string, a `URL` object or a record.
 * @param readers At least two, with different names.
 * @throws {RangeError} If the URL and the base URL together have more than 65,536 code units.
 */
export function compareReadings(
  url: URLInput,
  readers: readonly URLReader[],
  options?: CompareOptions,
): ReadingsComparison {
  const [input, base] = readArguments(url, options);
  if (
    !Array.isArray(readers) ||
    readers.some((reader) => typeof reader?.interpret !== 'function')
  ) {
    throw new TypeError('readers must be an array of editions or dialects');
  }
  // One reader always agrees with itself. An empty list is a filter that finds nothing.
  if (new Set(readers.map(({ name }) => name)).size < 2) {
    throw new TypeError('readers must be at least two, with different names');
  }
  const readings = readAll(input, readers, base);
  const disagreements = findDisagreements(readings);
  const doubts = isUnfetched(input) ? [] : findDoubts(input, readings);
  const verdict = doubts.length > 0 ? 'possibly different' : 'alike';
  return {
    readings,
    verdict: disagreements.length > 0 ? 'different' : verdict,
    disagreements,
    doubts,
    causes: disagreements.length > 0 ? findCauses(input, readers, base, readings) : [],
  };
}

function readAll(
  input: string,
  readers: readonly URLReader[],
  base: string | undefined,
): ReaderReading[] {
  const options = base === undefined ? {} : { base };
  const isOther = isUnfetched(input);
  return readers.map((reader) => {
    const interpretation = reader.interpret(input, options);
    const found = interpretation.kind === 'url' ? targetOf(interpretation, reader.name) : null;
    const isDialed = found !== null && !isOther && DIALED.test(found.scheme);
    const target = found === null || isDialed ? found : { ...found, host: '', port: '' };
    return { reader: reader.name, interpretation, target };
  });
}

interface Reached extends Target {
  readonly reader: string;
}

// An endpoint that is in doubt is no disagreement: a number that some look up as an address, or a port that does not exist. A host
// with a character that no domain has is one, because a check by name takes it for another.
function findDisagreements(readings: readonly ReaderReading[]): Disagreement[] {
  const reached = readings.flatMap(({ reader, target }) =>
    target === null || target.host === '' || isUncertain(target) ? [] : [{ ...target, reader }],
  );
  // A reader that sees no scheme leaves it to the program to choose one.
  const withScheme = reached.filter(({ scheme }) => scheme !== '');
  const all: readonly Disagreement[] = [
    { component: 'scheme', seen: group(withScheme, 'scheme') },
    { component: 'host', seen: group(reached, 'host') },
    { component: 'port', seen: group(reached, 'port') },
  ];
  return all.filter(({ seen }) => seen.length > 1);
}

/** The schemes for which programs connect to a host; '' if a reader leaves the choice to the program. */
const DIALED = /^(?:|https?|wss?|ftp)$/;

// curl reads some of these as a host and a port.
const UNFETCHED = /^(?:about|geo|sms|tel|urn):/i;

/**
 * Whether no program connects to a host for an input because of its scheme, although curl takes the scheme of `mailto:a@b` for a
 * username. A host before a port is not a scheme.
 */
function isUnfetched(input: string): boolean {
  const [, scheme, port] = /^[\0- ]*([a-z][a-z\d+.-]*):(\d{1,5}(?:[/?#]|$))?/i.exec(input) ?? [];
  if (scheme === undefined || UNFETCHED.test(input)) return scheme !== undefined;
  return port === undefined && !DIALED.test(scheme.toLowerCase());
}

function group(targets: readonly Reached[], component: keyof Target): SeenBy[] {
  const groups = new Map<string, string[]>();
  for (const target of targets) {
    groups.set(target[component], [...(groups.get(target[component]) ?? []), target.reader]);
  }
  return Array.from(groups, (entry) => ({ value: entry[0], readers: entry[1] })).sort(
    (a, b) => b.readers.length - a.readers.length,
  );
}

function targetOf({ protocol, hostname, port }: Components, reader: string): Target {
  const scheme = protocol.slice(0, -1).toLowerCase();
  const host = usualHost(hostname, reader);
  const number = port === '' ? '' : String(Number(port));
  return {
    scheme,
    host: scheme === 'file' && host === 'localhost' ? '' : host,
    port: number === String(defaultPort(scheme) ?? '') ? '' : number,
  };
}

// Programs differ in letter case, in brackets and zones of addresses, and in how they encode a domain,
// but they connect to the same host.
function usualHost(hostname: string, reader: string): string {
  const host = hostname.toLowerCase();
  if (host.includes(':')) {
    const written = host.replace(/^\[(.*)\]$/, '$1');
    const address = parseIPv6(written.replace(/%.*$/, ''));
    return address === null ? written : `[${serializeIPv6(address)}]`;
  }
  if (isASCIIString(host)) return readsNumber(reader, host) ? (numericAddress(host) ?? host) : host;
  if (hasDelimiter(host)) return host;
  return domainToASCII(reader.startsWith('python') ? withoutDeviations(host) : host) ?? host;
}

const ASKS_C_LIBRARY = /^(?:curl|python|urllib3|php|ruby|node-url-parse)$/;

/**
 * Whether a program certainly looks a number such as `2130706433` up as an address. Most ask the C library, which also reads octal
 * and hexadecimal numbers. Java reads these in ways that depend on its version.
 */
function readsNumber(reader: string, host: string): boolean {
  const isDecimal = !/0x|(?:^|\.)0\d/.test(host);
  return ASKS_C_LIBRARY.test(reader) || (/^java-ur[il]$/.test(reader) && isDecimal);
}

function numericAddress(host: string): string | null {
  if (!/^(?:0x[\da-f]*|\d+)(?:\.(?:0x[\da-f]*|\d+)){0,3}$/.test(host)) return null;
  const address = parseIPv4(host);
  return typeof address === 'number' ? serializeIPv4(address) : null;
}

// Characters that become delimiters are read in many ways.
function hasDelimiter(host: string): boolean {
  return forbiddenDomainCodePoint.test(host.normalize('NFKC'));
}

// IDNA of 2003, which only Python has, maps the four deviation characters of UTS #46.
function withoutDeviations(host: string): string {
  return host
    .replace(/\u00DF/g, 'ss')
    .replace(/\u03C2/g, '\u03C3')
    .replace(/[\u200C\u200D]/g, '');
}

function findDoubts(input: string, readings: readonly ReaderReading[]): Doubt[] {
  const doubts = new Map<string, string[]>();
  const hidden = withHiddenHost(input, readings);
  if (hidden.length > 0) doubts.set('whether the host is a part of the path', hidden);
  for (const reading of readings) {
    for (const reason of doubtsAbout(reading)) {
      doubts.set(reason, [...(doubts.get(reason) ?? []), reading.reader]);
    }
  }
  return Array.from(doubts, (entry) => ({ reason: entry[0], readers: entry[1] }));
}

// The readers that see a host of others as a part of the path, although there is a scheme.
function withHiddenHost(input: string, readings: readonly ReaderReading[]): string[] {
  const hosts = readings.flatMap(({ target }) => target?.host || []);
  if (hosts.length === 0 || !/^[\0- ]*[a-z][a-z\d+.-]*:/i.test(input)) return [];
  return readings.flatMap(({ reader, interpretation, target }) => {
    if (interpretation.kind !== 'url' || target === null || target.host !== '') return [];
    const path = interpretation.pathname.toLowerCase();
    return hosts.some((host) => path.includes(host)) ? [reader] : [];
  });
}

function doubtsAbout({ interpretation, target }: ReaderReading): string[] {
  if (interpretation.kind === 'unknown') {
    // urllib3 connects to the same host as others with this package, and refuses the input without it.
    return interpretation.reason.includes('package idna') ? [] : [interpretation.reason];
  }
  return target === null ? [] : doubtsAboutTarget(target);
}

function doubtsAboutTarget({ host, port }: Target): string[] {
  const doubts = Number(port) > 65535 ? ['what happens with a port above 65535'] : [];
  if (host === '' || host.startsWith('[')) return doubts;
  if (/[^\0-\x7F]/.test(host)) return [...doubts, 'whether IDNA maps or refuses the host'];
  if (forbiddenDomainCodePoint.test(host) || /["`{}]/.test(host))
    return [...doubts, 'what happens with a character that no domain has'];
  return isNumber(host) ? [...doubts, 'whether this number is an address'] : doubts;
}

/** Whether a host is a number that is not an address as all programs write it. */
function isNumber(host: string): boolean {
  const isAddress = /^(?:(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])(?:\.(?!$)|$)){4}$/.test(host);
  return !isAddress && /(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/.test(host);
}

function isUncertain({ host, port }: Target): boolean {
  return Number(port) > 65535 || (/^[\da-fx.]*$/.test(host) && isNumber(host));
}

// Removes one cause after another, and finds those that change which readers agree.
function findCauses(
  input: string,
  readers: readonly URLReader[],
  base: string | undefined,
  readings: readonly ReaderReading[],
): Cause[] {
  const causes: Cause[] = [];
  let current = partition(readings);
  const livingReading = (all: readonly ReaderReading[]): Interpretation | undefined => {
    const found = all.find((_, index) => readers[index] === living);
    return found?.interpretation as Interpretation | undefined;
  };
  removeCauses(input, base, livingReading(readings), ({ cause, url }) => {
    const nextReadings = readAll(url, readers, base);
    const nextPartition = partition(nextReadings);
    if (nextPartition !== current) causes.push(cause);
    current = nextPartition;
    return current === '' ? null : livingReading(nextReadings);
  });
  return current === '' ? causes : [...causes, 'other'];
}

// Returns which readers disagree, without the values; empty if none do.
function partition(readings: readonly ReaderReading[]): string {
  return findDisagreements(readings)
    .map(({ component, seen }) => {
      const groups = seen.map(({ readers: names }) => names.join(' ')).sort();
      return `${component}: ${groups.join('|')}`;
    })
    .join('; ');
}
