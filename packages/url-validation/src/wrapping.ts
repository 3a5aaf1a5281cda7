// What the text around a URL has put around or into it: escapes, marks, markup and words.

import type { Range } from '@urlkit/infra';
import { canParse } from '@urlkit/url-parser';
import { withoutPunctuation } from './copied-punctuation.js';
import { findDefanged } from './defanged.js';
import { findEscapes } from './escapes.js';
import { type Fix, withFixes } from './fixes.js';
import type { HintName } from './hint-catalogue.js';
import { decoded } from './mistake-rows.js';
import { rangesIn } from './url-range.js';

/** A text, and what of it was taken away. */
export interface Unwrapped {
  readonly name: HintName;
  /** What is left. */
  readonly inner: string;
  /** What was around it or in it: the first place. */
  readonly mark: Range;
  readonly message: string | null;
}

type Reader = (text: string) => Unwrapped | null;

const MOST_LAYERS = 5;

/**
 * Takes away what is around a URL and in it, layer by layer.
 *
 * @returns What is left, with the outermost layer; null if there is none.
 */
export function unwrap(text: string): Unwrapped | null {
  // What is in the URL can only be read when it is whole.
  const joined = joinLines(text);
  if (joined !== null) return joined;
  let outermost: Unwrapped | null = null;
  let inner = text;
  const readers = createReaders();
  for (let count = 0; count < MOST_LAYERS; count++) {
    const layer = readers.reduce<Unwrapped | null>((found, read) => found ?? read(inner), null);
    if (layer === null) break;
    outermost ??= layer;
    inner = layer.inner;
  }
  return outermost && { ...outermost, inner };
}

/** Creates a reader of escapes. What is marked is the first one. */
function escapes(
  name: HintName,
  says: (decoded: string) => string | null,
  find: (text: string) => readonly Fix[],
): Reader {
  return (text) => {
    const found = find(text);
    const [first] = found;
    if (first === undefined) return null;
    const inner = withFixes(text, found);
    if (inner === text) return null;
    return { name, message: says(first.replacement), inner, mark: first };
  };
}

const MARKS_AROUND = '["\'`<(\\[“„«「]*';

