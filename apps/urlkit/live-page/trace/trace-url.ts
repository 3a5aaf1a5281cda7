// Follows each character of an input to the serialized URL.

import {
  hasOpaquePath,
  isFileScheme,
  isNormalizedWindowsDriveLetter,
  startsWithWindowsDriveLetter,
  type URLRecord,
} from '@urlkit/url-record';
import { componentOffsets, serializeURL } from '@urlkit/url-serializer';
import { alignCase, alignDelimiter, alignEncoded, alignHost, alignPort } from './align.js';
import { alignPath } from './align-path.js';
import { type Authority, cutInput, type InputParts } from './cut-input.js';
import { restoreRemoved, withoutRemoved } from './removed.js';
import { joinSteps, type Step, wholeStep } from './step.js';

/** The parts of a serialized URL. Joined, with U+003A (:) after the scheme, they are the URL. */
interface WrittenParts {
  readonly scheme: string;
  readonly slashes: string;
  readonly username: string;
  readonly password: string;
  readonly at: string;
  readonly host: string;
  readonly port: string;
  /** `/.`, which prevents a path from being read as an authority; or empty. */
  readonly pathPrefix: string;
  readonly path: string;
  readonly query: string;
  readonly fragment: string;
}

/** Whether missing parts of an input come from the base. */
interface Inheritance {
  readonly scheme: boolean;
  readonly authority: boolean;
  readonly path: boolean;
  readonly query: boolean;
}

const noAuthority: Authority = { username: '', password: '', at: '', host: '', port: '' };

/**
 * Finds what happens to each character of an input.
 *
 * @param url The result of parsing the input with the base.
 * @returns Steps in the order of the input. Their `from` texts joined are the input, and their `to` texts joined are the
 * serialized URL.
 */
export function traceURL(
  input: string,
  url: Readonly<URLRecord>,
  base: Readonly<URLRecord> | null,
): Step[] {
  const parts = cutInput(withoutRemoved(input), url, base);
  const written = cutSerializedURL(serializeURL(url));
  const isInherited = findInheritance(parts, base);
  const steps = [
    ...fromBase(isInherited.scheme, traceScheme(parts, written)),
    ...fromBase(isInherited.authority, traceAuthority(parts, written, url)),
    ...wholeStep('delimiter', '', written.pathPrefix),
    ...fromBase(
      isInherited.path,
      tracePath(parts, written, url, isInherited.authority ? base : null),
    ),
    ...fromBase(isInherited.query, alignEncoded('query', parts.query, written.query)),
    ...alignEncoded('fragment', parts.fragment, written.fragment),
  ];
  return restoreRemoved(joinSteps(steps), input);
}

function cutSerializedURL(href: string): WrittenParts {
  const offsets = componentOffsets(href);
  return {
    scheme: href.slice(0, offsets.schemeEnd),
    slashes: href.slice(offsets.schemeEnd + 1, offsets.usernameStart),
    username: href.slice(offsets.usernameStart, offsets.usernameEnd),
    password: href.slice(offsets.usernameEnd, offsets.userinfoEnd),
    at: href.slice(offsets.userinfoEnd, offsets.hostStart),
    host: href.slice(offsets.hostStart, offsets.hostEnd),
    port: href.slice(offsets.hostEnd, offsets.authorityEnd),
    pathPrefix: href.slice(offsets.authorityEnd, offsets.pathStart),
    path: href.slice(offsets.pathStart, offsets.searchStart),
    query: href.slice(offsets.searchStart, offsets.hashStart),
    fragment: href.slice(offsets.hashStart),
  };
}

// https://url.spec.whatwg.org/#relative-state
function findInheritance(
  { scheme, authority, path, query }: InputParts,
  base: Readonly<URLRecord> | null,
): Inheritance {
  const isRelative = base !== null && (scheme === '' || scheme.toLowerCase() === base.scheme);
  const inheritsAuthority = isRelative && authority === null;
  const inheritsPath = inheritsAuthority && path === '';
  return {
    scheme: scheme === '',
    authority: inheritsAuthority,
    path: inheritsPath,
    query: inheritsPath && query === '',
  };
}

function traceScheme({ scheme, colon }: InputParts, written: WrittenParts): Step[] {
  const steps =
    alignCase('scheme', scheme, written.scheme) ?? wholeStep('scheme', scheme, written.scheme);
  return [...steps, ...alignDelimiter(colon, ':')];
}

function traceAuthority(
  { slashes, authority }: InputParts,
  written: WrittenParts,
  { host }: Readonly<URLRecord>,
): Step[] {
  const from = authority ?? noAuthority;
  return [
    ...alignDelimiter(slashes, written.slashes),
    ...alignEncoded('username', from.username, written.username),
    ...alignEncoded('password', from.password, written.password),
    ...wholeStep('delimiter', from.at, written.at),
    ...alignHost(from.host, written.host, host?.kind === 'opaque'),
    ...alignPort(from.port, written.port),
  ];
}

/**
 * Returns the steps of the path.
 *
 * @param base The base URL, whose path may come before the path of the input.
 */
function tracePath(
  { path }: InputParts,
  written: WrittenParts,
  url: Readonly<URLRecord>,
  base: Readonly<URLRecord> | null,
): Step[] {
  if (hasOpaquePath(url)) return alignEncoded('path', path, written.path);
  return alignPath(path, written.path, url.scheme, base === null ? [] : segmentsBefore(path, base));
}

function fromBase(isInherited: boolean, steps: readonly Step[]): readonly Step[] {
  if (!isInherited) return steps;
  return steps.map((step) => (step.fate === 'added' ? { ...step, fate: 'from the base' } : step));
}

/** Returns the segments of a base URL that come before a path. */
function segmentsBefore(path: string, base: Readonly<URLRecord>): readonly string[] {
  if (typeof base.path === 'string') return [];
  const isRooted = /^[/\\]/.test(path);
  if (!isFileScheme(base.scheme)) return isRooted ? [] : base.path.slice(0, -1);
  if (startsWithWindowsDriveLetter(path.replace(/^[/\\]/, ''))) return [];
  const hasDrive = isNormalizedWindowsDriveLetter(base.path[0] ?? '');
  return isRooted || base.path.length === 1
    ? base.path.slice(0, hasDrive ? 1 : 0)
    : base.path.slice(0, -1);
}
