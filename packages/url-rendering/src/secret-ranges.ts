import type { Range } from '@urlkit/infra';
import { assertString } from '@urlkit/internal';
import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { canParse } from '@urlkit/url-parser';
import { unescapeDelimiters } from './escaped-text.js';
import { type RedactURLOptions, readRedactOptions } from './rendering-options.js';
import { isSecretName } from './secret-names.js';
import { secretsInPath } from './secret-paths.js';
import { isSecretValue } from './secret-values.js';

/** Whether the value of a parameter is secret by its name. */
type NameTest = (name: string, value: string) => boolean;

/**
 * Returns where secrets are in a URL as it is written: usernames and passwords, the values of parameters whose names or forms say
 * so, the paths of webhooks, and in other paths keys and the segments after words such as `reset`. Delimiters may be escaped
 * as in JSON and HTML.
 *
 * @param written A URL as it is written, or a part of one. It need not parse.
 * @returns The ranges in code units, in their order.
 */
export function secretRanges(written: string, options?: RedactURLOptions): readonly Range[] {
  assertString(written, 'written');
  const isSecret = nameTestOf(options);
  const { text, restore } = unescapeDelimiters(written);
  const found = [
    ...credentialRanges(text),
    ...pathRanges(text),
    ...unnamedRanges(text, isSecret),
    ...parameterRanges(text, isSecret),
  ];
  return merged(found.sort((a, b) => a.start - b.start)).map(restore);
}

/** Returns the test for names of the options. */
function nameTestOf(options: RedactURLOptions | undefined): NameTest {
  const { parameters } = readRedactOptions(options);
  if (parameters === undefined) return isSecretName;
  const names = new Set(parameters.map(plainName));
  // In `user[password]`, each part is a name.
  return (name) => {
    const plain = plainName(name);
    return names.has(plain) || plain.split(/[[\]]/).some((part) => names.has(part));
  };
}

/** Compares `apiKey`, `api_key`, `API-KEY` and `api%5Fkey` as one name. */
function plainName(written: string): string {
  return utf8PercentDecode(written).toLowerCase().replace(/[-_.]/g, '');
}

