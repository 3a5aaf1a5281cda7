// Templates such as '{hostname} {default:port}'.

import { QueryEditor, type QueryToken } from '@urlkit/form-urlencoded';
import { domainToUnicode } from '@urlkit/idna';
import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { originOf } from '@urlkit/url-parser';
import { defaultPort } from '@urlkit/url-record';
import { componentOffsets, deserializeURL, serializeOrigin } from '@urlkit/url-serializer';
import { type Destination, written } from '../output/destination.js';
import { visible } from '../output/visible-text.js';
import { CommandError } from '../run/command-error.js';
import { hintOfName } from './closest-name.js';
import type { DomainFieldName, readDomainField } from './domain-fields.js';

/** A URL to write, and the input from which it was parsed. */
export interface Source {
  readonly input: string;
  readonly href: string;
}

/** A piece of a template that is not literal text. */
interface Field {
  /** The text in the template, without braces. */
  readonly text: string;
  /** Returns the value, or all values of a parameter; null if the URL has no such component. */
  readonly read: (source: Source) => string | readonly string[] | null;
  readonly isRequired: boolean;
  /** Whether the empty string is a value. Otherwise, it says that the URL has no such component. */
  readonly mayBeEmpty: boolean;
  /** Whether values are parts of a serialized URL, which is ASCII and has no control characters. */
  readonly isSerialized: boolean;
}

export interface Template {
  readonly pieces: readonly (string | Field)[];
  readonly fields: readonly Field[];
  /** The fields that a URL must have. */
  readonly required: readonly Field[];
}

type ReadComponent = (href: string) => string | null;

const slice =
  (range: (offsets: ReturnType<typeof componentOffsets>) => readonly [number, number]) =>
  (href: string): string =>
    href.slice(...range(componentOffsets(href)));

const scheme = slice(({ schemeEnd }) => [0, schemeEnd]);
const hostname = slice(({ hostStart, hostEnd }) => [hostStart, hostEnd]);
const port = slice(({ hostEnd, authorityEnd }) => [hostEnd + 1, authorityEnd]);
const pathname = slice(({ pathStart, searchStart }) => [pathStart, searchStart]);

const components: ReadonlyMap<string, ReadComponent> = new Map<string, ReadComponent>([
  ['href', (href) => href],
  ['origin', (href) => serializeOrigin(originOf(deserializeURL(href)))],
  ['protocol', slice(({ schemeEnd }) => [0, schemeEnd + 1])],
  ['scheme', scheme],
  ['username', slice(({ usernameStart, usernameEnd }) => [usernameStart, usernameEnd])],
  ['password', slice(({ usernameEnd, userinfoEnd }) => [usernameEnd + 1, userinfoEnd])],
  ['host', slice(({ hostStart, authorityEnd }) => [hostStart, authorityEnd])],
  ['hostname', hostname],
  ['port', port],
  ['pathname', pathname],
  ['path', pathname],
  ['filename', (href) => segmentOf(href, -1) || null],
  ['extension', (href) => extensionOf(pathname(href))],
  ['search', slice(({ searchStart, hashStart }) => [searchStart, hashStart])],
  ['query', (href) => afterFirst(href, ({ searchStart, hashStart }) => [searchStart, hashStart])],
  ['hash', slice(({ hashStart }) => [hashStart, Number.POSITIVE_INFINITY])],
  ['fragment', (href) => afterFirst(href, ({ hashStart }) => [hashStart, href.length])],
]);

/** Returns a segment of a path by its number, from 1, or from -1 for the last one; null if there is none. */
function segmentOf(href: string, number: number): string | null {
  const path = pathname(href);
  if (!path.startsWith('/')) return null;
  const segments = path.slice(1).split('/');
  return segments[number < 0 ? segments.length + number : number - 1] ?? null;
}

// Returns the text after the last dot of a path, if it is neither at the start nor at the end of the last segment.
function extensionOf(path: string): string | null {
  const start = path.lastIndexOf('/') + 1;
  const dot = path.lastIndexOf('.');
  return dot > start && dot < path.length - 1 ? path.slice(dot + 1) : null;
}

