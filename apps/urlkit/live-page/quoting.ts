// Texts as literals of languages, in which nothing is hidden.

const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

function escapeHidden(text: string, write: (codePoint: number) => string): string {
  return text.replace(new RegExp(HIDDEN, 'gu'), (character) =>
    write(character.codePointAt(0) ?? 0),
  );
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}

/** A string literal of JavaScript. */
export function javascriptLiteral(text: string): string {
  const escaped = text.replace(/[\\']/g, '\\$&');
  return `'${escapeHidden(escaped, (codePoint) => `\\u{${hex(codePoint, 1)}}`)}'`;
}

/** A string literal of Python. */
export function pythonLiteral(text: string): string {
  const escaped = text.replace(/[\\']/g, '\\$&');
  return `'${escapeHidden(escaped, (codePoint) => `\\U${hex(codePoint, 8)}`)}'`;
}

/** A string literal of Go. A lone surrogate, which no string of Go can have, is U+FFFD. */
export function goLiteral(text: string): string {
  const escaped = text.replace(/\p{Cs}/gu, '\uFFFD').replace(/[\\"]/g, '\\$&');
  return `"${escapeHidden(escaped, (codePoint) => `\\U${hex(codePoint, 8)}`)}"`;
}

/** A word of a POSIX shell; with hidden characters, one of Bash and Zsh. */
export function shellWord(text: string): string {
  if (!HIDDEN.test(text)) return `'${text.replace(/'/g, "'\\''")}'`;
  const escaped = text.replace(/[\\']/g, '\\$&');
  return `$'${escapeHidden(escaped, octalBytes)}'`;
}

// Unlike \u, these depend on no locale.
function octalBytes(codePoint: number): string {
  const bytes = new TextEncoder().encode(String.fromCodePoint(codePoint));
  return Array.from(bytes, (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
}
