// A run of the basic URL parser.

import type { Encoding } from '@urlkit/percent-encoding';
import { toScheme } from '@urlkit/url-record';
import { type ComponentOffsets, componentOffsets } from '@urlkit/url-serializer';
import { type Kind, kindOf } from './kind.js';
import type { URLValidationError, ValidationErrorName } from './validation-errors.js';

/** A base URL: serialized, and what the parser asks of it. */
export interface Base {
  readonly href: string;
  readonly at: ComponentOffsets;
  readonly scheme: string;
  readonly kind: Kind;
  readonly hasOpaquePath: boolean;
}

/**
 * A run of the parser over a text, and the borders that it has found there.
 *
 * ```
 * https:\\/user:pass@example.com:1234/foo/bar?baz#quux
 *       | ||         |          |    |       |   |
 *       | ||         |          |    |       |   `- fragmentStart
 *       | ||         |          |    |       `----- queryStart
 *       | ||         |          |    `------------- pathStart
 *       | ||         |          `------------------ hostEnd
 *       | ||         `----------------------------- hostStart
 *       | |`--------------------------------------- authorityStart
 *       | `---------------------------------------- ignoredStart
 *       `------------------------------------------ slashesStart
 * ```
 */
export interface Run {
  /** The input, prepared: without what the parser removes from it. */
  readonly text: string;
  readonly base: Base | null;
  /** The encoding of the query; null for UTF-8. */
  readonly encoding: Encoding | null;
  /** Whether all borders are wanted: then no component is taken as it is before its borders are known. */
  readonly isReported: boolean;
  /** Of the URL. */
  scheme: string;
  kind: Kind;
  /** Whether a component was read that may hold what the parser removes before it starts. */
  mayBeUnprepared: boolean;
  hasFailed: boolean;
  /** Why the parser failed; null if there is no name for it. The range is one of `text`. */
  failure: URLValidationError | null;
  /** After the scheme and its colon. */
  slashesStart: number;
  /** Of the slashes that special authority ignore slashes state ignores. */
  ignoredStart: number;
  /** Equal to `hostStart` if there are no credentials, and to `pathStart` if there is no authority. */
  authorityStart: number;
  hostStart: number;
  hostEnd: number;
  pathStart: number;
  queryStart: number;
  fragmentStart: number;
}

/** @param text The input, prepared as it has to be. */
export function createRun(
  text: string,
  base: Base | null = null,
  encoding: Encoding | null = null,
  isReported = false,
): Run {
  return {
    text,
    base,
    encoding,
    isReported,
    scheme: '',
    kind: 'other',
    mayBeUnprepared: false,
    hasFailed: false,
    failure: null,
    slashesStart: 0,
    ignoredStart: -1,
    authorityStart: -1,
    hostStart: -1,
    hostEnd: -1,
    pathStart: text.length,
    queryStart: text.length,
    fragmentStart: text.length,
  };
}

/** Ends a run with the validation error for which the parser returns failure. */
export function fail(run: Run, name: ValidationErrorName, start: number, end: number): null {
  run.hasFailed = true;
  run.failure = { name, start, end, fatal: true };
  return null;
}

export function setScheme(run: Run, scheme: string): void {
  run.scheme = scheme;
  run.kind = kindOf(scheme);
}

/** @param href A string that the URL serializer returned. */
export function openBase(href: string): Base {
  const at = componentOffsets(href);
  const scheme = toScheme(href, at.schemeEnd);
  return { href, at, scheme, kind: kindOf(scheme), hasOpaquePath: hasOpaquePath(href, at) };
}

/** @see https://url.spec.whatwg.org/#url-opaque-path */
export function hasOpaquePath(href: string, { schemeEnd, pathStart }: ComponentOffsets): boolean {
  return href.charAt(schemeEnd + 1) !== '/' && href.charAt(pathStart) !== '/';
}
