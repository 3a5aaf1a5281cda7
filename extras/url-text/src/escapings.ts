// The escapes of texts, each in both directions.

import { mustBeBoolean, mustBeFunction, type OptionChecks, readOptions } from '@urlkit/internal';
import { type Escaping, readByPattern, writeByTable } from './escaping.js';

/** Letters after a backslash, and what they stand for: those of JSON, of JavaScript, and of YAML. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' },
    ...{ 0: '\0', a: '\x07', e: '\x1B', v: '\v' },
    ...{ N: '\x85', _: '\xA0', L: '\u2028', P: '\u2029' },
  }),
);

/** A number in hexadecimal after a backslash, and what follows in braces. */
const NUMBER = 'u\\{[\\dA-Fa-f]{1,6}\\}|U[\\dA-Fa-f]{8}|u[\\dA-Fa-f]{4}|x[\\dA-Fa-f]{2}';

const HAS_NUMBER = new RegExp(`^(?:${NUMBER})$`);

function fromNumber(number: number): string | null {
  return number <= 0x10ffff ? String.fromCodePoint(number) : null;
}

/** Decodes what follows a backslash in the strings of most languages; others stand for themselves. */
function decodeLetter(written: string): string | null {
  if (HAS_NUMBER.test(written)) {
    return fromNumber(Number.parseInt(written.replace(/^.\{?|\}$/g, ''), 16));
  }
  return LETTERS.get(written) ?? written;
}

function escaped(...characters: string[]): ReadonlyMap<string, string> {
  return new Map(characters.map((character) => [character, `\\${character}`]));
}

/** Text without escapes. */
export const noEscapes: Escaping = {
  read: (raw) => ({ value: raw, escapes: [] }),
  write: (character) => character,
};

/**
 * An escape in text of any kind. It may be a part of a string, perhaps of one in another string, so backslashes before punctuation,
 * numbers and letters for white space are read as in these.
 */
export const TEXT_ESCAPE: string = `\\\\+(?:${NUMBER}|[nrt]|[!-/:-@[-\`{-~])`;

export function decodeText(written: string): string | null {
  return decodeLetter(written.replace(/^\\+/, '') || '\\');
}

