import { assertString, copyOf, hasOwn, mustBeFunction, readOptions } from '@urlkit/internal';
import { parseAddress } from './address-parser.js';
import { hostBits, type Prefix } from './prefix.js';
import { hasPunctuation } from './punctuation.js';
import { UNSET_VARIABLE } from './scheme-checks.js';
import { comparableHost, readHost } from './target.js';

/** The hosts that a pattern matches. */
export type HostMatcher =
  /** All hosts. */
  | {
      /** What the pattern is: all hosts, a domain with or without its subdomains, or a block of addresses. */
      readonly kind: 'any';
    }
  /** A domain without its subdomains. */
  | {
      readonly kind: 'domain';
      /** The domain, in ASCII and lower case. */
      readonly name: string;
    }
  /** The subdomains of a domain. */
  | { readonly kind: 'subdomains'; readonly name: string }
  /** A domain and its subdomains. */
  | { readonly kind: 'domain and subdomains'; readonly name: string }
  /** A block of addresses. */
  | ({ readonly kind: 'ipv4' | 'ipv6' } & Prefix);

/** A pattern of hosts, ports and schemes, as {@link hostPattern} returns it. */
export interface HostPattern {
  /** The text of the pattern. */
  readonly text: string;
  /** The hosts that match. */
  readonly host: HostMatcher;
  /** The ports that match; null for all ports. */
  readonly ports: PortRange | null;
  /** The scheme in lower case, without U+003A (:); null for all schemes. */
  readonly scheme: string | null;
}

/** A range of ports, including the first and the last. */
export interface PortRange {
  /** The first port. */
  readonly first: number;
  /** The last port. */
  readonly last: number;
}

/** Why a text is not a pattern. */
export interface HostPatternError {
  /** The name of the reason. */
  readonly name: HostPatternErrorName;
  /** What is wrong, in English. Does not repeat any part of the text. */
  readonly message: string;
}

/** The name of a {@link HostPatternError}. */
export type HostPatternErrorName = keyof typeof MESSAGES;

/** Options for {@link hostPattern}. */
export interface HostPatternOptions {
  /** Called with the reason if the text is not a pattern. */
  readonly onError?: ((error: HostPatternError) => void) | undefined;
}

const MESSAGES = {
  empty: 'it is empty',
  'unset-variable': 'it is the text of a variable that has no value or has not been replaced',
  quoted: 'it must not have quotation marks',
  space: 'it must not have spaces',
  'several-patterns': 'each pattern must be an element of the list',
  negated: 'a pattern cannot be negated; allowHosts and refuseHosts are two lists',
  'port-invalid': 'what follows the host is neither a port nor a range of ports',
  'wildcard-misplaced': 'an asterisk must be the whole host, or come before a dot and a domain',
  'host-invalid': 'it has no valid host',
  'configuration-word':
    'it is a word, not a host; write * for all hosts, a block such as 10.0.0.0/8 for addresses, and leave the option out for none',
  'label-invalid':
    'a domain must have only letters, digits, hyphens, underscores and dots, and no hyphen at the border of a label',
  'ipv4-invalid':
    'an IPv4 address must have four decimal numbers, and a block of them a length: write 8.8.0.0/16, not 8.8',
  path: 'it must be a host without a path; only an address may have a slash and a length after it',
  'prefix-length-invalid': 'the number after the slash is not a length of a prefix',
  'prefix-has-host-bits': 'the address has bits after the prefix',
} as const;

