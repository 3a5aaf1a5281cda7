// https://www.rfc-editor.org/rfc/rfc9700#section-4.1.3
// https://www.rfc-editor.org/rfc/rfc8252#section-7.3

import { assertString, mustBeBoolean, readOptions } from '@urlkit/internal';
import { canParse } from '@urlkit/url-parser';

/** Options for {@link redirectURIMatches}. */
export interface RedirectURIOptions {
  /** Whether the port of a registered `http://localhost` may be another one, too. The default is false. */
  readonly localhost?: boolean | undefined;
}

const LOOPBACK = /^(http:\/\/(127\.0\.0\.1|\[::1\]|localhost))(?::([1-9]\d{0,4}))?([/?][^#]*)?$/;

/**
 * Whether the redirect URI of an authorization request is one that a client has registered. They must be the same text:
 * nothing is normalized, and no prefix or pattern matches. One thing may differ: the port, if both are `http` URLs of the
 * same loopback address, `127.0.0.1` or `[::1]`, because programs on a desktop cannot choose it before they start.
 *
 * @param registered A registered URI.
 * @param requested The parameter of the request. Anything but a string matches nothing, such as a parameter that is
 *   missing or repeated.
 * @returns False for URIs with a fragment, which OAuth forbids, and for text that is not an absolute URL, too.
 */
export function redirectURIMatches(
  registered: string,
  requested: unknown,
  options?: RedirectURIOptions,
): boolean {
  assertString(registered, 'registered');
  const { localhost = false } = readOptions(options, { localhost: mustBeBoolean });
  if (typeof requested !== 'string' || requested.includes('#') || !canParse(requested)) {
    return false;
  }
  if (registered === requested) return true;
  const [of, with_] = [LOOPBACK.exec(registered), LOOPBACK.exec(requested)];
  if (of === null || with_ === null || (of[2] === 'localhost' && !localhost)) return false;
  return of[1] === with_[1] && (of[4] ?? '') === (with_[4] ?? '');
}
