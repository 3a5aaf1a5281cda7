// RFC 3986, appendix A, and RFC 3987, section 2.2: where a text departs from the grammar

import { assertString, mustBeOneOf, readOptions } from '@urlkit/internal';
import { type Grammar, grammar, type Production } from './grammar.js';
import { iriGrammar } from './iri-grammar.js';
import { isIPLiteral, isScheme, splitAuthority, splitByAppendixB } from './uri-reference.js';

/** A rule of the grammars that a whole text may match. */
export type WholeRule = 'URI' | 'URI-reference' | 'IRI' | 'IRI-reference';

/** The first place where a text departs from the grammar. */
export interface Fault {
  /** The rule at fault, as the grammar names it: `scheme`, `userinfo`, `reg-name`, `path-abempty`, `pct-encoded` … */
  readonly rule: string;
  /** The offset of the first wrong character in code units. If the text ends too early, the range is empty. */
  readonly start: number;
  /** Where the fault ends. */
  readonly end: number;
}

/** Options for {@link findFault}. */
export interface FindFaultOptions {
  /** What the text should be; `URI-reference` by default. */
  readonly rule?: WholeRule | undefined;
}

const rules: readonly WholeRule[] = ['URI', 'URI-reference', 'IRI', 'IRI-reference'];

/**
 * Finds out why a text does not parse. The text is split by the regular expression of appendix B, and the fault is that
 * of the first component that its rule does not match. So what comes before a first colon should be a scheme: the fault
 * in `*[::1]` is `*`.
 *
 * @returns The first fault; null if the text matches the rule.
 * @see https://www.rfc-editor.org/rfc/rfc3986#appendix-A
 */
export function findFault(input: string, options?: FindFaultOptions): Fault | null {
  assertString(input, 'input');
  const { rule = 'URI-reference' } = readOptions(options, { rule: mustBeOneOf(rules) });
  return firstFault(input, rule);
}

/** Finds a fault like {@link findFault}, without checking arguments. */
export function firstFault(input: string, rule: WholeRule): Fault | null {
  const isIRI = rule.startsWith('IRI');
  const used = isIRI ? iriGrammar : grammar;
  const prefix = isIRI ? 'i' : '';
  const { scheme, authority, path, query, fragment } = splitByAppendixB(input);
  let position = 0;
  if (scheme !== null) {
    if (!isScheme(scheme)) return faultOfScheme(scheme);
    position = scheme.length + 1;
  } else if (!rule.endsWith('reference')) {
    return { rule: 'scheme', start: 0, end: 0 };
  }
  if (authority !== null) {
    const fault = faultOfAuthority(authority, position + 2, used, prefix);
    if (fault !== null) return fault;
    position += 2 + authority.length;
  } else if (scheme === null && path.startsWith(':')) {
    return { rule: `${prefix}segment-nz-nc`, start: 0, end: 1 };
  }
  const parts = [
    [prefix + nameOfPath(scheme, authority, path), used.path, path],
    [`${prefix}query`, used.query, query],
    [`${prefix}fragment`, used.fragment, fragment],
  ] as const;
  for (const [name, production, text] of parts) {
    const fault = text === null ? null : faultOf(text, position, name, production);
    if (fault !== null) return fault;
    // A `?` or `#` follows, unless the text ends.
    if (text !== null) position += text.length + 1;
  }
  return null;
}

function faultOfScheme(scheme: string): Fault {
  const invalid = scheme.search(/[^A-Za-z\d+.-]/u);
  const start = /^[A-Za-z]/.test(scheme) ? invalid : 0;
  return { rule: 'scheme', start, end: endOfCharacter(scheme, start) };
}

function faultOfAuthority(
  authority: string,
  start: number,
  used: Grammar,
  prefix: string,
): Fault | null {
  const { userinfo, host, port } = splitAuthority(authority);
  const hostStart = start + (userinfo === null ? 0 : userinfo.length + 1);
  const portStart = hostStart + host.length + 1;
  // An address without a closing bracket ends with the authority.
  const isOpen = host.startsWith('[') && !host.includes(']');
  const wholeHost = isOpen ? authority.slice(hostStart - start) : host;
  return (
    faultOf(userinfo ?? '', start, `${prefix}userinfo`, used.userinfo) ??
    faultOfHost(wholeHost, hostStart, used, prefix) ??
    faultOf(port ?? '', portStart, 'port', digits)
  );
}

const digits: Production = { invalid: /\D/gu };

function faultOfHost(host: string, start: number, used: Grammar, prefix: string): Fault | null {
  if (!host.startsWith('[')) return faultOf(host, start, `${prefix}reg-name`, used.regName);
  return isIPLiteral(host, used) ? null : { rule: 'IP-literal', start, end: start + host.length };
}

function nameOfPath(scheme: string | null, authority: string | null, path: string): string {
  if (authority !== null) return 'path-abempty';
  if (path.startsWith('/')) return 'path-absolute';
  return scheme === null ? 'path-noscheme' : 'path-rootless';
}

function faultOf(
  text: string,
  offset: number,
  rule: string,
  { invalid }: Production,
): Fault | null {
  const index = text.search(invalid);
  if (index === -1) return null;
  const start = offset + index;
  const end = offset + endOfCharacter(text, index);
  return { rule: text[index] === '%' ? 'pct-encoded' : rule, start, end };
}

function endOfCharacter(text: string, index: number): number {
  return index + ((text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1);
}