// What people write by mistake. The host parser accepts most of it.
const MISTAKES: readonly (readonly [HostPatternErrorName, RegExp])[] = [
  ['empty', /^$/],
  ['unset-variable', UNSET_VARIABLE],
  ['quoted', /["'`\u2018-\u201f]/],
  ['several-patterns', /[,;|\n]/],
  ['space', /\s/],
  ['negated', /^[!~]/],
];

// Words that stand for no host, or for all, in other configurations.
const WORDS =
  /^(?:all(?:-?hosts?)?|any(?:-?(?:hosts?|one|thing|where))?|every(?:one|thing|where)|no(?:ne|body|thing|where)|never|always|default|true|false|yes|no|on|off|self|enabled?|disabled?|allow(?:ed)?|den(?:y|ied)|block(?:ed)?|empty|nil|wildcard)$/;

// Words for classes of addresses. They also end domains: `.internal` is a pattern.
const CLASSES =
  /^(?:public|private|internal|external|local|loopback|link-?local|unique-?local|multicast|broadcast|reserved|unspecified|internet)$/;

/**
 * Parses a pattern. It is one of these:
 *
 * - `example.org`: a domain, or an address
 * - `*.example.org`: its subdomains
 * - `.example.org`: the domain and its subdomains
 * - `192.0.2.0/24` or `[2001:db8::]/32`: a block of addresses
 * - `*`: all hosts
 *
 * A scheme may come before it, such as `https://`, and a port or a range of ports may follow, such as `:8000-8999` or `:*`.
 * Without a scheme or a port, the pattern matches all of them.
 *
 * @param text The pattern. A domain has only letters, marks and digits of any script, `-`, `_` and dots. An IPv4 address
 *   has four decimal numbers.
 * @returns The pattern; null if the text is not one.
 */
export function hostPattern(text: string, options?: HostPatternOptions): HostPattern | null {
  assertString(text, 'text');
  const { onError } = readOptions(options, { onError: mustBeFunction });
  const read = readPattern(copyOf(text));
  const name = typeof read === 'string' ? read : isWord(read.host) ? 'configuration-word' : null;
  if (typeof read !== 'string' && name === null) return read;
  if (name !== null) onError?.({ name, message: MESSAGES[name] });
  return null;
}

function isWord(host: HostMatcher): boolean {
  // Not `'name' in host`, which sees what a program has added to Object.prototype.
  if (!hasName(host)) return false;
  return WORDS.test(host.name) || (host.kind === 'domain' && CLASSES.test(host.name));
}

function hasName(host: HostMatcher): host is Extract<HostMatcher, { readonly name: string }> {
  return hasOwn(host, 'name');
}

/** Reads a pattern, or a word that {@link hostPattern} refuses. */
export function readPattern(text: string): HostPattern | HostPatternErrorName {
  const mistake = MISTAKES.find(([, form]) => form.test(text));
  if (mistake !== undefined) return mistake[0];
  const [front = '', schemeName] = /^([A-Za-z][A-Za-z\d+.-]*):\/\//.exec(text) ?? [];
  const rest = text.slice(front.length);
  const portAt = portStart(rest);
  const portText = portAt === -1 ? '*' : rest.slice(portAt + 1);
  const ports = portText === '*' ? null : readPorts(portText);
  if (ports === 'port-invalid') return ports;
  const host = readMatcher(portAt === -1 ? rest : rest.slice(0, portAt));
  if (typeof host === 'string') return host;
  return Object.freeze({ text, host, ports, scheme: schemeName?.toLowerCase() ?? null });
}

// Returns the index of the U+003A (:) before a port. It is -1 if there is no port, as in an IPv6 address without
// brackets.
function portStart(text: string): number {
  const colon = text.indexOf(':', text.lastIndexOf(']') + 1);
  return text.indexOf(':', colon + 1) === -1 ? colon : -1;
}

/** Parses a port or a range of ports. */
export function readPorts(text: string): PortRange | 'port-invalid' {
  const [, from, to = from] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text) ?? [];
  const first = Number(from);
  const last = Number(to);
  return first <= last && last <= 0xffff ? { first, last } : 'port-invalid';
}

function readMatcher(text: string): HostMatcher | HostPatternErrorName {
  if (text === '*') return { kind: 'any' };
  if (text.includes('/')) return readPrefix(text);
  const [, wildcard = '', rest = ''] = /^(\*?\.)?(.*)$/s.exec(text) ?? [];
  if (rest.includes('*')) return 'wildcard-misplaced';
  if (hasPunctuation(rest) || /%[\da-f]{2}/i.test(rest)) return 'label-invalid';
  const host = comparableHost(readHost(rest));
  if (host === null) return 'host-invalid';
  const isShort = host.kind === 'ipv4' && wildcard === '' && parseAddress(rest) === null;
  if (isShort) return 'ipv4-invalid';
  if (host.kind !== 'domain') {
    return wildcard === '' ? { ...host, length: 16 * host.pieces.length } : 'wildcard-misplaced';
  }
  const isDomain = /^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/.test(host.name);
  if (!isDomain || /^-|-\.|\.-|-$/.test(host.name)) return 'label-invalid';
  if (wildcard === '') return host;
  return { ...host, kind: wildcard === '.' ? 'domain and subdomains' : 'subdomains' };
}

function readPrefix(text: string): HostMatcher | HostPatternErrorName {
  const [address = '', digits = '', ...more] = text.split('/');
  const host = parseAddress(address);
  const comparable = comparableHost(host);
  if (host === null || !comparable || comparable.kind === 'domain') return 'path';
  const { kind, pieces } = comparable;
  // In a block of IPv4-mapped addresses, the length includes the bits before the IPv4 address.
  const mappedBits = host.kind === kind ? 0 : 96;
  const length = /^(?:0|[1-9]\d{0,2})$/.test(digits) ? Number(digits) - mappedBits : -1;
  if (more.length > 0 || length < 0 || length > 16 * pieces.length) return 'prefix-length-invalid';
  const hasHostBits = pieces.some((piece, index) => hostBits(piece, index, length) !== 0);
  return hasHostBits ? 'prefix-has-host-bits' : { kind, pieces, length };
}
