// https://url.spec.whatwg.org/#url-class

import { parseURL, setAttribute, type URLAttributeName } from '@urlkit/url-parser';
import {
  cannotHaveUsernamePasswordPort,
  hasOpaquePath,
  includesCredentials,
  isFileScheme,
  isSpecial,
  isSpecialScheme,
  isURLRecord,
  specialSchemes,
  type URLRecord,
} from '@urlkit/url-record';
import { deserializeURL, serializeURL, type URLInput } from '@urlkit/url-serializer';
import type { Finding } from './error-catalogue.js';
import { createErrorCollector } from './error-collector.js';
import { type Diagnostic, diagnose } from './validate-url.js';
import { DEFAULT_LIMIT } from './validation-options.js';

/** Why a setter ignores a value or a part of it. */
export type IgnoredReason =
  | 'opaque-path'
  | 'no-host'
  | 'file-scheme'
  | 'invalid-scheme'
  | 'special-scheme'
  | 'not-special-scheme'
  | 'credentials-or-port'
  | 'file-without-host'
  | 'port-in-hostname'
  | 'no-port'
  | 'invalid-port'
  | 'invalid-value'
  | 'rest';

const REASONS: Readonly<Record<IgnoredReason, string>> = {
  'opaque-path': 'This URL has an opaque path: it has no host, and its path cannot be set.',
  'no-host': 'This URL has no host, so it cannot have a username, password, or port.',
  'file-scheme': 'A file: URL has no username, password, or port.',
  'invalid-scheme':
    'A scheme begins with a letter and consists of letters, digits, plus signs, hyphens, and dots.',
  'special-scheme': 'A special scheme ({schemes}) can only be changed to another one.',
  'not-special-scheme':
    'A scheme that is not special cannot be changed to a special one ({schemes}).',
  'credentials-or-port': 'The URL has a username, password, or port, so it must have a host.',
  'file-without-host': 'A file: URL without a host cannot get a scheme that needs one.',
  'port-in-hostname': 'A hostname has no port; the attribute host takes both.',
  'no-port': 'There is no port here: a port begins with a digit.',
  'invalid-port': 'The port is greater than 65535; only the part before it is set.',
  'invalid-value': 'The value does not parse; its validation errors say why.',
  rest: 'The rest of the value, after the component, is ignored.',
};

/** What a setter would do: whether it would use all of the value, or ignore it or a part of it. */
export type ChangeReport = UsedChange | IgnoredChange;

/** What a setter would do, whether it uses all of the value or not. */
interface Change {
  /** The resulting URL. */
  readonly url: URLRecord;
  /** The resulting URL, serialized. */
  readonly href: string;
  /** Whether the URL would change. */
  readonly changed: boolean;
  /** The validation errors of the value: the first 1,000, and the fatal one. Offsets are in code units of the value. */
  readonly diagnostics: readonly Diagnostic[];
  /** The number of other validation errors. */
  readonly omitted: number;
}

/** What a setter would do that uses all of the value. */
export interface UsedChange extends Change {
  /** Null: the value is used. */
  readonly ignored: null;
  /** Null: there is nothing to say. */
  readonly message: null;
}

/** What a setter would do that ignores the value or a part of it. */
export interface IgnoredChange extends Change {
  /** Why the value or a part of it would be ignored. */
  readonly ignored: IgnoredReason;
  /** A sentence with the reason. */
  readonly message: string;
}

/**
 * Tells what the setter of an attribute of the URL class would do, and why it would ignore the
 * value. Does not change the URL.
 *
 * @param url A string, a `URL` object or a record.
 * @param attribute The name of the attribute. `href` is not one of them, since its setter throws.
 * @param value The new value.
 * @returns The resulting URL, and the reason if the value or a part of it is ignored; null if the URL does not parse.
 * @throws {TypeError} If the attribute is unknown.
 * @see https://url.spec.whatwg.org/#url-class
 */
