import { mustBeStrings, readOptions } from '@urlkit/internal';
import { apiParseURL, originOf } from '@urlkit/url-parser';
import { includesCredentials, type URLRecord } from '@urlkit/url-record';
import {
  serializeOrigin,
  serializePath,
  serializeURL,
  type URLInput,
  urlStringOf,
} from '@urlkit/url-serializer';
import { requireSchemes } from './scheme-checks.js';
import { urlTextOf } from './target.js';

/** Options for {@link localReference}. */
export interface LocalReferenceOptions {
  /** Other origins that count as local, such as `https://example.org`. The origin of the base always does. */
  readonly origins?: readonly string[] | undefined;
  /** The allowed schemes, in lower case and without U+003A (:). The default is `http` and `https`. */
  readonly schemes?: readonly string[] | undefined;
}

/** Why a reference is not local. */
export type LocalReferenceRefusal =
  | 'base-unparsable'
  | 'not-a-url'
  | 'unparsable'
  | 'scheme-not-allowed'
  | 'credentials'
  | 'other-origin'
  | 'two-slashes';

/** The checked URL, serialized; or null and the reason. */
export type LocalReference =
  | {
      /** The URL to redirect to, serialized; null if the reference is refused. */
      readonly href: string;
      /** Why the reference is refused; null if it is not. */
      readonly reason: null;
    }
  | { readonly href: null; readonly reason: LocalReferenceRefusal };

/**
 * Resolves a reference, such as the value of a `?next=` parameter, if it stays on the origin of its base, or on one of
 * the listed origins. A path that begins with two slashes is refused, because a redirect to the path alone would leave
 * the origin.
 *
 * @param reference A string, a `URL` object or a record. Everything else, such as undefined or a list for a parameter that
 *   is missing or repeated, is refused.
 * @param base The URL of the page, as a string, a `URL` object or a record.
 * @returns The URL to redirect to, or null and the reason. Use this URL and not the reference, which may be read
 *   differently.
 * @throws {TypeError} If an option lists anything but origins or schemes.
 */
export function localReference(
  reference: unknown,
  base: URLInput,
  options?: LocalReferenceOptions,
): LocalReference {
  const { origins = [], schemes = ['http', 'https'] } = readOptions(options, {
    origins: mustBeStrings,
    schemes: mustBeStrings,
  });
  const allowed = origins.map(requireOrigin);
  requireSchemes(schemes, 'options.schemes');
  const baseURL = apiParseURL(urlStringOf(base, 'base'));
  if (baseURL === null) return refuse('base-unparsable');
  const input = urlTextOf(reference);
  if (input === null) return refuse('not-a-url');
  const url = apiParseURL(input, serializeURL(baseURL));
  if (url === null) return refuse('unparsable');
  if (!schemes.includes(url.scheme)) return refuse('scheme-not-allowed');
  if (includesCredentials(url)) return refuse('credentials');
  const origin = serializedOrigin(url);
  const isLocal = origin !== null && [serializedOrigin(baseURL), ...allowed].includes(origin);
  if (!isLocal) return refuse('other-origin');
  if (serializePath(url).startsWith('//')) return refuse('two-slashes');
  return { href: serializeURL(url), reason: null };
}

function refuse(reason: LocalReferenceRefusal): LocalReference {
  return { href: null, reason };
}

// Null for an opaque origin, which equals no other.
function serializedOrigin(url: Readonly<URLRecord>): string | null {
  const origin = originOf(url);
  return origin.kind === 'opaque' ? null : serializeOrigin(origin);
}

function requireOrigin(text: string, index: number): string {
  const url = apiParseURL(text);
  const origin = url && serializedOrigin(url);
  const isAlone = url && serializeURL(url) === `${origin}/`;
  if (!origin || !isAlone) throw new TypeError(`options.origins[${index}] must be an origin`);
  return origin;
}
