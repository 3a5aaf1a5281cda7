// Services that put the URL of a link into a URL of their own: mail filters, search engines, social networks.

import { serializeHost } from '@urlkit/host';
import { utf8DecodeWithoutBOM } from '@urlkit/infra';
import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { splitDomain } from '@urlkit/public-suffix';
import { parseAndSerialize, parseURL } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import { serializePath, type URLInput, urlStringOf } from '@urlkit/url-serializer';

/**
 * A host, the start of its paths, and the names of the parameters with the URL; no name if the URL is the whole query.
 *
 * `*.h` stands for the hosts below `h`, and `h.*` for the domains `h` below any public suffix, with `www.` or without.
 */
type LinkWrapper = readonly [host: string, path: string, parameters: string, decode?: Decode];

type Decode = (value: string) => string;

const WRAPPERS: readonly LinkWrapper[] = [
  // Mail filters and mail programs.
  ['*.safelinks.protection.outlook.com', '/', 'url'],
  ['statics.teams.cdn.office.net', '/evergreen-assets/safelinks/', 'url'],
  ['urldefense.proofpoint.com', '/v1/url', 'u'],
  ['urldefense.proofpoint.com', '/v2/url', 'u', decodeDashes],
  ['urldefense.com', '/v1/url', 'u'],
  ['urldefense.com', '/v2/url', 'u', decodeDashes],
  ['linkprotect.cudasvc.com', '/url', 'a'],
  ['*.trendmicro.com', '/wis/clicktime/', 'url'],
  ['deref-gmx.net', '/mail/client/', 'redirectUrl'],
  ['deref-web.de', '/mail/client/', 'redirectUrl'],
  // Search engines and advertisements.
  ['google.*', '/url', 'q url'],
  ['google.*', '/aclk', 'adurl'],
  ['googleadservices.com', '/pagead/aclk', 'adurl'],
  ['duckduckgo.com', '/l/', 'uddg'],
  ['bing.com', '/ck/a', 'u', (value) => decodeBase64(value.replace(/^a1/, ''))],
  // Social networks and chats.
  ['facebook.com', '/l.php', 'u'],
  ['l.facebook.com', '/l.php', 'u'],
  ['lm.facebook.com', '/l.php', 'u'],
  ['l.instagram.com', '/', 'u'],
  ['l.messenger.com', '/l.php', 'u'],
  ['l.threads.com', '/', 'u'],
  ['l.threads.net', '/', 'u'],
  ['l.workplace.com', '/l.php', 'u'],
  ['l.wl.co', '/l', 'u'],
  ['out.reddit.com', '/', 'url'],
  ['youtube.com', '/redirect', 'q'],
  ['linkedin.com', '/redir/redirect', 'url'],
  ['linkedin.com', '/safety/go', 'url'],
  ['t.umblr.com', '/redirect', 'z'],
  ['vk.com', '/away.php', 'to'],
  ['steamcommunity.com', '/linkfilter/', 'u url'],
  ['slack-redir.net', '/link', 'url'],
  ['medium.com', '/r/', 'url'],
  ['exit.sc', '/', 'url'],
  ['getpocket.com', '/redirect', 'url'],
  ['link.zhihu.com', '/', 'target'],
  ['link.juejin.cn', '/', 'target'],
  ['weibo.cn', '/sinaurl', 'u toasturl url'],
  // What hides the page that a link is on.
  ['href.li', '/', '', decodeWhole],
  ['anon.to', '/', '', decodeWhole],
  ['deviantart.com', '/users/outgoing', '', decodeWhole],
];

const PROOFPOINT_3 = /^https?:\/\/urldefense\.(?:com|us|proofpoint\.com)\/v3\/__(.*)__;([\w-]*)!/i;

const MOST_WRAPPERS = 10;

