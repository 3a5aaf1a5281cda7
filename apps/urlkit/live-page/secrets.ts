import { secretRanges } from '@urlkit/url-rendering';

/**
 * Replaces passwords and tokens in a URL, as `redactURL` does. The URL need not parse. A username alone is neither, unless it has
 * the form of a key.
 */
export function withoutSecrets(written: string): string {
  let redacted = '';
  let position = 0;
  for (const { start, end } of secretRanges(written)) {
    const secret = written.slice(start, end);
    const isName = written.charAt(end) === '@' && /^[^:@]+:?$/.test(secret);
    if (isName && !hasSecret(`?x=${secret}`)) continue;
    redacted += `${written.slice(position, start)}REDACTED`;
    position = end;
  }
  return redacted + written.slice(position);
}

/** Whether a URL has a password or a token. */
export function hasSecret(written: string): boolean {
  return withoutSecrets(written) !== written;
}
