// References for people.

import { serializeHost } from '@urlkit/host';
import {
  assertArgument,
  hasOwn,
  isObject,
  mustBeObject,
  readOptions,
  withoutPrototype,
} from '@urlkit/infra/internal';
import { mustBeLevel, parseChecks } from './assert.js';
import { assertPart, createAuthority, createReference, isPartName } from './create-reference.js';
import { type EquivalenceLevel, normalizeUpTo } from './normalization.js';
import { goto } from './order.js';
import { resolveAndNormalize } from './parse-resolve-and-normalize.js';
import type { ParserMode } from './parser-mode.js';
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
import {
  type ParseReferenceOptions,
  parseReference,
  parseWrittenHost,
} from './reference-parser.js';
import { type ReferenceKind, relativize } from './relativization.js';
import { withoutSameScheme } from './resolution.js';

/** New values of properties; what is not given, or undefined, stays. */
export interface URLReferenceChanges {
  readonly scheme?: string | null | undefined;
  readonly username?: string | null | undefined;
  readonly password?: string | null | undefined;
  /** Empty for an empty authority, null to take it away. IPv6 addresses are in brackets. */
  readonly host?: string | null | undefined;
  readonly port?: Port | null | undefined;
  readonly drive?: string | null | undefined;
  readonly root?: '/' | null | undefined;
  readonly dirs?: readonly string[] | undefined;
  readonly file?: string | null | undefined;
  readonly query?: string | null | undefined;
  readonly fragment?: string | null | undefined;
}

/** What methods take for a reference: a `URL` object stands for its `href`. */
export type URLReferenceInput = URLReference | string | { readonly href: string };

/** What a {@link URLReference} is made of: a `URL` object stands for its `href`. */
export type ReferenceInput = string | { readonly href: string } | Reference;

// Null for what is neither a string nor a URL object.
function textOf(input: unknown): string | null {
  if (typeof input === 'string') return input;
  if (!isObject(input) || hasOwn(input, 'scheme') || !('href' in input)) return null;
  return typeof input.href === 'string' ? input.href : null;
}

/**
 * A URL reference, relative or not: an immutable value. What it does not have is null.
 *
 * Its strings are as they were parsed: percent-encoded bytes are not decoded, and nothing is encoded
 * before it is printed or normalized.
 */
export class URLReference {
  /** The components as plain data, for the functions of this package. */
  readonly reference: Reference;
  /** How strings without a scheme are read: as the scheme says, if there is one. */
  readonly mode: ParserMode;

  /**
   * Parses a URL reference.
   *
   * @throws {TypeError} If the grammar does not have the string, or if plain data is no reference.
   */
  constructor(input: ReferenceInput, options?: ParseReferenceOptions) {
    const own = readOptions(options, parseChecks);
    const text = textOf(input);
    const reference =
      text === null ? createReference(input as Reference) : parseReference(text, own);
    if (reference === null) throw new TypeError('Invalid URL reference');
    this.reference = reference;
    this.mode = modeOfScheme(reference.scheme) ?? own.mode ?? 'web';
    for (const value of [reference.authority, reference.dirs, reference, this]) {
      Object.freeze(value);
    }
  }

  /** Parses a URL reference; null if the grammar does not have the string. */
  static parse(
    input: string | { readonly href: string },
    options?: ParseReferenceOptions,
  ): URLReference | null {
    const text = textOf(input);
    if (text === null) throw new TypeError('input must be a string or a URL object');
    const reference = parseReference(text, options);
    return reference && new URLReference(reference, options);
  }

  get scheme(): string | null {
    return this.reference.scheme;
  }

  get username(): string | null {
    return this.reference.authority?.username ?? null;
  }

  get password(): string | null {
    return this.reference.authority?.password ?? null;
  }

  /** Empty if there is an authority without a host. IPv6 addresses are in brackets. */
  get host(): string | null {
    const { authority } = this.reference;
    if (authority === null) return null;
    return authority.host === null ? '' : serializeHost(authority.host);
  }

  /** Empty if there is a colon without a number. */
  get port(): Port | null {
    return this.reference.authority?.port ?? null;
  }

  /** A letter and `:` or `|`, of a file URL. */
  get drive(): Drive | null {
    return this.reference.drive;
  }

  /** Whether the path starts with a slash, that of an authority and of a drive apart. */
  get root(): '/' | null {
    return this.reference.root;
  }

  /** The segments that a slash follows. */
  get dirs(): readonly string[] {
    return this.reference.dirs;
  }

  /** The last segment; null if the path ends in a slash, or if there is none. */
  get file(): string | null {
    return this.reference.file;
  }

