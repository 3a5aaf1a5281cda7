// RFC 3986, sections 3 and 4.1, and appendices A and B

import { assertString, copyOf, hasOwn, isObject } from '@urlkit/internal';
import { escapeInvalid, type Grammar, grammar, matches } from './grammar.js';
import { isIPv6Address } from './ip-address.js';
import { iriGrammar } from './iri-grammar.js';

/**
 * The components of a URI reference, without delimiters, as they are written. A missing component is null.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3
 */
export interface URIReference {
  /** The scheme, without U+003A (:); null if there is none. */
  readonly scheme: string | null;
  /** The user information, without U+0040 (@); null if there is none. */
  readonly userinfo: string | null;
  /** '' if the authority has no host; null if there is no authority. */
  readonly host: string | null;
  /** The port, without U+003A (:); null if there is none. */
  readonly port: string | null;
  /** The path, which may be empty. */
  readonly path: string;
  /** The query, without U+003F (?); null if there is none. */
  readonly query: string | null;
  /** The fragment, without U+0023 (#); null if there is none. */
  readonly fragment: string | null;
}

type Authority = Pick<URIReference, 'userinfo' | 'host' | 'port'>;

const noAuthority: Authority = { userinfo: null, host: null, port: null };

// The regular expression of appendix B. It finds no empty scheme, so a first colon belongs to the path.
const split = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;

/** A URI: a URI reference with a scheme. */
export interface URI extends URIReference {
  /** The scheme, without U+003A (:). */
  readonly scheme: string;
}

/**
 * Parses a URI reference: a URI, or a relative reference.
 *
 * @returns The components; null if the input does not match `URI-reference`.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-4.1
 */
export function parseURIReference(input: string): URIReference | null {
  assertString(input, 'input');
  return parseReference(input, grammar);
}

/**
 * Parses a URI, with a fragment or without.
 *
 * @returns The components; null if the input does not match `URI`.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3
 */
export function parseURI(input: string): URI | null {
  return withScheme(parseURIReference(input));
}

/**
 * Parses an IRI reference: an IRI, or a relative reference.
 *
 * @returns The components; null if the input does not match `IRI-reference`.
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-2.2
 */
export function parseIRIReference(input: string): URIReference | null {
  assertString(input, 'input');
  return parseReference(input, iriGrammar);
}

/**
 * Parses an IRI, with a fragment or without.
 *
 * @returns The components; null if the input does not match `IRI`.
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-2.2
 */
export function parseIRI(input: string): URI | null {
  return withScheme(parseIRIReference(input));
}

function withScheme(reference: URIReference | null): URI | null {
  return reference !== null && hasScheme(reference) ? reference : null;
}

export function hasScheme(reference: URIReference): reference is URI {
  return reference.scheme !== null;
}

/** Whether a reference is nothing but a path without a root, and what follows it. */
export function hasRelativePath({ scheme, host, path }: URIReference): boolean {
  return scheme === null && host === null && !path.startsWith('/');
}

interface Split extends Pick<URIReference, 'scheme' | 'path' | 'query' | 'fragment'> {
  readonly authority: string | null;
}

/** Splits any string by the regular expression of appendix B. */
export function splitByAppendixB(input: string): Split {
  // It matches every string.
  const {
    1: scheme = null,
    2: authority = null,
    3: path = '',
    4: query = null,
    5: fragment = null,
  } = split.exec(copyOf(input)) ?? [];
  return { scheme, authority, path, query, fragment };
}