/** A backslash in the host: it deceives, or the URL is written with backslashes as a whole. */
const IN_AUTHORITY =
  /^[^/]*(?:\\*\/){2}[^/?#]*?\\(?!\\*(?:\/|[ux][\dA-Fa-f]{2}|[nrt]?["'\s,\\]*$))/;

/** Finds the backslashes that escape. A path of Windows has backslashes of its own, and so may passwords. */
function findBackslashes(text: string): readonly Fix[] {
  const found = findEscapes(text).flatMap((fix) => {
    if (fix.replacement === '\\') return [];
    if (!/^\\+[nrt]$/.test(text.slice(fix.start, fix.end))) return [fix];
    // Letters are escaped only at the end of a value.
    return /^(?:\\+[nrt])*["'\s,]*$/.test(text.slice(fix.end)) ? [{ ...fix, replacement: '' }] : [];
  });
  return hasBackslashEscapes(text, found) ? found : [];
}

function hasBackslashEscapes(text: string, found: readonly Fix[]): boolean {
  const rest = withFixes(
    text,
    found.map((fix) => ({ ...fix, replacement: '' })),
  );
  // `\(name)` is a placeholder of Swift.
  if (rest.includes('\\') || IN_AUTHORITY.test(text) || /\\\([\w.]+\)/.test(text)) return false;
  if (/^[{[\s]*\\+"/.test(text)) return true;
  if (new RegExp(`^${MARKS_AROUND}(?:https?|ftp|wss?)(?::|\\\\+[ux])`, 'i').test(text)) return true;
  return /^[^\\]*[/:]/.test(text) && !/\\(?!u[\dA-Fa-f]{4}|\/)/.test(text);
}

/** Letters between angle brackets are left out: HTML has thousands of names. These are what a URL contains. */
const NAMED: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries({
    ...{ amp: '&', quot: '"', lt: '<', gt: '>', apos: "'", nbsp: ' ' },
    ...{ sol: '/', colon: ':', equals: '=', quest: '?', num: '#', period: '.' },
  }),
);

function findReferences(text: string): readonly Fix[] {
  const isAddress = /^mailto:[^?#]*\?.*&amp;(?:subject|body|cc|bcc)=/i.test(text);
  if (/^(?:data|javascript|mailto):/i.test(text) && !isAddress) return [];
  const decodeName = (name: string) => NAMED.get(name.toLowerCase()) ?? null;
  return findEscapes(text, { syntax: 'reference', decodeName });
}

function onReference(character: string): string | null {
  if (character === '&') return null;
  return `This is how HTML writes \`${character}\`. In a URL, write the character itself.`;
}

/** An e-mail that shows its source. A value may begin with 3D, so one place is not enough. */
function isQuotedPrintable(text: string): boolean {
  return (
    /(?:href|src)=3D["'h]/i.test(text) ||
    (/^[^?#]*\?(?:[\w.-]+=3D[^=&#]*&?)+$/.test(text) && /=3D.*=3D/.test(text)) ||
    /^[^?#=]*=3F[\w.-]+=3D/.test(text) ||
    /=\r?\n\S|^https?=3A/i.test(text)
  );
}

/** Finds the escapes of e-mail. */
function findQuotedPrintable(text: string): readonly Fix[] {
  if (!isQuotedPrintable(text)) return [];
  return Array.from(text.matchAll(/=(?:3D|3A|2F|3F|26)|=\r?\n/g), ({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    replacement: decoded(written.replace('=', '%').replace(/%\s+/, '')) ?? written,
  }));
}

const createReaders = (): readonly Reader[] => [
  escapes('escaped-text', () => null, findBackslashes),
  escapes('html-entity', onReference, findReferences),
  escapes('escaped-text', () => null, findQuotedPrintable),
  encodedWhole,
  encodedSpace,
  encodedMarks,
  defanged,
  markup,
  inWordsOrPunctuation,
  afterURL,
];

/** A URL that a mail or a document broke over lines. A line break alone is ignored, but spaces beside it are not. */
function joinLines(text: string): Unwrapped | null {
  const at = text.search(/[\r\n]/);
  if (at === -1 || !/^(?:https?|ftp|wss?):\/\//i.test(text)) return null;
  const lines = text.split(/[\r\n]+/);
  const parts = lines.map((line) => line.trim());
  const isIndented = parts.some((part, index) => part !== lines[index]);
  // What follows may be words, or another URL.
  const [before = '', last = ''] = parts.slice(-2);
  const isURL = /[=&?#%;/_\d]/.test(last) || /[?&=#%;]$/.test(before);
  const isOther = (part: string): boolean => /^(?:www\.|[a-z][a-z\d+.-]*:)/i.test(part);
  if (!isIndented || !isURL || /\s/.test(parts.join('')) || parts.slice(1).some(isOther))
    return null;
  const start = text.slice(0, at).trim().length;
  const mark = { start, end: text.length - text.slice(at).trim().length };
  const message =
    'The URL is broken over lines. Remove the line breaks with the spaces beside them.';
  return { name: 'needless-space', message, inner: parts.join(''), mark };
}

function encodedWhole(text: string): Unwrapped | null {
  const [, before = '', written = ''] =
    /^((?:[\w-]+=)?)([a-z][a-z\d+.-]*%(?:25)*3A(?:%(?:25)*2F|\/){2}\S*)$/i.exec(text) ??
    /^([a-z][a-z\d+.-]*:)(%2F%2F\S*)$/i.exec(text) ??
    [];
  const inner = decoded(written);
  if (written === '' || inner === null) return null;
  const mark = { start: before.length, end: text.length };
  return { name: 'double-encoding', message: null, inner: before + inner, mark };
}

const ENCODED_SPACE = '((?:%20|%09|%0A|%0D|%C2%A0)+)';

/** White space at an end that was encoded with the URL. */
function encodedSpace(text: string): Unwrapped | null {
  const [, before = '', space = ''] =
    new RegExp(`^()${ENCODED_SPACE}(?=[a-z][a-z\\d+.-]*:)`, 'i').exec(text) ??
    new RegExp(`^(https?:\\/\\/.*?[^?=&].)${ENCODED_SPACE}$`, 'i').exec(text) ??
    [];
  if (space === '') return null;
  const mark = { start: before.length, end: before.length + space.length };
  const inner = text.slice(0, mark.start) + text.slice(mark.end);
  const message = 'This is encoded white space, probably copied with the URL. Remove it.';
  return { name: 'invisible-character', message, inner, mark };
}

const ENCODED_MARKS = '(?:%22|%27|%3C|%3E|%60|%E2%80%9[89CD])+';

/** Marks around a URL that were encoded with it. */
function encodedMarks(text: string): Unwrapped | null {
  const [, before = '', url = '', after = ''] =
    new RegExp(`^(["'<\`]+|${ENCODED_MARKS})(https?:\\/\\/.+?)(${ENCODED_MARKS})?$`, 'i').exec(
      text,
    ) ?? [];
  if (url === '' || !(before + after).includes('%')) return null;
  const mark = { start: 0, end: before.length };
  return { name: 'copied-punctuation', message: null, inner: url, mark };
}

function defanged(text: string): Unwrapped | null {
  const fixes = findDefanged(text);
  const [first] = fixes;
  if (first === undefined || !/^[^/?#]*(?:\/\/[^/?#]*)?$/.test(text.slice(0, first.start)))
    return null;
  let inner = withFixes(text, fixes);
  if (!inner.includes('//') && !inner.includes('@')) inner = `https://${inner}`;
  return { name: 'defanged', message: null, inner, mark: first };
}

function punctuation(text: string): Unwrapped | null {
  const found = withoutPunctuation(text);
  if (found === null || found.start === found.end) return null;
  const { start, end } = found;
  const mark = start === 0 ? { start: end, end: text.length } : { start: 0, end: start };
  return { name: 'copied-punctuation', message: null, inner: text.slice(start, end), mark };
}

/** Links of chats, wikis and forums, and tails of Markdown, that are not between marks. */
const MARKUP: readonly RegExp[] = [
  /^\[url\]([^[\]]+)(?:\[\/url\])?$/i,
  /^\[url=["']?([^\]"']+)["']?\](?:.*\[\/url\])?$/is,
  /^<a\s[^>]*?href=["']([^"']+)["']/i,
  /^`(?:[^`<]*<)?([a-z][a-z\d+.-]*:\/\/[^\s`<>]+)>?`_{1,2}$/i,
  /^\[+([a-z][a-z\d+.-]*:\/\/[^\s|[\]]+)\|.*\]$/i,
  /^<?((?!file:)[a-z][a-z\d+.-]*:\/\/[^\s|<>]+)\|[^|<>]*>?$/i,
  /^<((?:mailto|tel|sms):[^\s|<>]+)\|[^|<>]*>$/i,
  /^([a-z][a-z\d+.-]*:\/\/[^\s[\]]+)\]\(.*$/i,
  /^(?:\*{1,3}|_{1,3}|~~)(https?:\/\/[^\s]+?)(?:\*{1,3}|_{1,3}|~~)$/i,
  /^(https?:\/\/[^\s]+\w)\*{2,3}$/i,
];

function markup(text: string): Unwrapped | null {
  for (const pattern of MARKUP) {
    const [, inner = ''] = pattern.exec(text) ?? [];
    if (inner !== '' && isLabelled(text, inner)) return urlInText(inner, text.indexOf(inner));
  }
  return null;
}

/** A bar is allowed in a URL. It separates a label if the text has marks around it, or the label is like the URL. */
function isLabelled(text: string, url: string): boolean {
  const label = /^[^|]*\|([^|]*)$/.exec(text)?.[1];
  if (label === undefined || /^[<[]/.test(text)) return true;
  return url.includes(label) || /^[^/]*\/\/[^/]*$/.test(url);
}

function urlInText(inner: string, start: number): Unwrapped {
  return { name: 'url-in-text', message: null, inner, mark: { start, end: start + inner.length } };
}

const HEADER = /^(?:url|link|href|src|source|website|homepage|location|uri)[:=]\s*["']?$/i;
const COMMAND =
  /^(?:curl|wget|https?|get|post|put|patch|delete|head|options|open|start|git (?:clone|pull|push|remote add [\w-]+)|(?:npm|pnpm|yarn|bun|pip3?|uv|go|cargo|docker|podman) [a-z]+)\s/i;
const WORDS = /^[^/?#]*[\s([{<"'“„«‹「『：=>|]\s*$/;

/** A URL among words, in a tag, an assignment, a list or a command. */
function inText(text: string): Unwrapped | null {
  const [found] = rangesIn(text, false).filter(({ start }) =>
    /^(?:(?:https?|ftp)|git\+(?:https?|ssh)):\/\//i.test(text.slice(start)),
  );
  if (found === undefined) return hostInText(text);
  if (found.start === 0) return null;
  const before = text.slice(0, found.start);
  const isWords = HEADER.test(before) || COMMAND.test(before) || WORDS.test(before);
  if (!isWords || /^\s*$/.test(before) || /^\S+:\/\//.test(before)) return null;
  return urlInText(text.slice(found.start, found.end), found.start);
}

/** Words before a URL say more than the punctuation around it. */
function inWordsOrPunctuation(text: string): Unwrapped | null {
  const found = inText(text);
  const hasWords = found !== null && /\p{L}/u.test(text.slice(0, found.mark.start));
  return hasWords ? found : (punctuation(text) ?? found);
}

const MARKED_HOST =
  /[\s(["'“„«]((?:www\.[\w-]+(?:\.[\w-]+)+|(?:[\w-]+\.)+(?:com|org|net|edu|gov|[a-z]{2,18}(?=\/)))(?![\w@-]|\.\w)(?:[/?#][^\s"'”“»)\]]*)?)/giu;

/** A URL without its scheme among words, as people write it: it has `www.`, a common ending or a path. */
function hostInText(text: string): Unwrapped | null {
  const firstLetter = text.search(/\p{L}/u);
  // What comes after a delimiter belongs to a URL.
  const firstDelimiter = text.search(/[/?#@]|:(?!\s)/);
  for (const { 1: host = '', index } of text.matchAll(MARKED_HOST)) {
    if (firstDelimiter !== -1 && firstDelimiter <= index) return null;
    if (firstLetter < index) return urlInText(host, index + 1);
  }
  return null;
}

/** Text after a URL, which begins with punctuation of Chinese or Japanese, or in a new line with words. */
function afterURL(text: string): Unwrapped | null {
  const [, inner = '', rest = ''] =
    /^((?:https?|ftp):\/\/[\w.:-]+)([，。；、：！？（“「].+)$/is.exec(text) ??
    /^((?:https?|ftp):\/\/[^\s，。；、（）“「]+[\w/])([，。；、][^/?=&#\w].*)$/is.exec(text) ??
    /^((?:https?|ftp):\/\/[!->@-~]+[\w/])(。[a-z].*)$/is.exec(text) ??
    /^((?:https?|ftp):\/\/[^\s（）]+[\w/])(（[^）]*)$/is.exec(text) ??
    /^((?:https?|ftp):\/\/[^\s"<>]+)("(?:[\s>,;})\]\\].*)?|<\/.*|'\)?[),;]+)$/is.exec(text) ??
    /^((?:https?|ftp):\/\/[!-~]+)( +[（「【]?[\u3040-\u30FF\u3400-\u9FFF][^./?&=]*)$/is.exec(
      text,
    ) ??
    /^((?:https?|ftp):\/\/\S+)([\r\n]+\s*[\w-]+:(?!\/\/).*)$/is.exec(text) ??
    [];
  if (inner === '' || !canParse(inner) || /^[、，；;]?\s*[a-z]+:\/\//i.test(rest)) return null;
  const mark = { start: inner.length, end: text.length };
  const message = 'Other text begins here. Remove it.';
  return { name: 'copied-punctuation', message, inner, mark };
}
