// Mistakes at the start of a URL.

import { parseAndSerialize } from '@urlkit/url-parser';
import { isFileScheme, specialSchemes, type URLRecord } from '@urlkit/url-record';
import type { HintName } from './hint-catalogue.js';
import type { Correction } from './hints.js';

/** Finds the first mistake at the start of a text. */
export function findSchemeMistake(
  text: string,
  base: Readonly<URLRecord> | null,
): Correction | null {
  for (const find of rules) {
    const found = find(text, base !== null);
    if (found !== null) return found;
  }
  return null;
}

type Rule = (text: string, hasBase: boolean) => Correction | null;

function replaceStart(
  name: HintName,
  end: number,
  replacement: string,
  marked: number = end,
): Correction {
  return { name, start: 0, end: marked, fix: { start: 0, end, replacement } };
}

// Escapes characters that file names may contain but that have a meaning in URLs.
function escapePath(path: string): string {
  return path.replace(/[%?#]/g, encodeURIComponent);
}

// A path with a drive letter, or a share.
const findWindowsPath: Rule = (text) => {
  const hasDriveLetter = /^[A-Za-z]:[\\/](?![\\/])/.test(text);
  if (!hasDriveLetter && !/^\\\\[^\\/?]+\\./.test(text)) return null;
  const url = parseAndSerialize(`file:${hasDriveLetter ? '///' : ''}${escapePath(text)}`);
  return url === null ? null : replaceStart('windows-path', text.length, url, 2);
};

// A regular expression for special schemes and what follows them.
function afterScheme(rest: string, isMeant = (_: string): boolean => true): RegExp {
  return new RegExp(`^(${specialSchemes.filter(isMeant).join('|')})${rest}`, 'i');
}

const punctuatedScheme = /* @__PURE__ */ afterScheme('([ :;.,：；∶]{0,8})([/／]{2}) *');
const schemeWithoutSlash = /* @__PURE__ */ afterScheme(
  ':/?(?![/\\\\\\s]|$)',
  (scheme) => !isFileScheme(scheme),
);

// https;//x, https//x, https:://x, https：//x, https: //x
const findSchemePunctuation: Rule = (text) => {
  const match = punctuatedScheme.exec(text);
  if (match === null) return null;
  const [written, scheme = '', punctuation, slashes] = match;
  if (punctuation === ':' && slashes === '//' && !written.endsWith(' ')) return null;
  return replaceStart('scheme-punctuation', written.length, `${scheme}://`);
};

const findMissingSlash: Rule = (text) => {
  const [written, scheme] = schemeWithoutSlash.exec(text) ?? [];
  return written === undefined
    ? null
    : replaceStart('missing-slash', written.length, `${scheme}://`);
};

const findMisspelledScheme: Rule = (text) => {
  const [, scheme = ''] = /^([a-z]{3,7}):\/{1,2}(?!\/)/i.exec(text) ?? [];
  const written = scheme.toLowerCase();
  if (written === 'http' || written === 'https' || written === 'shttp') return null;
  const likely = written.endsWith('s') ? ['https', 'http'] : ['http', 'https'];
  const meant = likely.find((name) => isOneEditAway(written, name));
  return meant === undefined ? null : replaceStart('misspelled-scheme', scheme.length, meant);
};

// Whether one letter is added, left out or replaced, or two letters are exchanged.
function isOneEditAway(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restOfA, restOfB] = [a.slice(start), b.slice(start)];
  return (
    restOfA.slice(1) === restOfB ||
    restOfA === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB.slice(1) ||
    `${restOfA.charAt(1)}${restOfA.charAt(0)}${restOfA.slice(2)}` === restOfB
  );
}

const DOMAIN = '(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.){1,126}[a-z]{2,63}';
const HOST_AND_PORT = new RegExp(`^(localhost|${DOMAIN}):\\d{1,5}(?=[/?#]|$)`, 'i');

const findHostAsScheme: Rule = (text) => {
  const [written, host = ''] = HOST_AND_PORT.exec(text) ?? [];
  if (written === undefined) return null;
  return replaceStart('host-as-scheme', 0, `${schemeFor(host)}://`, written.length);
};

// A host of one's own machine rarely has a certificate.
function schemeFor(host: string): string {
  return /^(?:localhost|[\d.]+|\[.*)$/i.test(host) ? 'http' : 'https';
}

const EMAIL_ADDRESS = new RegExp(`^[\\w.!#$&'*+=^\`{|}~-]{1,64}@${DOMAIN}$`, 'i');

const findEmailAddress: Rule = (text) => {
  return EMAIL_ADDRESS.test(text) ? replaceStart('email-address', 0, 'mailto:', text.length) : null;
};

const findSchemeRelative: Rule = (text, hasBase) => {
  const isRelative = !hasBase && /^\/\/[^/\\\s]/.test(text);
  return isRelative ? replaceStart('scheme-relative', 0, 'https:', 2) : null;
};

// Files are more often named so than hosts.
const FILE_NAME =
  /\.(?:html?|xhtml|php|aspx?|jsp|md|txt|pdf|png|jpe?g|gif|svg|webp|ico|css|[cm]?[jt]sx?|json|xml|ya?ml|toml|csv|zip|gz|tar|py|rs|rb|go|java|exe|dll|so|log|conf|ini|cfg|lock|sh|bat)$/i;
const HOST_CHARACTER = '[^\\s\\0-,./:-@[-`{-\\x7F。．｡]';
const HOST = new RegExp(
  `^(?:localhost|\\d{1,3}(?:\\.\\d{1,3}){3}|\\[[\\dA-F:.]{2,45}\\]|` +
    `(?:(?:${HOST_CHARACTER}|_){1,63}\\.){1,10}(?!\\d+$)${HOST_CHARACTER}{2,63})$`,
  'i',
);

const findMissingScheme: Rule = (text, hasBase) => {
  const [authority = ''] = /^[^/?#\\]{0,300}/.exec(text) ?? [];
  const host = authority.replace(/:\d{1,5}$/, '');
  if (!HOST.test(host) || FILE_NAME.test(host)) return null;
  // With a base URL, this may be a file.
  if (hasBase && !/^www\.|\.com$/i.test(host)) return null;
  return replaceStart('missing-scheme', 0, `${schemeFor(host)}://`, authority.length);
};

const rules: readonly Rule[] = [
  findWindowsPath,
  findSchemePunctuation,
  findMissingSlash,
  findMisspelledScheme,
  findHostAsScheme,
  findEmailAddress,
  findSchemeRelative,
  findMissingScheme,
];
