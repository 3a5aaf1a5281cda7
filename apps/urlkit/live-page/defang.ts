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

/** Writes all URLs and hosts of a text, which need not parse, so that no program makes links of them. */
export function defangText(text: string): string {
  return text
    .replace(/(?<!\p{L})http(?=s?:[\\/]*[^\s\\/])/giu, 'hxxp')
    .replace(/(?<!\p{L})ftp(?=s?:[\\/]*[^\s\\/])/giu, 'fxp')
    .replace(/(?<=[\p{L}\p{N}\])-])[.\u3002\uFF0E\uFF61](?=[\p{L}\p{N}])/gu, '[.]');
}
