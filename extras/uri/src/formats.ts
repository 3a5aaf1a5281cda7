// The formats of JSON Schema that are about URIs and hosts

import { domainToASCII, domainToUnicode } from '@urlkit/idna';
import { assertArgument, assertString, mustBeOneOf } from '@urlkit/internal';
import { type Fault, firstFault, type WholeRule } from './find-fault.js';
import { grammar } from './grammar.js';
import { isIPv4Address, isIPv6Address } from './ip-address.js';
import { iriGrammar } from './iri-grammar.js';
import { isULabel } from './u-label.js';
import { parseReference } from './uri-reference.js';
import { findTemplateFault } from './uri-template.js';

/**
 * Whether a text is a URI, which has a scheme.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986
 */
export function isURI(text: string): boolean {
  assertString(text, 'text');
  return (parseReference(text, grammar)?.scheme ?? null) !== null;
}

/**
 * Whether a text is a URI or a relative reference.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-4.1
 */
export function isURIReference(text: string): boolean {
  assertString(text, 'text');
  return parseReference(text, grammar) !== null;
}

/**
 * Whether a text is an IRI, which has a scheme.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3987
 */
export function isIRI(text: string): boolean {
  assertString(text, 'text');
  return (parseReference(text, iriGrammar)?.scheme ?? null) !== null;
}

/**
 * Whether a text is an IRI or a relative reference.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-2.2
 */
export function isIRIReference(text: string): boolean {
  assertString(text, 'text');
  return parseReference(text, iriGrammar) !== null;
}

/**
 * Whether a text is a URI template.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6570#section-2
 */
export function isURITemplate(text: string): boolean {
  assertString(text, 'text');
  return findTemplateFault(text) === -1;
}

/**
 * Whether a text is an IPv4 address of four decimal numbers.
 *
 * @see https://www.rfc-editor.org/rfc/rfc2673#section-3.2
 */
export function isIPv4(text: string): boolean {
  assertString(text, 'text');
  return isIPv4Address(text);
}

/**
 * Whether a text is an IPv6 address, without brackets or a zone.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4291#section-2.2
 */
export function isIPv6(text: string): boolean {
  assertString(text, 'text');
  return isIPv6Address(text);
}

const LONGEST_NAME = 253;
const ldhLabel = /^(?!-)[A-Za-z\d-]{1,63}(?<!-)$/;

/**
 * Whether a text is the name of a host in ASCII. Labels that begin with `xn--` must be A-labels.
 *
 * @see https://www.rfc-editor.org/rfc/rfc1123#section-2.1
 * @see https://www.rfc-editor.org/rfc/rfc5890#section-2.3.2.1
 */
export function isHostname(text: string): boolean {
  assertString(text, 'text');
  if (text.length > LONGEST_NAME) return false;
  const labels = text.split('.');
  if (!labels.every((label) => ldhLabel.test(label))) return false;
  const encoded = labels.filter((label) => /^xn--/i.test(label));
  // The whole name as well, for the rule about the directions of its labels.
  return encoded.length === 0 || (encoded.every(isALabel) && domainToASCII(text) !== null);
}

/**
 * Whether a text is the name of a host, with U-labels, A-labels or other labels. The rules are those of IDNA2008, without
 * mapping, but labels may be separated by the full stops that UTS #46 maps to U+002E (.).
 *
 * @see https://www.rfc-editor.org/rfc/rfc5890#section-2.3.2.3
 */
export function isIDNHostname(text: string): boolean {
  assertString(text, 'text');
  // A code point takes at least one character of an A-label.
  if (text.length > 2 * LONGEST_NAME) return false;
  const labels = text.split(/[.\u3002\uFF0E\uFF61]/);
  if (!labels.every(isIDNLabel)) return false;
  return domainToASCII(labels.join('.'), { beStrict: true }) !== null;
}

function isIDNLabel(label: string): boolean {
  if (/^xn--/i.test(label)) return isALabel(label);
  if (/^[\0-\x7F]*$/.test(label)) return ldhLabel.test(label);
  const ascii = domainToASCII(label, { beStrict: true });
  return ascii !== null && domainToUnicode(ascii) === label && isULabel(label);
}

