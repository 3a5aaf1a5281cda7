// Punctuation of a text that was copied with the URL in it.

/** A text without the punctuation around it, as offsets. */
interface Inner {
  readonly start: number;
  readonly end: number;
}

const OPENING = '“”„‟«»‹›‘’‚"\'`<(（「『【《';
const CLOSING = '“”„‟«»‹›‘’‚"\'`>)）」』】》.,;。，、；！？';

/** Finds text that a URL is often written between, or that ends the sentence that it is written in. */
export function withoutPunctuation(text: string): Inner | null {
  // The tag of a link is more than punctuation.
  if (/^<\w+\s/.test(text)) return null;
  let start = 0;
  while (start < text.length && OPENING.includes(text.charAt(start))) start++;
  const end = findEnd(text, start);
  return start === 0 && end === text.length ? null : { start, end };
}

function findEnd(text: string, start: number): number {
  // Any character may be the last one of other URLs, such as that of an HTML document in a data: URL.
  if (start === 0 && /^(?!https?:|ftp:|wss?:|mailto:)[a-z][a-z\d+.-]*:(?!\d)/i.test(text))
    return text.length;
  let closing = countUnmatched(text);
  for (let end = text.length; end > start; end--) {
    const last = text.charAt(end - 1);
    // After an opening character, everything that may close is copied.
    const isCopied =
      CLOSING.includes(last) && (start > 0 || isCopiedAlone(last, text, end, closing > 0));
    if (!isCopied) return end;
    if (last === ')') closing--;
  }
  return start;
}

function isCopiedAlone(last: string, text: string, end: number, isUnmatched: boolean): boolean {
  if (last === ')') return isUnmatched;
  if (last === '.') {
    const isAfterCopied = end < text.length || (isUnmatched && text.charAt(end - 2) === ')');
    return isAfterCopied || endsSentence(text.slice(Math.max(0, end - 64), end - 1));
  }
  if (last === '>') return !text.includes('<');
  // Names in Chinese and Japanese may end with these.
  if ('。，、；'.includes(last)) return /[\w/]/.test(text.charAt(end - 2));
  return !'\'";！？'.includes(last);
}

// A full stop at the end may belong to an abbreviation.
function endsSentence(text: string): boolean {
  return /(?:[/=_-][a-z\d]{4,}|:\/\/[^/]+|\.(?:html?|php|pdf))$/.test(text);
}

// The number of closing parentheses that are too many.
function countUnmatched(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === ')') count++;
    else if (character === '(') count--;
  }
  return count;
}