/**
 * Returns the URL inside the link of a mail filter, a search engine or a social network that this package knows, such as SafeLinks,
 * `urldefense.com` or `google.com/url`; the innermost one if there are several. Nothing is fetched: whether the service leads there,
 * only the service knows.
 *
 * @param url A URL.
 * @returns An `http:` or `https:` URL, serialized; null if the URL does not parse, or is not a link of such a service.
 */
export function unwrapURL(url: URLInput): string | null {
  let found: string | null = null;
  let target = targetOf(urlStringOf(url));
  for (let count = 0; target !== null && count < MOST_WRAPPERS; count++) {
    found = target;
    target = targetOf(target);
  }
  return found;
}

function targetOf(url: string): string | null {
  const record = parseURL(url);
  const value = record === null ? null : wrappedIn(record, url);
  if (value === null) return null;
  const href = parseAndSerialize(value);
  return href !== null && /^https?:/.test(href) ? href : null;
}

function wrappedIn(record: Readonly<URLRecord>, url: string): string | null {
  if (!/^https?$/.test(record.scheme) || record.host === null) return null;
  const [, written, replaced = ''] = PROOFPOINT_3.exec(url.trim()) ?? [];
  if (written !== undefined) return restoreAsterisks(written, decodeBase64(replaced));
  const host = serializeHost(record.host).replace(/^www\./, '');
  const path = serializePath(record);
  for (const [pattern, start, parameters, decode = utf8PercentDecode] of WRAPPERS) {
    if (!isHostOf(pattern, host) || !isBelow(path, start)) continue;
    const query = record.query ?? '';
    const value = parameters === '' ? query : wrappedValue(parameters.split(' '), query);
    if (value !== undefined) return decode(value);
  }
  return null;
}

function isHostOf(pattern: string, host: string): boolean {
  if (pattern.startsWith('*.')) return host.endsWith(pattern.slice(1));
  if (!pattern.endsWith('.*')) return host === pattern;
  const parts = splitDomain(host);
  return parts?.subdomain === '' && `${parts.label}.*` === pattern;
}

/** Whether a path is the start of the paths of a service, or goes on after a slash. */
function isBelow(path: string, start: string): boolean {
  return path === start || path.startsWith(start.endsWith('/') ? start : `${start}/`);
}

function wrappedValue(names: readonly string[], query: string): string | undefined {
  for (const name of names) {
    const found = query.split('&').find((parameter) => parameter.startsWith(`${name}=`));
    if (found !== undefined) return found.slice(name.length + 1);
  }
  return undefined;
}

/** Reads a URL in which U+002D (-) stands for U+0025 (%), and U+005F (_) for U+002F (/), as version 2 of URL Defense writes it. */
export function decodeDashes(written: string): string {
  return utf8PercentDecode(written.replace(/-(?=[\dA-F]{2})/gi, '%').replace(/_/g, '/'));
}

/** Reads a query that is a URL, encoded as a whole or as it is. */
function decodeWhole(query: string): string {
  return /^https?:/i.test(query) ? query : utf8PercentDecode(query);
}

const RUN_LENGTHS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Puts characters in the place of asterisks, as version 3 of URL Defense takes them out: `**A` stands for two, `**B` for three. */
function restoreAsterisks(written: string, characters: string): string {
  const rest = Array.from(characters);
  return written.replace(/\*(?:\*([\w-]))?/g, (_, run?: string) =>
    rest.splice(0, run === undefined ? 1 : RUN_LENGTHS.indexOf(run) + 2).join(''),
  );
}

/** Decodes base64 of either alphabet to UTF-8. What is no digit is left out. */
function decodeBase64(text: string): string {
  const bytes: number[] = [];
  let bits = 0;
  let count = 0;
  for (const digit of text.replace(/\+/g, '-').replace(/\//g, '_')) {
    const value = RUN_LENGTHS.indexOf(digit);
    if (value === -1) continue;
    bits = (bits << 6) | value;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push((bits >> count) & 0xff);
  }
  return utf8DecodeWithoutBOM(Uint8Array.from(bytes));
}