/** Parses a reference by a grammar. */
export function parseReference(input: string, grammar: Grammar): URIReference | null {
  const { scheme, authority, path, query, fragment } = splitByAppendixB(input);
  if (scheme === null) {
    // path-noscheme: the first segment has no colon.
    if (authority === null && /^[^/]*:/.test(path)) return null;
  } else if (!isScheme(scheme)) {
    return null;
  }
  const isMatch =
    matches(grammar.path, path) &&
    (query === null || matches(grammar.query, query)) &&
    (fragment === null || matches(grammar.fragment, fragment));
  if (!isMatch) return null;
  const { userinfo, host, port } = authority === null ? noAuthority : splitAuthority(authority);
  const isAuthority =
    (port === null || /^\d*$/.test(port)) &&
    (host === null || isHost(host, grammar)) &&
    (userinfo === null || matches(grammar.userinfo, userinfo));
  return isAuthority ? { scheme, userinfo, host, port, path, query, fragment } : null;
}

/**
 * Splits a string into the components of a URI reference by the regular expression of appendix B, without checking
 * them against the grammar. The appendix does not split the authority. Here, the userinfo ends at the last `@`, and
 * the port follows the last colon, if there is nothing but digits after it.
 *
 * @param input Any string.
 * @see https://www.rfc-editor.org/rfc/rfc3986#appendix-B
 */
export function splitURIReference(input: string): URIReference {
  assertString(input, 'input');
  const { scheme, authority, path, query, fragment } = splitByAppendixB(input);
  if (authority === null) return { scheme, ...noAuthority, path, query, fragment };
  const at = authority.lastIndexOf('@');
  const [colonAndPort = '', port = null] = /:(\d*)$/.exec(authority.slice(at + 1)) ?? [];
  const host = authority.slice(at + 1, authority.length - colonAndPort.length);
  const userinfo = at === -1 ? null : authority.slice(0, at);
  return { scheme, userinfo, host, port, path, query, fragment };
}

/** Whether a string matches `scheme`. */
export function isScheme(input: string): boolean {
  return /^[A-Za-z][A-Za-z\d+.-]*$/.test(input);
}

/** Splits an authority at the first `@`, and at the first colon after an IP address in brackets or after the `@`. */
export function splitAuthority(authority: string): Authority & { readonly host: string } {
  const hostStart = authority.indexOf('@') + 1;
  const isLiteral = authority.startsWith('[', hostStart);
  // Without a closing bracket, the search for the port begins at the start of the host.
  const literalEnd = isLiteral ? authority.lastIndexOf(']') : -1;
  const colon = authority.indexOf(':', Math.max(hostStart, literalEnd));
  return {
    userinfo: hostStart === 0 ? null : authority.slice(0, hostStart - 1),
    host: authority.slice(hostStart, colon === -1 ? undefined : colon),
    port: colon === -1 ? null : authority.slice(colon + 1),
  };
}

function isHost(host: string, grammar: Grammar): boolean {
  return matches(grammar.regName, host) || isIPLiteral(host, grammar);
}

/**
 * Whether a host is an `IP-literal`, an IP address in brackets.
 */
export function isIPLiteral(host: string, { ipvFuture }: Grammar = grammar): boolean {
  if (!host.startsWith('[') || !host.endsWith(']')) return false;
  const address = host.slice(1, -1);
  return isIPv6Address(address) || ipvFuture.test(address);
}

/** Percent-encodes the characters that a host must not have. An IP address in brackets does not change. */
export function escapeHost(host: string, grammar: Grammar): string {
  return isIPLiteral(host, grammar) ? host : escapeInvalid(host, grammar.regName);
}

const componentNames = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment'] as const;

/** @throws {TypeError} If an argument does not have the components of a reference. */
export function assertReference(
  value: unknown,
  name: string,
  expected = 'a URIReference',
): asserts value is URIReference {
  const isReference =
    isObject(value) &&
    componentNames.every((component) => {
      const text = hasOwn(value, component) ? value[component] : undefined;
      return typeof text === 'string' || (text === null && component !== 'path');
    });
  if (!isReference) throw new TypeError(`${name} must be ${expected}`);
}

/** Returns the name of the first component that differs between two references; undefined if none does. */
export function findDifference(a: URIReference, b: URIReference): keyof URIReference | undefined {
  return componentNames.find((component) => a[component] !== b[component]);
}
