// URLs that nobody follows by accident.

import { componentOffsets } from '@urlkit/url-serializer';

/**
 * Writes a URL so that nobody follows it by accident, as in `hxxps://example[.]org/a`.
 *
 * @param href A serialized URL.
 * @returns Null if nobody writes URLs of its scheme in this way.
 */
export function defang(href: string): string | null {
  const scheme = /^(?:https?|ftps?)(?=:\/\/)/.exec(href)?.[0];
  if (scheme === undefined) return null;
  const { schemeEnd, hostStart, hostEnd } = componentOffsets(href);
  const harmless = scheme.startsWith('f')
    ? scheme.replace('ftp', 'fxp')
    : scheme.replace('tt', 'xx');
  const host = href.slice(hostStart, hostEnd);
  const written = host.startsWith('[') ? host : host.replaceAll('.', '[.]');
  const userinfo = href.slice(schemeEnd, hostStart).replace(/@$/, '[@]');
  return `${harmless}${userinfo}${written}${href.slice(hostEnd)}`;
}