// Returns '' for an empty component that has a delimiter, and null for a missing one.
function afterFirst(
  href: string,
  range: (offsets: ReturnType<typeof componentOffsets>) => readonly [number, number],
): string | null {
  const text = slice(range)(href);
  return text === '' ? null : text.slice(1);
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** The fields that need the list of public suffixes. */
const DOMAIN_FIELDS: readonly DomainFieldName[] = [
  'registrable-domain',
  'public-suffix',
  'subdomain',
];

/** Names of fields, for messages. */
const fieldNames: readonly string[] = [
  ...['input', ...components.keys(), ...DOMAIN_FIELDS],
  ...['segment:N', 'keys', 'values', 'query:NAME', 'query-all:NAME'],
];

/**
 * Reads a template. Loads the list of public suffixes if a field needs it.
 *
 * @throws {CommandError} If a field is unknown, or a brace is not closed.
 */
export async function parseTemplate(text: string): Promise<Template> {
  const needsDomains = DOMAIN_FIELDS.some((name) => text.includes(name));
  const readDomain = needsDomains ? (await import('./domain-fields.js')).readDomainField : null;
  const pieces: (string | Field)[] = [];
  // An escape, a field, a brace that is not closed, or literal text.
  for (const [match, escaped, field] of text.matchAll(
    /\\([\\nrt{])|\{((?:\\[\s\S]|[^\\}])*)\}|\{|[^\\{]+|\\/g,
  )) {
    if (match === '{')
      throw new CommandError('the template has a { without a }; write \\{ for a brace');
    if (field !== undefined) pieces.push(parseField(field.replace(/\\(.)/gs, '$1'), readDomain));
    else pieces.push(escaped === undefined ? match : (ESCAPES.get(escaped) ?? escaped));
  }
  const fields = pieces.filter((piece) => typeof piece !== 'string');
  return { pieces, fields, required: fields.filter(({ isRequired }) => isRequired) };
}

const QUALIFIERS = ['must', 'raw', 'decoded', 'unicode', 'default'] as const;

type Qualifier = (typeof QUALIFIERS)[number];

function parseField(text: string, readDomain: typeof readDomainField | null): Field {
  const qualifiers = new Set<Qualifier>();
  let rest = text;
  for (let next = leadingQualifier(rest); next !== undefined; next = leadingQualifier(rest)) {
    qualifiers.add(next);
    rest = rest.slice(next.length + 1);
  }
  const read = readerOf(rest, qualifiers, readDomain);
  if (read === null) {
    throw new CommandError(
      `the template has an unknown field {${visible(text)}}${hintOfName(rest, fieldNames)}; the fields are ${fieldNames.join(', ')}`,
    );
  }
  const mayBeEmpty = /^(?:query|fragment)/.test(rest);
  const isSerialized =
    components.has(rest) && !qualifiers.has('decoded') && !qualifiers.has('unicode');
  return { text, read, isRequired: qualifiers.has('must'), mayBeEmpty, isSerialized };
}

function leadingQualifier(text: string): Qualifier | undefined {
  return QUALIFIERS.find((qualifier) => text.startsWith(`${qualifier}:`));
}

function readerOf(
  name: string,
  qualifiers: ReadonlySet<Qualifier>,
  readDomain: typeof readDomainField | null,
): Field['read'] | null {
  if (name === 'input') return ({ input }) => input;
  if (name === 'keys') return ({ href }) => tokensOf(href).map((token) => token.name);
  if (name === 'values') return ({ href }) => tokensOf(href).map((token) => token.value);
  if (isDomainField(name)) {
    return ({ href }) => {
      const value = readDomain?.(name, href) ?? null;
      return value !== null && qualifiers.has('unicode') ? domainToUnicode(value) : value;
    };
  }
  const [, all, parameter] = /^query(-all)?:(.*)$/s.exec(name) ?? [];
  if (parameter !== undefined) {
    return ({ href }) => parameterOf(href, parameter, all !== undefined, qualifiers.has('raw'));
  }
  const [, number] = /^segment:(-?[1-9]\d*)$/.exec(name) ?? [];
  const read =
    number === undefined
      ? components.get(name)
      : (href: string): string | null => segmentOf(href, Number(number));
  if (read === undefined) return null;
  // A serialized URL is ASCII.
  if ([...qualifiers].every((qualifier) => qualifier === 'must')) return ({ href }) => read(href);
  return ({ href }) => {
    const whole = qualifiers.has('default') ? withDefaultPort(href) : href;
    const value = name === 'origin' ? read(href) : read(whole);
    return value === null ? null : qualified(value, name, href, qualifiers);
  };
}

function qualified(
  value: string,
  name: string,
  href: string,
  qualifiers: ReadonlySet<Qualifier>,
): string {
  const inUnicode = qualifiers.has('unicode') ? withUnicodeHost(value, name, href) : value;
  return qualifiers.has('decoded') ? utf8PercentDecode(inUnicode) : inUnicode;
}

function withUnicodeHost(value: string, name: string, href: string): string {
  if (!['href', 'origin', 'host', 'hostname'].includes(name)) return value;
  const ascii = hostname(href);
  return ascii === '' ? value : value.replace(ascii, () => domainToUnicode(ascii));
}

function withDefaultPort(href: string): string {
  const { hostStart, hostEnd, authorityEnd } = componentOffsets(href);
  const number = defaultPort(scheme(href));
  if (number === null || hostStart === hostEnd || hostEnd < authorityEnd) return href;
  return `${href.slice(0, hostEnd)}:${number}${href.slice(hostEnd)}`;
}

function isDomainField(name: string): name is DomainFieldName {
  return DOMAIN_FIELDS.some((field) => field === name);
}

function tokensOf(href: string): QueryToken[] {
  const { searchStart, hashStart } = componentOffsets(href);
  return new QueryEditor(href.slice(searchStart + 1, hashStart)).tokens;
}

function parameterOf(
  href: string,
  name: string,
  all: boolean,
  isRaw: boolean,
): string | readonly string[] | null {
  const { searchStart, hashStart } = componentOffsets(href);
  const query = href.slice(searchStart + 1, hashStart);
  const found = new QueryEditor(query).tokens.filter((token) => token.name === name);
  if (found.length === 0) return null;
  const values = found.map(({ value, valueStart, end }) =>
    isRaw ? query.slice(valueStart, end) : value,
  );
  return all ? values : (values[0] ?? null);
}

/** Returns the fields that a URL must have but lacks. */
export function missingFields({ required }: Template, source: Source): string[] {
  return required
    .filter(({ read, mayBeEmpty }) => {
      const value = read(source);
      return value === null || (value === '' && !mayBeEmpty);
    })
    .map(({ text }) => visible(text.replace(/^.*must:/, '')));
}

/**
 * Fills in a template. Components that a URL does not have are empty.
 *
 * @param index Which of the values of a field to write; null for all of them.
 */
export function fillTemplate(
  { pieces }: Template,
  source: Source,
  destination: Destination,
  index: number | null = null,
): string {
  let text = '';
  for (const piece of pieces) {
    text += typeof piece === 'string' ? piece : writtenValue(piece, source, destination, index);
  }
  return text;
}

/** Returns the largest number of values that a field of a template with several has; 1 if it has no such field. */
export function countValues({ fields }: Template, source: Source): number {
  const lists = fields.map(({ read }) => read(source)).filter((value) => typeof value === 'object');
  return lists.length === 0 ? 1 : Math.max(...lists.map((list) => list?.length ?? 0));
}

function writtenValue(
  { read, isSerialized }: Field,
  source: Source,
  destination: Destination,
  index: number | null,
): string {
  const value = read(source);
  const isOne = index !== null && typeof value === 'object';
  const text = isOne ? (value?.[index] ?? '') : textOf(value);
  return isSerialized ? text : written(text, destination);
}

function textOf(value: ReturnType<Field['read']>): string {
  return typeof value === 'object' ? (value?.join(' ') ?? '') : value;
}

/** Returns the fields of a template and their values, for JSON. */
export function fieldsOf(
  { fields }: Template,
  source: Source,
): Record<string, ReturnType<Field['read']>> {
  return Object.fromEntries(fields.map(({ text, read }) => [text, read(source)]));
}
