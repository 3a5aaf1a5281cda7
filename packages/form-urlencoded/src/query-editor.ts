// Editing of application/x-www-form-urlencoded data that leaves the rest as it is.

import { toScalarValueString } from '@urlkit/infra';
import { type CharacterEncoding, percentDecode, utf8PercentDecode } from '@urlkit/percent-encoding';
import { splitSequence } from './sequence.js';
import { serializeURLEncoded } from './urlencoded-serializer.js';

/**
 * A parameter of a query, and where it stands, in code units.
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
  /** Decoded. */
  readonly name: string;
  /** Decoded; empty if there is no U+003D (=). */
  readonly value: string;
  readonly start: number;
  readonly nameEnd: number;
  readonly valueStart: number;
  readonly end: number;
}

/** What stands between two U+0026 (&): a parameter, or nothing. */
interface Sequence {
  readonly text: string;
  readonly nameLength: number;
  readonly name: string;
  readonly value: string;
}

/**
 * A query whose parameters can be read and changed one by one. A change rewrites the parameters it
 * names; every other code unit stays as it is, be it encoded in the usual way or not.
 */
export class QueryEditor {
  readonly #prefix: string;
  readonly #encoding: CharacterEncoding | null;
  #sequences: Sequence[];

  /**
   * @param query With a U+003F (?) at its start, which stays there, or without one.
   * @param encoding The encoding of names and values; null or nothing for UTF-8.
   */
  constructor(query: string, encoding: CharacterEncoding | null = null) {
    this.#prefix = query.startsWith('?') ? '?' : '';
    this.#encoding = encoding;
    const texts = query.slice(this.#prefix.length).split('&');
    this.#sequences = texts.map((text) => readSequence(text, encoding));
  }

  /** The parameters, in their order. */
  get tokens(): QueryToken[] {
    const tokens: QueryToken[] = [];
    let start = this.#prefix.length;
    for (const { text, nameLength, name, value } of this.#sequences) {
      const end = start + text.length;
      const nameEnd = start + nameLength;
      const valueStart = Math.min(nameEnd + 1, end);
      if (text !== '') tokens.push({ name, value, start, nameEnd, valueStart, end });
      start = end + 1;
    }
    return tokens;
  }

  /** How many parameters there are. */
  get size(): number {
    return this.tokens.length;
  }

  /** The first value with this name, or null. */
  get(name: string): string | null {
    return this.#sequences.find(isNamed(name))?.value ?? null;
  }

  getAll(name: string): string[] {
    return this.#sequences.filter(isNamed(name)).map(({ value }) => value);
  }

  has(name: string): boolean {
    return this.#sequences.some(isNamed(name));
  }

  /**
   * Sets the first value with this name and removes the other parameters with it, or appends a
   * parameter. A value that is the same once decoded stays as it is, and so does a name.
   */
  set(name: string, value: string | number): void {
    const isMatch = isNamed(name);
    const first = this.#sequences.find(isMatch);
    if (first === undefined) {
      this.append(name, value);
      return;
    }
    const newValue = toScalarValueString(`${value}`);
    const changed = first.value === newValue ? first : this.#withValue(first, newValue);
    this.#sequences = this.#sequences
      .filter((sequence) => sequence === first || !isMatch(sequence))
      .map((sequence) => (sequence === first ? changed : sequence));
  }

  /** Puts a parameter behind the others. */
  append(name: string, value: string | number): void {
    const text = serializeURLEncoded([[name, `${value}`]], this.#encoding);
    if (this.#sequences[this.#sequences.length - 1]?.text === '') this.#sequences.pop();
    this.#sequences.push(readSequence(text, this.#encoding));
  }

  /** Removes the parameters with this name, each with one U+0026 (&). */
  delete(name: string): void {
    const isMatch = isNamed(name);
    this.#sequences = this.#sequences.filter((sequence) => !isMatch(sequence));
  }

  /** The query, with the U+003F (?) it came with. */
  toString(): string {
    return this.#prefix + this.#sequences.map(({ text }) => text).join('&');
  }

  #withValue({ text, nameLength }: Sequence, value: string): Sequence {
    const encoded = serializeURLEncoded([['', value]], this.#encoding);
    return readSequence(text.slice(0, nameLength) + encoded, this.#encoding);
  }
}

function readSequence(text: string, encoding: CharacterEncoding | null): Sequence {
  const decode = (encoded: string): string =>
    encoding === null ? utf8PercentDecode(encoded) : encoding.decode(percentDecode(encoded));
  const { nameLength, name, value } = splitSequence(text);
  return { text, nameLength, name: decode(name), value: decode(value) };
}

// Nothing between two U+0026 (&) is no parameter, not one without a name.
function isNamed(name: string): (sequence: Sequence) => boolean {
  const wanted = toScalarValueString(name);
  return (sequence) => sequence.text !== '' && sequence.name === wanted;
}