function isALabel(label: string): boolean {
  const ascii = domainToASCII(label, { beStrict: true });
  return ascii === label.toLowerCase() && isULabel(domainToUnicode(ascii));
}

/** The name of a format of JSON Schema. */
export type FormatName =
  | 'uri'
  | 'uri-reference'
  | 'iri'
  | 'iri-reference'
  | 'uri-template'
  | 'hostname'
  | 'idn-hostname'
  | 'ipv4'
  | 'ipv6';

/** The predicates by the names of their formats, as Ajv takes them: `new Ajv({ formats })`. */
export const formats: Readonly<Record<FormatName, (text: string) => boolean>> = {
  uri: isURI,
  'uri-reference': isURIReference,
  iri: isIRI,
  'iri-reference': isIRIReference,
  'uri-template': isURITemplate,
  hostname: isHostname,
  'idn-hostname': isIDNHostname,
  ipv4: isIPv4,
  ipv6: isIPv6,
};

/** Why a value does not have a format. */
export interface FormatIssue {
  /** What the value must be, and which rule is at fault. It does not repeat the value. */
  readonly message: string;
  /** The range of what is wrong, in code units. If the value is not a string, both are 0. */
  readonly start: number;
  /** Where the fault ends. */
  readonly end: number;
}

/** A format as a validator of Standard Schema, version 1. */
export interface FormatSchema {
  /** What libraries that take schemas of any make call. */
  readonly '~standard': {
    /** The version of Standard Schema. */
    readonly version: 1;
    /** Who has made the schema. */
    readonly vendor: 'urlkit';
    /** Checks a value. Returns it, or what is wrong with it. */
    readonly validate: (
      value: unknown,
    ) => { readonly value: string } | { readonly issues: readonly FormatIssue[] };
    /** The types of what is checked and returned, for TypeScript only. */
    readonly types?: { readonly input: string; readonly output: string } | undefined;
  };
}

const names: Readonly<Record<FormatName, string>> = {
  uri: 'a URI',
  'uri-reference': 'a URI reference',
  iri: 'an IRI',
  'iri-reference': 'an IRI reference',
  'uri-template': 'a URI template',
  hostname: 'a hostname',
  'idn-hostname': 'an internationalized hostname',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
};

const wholeRules: Readonly<Partial<Record<FormatName, WholeRule>>> = {
  uri: 'URI',
  'uri-reference': 'URI-reference',
  iri: 'IRI',
  'iri-reference': 'IRI-reference',
};

/**
 * Returns a format as a validator of [Standard Schema](https://standardschema.dev), for libraries that take one.
 *
 * @throws {TypeError} If there is no format with this name.
 */
export function formatSchema(name: FormatName): FormatSchema {
  assertArgument(name, 'name', mustBeOneOf(Object.keys(formats)));
  return {
    '~standard': {
      version: 1,
      vendor: 'urlkit',
      validate(value) {
        if (typeof value !== 'string') {
          return { issues: [{ message: 'must be a string', start: 0, end: 0 }] };
        }
        return formats[name](value) ? { value } : { issues: [issueOf(value, name)] };
      },
    },
  };
}

function issueOf(text: string, name: FormatName): FormatIssue {
  const { rule, start, end } = faultOf(text, name);
  const reason = rule === '' ? '' : `: the rule ${rule} does not match at offset ${start}`;
  return { message: `must be ${names[name]}${reason}`, start, end };
}

function faultOf(text: string, name: FormatName): Fault {
  const rule = wholeRules[name];
  const fault = rule === undefined ? null : firstFault(text, rule);
  if (fault !== null) return fault;
  const start = name === 'uri-template' ? findTemplateFault(text) : -1;
  return start === -1
    ? { rule: '', start: 0, end: text.length }
    : { rule: text[start] === '{' ? 'expression' : 'literals', start, end: start + 1 };
}
