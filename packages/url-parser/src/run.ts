// A run of the basic URL parser.

import type { Host } from '@urlkit/host';
import type { HostFailure } from '@urlkit/host/internal';
import type { Range } from '@urlkit/infra';
import type { Encoding } from '@urlkit/percent-encoding';
import { type ComponentOffsets, componentOffsets } from '@urlkit/url-serializer';
import { type Kind, kindOf } from './kind.js';
import type { ValidationErrorName } from './validation-errors.js';

/** A serialized base URL, and what the parser needs to know about it. */
export interface Base {
  readonly href: string;
  readonly at: ComponentOffsets;
  readonly scheme: string;
  readonly kind: Kind;
}

/** The validation error that makes the parser fail. */
export interface Failure extends Range {
  readonly name: ValidationErrorName;
}

/** A run of the parser over a text, with the results so far. */
export interface Run {
  /** The input, unchanged or without the characters that the parser removes. */
  readonly text: string;
  readonly base: Base | null;
  /** The encoding of the query; null for UTF-8. */
  readonly encoding: Encoding | null;
  /** The scheme of the URL. */
  scheme: string;
  kind: Kind;
  // The offsets of the components in the text, in code units.
  /** -1 if there is no authority. */
  authorityStart: number;
  hostStart: number;
  hostEnd: number;
  authorityEnd: number;
  pathStart: number;
  /** The offset of U+003F (?), or the end of the path; -1 if the text is a query or a fragment. */
  searchStart: number;
  /** The offset of U+0023 (#), or the end of the query; -1 if the text is a fragment. */
  hashStart: number;
  /** What the host parser returned; null if no host was read. */
  host: Host | HostFailure | null;
  /** Whether a component may contain characters that the parser removes. */
  mayBeUnprepared: boolean;
  hasFailed: boolean;
  /** Why the parser failed; null if it did not, or failed without a validation error. */
  failure: Failure | null;
}

/** @param text The input, unchanged or without the characters that the parser removes. */
export function createRun(
  text: string,
  base: Base | null = null,
  encoding: Encoding | null = null,
): Run {
  const end = text.length;
  return {
    text,
    base,
    encoding,
    scheme: '',
    kind: 'other',
    authorityStart: -1,
    hostStart: -1,
    hostEnd: -1,
    authorityEnd: -1,
    pathStart: end,
    searchStart: end,
    hashStart: end,
    host: null,
    mayBeUnprepared: false,
    hasFailed: false,
    failure: null,
  };
}

/** Sets the scheme of a run, which is in lower case. */
export function setScheme(run: Run, scheme: string): void {
  run.scheme = scheme;
  run.kind = kindOf(scheme);
}

/** Ends a run with the validation error that makes the parser fail. */
export function fail(run: Run, name: ValidationErrorName, start: number, end: number): null {
  run.hasFailed = true;
  run.failure = { name, start, end };
  return null;
}

/** Returns the range of a failure in the text. Finding the range of a failed host takes time. */
export function rangeOf({ start, end }: Failure, { host }: Run): Range {
  if (host?.kind !== 'failure') return { start, end };
  const range = host.findRange();
  return { start: start + range.start, end: start + range.end };
}

/** @param href A string that the URL serializer returned. */
export function openBase(href: string): Base {
  const at = componentOffsets(href);
  const scheme = href.slice(0, at.schemeEnd);
  return { href, at, scheme, kind: kindOf(scheme) };
}

/** @see https://url.spec.whatwg.org/#url-opaque-path */
export function hasOpaquePath(href: string, { schemeEnd }: ComponentOffsets): boolean {
  return href.charAt(schemeEnd + 1) !== '/';
}
