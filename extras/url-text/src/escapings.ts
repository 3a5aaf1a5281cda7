// The escapes of texts, each in both directions.

import { mustBeBoolean, mustBeFunction, type OptionChecks, readOptions } from '@urlkit/internal';
import { type Fix, findEscapes } from '@urlkit/url-validation';
import {
  type Escaping,
  matchesOf,
  readByChanges,
  readByPattern,
  writeByTable,
} from './escaping.js';

function escaped(...characters: string[]): ReadonlyMap<string, string> {
  return new Map(characters.map((character) => [character, `\\${character}`]));
}

function inOrder(changes: Fix[]): readonly Fix[] {
  return changes.sort((a, b) => a.start - b.start);
}

/** Text without escapes. */
export const noEscapes: Escaping = {
  read: (raw) => ({ value: raw, escapes: [] }),
  write: (character) => character,
};

export const textEscaping: Escaping = {
  read: (raw) => readByChanges(raw, findEscapes(raw)),
  write: (character) => (/[\s"<>`\\]/.test(character) ? null : character),
};

/** Reads strings in which a backslash escapes any character. */
const readString: Escaping['read'] = (raw) =>
  readByChanges(raw, findEscapes(raw, { syntax: 'string' }));

/** https://www.rfc-editor.org/rfc/rfc8259#section-7 */
export const jsonEscaping: Escaping = {
  read: readString,
  write: /* @__PURE__ */ writeByTable(/* @__PURE__ */ escaped('"', '\\')),
};

/** Strings of JavaScript and languages like it, between quotation marks. */
function javascriptEscaping(mark: string): Escaping {
  return {
    read: readString,
    write: writeByTable(escaped(mark, '\\', ...(mark === '`' ? ['$'] : []))),
  };
}

export const javascriptSingle: Escaping = /* @__PURE__ */ javascriptEscaping("'");
export const javascriptDouble: Escaping = /* @__PURE__ */ javascriptEscaping('"');
export const javascriptTemplate: Escaping = /* @__PURE__ */ javascriptEscaping('`');

/** A field of CSV in quotation marks. https://www.rfc-editor.org/rfc/rfc4180 */
export const csvEscaping: Escaping = {
  read: /* @__PURE__ */ readByPattern(/""/g, () => '"'),
  write: /* @__PURE__ */ writeByTable(/* @__PURE__ */ new Map([['"', '""']])),
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

/** White space at the start of a line after a line break that is escaped. */
const INDENT = /(?<=(?<!\\)(?:\\\\)*\\\r?\n)[ \t]+/g;

/** https://yaml.org/spec/1.2.2/#double-quoted-style */
export const yamlDouble: Escaping = {
  read: (raw) =>
    readByChanges(
      raw,
      inOrder([
        ...findEscapes(raw, { syntax: 'string' }),
        ...matchesOf(raw, INDENT, () => ''),
        ...matchesOf(raw, new RegExp(FOLD, 'g'), fold),
      ]),
    ),
  write: /* @__PURE__ */ writeByTable(/* @__PURE__ */ escaped('"', '\\')),
};

/** https://yaml.org/spec/1.2.2/#single-quoted-style */
export const yamlSingle: Escaping = {
  read: /* @__PURE__ */ readByPattern(/* @__PURE__ */ new RegExp(`''|${FOLD}`, 'g'), (written) =>
    written === "''" ? "'" : fold(written),
  ),
  write: /* @__PURE__ */ writeByTable(/* @__PURE__ */ new Map([["'", "''"]])),
};

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

/** Creates the escaping of texts and attributes of HTML, XML and Markdown. */
export function markupEscaping(options?: MarkupOptions): Escaping {
  const { decodeName, backslashes = false } = readOptions(options, markupChecks);
  const marks = [
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
  ] as const;
  return {
    read: (raw) => {
      const references = findEscapes(raw, { syntax: 'reference', decodeName });
      if (!backslashes) return readByChanges(raw, references);
      const others = matchesOf(raw, /\\[!-/:-@[-`{-~]/g, (written) => written.slice(1));
      return readByChanges(raw, inOrder([...references, ...others]));
    },
    write: writeByTable(backslashes ? escaped('\\', '<', '>') : new Map(marks)),
  };
}

/** Texts and attributes of XML. */
export const xmlEscaping: Escaping = /* @__PURE__ */ markupEscaping();

/** A word of a shell in single quotation marks: `'\''` is one of them. */
export const shellSingle: Escaping = {
  read: /* @__PURE__ */ readByPattern(/'\\''/g, () => "'"),
  write: /* @__PURE__ */ writeByTable(/* @__PURE__ */ new Map([["'", "'\\''"]])),
};

function withoutBackslash(written: string): string {
  return /^\\\r?\n/.test(written) ? '' : written.slice(1);
}

/** A word of a shell in double quotation marks. */
export const shellDouble: Escaping = {
  read: /* @__PURE__ */ readByPattern(/\\(?:\r?\n|["\\$`])/g, withoutBackslash),
  write: /* @__PURE__ */ writeByTable(/* @__PURE__ */ escaped('"', '\\', '$', '`')),
};

/** A word of a shell without quotation marks. */
export const shellBare: Escaping = {
  read: /* @__PURE__ */ readByPattern(/\\(?:\r?\n|[\s\S])/g, withoutBackslash),
  write: (character) =>
    /[\w%+,./:=@~^-]/.test(character) || character > '~' ? character : `\\${character}`,
};

/** A value of a file with settings, without quotation marks, in which a backslash before a letter or a space is one. */
export const settingEscaping: Escaping = {
  read: (raw) =>
    readByChanges(
      raw,
      findEscapes(raw, { syntax: 'string' }).filter(
        ({ start, end }) => end - start > 2 || /[!-/:-@[-`{-~]/.test(raw.charAt(start + 1)),
      ),
    ),
  write: (character) => (/[\s\\]/.test(character) ? null : character),
};
