// What the values in a URL are when they are decoded: URLs, JSON, tokens, dates, and other encoded text.

import { parseURLEncoded } from '@urlkit/form-urlencoded';
import type { URLRecord } from '@urlkit/url-record';
import { isSecretName } from '@urlkit/url-rendering';

export type ValueKind =
  | 'URL'
  | 'JWT'
  | 'JSON'
  | 'date'
  | 'base64'
  | 'percent-encoding'
  | 'double-encoding';

/** A value that says more when it is decoded. */
export interface ExplainedValue {
  /** Where it is, in the words of the page. */
  readonly place: string;
  readonly kind: ValueKind;
  /** What it says: a URL, text, JSON with indents, or a sentence about a date. */
  readonly text: string;
  /** The values in what it says. */
  readonly inside: readonly ExplainedValue[];
}

const MOST_VALUES = 50;
const DEEPEST = 4;

/** Finds the values of a URL that say more when they are decoded. `now` is a time in milliseconds. */
export function explainValues(url: Readonly<URLRecord>, now: number): readonly ExplainedValue[] {
  return valuesOf(url)
    .flatMap(([place, value, isEncoded]) => explainValue(place, value, now, isEncoded) ?? [])
    .slice(0, MOST_VALUES);
}

type Value = readonly [place: string, value: string, isEncoded: boolean];

function valuesOf({ username, password, path, query, fragment }: Readonly<URLRecord>): Value[] {
  const segments = typeof path === 'string' ? [] : path;
  const hasPairs = fragment !== null && /^[\w.-]+=/.test(fragment);
  return [
    ['the username', username, true],
    ['the password', password, true],
    ...segments.map((segment, index): Value => [`path segment ${index + 1}`, segment, true]),
    ...pairs('parameter', query ?? ''),
    ...(hasPairs ? pairs('fragment', fragment) : [['the fragment', fragment ?? '', true] as const]),
  ];
}

function pairs(what: string, text: string): Value[] {
  return parseURLEncoded(text).map(([name, value]) => [`${what} ${name}`, value, false]);
}

/**
 * Explains one value.
 *
 * @param isEncoded Whether the value is as it is written in the URL, and not decoded yet.
 * @returns Null if the value says no more than what is written.
 */
export function explainValue(
  place: string,
  value: string,
  now: number,
  isEncoded = false,
  depth = 0,
): ExplainedValue | null {
  const plain = isEncoded ? decodePercent(value) : value;
  if (plain === '' || depth > DEEPEST) return null;
  const explained = (kind: ValueKind, text: string, inside: readonly Value[]): ExplainedValue => ({
    place,
    kind,
    text,
    inside: inside
      .flatMap(([at, inner]) => explainValue(at, inner, now, false, depth + 1) ?? [])
      .slice(0, MOST_VALUES),
  });
  if (isURL(plain)) return explained('URL', plain, []);
  const token = readJWT(plain);
  if (token !== null) return explained('JWT', format(token), leavesOf(token.payload));
  const json = readJSON(plain);
  if (json !== undefined) return explained('JSON', format(json), leavesOf(json));
  const date = readDate(plain);
  if (date !== null) return explained('date', sayDate(date, now), []);
  const text = decodeBase64(plain);
  if (text !== null) return explained('base64', text, [['the decoded text', text, false]]);
  const decoded = decodePercent(plain);
  if (plain === value && decoded === plain) return null;
  // What is not in another value has been decoded once before.
  const kind = depth === 0 && decoded !== plain ? 'double-encoding' : 'percent-encoding';
  return explained(kind, decoded, [['the decoded text', decoded, false]]);
}

/** Whether a value is a URL with a host, or one with a scheme that says what it does. */
function isURL(text: string): boolean {
  return /^(?:(?:[a-z][a-z\d+.-]*:)?[\\/]{2}[^\s\\/]|(?:javascript|data|mailto|blob|tel|vbscript):\S)/i.test(
    text,
  );
}

interface JWT {
  readonly header: unknown;
  readonly payload: unknown;
}

// https://www.rfc-editor.org/rfc/rfc7519
function readJWT(text: string): JWT | null {
  const [, header = '', payload = ''] = /^([\w-]+)\.([\w-]+)\.[\w-]*$/.exec(text) ?? [];
  const [first, second] = [header, payload].map((part) => readJSON(decodeBase64(part, 2) ?? ''));
  return first === undefined || second === undefined ? null : { header: first, payload: second };
}

