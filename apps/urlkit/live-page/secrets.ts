import { componentRanges, parseURL } from '@urlkit/url-parser';
import { redactURL } from '@urlkit/url-rendering';

/** Replaces passwords and tokens in a URL. A username alone is neither, unless it has the form of a key. */
export function withoutSecrets(written: string, base?: string): string {
  const options = { base: base || undefined };
  const url = parseURL(written, options);
  const name = url?.password === '' ? componentRanges(written, options)?.username : null;
  if (!url || !name || redactURL(`?x=${url.username}`) !== `?x=${url.username}`)
    return redactURL(written);
  const end = written.indexOf('@', name.end) + 1;
  const rest = redactURL(written.slice(0, name.start) + written.slice(end)).slice(name.start);
  return written.slice(0, end) + rest;
}

/** Whether a URL has a password or a token. */
export function hasSecret(written: string, base?: string): boolean {
  return withoutSecrets(written, base) !== written;
}