export function validateChange(
  url: Readonly<URLRecord>,
  attribute: URLAttributeName,
  value: string,
): ChangeReport;
export function validateChange(
  url: URLInput,
  attribute: URLAttributeName,
  value: string,
): ChangeReport | null;
export function validateChange(
  url: URLInput,
  attribute: URLAttributeName,
  value: string,
): ChangeReport | null {
  const record = isURLRecord(url) ? url : parseURL(url);
  if (record === null) return null;
  const before = serializeURL(record);
  const after = deserializeURL(before);
  const collector = createErrorCollector(DEFAULT_LIMIT, () => true);
  const ranToEnd = setAttribute(after, attribute, value, { onValidationError: collector.add });
  const { errors, omitted } = collector.finish();
  const isTabOrNewline = (offset: number): boolean => /[\t\n\r]/.test(value.charAt(offset));
  const text = value.replace(/[\t\n\r]/g, '');
  const failure = errors.find(({ fatal }) => fatal);
  const ignored = failure
    ? whyInvalid(failure, attribute)
    : ((ranToEnd ? null : whyFailed(record, attribute, text)) ??
      whyRestIgnored(record, attribute, text));
  const href = serializeURL(after);
  const change = {
    url: after,
    href,
    changed: href !== before,
    diagnostics: errors.map((error) => diagnose(error, null, value, isTabOrNewline)),
    omitted,
  };
  return ignored === null
    ? { ...change, ignored, message: null }
    : { ...change, ignored, message: explain(ignored) };
}

function explain(reason: IgnoredReason): string {
  return REASONS[reason].replace('{schemes}', specialSchemes.join(', '));
}

function whyInvalid({ name }: Finding, attribute: URLAttributeName): IgnoredReason {
  return name === 'port-out-of-range' && attribute === 'host' ? 'invalid-port' : 'invalid-value';
}

// Returns the reason why setter steps end early without a validation error.
function whyFailed(
  url: Readonly<URLRecord>,
  attribute: URLAttributeName,
  text: string,
): IgnoredReason {
  switch (attribute) {
    case 'protocol':
      return 'invalid-scheme';
    case 'port':
      if (!cannotHaveUsernamePasswordPort(url)) return 'no-port';
      return isFileScheme(url.scheme) ? 'file-scheme' : 'no-host';
    case 'host':
    case 'hostname':
      if (hasOpaquePath(url)) return 'opaque-path';
      if (/^(?:[/?#]|$)/.test(text)) return 'credentials-or-port';
      return attribute === 'host' ? 'no-port' : 'port-in-hostname';
    case 'pathname':
      return 'opaque-path';
    default:
      return isFileScheme(url.scheme) ? 'file-scheme' : 'no-host';
  }
}

// Returns the reason why setter steps that run to their end use none or only a part of the value.
function whyRestIgnored(
  url: Readonly<URLRecord>,
  attribute: URLAttributeName,
  text: string,
): IgnoredReason | null {
  switch (attribute) {
    case 'protocol':
      return whySchemeKept(url, text) ?? (/:./s.test(text) ? 'rest' : null);
    case 'host':
    case 'hostname':
      return endsBeforeRest(url, text) ? 'rest' : null;
    case 'port':
      return /\D/.test(text) ? 'rest' : null;
    default:
      return null;
  }
}

// Whether other text follows the host and port: after the authority, or after the digits of the port.
function endsBeforeRest(url: Readonly<URLRecord>, text: string): boolean {
  const authorityEnd = isSpecial(url) ? /[/?#\\]/ : /[/?#]/;
  return authorityEnd.test(text) || /:\d+[^\d\]][^\]]*$/.test(text);
}

// https://url.spec.whatwg.org/#scheme-state
function whySchemeKept(url: Readonly<URLRecord>, text: string): IgnoredReason | null {
  const scheme = text.replace(/:.*/s, '').toLowerCase();
  if (scheme === url.scheme) return null;
  if (isSpecial(url) !== isSpecialScheme(scheme)) {
    return isSpecial(url) ? 'special-scheme' : 'not-special-scheme';
  }
  if (isFileScheme(scheme) && (includesCredentials(url) || url.port !== null)) {
    return 'credentials-or-port';
  }
  return isFileScheme(url.scheme) && url.host?.kind === 'empty' ? 'file-without-host' : null;
}