/** Returns the value of JSON that is an object or an array, and otherwise undefined. */
function readJSON(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function format(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** Names of members that are a number of seconds since 1970. */
const times = /^(?:exp|iat|nbf|auth_time|expires?(?:_?at)?|updated_at|created_at)$/i;

/** Returns the texts and times in a value, with their names. */
function leavesOf(value: unknown, name = ''): Value[] {
  if (typeof value === 'string') return [[name, value, false]];
  if (typeof value === 'number' && times.test(name.replace(/^.*\./, ''))) {
    return [[name, String(value), false]];
  }
  if (typeof value !== 'object' || value === null) return [];
  const prefix = name === '' ? '' : `${name}.`;
  return Object.entries(value).flatMap(([key, member]) => leavesOf(member, prefix + key));
}

/** Reads a date of ISO 8601, of AWS, or a number of seconds or milliseconds since 1970. */
export function readDate(text: string): Date | null {
  const [, short, shortTime] = /^(\d{8})T(\d{6})Z$/.exec(text) ?? [];
  if (short !== undefined && shortTime !== undefined) {
    const [day, time] = [
      short.replace(/(..)(..)$/, '-$1-$2'),
      shortTime.replace(/(..)(?=.)/g, '$1:'),
    ];
    return valid(new Date(`${day}T${time}Z`));
  }
  if (/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/.test(text)) {
    return valid(new Date(/T.*(?:Z|[+-]\d\d:?\d\d)$|^[^T]*$/.test(text) ? text : `${text}Z`));
  }
  // From 2001 to 2096.
  if (/^[1-3]\d{9}$/.test(text)) return new Date(Number(text) * 1000);
  return /^[1-3]\d{12}$/.test(text) ? new Date(Number(text)) : null;
}

function valid(date: Date): Date | null {
  return Number.isNaN(date.getTime()) ? null : date;
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Says a date in UTC, and how far it is from now. */
export function sayDate(date: Date, now: number): string {
  const seconds = Math.round((date.getTime() - now) / 1000);
  const far = Math.abs(seconds);
  const [unit, length] = units.find(([, size]) => far >= size) ?? ['second', 1];
  const count = Math.floor(far / length);
  const distance = `${count} ${unit}${count === 1 ? '' : 's'}`;
  const when = seconds < 0 ? `${distance} ago` : `in ${distance}`;
  return `${date
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, '')} UTC, ${when}`;
}

/** Returns the text that base64 or base64url encodes; null if it is not base64, or not text. */
function decodeBase64(text: string, shortest = 12): string | null {
  if (text.length < shortest || !/^[\w+/-]+={0,2}$/.test(text)) return null;
  try {
    const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/').replace(/=+$/, ''));
    const bytes = Uint8Array.from(binary, (byte) => byte.charCodeAt(0));
    const decoded = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /[^\P{C}\n\r\t]/u.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** When a signed URL, or the token in it, is no longer valid. */
export interface Expiry {
  readonly of: 'link' | 'token';
  readonly end: Date;
  readonly isOver: boolean;
}

/** Returns when a URL that was signed, for storage or with a token, is no longer valid; null if it does not say. */
export function expiryOf({ query }: Readonly<URLRecord>, now: number): Expiry | null {
  const parameters = new Map(
    parseURLEncoded(query ?? '').map(([name, value]) => [name.toLowerCase(), value]),
  );
  const end = endOf(parameters);
  const last = end ?? endOfToken(parameters);
  const of = end === null ? 'token' : 'link';
  return last === null ? null : { of, end: last, isOver: last.getTime() <= now };
}

/** When the first token that the URL is secret for is no longer valid. */
function endOfToken(parameters: ReadonlyMap<string, string>): Date | null {
  for (const [name, value] of parameters) {
    const payload = isSecretName(name) ? readJWT(value)?.payload : null;
    if (typeof payload !== 'object' || payload === null || !('exp' in payload)) continue;
    if (typeof payload.exp === 'number') return readDate(String(payload.exp));
  }
  return null;
}

function endOf(parameters: ReadonlyMap<string, string>): Date | null {
  for (const prefix of ['x-amz', 'x-goog']) {
    const start = readDate(parameters.get(`${prefix}-date`) ?? '');
    const seconds = Number(parameters.get(`${prefix}-expires`) ?? Number.NaN);
    if (start !== null) return valid(new Date(start.getTime() + seconds * 1000));
  }
  // Amazon S3 and CloudFront, Azure Storage, and others; only with a signature, as these names are common.
  const isSigned = Array.from(parameters.keys()).some(
    (name) => name === 'hash' || isSecretName(name),
  );
  if (!isSigned) return null;
  for (const name of ['expires', 'se', 'exp', 'expiry', 'expires_at', 'expiration']) {
    const date = readDate(parameters.get(name) ?? '');
    if (date !== null) return date;
  }
  return null;
}
