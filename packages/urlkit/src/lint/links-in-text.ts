import { LinkifyIt } from 'linkify-it';
import type { Links } from './links.js';

const linkify = new LinkifyIt({
  fuzzyLink: false,
  fuzzyEmail: false,
  fuzzyIP: false,
  urlAuth: true,
});

// Finds only URLs with a valid host and port.
const validLinks = new LinkifyIt({ urlAuth: true });

for (const scheme of ['http:', 'https:', 'ftp:']) {
  linkify.add(scheme, {
    validate: (text, position) =>
      Math.max(validLinks.testSchemaAt(text, scheme, position), lengthAt(text, position)),
  });
}

/** Returns the absolute URLs in a text. */
export function linksInText(text: string): Links {
  const links = (linkify.match(text) ?? []).map(({ index, raw }) => {
    // In code, a URL ends where its quotation does.
    const end = text[index - 1] === "'" ? /['`].*/s : /\\?`.*/s;
    const written = raw.replace(end, '');
    // Shells read what follows a backslash as it is.
    const url = written.replace(/\\(?=[^\w\s]|$)/g, '');
    return { url, start: index, isLiteral: url === written, form: 'bare' as const };
  });
  return { links, base: null };
}

// A username, a host and a port, valid or not. Other punctuation ends a URL in a text.
const AUTHORITY = /\/\/((?:[^\p{P}\p{Z}\p{C}<>|`]|[-._%:@[\]])+)/uy;

// A path, a query and a fragment, which may be empty.
const PATH = new RegExp(linkify.re.get_path().source, 'iy');

/** Returns the length of the text after a scheme that looks like the rest of a URL, valid or not. */
function lengthAt(text: string, position: number): number {
  AUTHORITY.lastIndex = position;
  const [start = '', authority = ''] = AUTHORITY.exec(text) ?? [];
  if (!/[\p{L}\p{N}]/u.test(authority)) return 0;
  PATH.lastIndex = position + start.length;
  const rest = PATH.exec(text)?.[0] ?? '';
  if (rest !== '') return start.length + rest.length;
  // The end of a sentence or of brackets is not a part of the URL.
  const end = authority.includes('[') ? /(?<![-._:])[-._:]+$/ : /(?<![-._:\]])[-._:\]]+$/;
  return start.replace(end, '').length;
}
