// References as objects. Their methods call the functions for plain data.

import { serializeHost } from '@urlkit/host';
import {
  assertArgument,
  hrefOf,
  isObject,
  mustBeObject,
  readOptions,
  requireURLText,
  withoutPrototype,
} from '@urlkit/internal';
import { assertPart, createAuthority, createReference, isPartName } from './create-reference.js';
import { mustBeLevel } from './equivalence-levels.js';
import { dotFileToDir, type EquivalenceLevel, normalizeUpTo } from './normalization.js';
import { goto, ord } from './order.js';
import { resolveAndNormalize } from './parse-resolve-and-normalize.js';
import type { ParserMode } from './parser-modes.js';
import { encodeReference } from './percent-coding.js';
import { pathOf, print } from './printing.js';
import {
  type Authority,
  compose,
  type Drive,
  emptyReference,
  modeOfScheme,
  type Parts,
  type Port,
  type Reference,
  type ReferenceHost,
} from './reference.js';
import { referenceEquals } from './reference-equivalence.js';
import { findFailure } from './reference-failure.js';
import {
  type ParseReferenceOptions,
  parseChecks,
  parseReference,
  parseWrittenHost,
} from './reference-parser.js';
import { type RelativizeOptions, relativize } from './relativization.js';
import { withoutSameScheme } from './resolution.js';

/** New values for components. Those that are not given, or undefined, stay; null removes one. */
export interface URLReferenceChanges {
  /** Without U+003A (:). */
  readonly scheme?: string | null | undefined;
  /** Requires a host. */
  readonly username?: string | null | undefined;
  /** Requires a username. */
  readonly password?: string | null | undefined;
  /**
   * An IPv6 address must be in brackets. The empty string makes the authority empty; null removes it.
   */
  readonly host?: string | null | undefined;
  /** A 16-bit unsigned integer; the empty string for a colon without a number. */
  readonly port?: Port | null | undefined;
  /** A drive letter and U+003A (:) or U+007C (|). */
  readonly drive?: string | null | undefined;
  /** If it is not given, a root is added if one is required. */
  readonly root?: '/' | null | undefined;
  /** The segments that a slash follows. */
  readonly dirs?: readonly string[] | undefined;
  /** The last segment, which must not be empty. */
  readonly file?: string | null | undefined;
  /** Without U+003F (?). */
  readonly query?: string | null | undefined;
  /** Without U+0023 (#). */
  readonly fragment?: string | null | undefined;
}

/** A reference in the forms that methods accept. A `URL` object counts as its `href`. */
export type URLReferenceInput =
  | URLReference
  | string
  | {
      /** The URL. */
      readonly href: string;
    };

/**
 * A reference in the forms that the constructor of {@link URLReference} accepts. A `URL` object counts as its `href`.
 */
export type ReferenceInput =
  | string
  | {
      /** The URL. */
      readonly href: string;
    }
  | Reference;

/**
 * A URL reference, relative or not. It is immutable. A missing component is null; `dirs` is empty
 * instead.
 *
 * Components are as they were parsed: percent-encoded bytes are not decoded, and nothing is
 * percent-encoded until the reference is printed or normalized.
 *
 * A string that is passed to a method is parsed in the mode of the reference.
 *
 * @example
 * ```ts
 * new URLReference('../img/a.png').rebase('docs/guide/').toString(); // 'docs/guide/../img/a.png'
 * ```
 */
export class URLReference {
  /** The components as plain data, for the functions of this package. */
  readonly reference: Reference;
  /** The parser mode: that of the scheme or, without a scheme, the option `mode`. */
  readonly mode: ParserMode;

  /**
   * Parses a URL reference, or copies one that is plain data.
   *
   * @param options The options of {@link parseReference}.
   * @throws {TypeError} If the string does not match the grammar, or the plain data is not a reference. In the first
   * case, `validationError` has the name and the range of a validation error of the URL standard.
   */
  constructor(input: ReferenceInput, options?: ParseReferenceOptions) {
    const own = readOptions(options, parseChecks);
    const text = isObject(input) ? hrefOf(input) : requireURLText(input, 'input');
    const reference =
      text === null ? createReference(input as Reference) : parseReference(text, own);
    if (reference === null) throw syntaxError(text ?? '', own);
    this.reference = reference;
    this.mode = modeOfScheme(reference.scheme) ?? own.mode ?? 'web';
    for (const value of [reference.authority, reference.dirs, reference, this]) {
      Object.freeze(value);
    }
  }

