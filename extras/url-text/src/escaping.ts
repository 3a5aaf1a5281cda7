// How a place in a text writes characters that it cannot contain as they are.

import type { Fix } from '@urlkit/url-validation';

/** A way to write characters. All that `read` changes, `write` can write again. */
export interface Escaping {
  /** Reads a part of a text. */
  readonly read: (raw: string) => Unescaped;
  /**
   * Writes a character.
   *
   * @returns Null if the place cannot contain it.
   */
  readonly write: (character: string) => string | null;
}

/** A value, and where the text of its characters differs from it, in order. */
export interface Unescaped {
  /** The text without escapes. */
  readonly value: string;
  /** The escapes, in their order. */
  readonly escapes: readonly Escape[];
}

/** An escape: its range in the value, and in the raw text. */
export interface Escape {
  /** The offset in the text without escapes, in code units. */
  readonly at: number;
  /** How many code units it stands for. */
  readonly length: number;
  /** The offset of the escape as it is written. */
  readonly rawAt: number;
  /** How many code units it is written with. */
  readonly rawLength: number;
}

/** Reads escapes that a pattern with the flag `g` matches. A match that decodes to null is not an escape. */
export function readByPattern(
  pattern: RegExp,
  decode: (written: string) => string | null,
): Escaping['read'] {
  return (raw) => readByChanges(raw, matchesOf(raw, pattern, decode));
}

/** Finds the escapes that a pattern matches. */
export function matchesOf(
  raw: string,
  pattern: RegExp,
  decode: (written: string) => string | null,
): readonly Fix[] {
  const changes: Fix[] = [];
  for (const { 0: written, index } of raw.matchAll(pattern)) {
    const replacement = decode(written);
    if (replacement !== null)
      changes.push({ start: index, end: index + written.length, replacement });
  }
  return changes;
}

/** Reads a text after changes, which are in order. Of changes that overlap, the first counts. */
export function readByChanges(raw: string, changes: readonly Fix[]): Unescaped {
  const escapes: Escape[] = [];
  const pieces: string[] = [];
  let length = 0;
  let position = 0;
  for (const { start, end, replacement } of changes) {
    if (start < position) continue;
    pieces.push(raw.slice(position, start), replacement);
    const at = length + start - position;
    escapes.push({ at, length: replacement.length, rawAt: start, rawLength: end - start });
    length = at + replacement.length;
    position = end;
  }
  if (position === 0) return { value: raw, escapes };
  return { value: pieces.join('') + raw.slice(position), escapes };
}

/** Writes the characters of a table as it says, and others as they are. */
export function writeByTable(table: ReadonlyMap<string, string | null>): Escaping['write'] {
  return (character) => {
    const written = table.get(character);
    return written === undefined ? character : written;
  };
}

/** A range of a text that is one value, such as the text between quotation marks, or a run of plain text. */
export interface Part {
  /** Where the part starts, in code units. */
  readonly start: number;
  /** Where the part ends. */
  readonly end: number;
  /** How characters are escaped in it. */
  readonly escaping: Escaping;
  /** Whether the range ends where the value does. Otherwise, it is text with other words in it. */
  readonly isValue: boolean;
}

/** A part of a text, read as its escaping says. */
export class UnescapedPart {
  readonly value: string;
  readonly #raw: string;
  readonly #part: Part;
  readonly #escapes: readonly Escape[];

  constructor(text: string, part: Part) {
    this.#raw = text.slice(part.start, part.end);
    this.#part = part;
    const { value, escapes } = part.escaping.read(this.#raw);
    this.value = value;
    this.#escapes = escapes;
  }

  get isValue(): boolean {
    return this.#part.isValue;
  }

  /** The offset in the text of an offset in the value. An offset inside an escape becomes the start of the escape. */
  offsetOf(index: number): number {
    return this.#part.start + this.#rawIndex(index);
  }

  /** The offset in the text of the end of a range that ends at an offset in the value. */
  endOf(index: number): number {
    const last = this.#lastEscape(index - 1);
    if (last === undefined || index === 0) return this.offsetOf(index);
    const { at, length, rawAt, rawLength } = last;
    return this.#part.start + rawAt + rawLength + Math.max(0, index - at - length);
  }

  /**
   * Writes another text in the place of a range of the value, in which characters that stay are not written again.
   *
   * @returns The raw text; null if the place cannot contain it.
   */
  write(start: number, end: number, text: string): string | null {
    const old = this.value.slice(start, end);
    const [same, sameAtEnd] = this.#unchanged(start, end, old, text);
    const rawStart = this.offsetOf(start) - this.#part.start;
    let written = this.#raw.slice(rawStart, this.#rawEnd(start + same, start));
    const known = this.#writtenCharacters(start, end);
    for (const character of text.slice(same, text.length - sameAtEnd)) {
      const raw = known.get(character) ?? this.#part.escaping.write(character);
      if (raw === null) return null;
      written += raw;
    }
    const rest =
      sameAtEnd === 0
        ? ''
        : this.#raw.slice(this.#rawIndex(end - sameAtEnd), this.#rawEnd(end, start));
    return written + rest;
  }

  #rawEnd(index: number, start: number): number {
    return index === start ? this.#rawIndex(index) : this.endOf(index) - this.#part.start;
  }

  /** How many code units stay at the start and at the end. No escape is cut in two. */
  #unchanged(start: number, end: number, old: string, text: string): [number, number] {
    const least = Math.min(old.length, text.length);
    let same = 0;
    while (same < least && old[same] === text[same]) same++;
    while (same > 0 && this.#isInside(start + same)) same--;
    let atEnd = 0;
    const most = least - same;
    while (atEnd < most && old[old.length - 1 - atEnd] === text[text.length - 1 - atEnd]) atEnd++;
    while (atEnd > 0 && this.#isInside(end - atEnd)) atEnd--;
    return [same, atEnd];
  }

  /** Whether an offset is between the two code units of a code point, or of an escape. */
  #isInside(index: number): boolean {
    const code = this.value.charCodeAt(index);
    if (code >= 0xdc00 && code <= 0xdfff) return true;
    const last = this.#lastEscape(index);
    return last !== undefined && index > last.at && index < last.at + last.length;
  }

  /** The escapes that a range of the value has already, by character. */
  #writtenCharacters(start: number, end: number): ReadonlyMap<string, string> {
    const known = new Map<string, string>();
    for (const { at, length, rawAt, rawLength } of this.#escapes) {
      if (at < start || at + length > end || length === 0) continue;
      known.set(this.value.slice(at, at + length), this.#raw.slice(rawAt, rawAt + rawLength));
    }
    return known;
  }

  #rawIndex(index: number): number {
    const last = this.#lastEscape(index);
    if (last === undefined) return index;
    const { at, length, rawAt, rawLength } = last;
    return index < at + length ? rawAt : rawAt + rawLength + index - at - length;
  }

  /** The last escape that starts at an offset or before it. */
  #lastEscape(index: number): Escape | undefined {
    let low = 0;
    let high = this.#escapes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#escapes[middle]?.at ?? 0) <= index) low = middle + 1;
      else high = middle;
    }
    return this.#escapes[low - 1];
  }
}
