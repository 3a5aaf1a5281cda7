// https://url.spec.whatwg.org/#concept-basic-url-parser
// The basic URL parser with a state override: it reads one component and puts it into a URL.

import { writeHost } from '@urlkit/host/internal';
import { defaultPort } from '@urlkit/url-record';
import type { ComponentOffsets } from '@urlkit/url-serializer';
import { findAuthority, findDigitsEnd, readFileHost, readHost, readPort } from './authority.js';
import { kindOf, readScheme } from './kind.js';
import { readFragment, readPath, readQuery } from './path.js';
import { fail, type Run } from './run.js';
import { separatePath } from './states.js';

/**
 * Reads the text of a run as a component of a URL.
 *
 * @param run Its scheme is that of the URL.
 * @param href The URL, serialized.
 * @param existing The text to which the state appends; empty if it replaces the component.
 * @returns The URL with the component changed, serialized. If the run has failed, it contains the
 * changes that were made before.
 */
export type Override = (run: Run, href: string, at: ComponentOffsets, existing: string) => string;

/** @see https://url.spec.whatwg.org/#scheme-start-state */
export const overrideScheme: Override = (run, href, at) => {
  const scheme = readScheme(run.text);
  if (scheme === null) return failWithoutError(run, href);
  const kind = kindOf(scheme);
  const port = href.slice(at.hostEnd, at.authorityEnd);
  const isRefused =
    (kind === 'other') !== (run.kind === 'other') ||
    (kind === 'file' && (hasCredentials(at) || port !== '')) ||
    (run.kind === 'file' && at.hostStart === at.hostEnd);
  if (isRefused) return href;
  const isDefault = port !== '' && port === `:${defaultPort(scheme)}`;
  const authority = href.slice(at.schemeEnd, isDefault ? at.hostEnd : at.authorityEnd);
  return scheme + authority + href.slice(at.authorityEnd);
};

/** @see https://url.spec.whatwg.org/#host-state */
export const overrideHost: Override = (run, href, at) => changeHost(run, href, at, false);

/** @see https://url.spec.whatwg.org/#hostname-state */
export const overrideHostname: Override = (run, href, at) => changeHost(run, href, at, true);

function changeHost(run: Run, href: string, at: ComponentOffsets, isHostname: boolean): string {
  const { kind } = run;
  findAuthority(run, 0, false);
  const { hostEnd, authorityEnd } = run;
  const isEmpty = hostEnd === 0 && kind !== 'file';
  const hasPort = hostEnd < authorityEnd;
  if (isEmpty && (hasPort || kind === 'special')) {
    fail(run, 'host-missing', 0, 0);
    return href;
  }
  const isNeeded = hasCredentials(at) || at.hostEnd < at.authorityEnd;
  if ((hasPort && isHostname) || (isEmpty && isNeeded)) {
    // The host is not read.
    run.hostEnd = 0;
    return failWithoutError(run, href);
  }
  const host = kind === 'file' ? readFileHost(run) : readHost(run);
  if (host === null) return href;
  const hostname = typeof host === 'string' ? host : writeHost(host);
  const hadAuthority = at.hostStart > at.schemeEnd + 1;
  const front = href.slice(0, at.hostStart) + (hadAuthority ? '' : '//');
  const port =
    (hasPort ? readPortDigits(run, hostEnd + 1) : null) ?? href.slice(at.hostEnd, at.authorityEnd);
  return front + hostname + port + href.slice(at.pathStart);
}

/** @see https://url.spec.whatwg.org/#port-state */
export const overridePort: Override = (run, href, at) => {
  const port = readPortDigits(run, 0);
  return port === null ? href : href.slice(0, at.hostEnd) + port + href.slice(at.authorityEnd);
};

// Reads the digits at the start.
function readPortDigits(run: Run, start: number): string | null {
  const end = findDigitsEnd(run.text, start);
  if (start < end) return readPort(run, start, end);
  run.hasFailed = true;
  return null;
}

/** @see https://url.spec.whatwg.org/#path-start-state */
export const overridePath: Override = (run, href, at, existing) => {
  const { text, kind } = run;
  run.pathStart = 0;
  const front = href.slice(0, at.authorityEnd);
  const isAbsent = text === '' && kind === 'other' && !front.endsWith(':');
  const path = isAbsent ? existing : readPath(run, text, existing);
  return front + separatePath(kind, front, path) + path + href.slice(at.searchStart);
};

/** @see https://url.spec.whatwg.org/#query-state */
export const overrideQuery: Override = (run, href, at, existing) => {
  run.pathStart = -1;
  run.searchStart = -1;
  const query = existing + readQuery(run, run.text);
  return `${href.slice(0, at.searchStart)}?${query}${href.slice(at.hashStart)}`;
};

/** @see https://url.spec.whatwg.org/#fragment-state */
export const overrideFragment: Override = (run, href, at, existing) => {
  run.pathStart = -1;
  run.searchStart = -1;
  run.hashStart = -1;
  const fragment = existing + readFragment(run, run.text);
  return `${href.slice(0, at.hashStart)}#${fragment}`;
};

function hasCredentials({ usernameStart, hostStart }: ComponentOffsets): boolean {
  return hostStart > usernameStart;
}

// With a state override, the parser can fail without a validation error.
function failWithoutError(run: Run, href: string): string {
  run.hasFailed = true;
  return href;
}