  /**
   * Parses a URL reference.
   *
   * @param input A string, or a `URL` object, which counts as its `href`.
   * @param options The options of {@link parseReference}.
   * @returns The reference; null if the string does not match the grammar.
   */
  static parse(
    input: string | { readonly href: string },
    options?: ParseReferenceOptions,
  ): URLReference | null {
    const reference = parseReference(requireURLText(input, 'input'), options);
    return reference && new URLReference(reference, options);
  }

  /** In any letter case, without U+003A (:). */
  get scheme(): string | null {
    return this.reference.scheme;
  }

  /** Null if there is no U+0040 (@). */
  get username(): string | null {
    return this.reference.authority?.username ?? null;
  }

  /** Null if there is no U+003A (:) after the username. */
  get password(): string | null {
    return this.reference.authority?.password ?? null;
  }

  /** IPv6 addresses are in brackets. The empty string if the authority is empty; null if there is none. */
  get host(): string | null {
    const { authority } = this.reference;
    if (authority === null) return null;
    return authority.host === null ? '' : serializeHost(authority.host);
  }

  /** The empty string if there is a colon without a number. */
  get port(): Port | null {
    return this.reference.authority?.port ?? null;
  }

  /** A drive letter and U+003A (:) or U+007C (|). Parsed in file-mode only. */
  get drive(): Drive | null {
    return this.reference.drive;
  }

  /** `/` if the path starts with a slash; otherwise null. The slash before a drive does not count. */
  get root(): '/' | null {
    return this.reference.root;
  }

  /** The path segments with a slash after them. */
  get dirs(): readonly string[] {
    return this.reference.dirs;
  }

  /** The last path segment; null if the path ends in a slash or is empty. */
  get file(): string | null {
    return this.reference.file;
  }

  /** Without U+003F (?). */
  get query(): string | null {
    return this.reference.query;
  }

  /** Without U+0023 (#). */
  get fragment(): string | null {
    return this.reference.fragment;
  }

  /** The drive, the root, the dirs and the file, percent-encoded. */
  get pathname(): string {
    return pathOf(encodeReference(this.reference, this.mode));
  }

  /**
   * Returns a copy of the reference with some components changed.
   *
   * @throws {TypeError} If there is no such component, a value is not valid, or the components do not go together.
   */
  with(changes: URLReferenceChanges): URLReference {
    assertArgument(changes, 'changes', mustBeObject);
    const own = withoutPrototype(changes);
    const { username, password, host, port, ...others } = own;
    const unknown = Object.keys(others).find((name) => !isPartName(name) || name === 'authority');
    if (unknown !== undefined) throw new TypeError(`changes has no member ${unknown}`);
    const given = Object.entries(others).filter((entry) => entry[1] !== undefined);
    const old = this.reference;
    const parts: Parts = {
      ...old,
      ...Object.fromEntries(given),
      authority: changeAuthority(old.authority, { username, password, host, port }, this.mode),
    };
    // Adds a root if one is required, unless the change removes it.
    return this.wrap(createReference(own.root === undefined ? compose(parts) : parts));
  }

  /**
   * Returns the reference as seen from `base`, which may be relative: the part of `base` that the reference does not
   * replace, followed by the reference. If both have the same scheme, that of the reference is ignored. A dot segment at
   * the end of `base` counts as a directory. Nothing is normalized.
   *
   * @throws {TypeError} If `base` does not match the grammar.
   * @see https://alwinb.github.io/url-specification/#reference-resolution
   */
  rebase(base: URLReferenceInput): URLReference {
    const from = this.referenceOf(base, 'base');
    if (from === null) throw syntaxError(hrefOf(base) ?? '', { mode: this.mode });
    const relative = withoutSameScheme(this.reference, from);
    return this.wrap(goto(endsInPath(relative) ? dotFileToDir(from) : from, relative));
  }

  /**
   * Returns an equivalent reference, normalized up to a level.
   *
   * @param level The default is `percent-coding`, the highest level.
   * @throws {TypeError} If there is no such level.
   * @see https://alwinb.github.io/url-specification/#equivalences-and-normalisation
   */
  normalize(level: EquivalenceLevel = 'percent-coding'): URLReference {
    assertArgument(level, 'level', mustBeLevel);
    return this.wrap(normalizeUpTo(level, this.reference, this.mode));
  }

