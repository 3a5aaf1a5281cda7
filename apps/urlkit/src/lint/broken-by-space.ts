// URLs in a text that a space breaks. Readers take the part before the space for the URL.

import { splitDomain } from '@urlkit/public-suffix';
import { publicSuffixList } from '@urlkit/public-suffix-list';
import { type Link, reportedLink } from './links.js';

const REASON = 'because the URL contains a space. Remove the space, or write %20.';

/** `https ://h.example`, `https: //h.example`, `https:// h.example` */
const BROKEN_SCHEME =
  /(?<![\w+.-])(?:https?|ftp)(?: :\/\/(?=\w)|: \/\/|:\/\/ )([^\s/?#:<>"'`()[\]]{1,255})(?:[^\s<>"'`()[\]]*[\w/])?/gi;

/** The word after a URL. A full stop before it is not in the range of the URL. */
const NEXT_WORD = /(\.?) ([^\s<>"'`()[\]{},;|*:]{1,300})(?=([\s<>"'`()[\]{},;]|$))/y;

/** Words with a slash of ordinary text: `and/or`, `24/7`, `HTTP/1.1`, `text/x-y`. */
const ORDINARY =
  /^(?:[\p{L}\p{M}]+\/[\p{L}\p{M}]+|\d+(?:\/\d+)+|[A-Z][\w-]*\/\d.*|(?:application|audio|font|image|model|multipart|text|video)\/.*)$/u;

/** A command, or an entry of a list of packages, in which a path follows a URL. */
const BEFORE_PATH =
  /(?:^|\s)(?:deb|deb-src|curl|wget|rsync|add|clone|checkout|co|cp|export|mount|pull|push|sync)\s[^.\n]*$/;

/** A word after a URL, the full stop before it, and the mark after it. */
type Next = Readonly<Record<'stop' | 'word' | 'mark', string>>;

/** Adds the URLs of a text that a space breaks to its links, to report them. */
export function withBrokenLinks(text: string, links: readonly Link[]): readonly Link[] {
  const schemes = Array.from(text.matchAll(BROKEN_SCHEME))
    .filter(({ 0: url, 1: host = '' }) => /^\w+ :/.test(url) || isHost(host))
    .map(({ 0: url, index }) => ({ start: index, end: index + url.length }));
  const others = links.flatMap((link) => {
    if (link.form !== 'bare') return [];
    NEXT_WORD.lastIndex = link.end;
    const [, stop = '', found = '', mark = ''] = NEXT_WORD.exec(text) ?? [];
    const word = found.replace(/[.!?]+$/, '');
    if (!isContinued(text, link, { stop, word, mark })) return [];
    return [{ start: link.start, end: link.end + `${stop} ${word}`.length }];
  });
  const broken = [...schemes, ...others].map(({ start, end }) => {
    return reportedLink({ start, end, url: text.slice(start, end), form: 'none', reason: REASON });
  });
  return [...links, ...broken].sort((a, b) => a.start - b.start);
}

/** Whether the word after a URL continues its host, its path or its query. */
function isContinued(text: string, { url, start }: Link, { stop, word, mark }: Next): boolean {
  const first = word.slice(0, word.indexOf('/'));
  const [, host = ''] = /^[a-z]+:\/\/([\w.-]+)$/i.exec(url) ?? [];
  if (host !== '') return first !== '' && !isHost(host) && isDomain(host + stop + first);
  if (stop !== '') return false;
  if (/^[?&][\w.-]+=/.test(word)) return true;
  const isPath =
    /^[\w%~-][\w.%~-]*\/./.test(word) && (mark === '[' || !ORDINARY.test(word)) && !isDomain(first);
  // A URL that ends with the name of a file is whole.
  if (!isPath || /\.[a-z\d]{1,5}$/i.test(url)) return false;
  return !BEFORE_PATH.test(text.slice(Math.max(0, start - 100), start));
}

function isHost(text: string): boolean {
  return text === 'localhost' || /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) || isDomain(text);
}

/** Whether somebody can have registered a name, or it is one of examples. */
function isDomain(name: string): boolean {
  if (!name.includes('.')) return false;
  const parts = splitDomain(name, { list: publicSuffixList });
  return /\.example$/i.test(name) || (parts?.section != null && parts.registrableDomain !== null);
}
