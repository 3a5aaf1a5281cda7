// The escapes of texts around URLs: backslashes, and references to characters.

import {
  assertString,
  mustBeFunction,
  mustBeOneOf,
  type OptionChecks,
  readOptions,
} from '@urlkit/internal';
import type { Fix } from './fixes.js';

/** Options for {@link findEscapes}. */
export interface FindEscapesOptions {
  /**
   * What to find:
   *
   * - `text` finds backslashes in text of any kind, which may be a part of a string, perhaps of one in another string: before
   *   punctuation, numbers, and letters for white space. It is the default.
   * - `string` finds them in the strings of JSON, JavaScript and YAML, in which a backslash escapes any character.
   * - `reference` finds references to characters, such as `&amp;` or `&#38;`.
   */
  readonly syntax?: 'text' | 'string' | 'reference' | undefined;
  /** Returns the characters of a reference by name, such as `amp`; null if there are none. By default, it knows those of XML. */
  readonly decodeName?: ((name: string) => string | null) | undefined;
}

const optionChecks: OptionChecks<FindEscapesOptions> = {
  syntax: /* @__PURE__ */ mustBeOneOf(['text', 'string', 'reference']),
  decodeName: mustBeFunction,
};

/** A number in hexadecimal after a backslash. */
const NUMBER = 'u\\{[\\dA-Fa-f]{1,6}\\}|U[\\dA-Fa-f]{8}|u[\\dA-Fa-f]{4}|x[\\dA-Fa-f]{2}';

const patterns = /* @__PURE__ */ Object.freeze({
  text: /* @__PURE__ */ new RegExp(`\\\\+(?:${NUMBER}|[nrt]|[!-/:-@[-\`{-~])`, 'g'),
  string: /* @__PURE__ */ new RegExp(`\\\\(?:${NUMBER}|\\r?\\n|[\\s\\S])`, 'g'),
  reference: /&(?:#\d{1,7}|#[xX][\dA-Fa-f]{1,6}|[A-Za-z][A-Za-z\d]{1,31});/g,
});

/** Letters after a backslash, and what they stand for: those of JSON, of JavaScript, and of YAML. */
const LETTERS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries({
    ...{ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' },
    ...{ 0: '\0', a: '\x07', e: '\x1B', v: '\v' },
    ...{ N: '\x85', _: '\xA0', L: '\u2028', P: '\u2029' },
  }),
);

const XML_NAMES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
);

/**
 * Finds the escapes of a text.
 *
 * @returns The changes that undo them, in order.
 */
export function findEscapes(text: string, options: FindEscapesOptions = {}): readonly Fix[] {
  assertString(text, 'text');
  const { syntax = 'text', decodeName = decodeXMLName } = readOptions<FindEscapesOptions>(
    options,
    optionChecks,
  );
  const fixes: Fix[] = [];
  for (const { 0: written, index: start } of text.matchAll(patterns[syntax])) {
    const replacement =
      syntax === 'reference'
        ? decodeReference(written, decodeName)
        : decodeBackslash(written, syntax);
    if (replacement !== null) fixes.push({ start, end: start + written.length, replacement });
  }
  return fixes;
}

function decodeXMLName(name: string): string | null {
  return XML_NAMES.get(name) ?? null;
}

function decodeReference(
  written: string,
  decodeName: (name: string) => string | null,
): string | null {
  const name = written.slice(1, -1);
  if (!name.startsWith('#')) return decodeName(name);
  return fromNumber(Number(/^#x/i.test(name) ? `0${name.slice(1)}` : name.slice(1)));
}

function decodeBackslash(written: string, syntax: 'text' | 'string'): string | null {
  const escaped = written.replace(/^\\+/, '') || '\\';
  if (/^\r?\n$/.test(escaped)) return '';
  if (/^[uUx]./.test(escaped))
    return fromNumber(Number.parseInt(escaped.replace(/^.\{?|\}$/g, ''), 16));
  // In other text, a backslash before U+005F (_) is of Markdown.
  return (syntax === 'text' && escaped === '_' ? null : LETTERS.get(escaped)) ?? escaped;
}

function fromNumber(number: number): string | null {
  return number <= 0x10ffff ? String.fromCodePoint(number) : null;
}