  /**
   * Resolves the reference as the URL standard does, and normalizes the result. To see it from a relative
   * reference, use {@link rebase}.
   *
   * @param base A URL, which is resolved and normalized first.
   * @returns The URL, or null for failure, also if `base` does not match the grammar or does not resolve.
   * @see https://alwinb.github.io/url-specification/#concluding
   */
  resolve(base?: URLReferenceInput): URLReference | null {
    const given = base === undefined ? null : this.referenceOf(base, 'base');
    const from = base === undefined ? emptyReference : given && resolveAndNormalize(given);
    const resolved = from && resolveAndNormalize(this.reference, from);
    return resolved && this.wrap(resolved);
  }

  /**
   * Returns the shortest reference of a kind that resolves to this URL against `base`, or of the next
   * kind if there is none. Instead of two URLs, both may be paths that start with U+002F (/), or relative references. From a relative
   * reference, {@link rebase} leads back to this one.
   *
   * @returns The reference, in the mode of `base`; null if this URL and `base` are not two of these, or there is no reference from
   * one to the other, as from `../a` to `b`, or if `base` does not match the grammar.
   */
  relativize(base: URLReferenceInput, options?: RelativizeOptions): URLReference | null {
    const from = this.referenceOf(base, 'base');
    const relative = from && relativize(this.reference, from, options);
    const mode = modeOfScheme(from?.scheme ?? null) ?? this.mode;
    return relative && new URLReference(relative, { mode });
  }

  /**
   * Whether another reference is equivalent at a level.
   *
   * @param level The default is `as-is`.
   * @returns False if `other` does not match the grammar.
   * @see https://alwinb.github.io/url-specification/#equivalences-and-normalisation
   */
  equals(other: URLReferenceInput, level?: EquivalenceLevel): boolean {
    const read = this.referenceOf(other, 'other');
    return (
      referenceEquals(this.reference, read ?? emptyReference, level, this.mode) && read !== null
    );
  }

  /** Returns the reference as an ASCII string. */
  toString(): string {
    return print(this.reference, this.mode);
  }

  /**
   * Returns the reference as a string that keeps non-ASCII code points, except control characters,
   * surrogates and noncharacters.
   */
  toUnicodeString(): string {
    return print(this.reference, this.mode, true);
  }

  /** Returns the reference as an ASCII string. */
  toJSON(): string {
    return this.toString();
  }

  private wrap(reference: Reference): URLReference {
    return new URLReference(reference, { mode: this.mode });
  }

  // Parses a string in the mode of this reference. Returns null if it does not match the grammar.
  private referenceOf(input: URLReferenceInput, name: string): Reference | null {
    if (isObject(input) && 'reference' in input) return input.reference;
    const text = hrefOf(input);
    if (text !== null) return parseReference(text, { mode: this.mode });
    throw new TypeError(`${name} must be a URLReference, a string or a URL object`);
  }
}

// Like that of the `URL` constructor, but without the input.
function syntaxError(text: string, { mode = 'web' }: ParseReferenceOptions): TypeError {
  const failure = findFailure(text, mode);
  if (failure === null) return new TypeError('Invalid URL reference by the strict grammar');
  const error = new TypeError(`Invalid URL reference: ${failure.name} at ${failure.start}`);
  return Object.assign(error, { validationError: failure });
}

// Whether the segments of a reference come first.
function endsInPath(url: Reference): boolean {
  const order = ord(url);
  return order === 'dir' || order === 'file';
}

function either<Value>(change: Value | undefined, old: Value): Value {
  return change === undefined ? old : change;
}

function changeAuthority(
  old: Authority | null,
  changes: URLReferenceChanges,
  mode: ParserMode,
): Authority | null {
  const { username, password, host, port } = changes;
  const isWithoutHost = host === null || (old === null && host === undefined);
  if (isWithoutHost && [username, password, port].every((change) => change == null)) return null;
  return createAuthority({
    username: either(username, old?.username),
    password: either(password, old?.password),
    host: host === undefined ? old?.host : hostOf(host, mode),
    port: either(port, old?.port),
  });
}

function hostOf(text: string | null, mode: ParserMode): ReferenceHost | null {
  assertPart(text === null || typeof text === 'string', 'host');
  const host = text ? parseWrittenHost(text, mode) : null;
  assertPart(!text || host !== null, 'host');
  return host;
}
