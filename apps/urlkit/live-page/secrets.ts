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
  return replaceSecrets(written, () => 'REDACTED');
}

/** Leaves the username and the password out of a URL, and replaces its other secrets. */
export function withoutCredentials(written: string): string {
  return replaceSecrets(written, ({ end }) => (written.charAt(end) === '@' ? '' : 'REDACTED'));
}

function replaceSecrets(written: string, replacementOf: (secret: Range) => string): string {
  let replaced = '';
  let position = 0;
  for (const secret of secretsIn(written)) {
    const replacement = replacementOf(secret);
    replaced += written.slice(position, secret.start) + replacement;
    position = secret.end + (replacement === '' ? 1 : 0);
  }
  return replaced + written.slice(position);
}

/** Says where a secret is: in words, and the name of its parameter, which is empty elsewhere. */
export function placeOfSecret(written: string, { start, end }: Range): readonly [string, string] {
  if (written.charAt(end) === '@') return ['before @', ''];
  const [, name = ''] = /[?&#;]([^?&#;=]*)=$/.exec(written.slice(0, start)) ?? [];
  return name === '' ? ['in the path', ''] : ['in parameter ', name];
}

/** Whether a URL has a password or a token. */
export function hasSecret(written: string): boolean {
  return secretsIn(written).length > 0;
}
