// https://url.spec.whatwg.org/#concept-basic-url-parser
// The basic URL parser with a state override: it reads one component and puts it into a URL.

import { serializeHost } from '@urlkit/host';
import { isASCIIDigit } from '@urlkit/infra';
import { defaultPort } from '@urlkit/url-record';
import type { ComponentOffsets } from '@urlkit/url-serializer';
import { findAuthorityEnd, findHostEnd, readFileHost, readHost, readPort } from './authority.js';
import { kindOf } from './kind.js';
import { readFragment, readPath, readQuery } from './path.js';
import { fail, type Run } from './run.js';
import { findSchemeEnd, separatePath } from './states.js';

/**
 * Reads the text of a run as a component of a URL.
 *
 * @param run Its scheme is that of the URL.
 * @param href The URL, serialized.
 * @param existing What the URL keeps of the component, before what is read.
 * @returns The URL with the component changed, serialized. If the run has failed, that is what
 * changed before.
 */
export type Override = (run: Run, href: string, at: ComponentOffsets, existing: string) => string;

/** @see https://url.spec.whatwg.org/#scheme-start-state */
export const overrideScheme: Override = (run, href, at) => {
  const end = findSchemeEnd(run.text);
  if (end === -1) return failWithoutError(run, href);
  const scheme = run.text.slice(0, end).toLowerCase();
  const kind = kindOf(scheme);
  const port = href.slice(at.hostEnd, at.authorityEnd);
  const isRefused =
    (kind === 'other') !== (run.kind === 'other') ||
    (kind === 'file' && (hasCredentials(at) || port !== '')) ||
    (run.kind === 'file' && at.hostStart === at.hostEnd);
  if (isRefused) return href;
  const isDefault = port === `:${defaultPort(scheme)}`;
  const authority = href.slice(at.schemeEnd, isDefault ? at.hostEnd : at.authorityEnd);
  return scheme + authority + href.slice(at.authorityEnd);
};

/** @see https://url.spec.whatwg.org/#host-state */
export const overrideHost: Override = (run, href, at) => changeHost(run, href, at, false);

/** @see https://url.spec.whatwg.org/#hostname-state */
export const overrideHostname: Override = (run, href, at) => changeHost(run, href, at, true);

function changeHost(run: Run, href: string, at: ComponentOffsets, isHostname: boolean): string {
  const { text, kind } = run;
  const authorityEnd = findAuthorityEnd(text, 0, kind);
  const end = kind === 'file' ? authorityEnd : findHostEnd(text, 0, authorityEnd);
  const isEmpty = end === 0 && kind !== 'file';
  const hasPort = end < authorityEnd;
  if (isEmpty && (hasPort || kind === 'special')) {
    fail(run, 'host-missing', 0, 0);
    return href;
  }
  const isNeeded = hasCredentials(at) || at.hostEnd < at.authorityEnd;
  if ((hasPort && isHostname) || (isEmpty && isNeeded)) return failWithoutError(run, href);
  run.hostStart = 0;
  run.hostEnd = end;
  const host = kind === 'file' ? readFileHost(run, 0, end) : readSerializedHost(run, end);
  if (host === null) return href;
  const credentials = href.slice(at.usernameStart, at.hostStart);
  const port =
    (hasPort ? readPortDigits(run, end + 1) : null) ?? href.slice(at.hostEnd, at.authorityEnd);
  return `${run.scheme}://${credentials}${host}${port}${href.slice(at.pathStart)}`;
}

function readSerializedHost(run: Run, end: number): string | null {
  const host = readHost(run, 0, end);
  return host && serializeHost(host);
}

/** @see https://url.spec.whatwg.org/#port-state */
export const overridePort: Override = (run, href, at) => {
  const port = readPortDigits(run, 0);
  return port === null ? href : href.slice(0, at.hostEnd) + port + href.slice(at.authorityEnd);
};

// Reads digits as far as there are any.
function readPortDigits(run: Run, start: number): string | null {
  let end = start;
  while (isASCIIDigit(run.text.charCodeAt(end))) end++;
  if (end > start) return readPort(run, start, end);
  run.hasFailed = true;
  return null;
}

/** @see https://url.spec.whatwg.org/#path-start-state */
export const overridePath: Override = (run, href, at, existing) => {
  const { text, kind } = run;
  run.pathStart = 0;
  const front = href.slice(0, at.authorityEnd);
  const isAbsent = text === '' && kind === 'other' && !front.endsWith(':');
  const path = isAbsent ? existing : readPath(text, kind, existing);
  return front + separatePath(front, path) + path + href.slice(at.searchStart);
};

/** @see https://url.spec.whatwg.org/#query-state */
export const overrideQuery: Override = (run, href, at, existing) => {
  run.queryStart = -1;
  const query = existing + readQuery(run, run.text);
  return `${href.slice(0, at.searchStart)}?${query}${href.slice(at.hashStart)}`;
};

/** @see https://url.spec.whatwg.org/#fragment-state */
export const overrideFragment: Override = (run, href, at, existing) => {
  run.fragmentStart = -1;
  return `${href.slice(0, at.hashStart)}#${existing}${readFragment(run.text)}`;
};

function hasCredentials({ usernameStart, hostStart }: ComponentOffsets): boolean {
  return hostStart > usernameStart;
}

// Where a state override fails, there is not always a validation error.
function failWithoutError(run: Run, href: string): string {
  run.hasFailed = true;
  return href;
}
