// Removes secrets from a URL.

import { assertString } from '@urlkit/infra/arguments';
import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { canParseURL } from '@urlkit/url-parser';
import { type RedactURLOptions, readRedactOptions } from './options.js';

/** What is written in the place of a secret. A URL with it still parses. */
const REDACTED = 'REDACTED';

/** Names of parameters that usually hold secrets, for the option `parameters` of {@link redactURL}. */
export const secretParameters: readonly string[] = [
  ...[
    'access_token',
    'api_key',
    'auth',
    'authorization',
    'awsaccesskeyid',
    'client_secret',
    'code',
  ],
  ...['credential', 'id_token', 'jsessionid', 'jwt', 'key', 'otp', 'pass', 'passphrase', 'passwd'],
  ...['password', 'phpsessid', 'private_token', 'pwd', 'refresh_token', 'samlresponse', 'secret'],
  ...['session', 'session_id', 'sid', 'sig', 'signature', 'ticket', 'token', 'x_amz_credential'],
  ...['x_amz_security_token', 'x_amz_signature', 'x_goog_credential', 'x_goog_signature'],
];

/** Compares `apiKey`, `api_key`, `API-KEY` and `api%5Fkey` as one name. */
function nameOf(written: string): string {
  return utf8PercentDecode(written).toLowerCase().replace(/[-_.]/g, '');
}

const AUTHORITY = /(?:^|[=,;([{|'])[\\/]{2,}|(?:https?|wss?|ftp):[\\/]*|:[\\/]{2,}/gi;

/** Replaces what is before the last U+0040 (@) of each authority. */
function redactCredentials(piece: string): string {
  if (!piece.includes('@')) return piece;
  let written = '';
  let done = 0;
  for (const { 0: slashes, index } of piece.matchAll(AUTHORITY)) {
    const start = index + slashes.length;
    if (start < done) continue;
    const [authority = ''] = /^[^\\/?#]*/.exec(piece.slice(start)) ?? [];
    let at = authority.lastIndexOf('@');
    // A delimiter in a password makes most URLs invalid. It is not known where that ends, so nothing of it is kept.
    if (at === -1 && authority !== '' && !canParseURL(`http://${authority}`)) {
      at = piece.lastIndexOf('@') - start;
    }
    if (at <= 0) continue;
    written += piece.slice(done, start) + REDACTED;
    done = start + at;
  }
  return written + piece.slice(done);
}

/** Replaces the values of parameters whose names, or values, are secret. */
function redactParameters(
  piece: string,
  isSecret: (name: string) => boolean,
  isSecretValue: (value: string) => boolean,
): string {
  const parameter = /[?&;#]([^=&;#?]*)=([^&;#?]*)/g;
  const rest = /[^&#]*/y;
  let written = '';
  let done = 0;
  for (let match = parameter.exec(piece); match !== null; match = parameter.exec(piece)) {
    const [, name = '', value = ''] = match;
    if (value === '' || !(isSecret(name) || isSecretValue(value))) continue;
    written += piece.slice(done, parameter.lastIndex - value.length) + REDACTED;
    // Some programs take U+003B (;) and U+003F (?) for part of the value, as the standard does.
    rest.lastIndex = parameter.lastIndex;
    rest.exec(piece);
    done = rest.lastIndex;
    parameter.lastIndex = done;
  }
  return written + piece.slice(done);
}

/** How many times a value is decoded. What is still encoded then counts as a secret. */
const DECODINGS = 3;

/** Whether a value contains a secret when it is decoded, as the URL in `?next=https%3A%2F%2Fu%3Ap%40h` does. */
function hidesSecret(value: string, isSecret: (name: string) => boolean): boolean {
  let text = value;
  for (let count = 0; count < DECODINGS; count++) {
    if (!/%[\dA-Fa-f]{2}/.test(text)) return false;
    text = utf8PercentDecode(text);
    if (redactParameters(redactCredentials(text), isSecret, () => false) !== text) return true;
  }
  return /%[\dA-Fa-f]{2}/.test(text);
}

const secretNames = /* @__PURE__ */ namesOf(secretParameters);

function namesOf(parameters: readonly string[]): ReadonlySet<string> {
  return new Set(parameters.map(nameOf));
}

/**
 * Replaces secrets in a URL as it is written, or in a relative one, with `REDACTED`: usernames and passwords, and the values of
 * named parameters of queries, fragments and paths. Where it is not clear how far a secret goes, more is replaced rather than less.
 *
 * @param text A URL, valid or not.
 * @returns The URL with its names of parameters.
 * @see https://url.spec.whatwg.org/#url-rendering-simplification
 */
export function redactURL(text: string, options?: RedactURLOptions): string {
  assertString(text, 'text');
  const { parameters } = readRedactOptions(options);
  const names = parameters === undefined ? secretNames : namesOf(parameters);
  // In `user[password]`, each part is a name.
  const isSecret = (name: string): boolean =>
    names.has(nameOf(name)) ||
    nameOf(name)
      .split(/[[\]]/)
      .some((part) => names.has(part));
  return redactParameters(redactCredentials(text), isSecret, (value) =>
    hidesSecret(value, isSecret),
  );
}
