/**
 * A URL in text that is written so that nobody follows it by accident, such as `hxxps://example[.]org/a`. The first group is
 * the scheme.
 */
export const DEFANGED: RegExp =
  /\b(h(?:xx|tt)ps?|f[xt]ps?)(?:\[?:\]?\/\/|\[:\/\/\])(?:[^\s<>"'`()[\]{}]|\[[.:@/]\]|[[({](?:dot|at|\.|@)[\])}])+/gi;

/** Returns a URL without what makes it harmless: `hxxps://example[.]org` is `https://example.org`. */
export function refang(text: string): string {
  const [authority = ''] = /^[^/]*(?:\/\/|\/)?[^/?#]*/.exec(text) ?? [];
  const rest = text.slice(authority.length);
  const plain = authority
    .replace(/^(\s*)hxxp/i, '$1http')
    .replace(/^(\s*)fxp/i, '$1ftp')
    .replace(/[[({](?:\.|dot)[\])}]/gi, '.')
    .replace(/[[({](?:@|at)[\])}]/gi, '@')
    .replace(/\[(:\/\/|:|\/)\]/g, '$1');
  return plain + rest;
}