  /** Without `?`. */
  get query(): string | null {
    return this.reference.query;
  }

  /** Without `#`. */
  get fragment(): string | null {
    return this.reference.fragment;
  }

  /** The drive, the root, the dirs and the file, percent-encoded. */
  get pathname(): string {
    return pathOf(encodeReference(this.reference, this.mode));
  }

  /**
   * A reference with some properties changed. A path after a new host or drive gets a root.
   *
   * @throws {TypeError} If there is no such property, if a value is none for its property, or if the
   *   properties do not go together.
   */
  with(changes: URLReferenceChanges): URLReference {
    assertArgument(changes, 'changes', mustBeObject);
    const own = withoutPrototype(changes);
    const { username, password, host, port, ...others } = own;
    assertPart(Object.keys(others).every(isPartName) && !hasOwn(others, 'authority'), 'change');
    const given = Object.entries(others).filter((entry) => entry[1] !== undefined);
    const old = this.reference;
    const parts: Parts = {
      ...old,
      ...Object.fromEntries(given),
      authority: changeAuthority(old.authority, { username, password, host, port }, this.mode),
    };
    // A root that nobody asked to be absent is added where there has to be one.
    return this.wrap(createReference(own.root === undefined ? compose(parts) : parts));
  }

  /**
   * The reference as seen from where `base` leads: the part of `base` above it, and then itself. It
   * stays relative if both are. Nothing is normalized.
   */
  rebase(base: URLReferenceInput): URLReference {
    const from = this.referenceOf(base, 'base');
    return this.wrap(goto(from, withoutSameScheme(this.reference, from)));
  }

  /** An equivalent reference in its normal form; `percent-coding` is the highest level. */
  normalize(level: EquivalenceLevel = 'percent-coding'): URLReference {
    assertArgument(level, 'level', mustBeLevel);
    return this.wrap(normalizeUpTo(level, this.reference, this.mode));
  }

  /**
   * The URL that the reference leads to: resolved as the URL standard resolves it, and normalized.
   *
   * @param base A URL, which is resolved and normalized first.
   * @returns The URL, or null if there is none, or if `base` is no URL.
   */
  resolve(base?: URLReferenceInput): URLReference | null {
    const from =
      base === undefined ? emptyReference : resolveAndNormalize(this.referenceOf(base, 'base'));
    const resolved = from && resolveAndNormalize(this.reference, from);
    return resolved && this.wrap(resolved);
  }

  /**
   * The shortest reference of a kind that resolves against `base` to this URL, or of the next kind if
   * none of that kind does.
   *
   * @param kind `path-relative` if it is not given.
   * @returns The reference, or null if this or `base` is no URL.
   */
  relativize(base: URLReferenceInput, kind?: ReferenceKind): URLReference | null {
    const from = this.referenceOf(base, 'base');
    const relative = relativize(from, this.reference, kind);
    return relative && new URLReference(relative, { mode: modeOfScheme(from.scheme) ?? this.mode });
  }

  /** Whether another reference is equivalent on a level, by default `as-is`. */
  equals(other: URLReferenceInput, level?: EquivalenceLevel): boolean {
    return referenceEquals(this.reference, this.referenceOf(other, 'other'), level, this.mode);
  }

  /** The reference as an ASCII string. */
  toString(): string {
    return print(this.reference, this.mode);
  }

  /** The reference as a Unicode string, which is parsed to the same. */
  toUnicodeString(): string {
    return print(this.reference, this.mode, true);
  }

  /** The reference as an ASCII string. */
  toJSON(): string {
    return this.toString();
  }

  private wrap(reference: Reference): URLReference {
    return new URLReference(reference, { mode: this.mode });
  }

  // A string is read as this was.
  private referenceOf(input: URLReferenceInput, name: string): Reference {
    if (isObject(input) && 'reference' in input) return input.reference;
    const text = textOf(input);
    if (text !== null) return new URLReference(text, { mode: this.mode }).reference;
    throw new TypeError(`${name} must be a URLReference, a string or a URL object`);
  }
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
  const isKept = (change: unknown): boolean => change === undefined || change === null;
  const mayBeNull = host === null || (old === null && host === undefined);
  if (mayBeNull && [username, password, port].every(isKept)) return null;
  return createAuthority({
    username: either(username, old?.username),
    password: either(password, old?.password),
    host: host === undefined ? old?.host : hostOf(host, mode),
    port: either(port, old?.port),
  });
}

function hostOf(text: string | null, mode: ParserMode): ReferenceHost | null {
  const host = text ? parseWrittenHost(text, mode) : null;
  assertPart(!text || host !== null, 'host');
  return host;
}
