// Edits parameters of application/x-www-form-urlencoded data, and leaves the others unchanged.

import { toScalarValueString } from '@urlkit/infra';
import {
  assertString,
  checkedLater,
  hasMethods,
  mustBeBoolean,
  mustBeOneOf,
  type OptionChecks,
  readOptions,
} from '@urlkit/internal';
import {
  type CharacterEncoding,
  getOutputEncoding,
  percentDecode,
  utf8PercentDecode,
} from '@urlkit/percent-encoding';
import { nameLengthOf, replacePluses } from './sequence.js';
import { serializeURLEncoded } from './urlencoded-serializer.js';

/**
 * A parameter of a query, with its offsets in code units.
 *
 * ```
 * ?foo=bar%20baz&flag&e=
 *  |  ||        ||   |
 *  |  ||        ||   `- nameEnd, valueStart and end of flag
 *  |  ||        |`----- start of flag
 *  |  ||        `------ end
 *  |  |`--------------- valueStart
 *  |  `---------------- nameEnd
 *  `------------------- start
 * ```
 */
export interface QueryToken {
  /** The name, decoded. */
  readonly name: string;
  /** The value, decoded; empty if there is no U+003D (=). */
  readonly value: string;
  /** The offset of the first code unit. */
  readonly start: number;
  /** The offset of the U+003D (=), or `end` if there is none. */
  readonly nameEnd: number;
  /** The offset after the U+003D (=), or `end` if there is none. */
  readonly valueStart: number;
  /** The offset after the last code unit. */
  readonly end: number;
}

/** The encoding of a query, as `getEncoding` returns it; null for UTF-8. */
export type QueryEncoding = CharacterEncoding | null;

/**
 * Which code points are percent-encoded: those of the standard (`'form'`), or all but unreserved ones (`A-Z a-z 0-9 - . _ ~`), as
 * the signatures of AWS (`'sigv4'`) and of OAuth 1.0 (`'oauth1'`) need it.
 *
 * @see https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 * @see https://www.rfc-editor.org/rfc/rfc5849#section-3.6
 */
export type QueryEncodeSet = 'form' | 'sigv4' | 'oauth1';

/** Options for {@link QueryEditor}. */
export interface QueryEditorOptions {
  /** The encoding of names and values. */
  readonly encoding?: QueryEncoding | undefined;
  /** How a space is written. By default, `'+'`; `'%20'` if `plusIsSpace` is false, or for `'sigv4'` and `'oauth1'`. */
  readonly space?: '+' | '%20' | undefined;
  /** Which code points are percent-encoded. The default is `'form'`. */
  readonly encodeSet?: QueryEncodeSet | undefined;
  /** Whether U+002B (+) is read as a space, as forms do. In `mailto:` URLs, it is a plus sign. The default is true. */
  readonly plusIsSpace?: boolean | undefined;
}

export const queryEditorChecks: OptionChecks<QueryEditorOptions> = {
  encoding: checkedLater,
  space: /* @__PURE__ */ mustBeOneOf(['+', '%20']),
  encodeSet: /* @__PURE__ */ mustBeOneOf(['form', 'sigv4', 'oauth1']),
  plusIsSpace: mustBeBoolean,
};

/**
 * A query whose parameters can be read and changed one by one. A change rewrites only the parameters
 * with the given name; the others keep every code unit, however they are encoded. The result of `toString`
 * parses to the parameters of the editor, unless a plus is not a space.
 *
 * @see https://url.spec.whatwg.org/#application/x-www-form-urlencoded
 */
export class QueryEditor {
  readonly #prefix: string;
  readonly #encoding: CharacterEncoding | null;
  readonly #space: '+' | '%20';
  readonly #keepsUnreserved: boolean;
  readonly #plusIsSpace: boolean;
  // The sequences between U+0026 (&), some of them empty. They are decoded when they are read.
  #texts: string[];

  /**
   * Splits a query into parameters.
   *
   * @param query A query. If it starts with U+003F (?), so does the result of `toString`.
   * @throws {TypeError} If the query looks like a URL, or the set needs another space.
   */
  constructor(query: string, options?: QueryEditorOptions) {
    assertString(query, 'query');
    if (/^[A-Za-z][A-Za-z\d+.-]*:\/\//.test(query)) {
      throw new TypeError('query must be a query, not a URL: use editQuery, or pass url.search');
    }
    const {
      encoding,
      encodeSet = 'form',
      plusIsSpace = true,
      space,
    } = readOptions(options, queryEditorChecks);
    if (space === '+' && (encodeSet !== 'form' || !plusIsSpace)) {
      throw new TypeError(
        `options.space must be '%20' ${plusIsSpace ? `for '${encodeSet}'` : 'if a plus is no space'}`,
      );
    }
    this.#keepsUnreserved = encodeSet !== 'form';
    this.#plusIsSpace = plusIsSpace;
    this.#space = space ?? (this.#keepsUnreserved || !plusIsSpace ? '%20' : '+');
    this.#prefix = query.startsWith('?') ? '?' : '';
    this.#encoding = readEncoding(encoding);
    this.#texts = query.slice(this.#prefix.length).split('&');
  }

