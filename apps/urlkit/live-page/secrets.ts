import type { Range } from '@urlkit/infra';
import { secretRanges } from '@urlkit/url-rendering';

/** Finds passwords and tokens in a URL, which need not parse. A username alone is neither, unless it has the form of a key. */
export function secretsIn(written: string): readonly Range[] {
  return secretRanges(written).filter(({ start, end }) => {
    const secret = written.slice(start, end);
    const isName = written.charAt(end) === '@' && /^[^:@]+:?$/.test(secret);
    return !isName || hasSecret(`?x=${secret}`);
  });
}

/** Replaces passwords and tokens in a URL, as `redactURL` does. */
export function withoutSecrets(written: string): string {
  return replaceSecrets(written, secretsIn(written), false);
}

/** Replaces secrets of a URL. Of a username and a password, nothing is left where these are to be left out. */
export function replaceSecrets(
  written: string,
  secrets: readonly Range[],
  leavesOut: boolean,
): string {
  let replaced = '';
  let position = 0;
  for (const { start, end } of secrets) {
    const isLeftOut = leavesOut && written.charAt(end) === '@';
    replaced += written.slice(position, start) + (isLeftOut ? '' : 'REDACTED');
    position = end + Number(isLeftOut);
  }
  return replaced + written.slice(position);
}

/** Says where a secret is: in words, and the name of its parameter, which is empty elsewhere. */
export function placeOfSecret(written: string, { start, end }: Range): readonly [string, string] {
  if (written.charAt(end) === '@') return ['before @', ''];
  // From there backwards: a URL may have many.
  const before = /(?<=[?&#;]([^?&#;=]*)=)/y;
  before.lastIndex = start;
  const [, name = ''] = before.exec(written) ?? [];
  return name === '' ? ['in the path', ''] : ['in parameter ', name];
}

/** Whether a URL has a password or a token. */
export function hasSecret(written: string): boolean {
  return secretsIn(written).length > 0;
}