function merged(ranges: readonly Range[]): readonly Range[] {
  const kept: Range[] = [];
  for (const range of ranges) {
    const last = kept[kept.length - 1];
    if (last === undefined || range.start >= last.end) kept.push(range);
    else kept[kept.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return kept;
}

const AUTHORITY = /(?:^|[=,;([{|'])[\\/]{2,}|(?:https?|wss?|ftp):[\\/]*|:[\\/]{2,}/gi;

/** What is before the last U+0040 (@) of each authority. */
function credentialRanges(text: string): Range[] {
  const found: Range[] = [];
  if (!text.includes('@')) return found;
  let done = 0;
  for (const { 0: slashes, index } of text.matchAll(AUTHORITY)) {
    const start = index + slashes.length;
    if (start < done) continue;
    const [authority = ''] = /^[^\\/?#]*/.exec(text.slice(start)) ?? [];
    let at = authority.lastIndexOf('@');
    // A delimiter in a password makes most URLs invalid. It is not known where that ends, so nothing of it is kept.
    if (at === -1 && authority !== '' && !canParse(`http://${authority}`)) {
      at = text.lastIndexOf('@') - start;
    }
    if (at <= 0) continue;
    done = start + at;
    found.push({ start, end: done });
  }
  return found;
}

/** A host, if it is known, and a path: of a URL, at the start of the text, or in a fragment. */
const HOST_AND_PATH =
  /(?:(?:https?|wss?):[\\/]{2,}(?:[^\\/?#]*@)?|^|#!?)([\w.-]*)(?::\d+)?([\\/][^?#&,;\s"'<>]*)/gi;

/** The paths of webhooks, and segments that are secret. */
function pathRanges(text: string): Range[] {
  return Array.from(text.matchAll(HOST_AND_PATH)).flatMap(
    ({ 0: match, 1: host = '', 2: path = '', index }) => {
      const at = index + match.length - path.length;
      return secretsInPath(host.toLowerCase(), path.replace(/\\/g, '/')).map(({ start, end }) => ({
        start: at + start,
        end: at + end,
      }));
    },
  );
}

/** Segments of the path and texts in the query that are no parameters, with a secret in them: `/%7B%22token%22%3A%22S%22%7D`. */
function unnamedRanges(text: string, isSecret: NameTest): Range[] {
  const pieces = text.matchAll(/[/?#&]([^=&;#?/%]*%[^=&;#?/]*)(?![^&;#?/])/g);
  return Array.from(pieces).flatMap(({ 0: all, 1: piece = '', index }) => {
    const end = index + all.length;
    return hidesSecret(piece, isSecret) ? [{ start: end - piece.length, end }] : [];
  });
}

/** The values of parameters whose names, or values, are secret. */
function parameterRanges(text: string, isSecret: NameTest): Range[] {
  const found: Range[] = [];
  const parameter = /[?&;#/]([^=&;#?/]*)=([^&;#?]*)/g;
  const restOfPath = /[^;?&#/]*/y;
  const restOfQuery = /[^&#]*/y;
  const queryAt = text.search(/[?#]/);
  const isCode = codeTestOf(text);
  for (let match = parameter.exec(text); match !== null; match = parameter.exec(text)) {
    const [, name = '', value = ''] = match;
    if (value === '') continue;
    const isNamed = isSecret(name, value) || (/^code$/i.test(name) && isCode(value));
    if (!isNamed && (isDigest(name, value) || !hidesSecret(value, isSecret))) continue;
    const start = parameter.lastIndex - value.length;
    // Some programs take U+003B (;) and U+003F (?) for part of a value in a query, as the standard does.
    const rest = queryAt === -1 || match.index < queryAt ? restOfPath : restOfQuery;
    rest.lastIndex = start;
    rest.exec(text);
    found.push({ start, end: rest.lastIndex });
    parameter.lastIndex = rest.lastIndex;
  }
  return found;
}

// The redirect that gives an authorization code to an application.
const OAUTH_CALLBACK = /[?&#](?:state|session_state|iss|scope)=|callback|oauth|signin|login|sso/i;

// A page that takes a code from a mail or a phone, in place of a password or before one.
const ONE_TIME =
  /(?:^|[^a-z])(?:re-?set|recover|verif|confirm|activat|magic|otp|[2mt]fa|one-?time|forgot|passw)|[?&#](?:e-?mail|phone)=/i;
const SHORTEST_CODE = 8;

/** Returns a test for values of `code`, which also names countries, products and errors, as `code=404`. */
function codeTestOf(text: string): (value: string) => boolean {
  if (OAUTH_CALLBACK.test(text)) return () => true;
  const isOneTime = ONE_TIME.test(text);
  return (value) =>
    value.length >= SHORTEST_CODE || (isOneTime && value.length >= 4 && /\d/.test(value));
}

/** Whether a value is the hash of a version, which looks random and is public: `app.js?v=9f86d081884c7d65`. */
function isDigest(name: string, value: string): boolean {
  return (
    /^(?:v|ver|version|rev|revision|build|h|hash|md5|sha\d*|etag|commit|digest|checksum|integrity)$/i.test(
      name,
    ) && /^[\da-f]+$/i.test(value)
  );
}

/** How many times a value is decoded. What is still encoded then counts as a secret. */
const DECODINGS = 3;

/** A member of JSON or JavaScript, and the start of its value, which is no word such as `true`. */
const MEMBER =
  /(?<![^{,\s\\"'])\\{0,7}["']?([\w.[\]-]{1,100})\\{0,7}["']?\s*:\s*\\{0,7}(?:["']([\w.[\]-]{0,100})|[\d[{])/g;

/** Whether a value is a secret, or contains one when it is decoded, as the URL in `?next=https%3A%2F%2Fu%3Ap%40h` does. */
function hidesSecret(value: string, isSecret: NameTest): boolean {
  let text = value;
  for (let count = 0; ; count++) {
    if (isSecretValue(text)) return true;
    if (namesOfMembers(text).some((name) => isSecret(name, ''))) return true;
    if (!/%[\dA-Fa-f]{2}/.test(text)) return false;
    if (count === DECODINGS) return true;
    text = utf8PercentDecode(text);
    if (credentialRanges(text).length + pathRanges(text).length > 0) return true;
    const parameter = /[?&;#]([^=&;#?]*)=([^&;#?]+)/g;
    for (const [, name = '', inner = ''] of text.matchAll(parameter)) {
      if (isSecret(name, inner)) return true;
    }
  }
}

/** Returns the names of members, and of parameters as in `{"name":"token","value":"S"}`. */
function namesOfMembers(text: string): readonly string[] {
  if (!text.includes(':')) return [];
  return Array.from(text.matchAll(MEMBER)).flatMap(([, name = '', value = '']) =>
    name === 'name' ? [name, value] : [name],
  );
}