  /** The parameters, in their order. */
  get tokens(): QueryToken[] {
    const tokens: QueryToken[] = [];
    let start = this.#prefix.length;
    for (const text of this.#texts) {
      const end = start + text.length;
      const nameEnd = start + nameLengthOf(text);
      const valueStart = Math.min(nameEnd + 1, end);
      if (text !== '') {
        const name = this.#nameOf(text);
        tokens.push({ name, value: this.#valueOf(text), start, nameEnd, valueStart, end });
      }
      start = end + 1;
    }
    return tokens;
  }

  /** How many parameters there are. */
  get size(): number {
    return this.#texts.filter((text) => text !== '').length;
  }

  /** Returns the first value with this name, or null. */
  get(name: string): string | null {
    const text = this.#texts.find(this.#isNamed(name));
    return text === undefined ? null : this.#valueOf(text);
  }

  /** Returns all values with this name, in their order. */
  getAll(name: string): string[] {
    return this.#texts.filter(this.#isNamed(name)).map((text) => this.#valueOf(text));
  }

  /** Whether there is a parameter with this name, or with this name and value. */
  has(name: string, value?: string | number): boolean {
    return this.#texts.some(this.#isPair(name, value));
  }

  /**
   * Sets the first value with this name and removes the other parameters with this name, or appends a parameter. The name keeps its spelling, and so does a value that is the same when decoded.
   */
  set(name: string, value: string | number): void {
    const newValue = requireValue(value);
    const isMatch = this.#isNamed(name);
    const first = this.#texts.findIndex(isMatch);
    if (first === -1) {
      this.append(name, value);
      return;
    }
    this.#change((text, index) => {
      if (index !== first) return isMatch(text) ? null : text;
      return this.#valueOf(text) === newValue ? text : this.#withValue(text, newValue);
    });
  }

  /** Appends a parameter. */
  append(name: string, value: string | number): void {
    assertString(name, 'name');
    const text = this.#write(name, requireValue(value));
    if (this.#texts[this.#texts.length - 1] === '') this.#texts.pop();
    this.#texts.push(text);
  }

  /** Removes the parameters with this name, or with this name and value, each with one U+0026 (&). */
  delete(name: string, value?: string | number): void {
    const isMatch = this.#isPair(name, value);
    this.#change((text) => (isMatch(text) ? null : text));
  }

  /** Sorts the parameters by name, in code units; those with one name keep their order. */
  sort(): void {
    const empty = this.#texts.filter((text) => text === '');
    const named = this.#texts
      .filter((text) => text !== '')
      .map((text) => ({ text, name: this.#nameOf(text) }))
      .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
    this.#texts = named.map(({ text }) => text).concat(empty);
    this.#change((text) => text);
  }

  /** Iterates over the names and values, decoded. */
  *[Symbol.iterator](): Generator<[name: string, value: string], void, undefined> {
    for (let index = 0; index < this.#texts.length; index++) {
      const text = this.#texts[index];
      if (text) yield [this.#nameOf(text), this.#valueOf(text)];
    }
  }

  /** The query, with U+003F (?) if the original query had it. */
  toString(): string {
    return this.#prefix + this.#texts.join('&');
  }

  /** The same as `toString`. `JSON.stringify` calls this method. */
  toJSON(): string {
    return this.toString();
  }

  #nameOf(text: string): string {
    return this.#decode(text.slice(0, nameLengthOf(text)));
  }

  #valueOf(text: string): string {
    return this.#decode(text.slice(nameLengthOf(text) + 1));
  }

  #decode(encoded: string): string {
    const text = this.#plusIsSpace ? replacePluses(encoded) : encoded;
    return this.#encoding === null
      ? utf8PercentDecode(text)
      : this.#encoding.decode(percentDecode(text));
  }

  // An empty sequence is not a parameter.
  #isNamed(name: string): (text: string) => boolean {
    assertString(name, 'name');
    const wanted = toScalarValueString(name);
    return (text) => text !== '' && this.#nameOf(text) === wanted;
  }

  #isPair(name: string, value: string | number | undefined): (text: string) => boolean {
    const isNamed = this.#isNamed(name);
    if (value === undefined) return isNamed;
    const wanted = requireValue(value);
    return (text) => isNamed(text) && this.#valueOf(text) === wanted;
  }

  #withValue(text: string, value: string): string {
    const name = text.slice(0, nameLengthOf(text));
    return name + this.#write('', value);
  }

  // The serializer encodes every U+002B (+), and encodes U+007E (~), but not U+002A (*).
  #write(name: string, value: string): string {
    const text = serializeURLEncoded([[name, value]], this.#encoding);
    const spaced = this.#space === '+' ? text : text.replace(/\+/g, '%20');
    return this.#keepsUnreserved ? spaced.replace(/\*/g, '%2A').replace(/%7E/g, '~') : spaced;
  }

  // Replaces each sequence; null removes it.
  #change(replace: (text: string, index: number) => string | null): void {
    const texts = this.#texts.map(replace).filter((text): text is string => text !== null);
    // A U+003F (?) that an edit moves to the start would be read as the delimiter of the query.
    if (this.#prefix === '' && texts[0]?.startsWith('?')) texts[0] = `%3F${texts[0].slice(1)}`;
    this.#texts = texts;
  }
}

function readEncoding(encoding: QueryEncoding | undefined): CharacterEncoding | null {
  const found = getOutputEncoding(encoding, 'options.encoding');
  if (found === null || hasMethods(found, ['decode'])) return found as CharacterEncoding | null;
  throw new TypeError('options.encoding must have a method decode, as encodings of getEncoding do');
}

function requireValue(value: string | number): string {
  if (typeof value !== 'string' && typeof value !== 'number') {
    throw new TypeError('value must be a string or a number');
  }
  return toScalarValueString(`${value}`);
}
