// A run of the basic URL parser.

import type { Range } from '@urlkit/infra';
import type { Encoding } from '@urlkit/percent-encoding';
import { type ComponentOffsets, componentOffsets } from '@urlkit/url-serializer';
import { type Kind, kindOf } from './kind.js';
import type { ValidationErrorName } from './validation-errors.js';

/** A base URL: serialized, and what the parser asks of it. */
export interface Base {
  readonly href: string;
  readonly at: ComponentOffsets;
  readonly scheme: string;
  readonly kind: Kind;
}

/** The validation error for which the parser returns failure, and how to find its range in the text. */
export interface Failure {
  readonly name: ValidationErrorName;
  readonly findRange: () => Range;
}

/** A run of the parser over a text, and what it has read. */
export interface Run {
  /** The input, as it came or without what the parser removes from it. */
  readonly text: string;
  readonly base: Base | null;
  /** The encoding of the query; null for UTF-8. */
  readonly encoding: Encoding | null;
  /** Of the URL. */
  scheme: string;
  kind: Kind;
  /** The authority, as it is in the text; null if there is none. The path follows it. */
  authority: string | null;
  /** The path, as it is in the text. */
  path: string;
  /** U+003F (?) and the query, as they are in the text; empty if there is none. */
  query: string;
  /** U+0023 (#) and the fragment, as they are in the text; empty if there is none. */
  fragment: string;
  /** Where what was read ends in the text: an offset in code units. */
  end: number;
  /** Whether a component was read that may hold what the parser removes before it starts. */
  mayBeUnprepared: boolean;
  hasFailed: boolean;
  /** Why the parser failed; null if there is no name for it. */
  failure: Failure | null;
}

/** @param text The input, as it came or without what the parser removes from it. */
export function createRun(
  text: string,
  base: Base | null = null,
  encoding: Encoding | null = null,
): Run {
  return {
    text,
    base,
    encoding,
    scheme: '',
    kind: 'other',
    authority: null,
    path: '',
    query: '',
    fragment: '',
    end: text.length,
    mayBeUnprepared: false,
    hasFailed: false,
    failure: null,
  };
}

/** @param scheme In any letter case. Most are special schemes in lower case. */
export function setScheme(run: Run, scheme: string): void {
  const kind = kindOf(scheme);
  run.scheme = kind === 'other' ? scheme.toLowerCase() : scheme;
  run.kind = kind === 'other' ? kindOf(run.scheme) : kind;
}

/** Where the path starts in the text: an offset in code units. */
export function pathStartOf({ end, path, query, fragment }: Run): number {
  return end - fragment.length - query.length - path.length;
}

/** Where the authority starts, or the path if there is none. */
export function authorityStartOf(run: Run): number {
  return pathStartOf(run) - (run.authority?.length ?? 0);
}

/** Ends a run with the validation error for which the parser returns failure. */
export function fail(run: Run, name: ValidationErrorName, findRange: () => Range): null {
  run.hasFailed = true;
  run.failure = { name, findRange };
  return null;
}

/** @param href A string that the URL serializer returned. */
export function openBase(href: string): Base {
  const at = componentOffsets(href);
  const scheme = href.slice(0, at.schemeEnd);
  return { href, at, scheme, kind: kindOf(scheme) };
}

/** @see https://url.spec.whatwg.org/#url-opaque-path */
export function hasOpaquePath(href: string, { schemeEnd, pathStart }: ComponentOffsets): boolean {
  return href.charAt(schemeEnd + 1) !== '/' && href.charAt(pathStart) !== '/';
}