export const textEscaping: Escaping = {
  read: readByPattern(new RegExp(TEXT_ESCAPE, 'g'), decodeText),
  write: (character) => (/[\s"<>`\\]/.test(character) ? null : character),
};

function withoutBackslash(written: string): string | null {
  return /^\\\r?\n/.test(written) ? '' : decodeLetter(written.slice(1));
}

/** https://www.rfc-editor.org/rfc/rfc8259#section-7 */
export const jsonEscaping: Escaping = {
  read: readByPattern(/\\(?:u[\dA-Fa-f]{4}|["\\/bfnrt])/g, withoutBackslash),
  write: writeByTable(escaped('"', '\\')),
};

/** Strings of JavaScript and languages like it, between quotation marks. */
function javascriptEscaping(mark: string): Escaping {
  return {
    read: readByPattern(new RegExp(`\\\\(?:${NUMBER}|\\r?\\n|[\\s\\S])`, 'g'), withoutBackslash),
    write: writeByTable(escaped(mark, '\\', ...(mark === '`' ? ['$'] : []))),
  };
}

export const javascriptSingle: Escaping = javascriptEscaping("'");
export const javascriptDouble: Escaping = javascriptEscaping('"');
export const javascriptTemplate: Escaping = javascriptEscaping('`');

/** A field of CSV in quotation marks. https://www.rfc-editor.org/rfc/rfc4180 */
export const csvEscaping: Escaping = {
  read: readByPattern(/""/g, () => '"'),
  write: writeByTable(new Map([['"', '""']])),
};

/** A field of CSV without quotation marks. */
export function bareCSVEscaping(delimiter: string): Escaping {
  return {
    ...noEscapes,
    write: writeByTable(new Map([...`"\r\n${delimiter}`].map((one) => [one, null]))),
  };
}

/** Line breaks in a scalar of YAML, with the white space around them. */
const FOLD = '(?<![ \\t])[ \\t]*\\r?\\n\\s*';

function fold(written: string): string {
  const breaks = written.split('\n').length - 1;
  return breaks === 1 ? ' ' : '\n'.repeat(breaks - 1);
}

/** https://yaml.org/spec/1.2.2/#double-quoted-style */
export const yamlDouble: Escaping = {
  read: readByPattern(new RegExp(`\\\\(?:${NUMBER}|\\r?\\n[ \\t]*|.)|${FOLD}`, 'g'), (written) =>
    written.startsWith('\\') ? withoutBackslash(written) : fold(written),
  ),
  write: writeByTable(escaped('"', '\\')),
};

/** https://yaml.org/spec/1.2.2/#single-quoted-style */
export const yamlSingle: Escaping = {
  read: readByPattern(new RegExp(`''|${FOLD}`, 'g'), (written) =>
    written === "''" ? "'" : fold(written),
  ),
  write: writeByTable(new Map([["'", "''"]])),
};

/** Names that XML defines. */
const XML_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
);

/** Decodes a reference to a character, such as `&amp;` or `&#38;`. */
function decodeReference(
  reference: string,
  decodeName: (name: string) => string | null,
): string | null {
  const name = reference.slice(1, -1);
  if (!name.startsWith('#')) return decodeName(name);
  return fromNumber(Number(/^#x/i.test(name) ? `0${name.slice(1)}` : name.slice(1)));
}

/** Options for {@link markupEscaping}. */
export interface MarkupOptions {
  /** Returns the characters of a name such as `amp`; null if there are none. By default, it knows those of XML. */
  readonly decodeName?: ((name: string) => string | null) | undefined;
  /** Whether a backslash before punctuation is left out, as in Markdown. */
  readonly backslashes?: boolean | undefined;
}

const markupChecks: OptionChecks<MarkupOptions> = {
  decodeName: mustBeFunction,
  backslashes: mustBeBoolean,
};

function decodeXMLName(name: string): string | null {
  return XML_NAMES.get(name) ?? null;
}

/** Creates the escaping of texts and attributes of HTML, XML and Markdown. */
export function markupEscaping(options?: MarkupOptions): Escaping {
  const { decodeName = decodeXMLName, backslashes = false } = readOptions(options, markupChecks);
  const pattern = /&(?:#\d{1,7}|#[xX][\dA-Fa-f]{1,6}|[A-Za-z][A-Za-z\d]{1,31});/g;
  const withBackslashes = new RegExp(`\\\\[!-/:-@[-\`{-~]|${pattern.source}`, 'g');
  const marks = [
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
  ] as const;
  return {
    read: readByPattern(backslashes ? withBackslashes : pattern, (written) =>
      written.startsWith('\\') ? written.slice(1) : decodeReference(written, decodeName),
    ),
    write: writeByTable(backslashes ? escaped('\\', '<', '>') : new Map(marks)),
  };
}

/** Texts and attributes of XML. */
export const xmlEscaping: Escaping = /* @__PURE__ */ markupEscaping();

/** A word of a shell in single quotation marks: `'\''` is one of them. */
export const shellSingle: Escaping = {
  read: readByPattern(/'\\''/g, () => "'"),
  write: writeByTable(new Map([["'", "'\\''"]])),
};

/** A word of a shell in double quotation marks. */
export const shellDouble: Escaping = {
  read: readByPattern(/\\(?:\r?\n|["\\$`])/g, withoutBackslash),
  write: writeByTable(escaped('"', '\\', '$', '`')),
};

/** A word of a shell without quotation marks. */
export const shellBare: Escaping = {
  read: readByPattern(/\\(?:\r?\n|[\s\S])/g, withoutBackslash),
  write: (character) =>
    /[\w%+,./:=@~^-]/.test(character) || character > '~' ? character : `\\${character}`,
};

/** A value of a file with settings, without quotation marks, in which backslashes may stand before punctuation. */
export const settingEscaping: Escaping = {
  read: readByPattern(new RegExp(`\\\\(?:${NUMBER}|[!-/:-@[-\`{-~])`, 'g'), withoutBackslash),
  write: (character) => (/[\s\\]/.test(character) ? null : character),
};
