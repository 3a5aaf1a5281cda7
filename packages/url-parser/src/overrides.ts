// https://url.spec.whatwg.org/#concept-basic-url-parser
// The basic URL parser with a state override: it reads one component and puts it into a URL.

import { writeHost } from '@urlkit/host/internal';
import { defaultPort } from '@urlkit/url-record';
import type { ComponentOffsets } from '@urlkit/url-serializer';
import { findHostEnd, readFileHost, readHost, readPort } from './authority.js';
import { kindOf } from './kind.js';
import { readFragment, readPath, readQuery, startsWithSlash } from './path.js';
import { fail, type Run } from './run.js';
import { separatePath } from './states.js';

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
  const written = /^[A-Za-z][A-Za-z\d+.-]*(?=:)/.exec(run.text)?.[0];
  if (written === undefined) return failWithoutError(run, href);
  const scheme = written.toLowerCase();
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
  const authority = (kind === 'other' ? /^[^/?#]*/ : /^[^/\\?#]*/).exec(text)?.[0] ?? '';
  const end = kind === 'file' ? authority.length : findHostEnd(authority, 0);
  const isEmpty = end === 0 && kind !== 'file';
  const hasPort = end < authority.length;
  if (isEmpty && (hasPort || kind === 'special')) {
    fail(run, 'host-missing', () => ({ start: 0, end: 0 }));
    return href;
  }
  const isNeeded = hasCredentials(at) || at.hostEnd < at.authorityEnd;
  if ((hasPort && isHostname) || (isEmpty && isNeeded)) return failWithoutError(run, href);
  run.authority = authority;
  run.end = authority.length;
  const input = authority.slice(0, end);
  const host = kind === 'file' ? readFileHost(run, input, 0) : readHost(run, input, 0);
  if (host === null) return href;
  const hostname = typeof host === 'string' ? host : writeHost(host);
  const credentials = href.slice(at.usernameStart, at.hostStart);
  const port =
    (hasPort ? readPortDigits(run, end + 1) : null) ?? href.slice(at.hostEnd, at.authorityEnd);
  return `${run.scheme}://${credentials}${hostname}${port}${href.slice(at.pathStart)}`;
}

/** @see https://url.spec.whatwg.org/#port-state */
export const overridePort: Override = (run, href, at) => {
  const port = readPortDigits(run, 0);
  return port === null ? href : href.slice(0, at.hostEnd) + port + href.slice(at.authorityEnd);
};

// Reads digits as far as there are any.
function readPortDigits(run: Run, start: number): string | null {
  const digits = /^\d*/.exec(run.text.slice(start))?.[0] ?? '';
  if (digits !== '') return readPort(run, digits, start);
  run.hasFailed = true;
  return null;
}

/** @see https://url.spec.whatwg.org/#path-start-state */
export const overridePath: Override = (run, href, at, existing) => {
  const { text, kind } = run;
  run.path = text;
  const front = href.slice(0, at.authorityEnd);
  const isAbsent = text === '' && kind === 'other' && !front.endsWith(':');
  const isContinued = existing === '' || startsWithSlash(text, 0, kind);
  const path = isAbsent ? existing : readPath(run, text, isContinued ? existing : `${existing}/`);
  return front + separatePath(kind, front, path) + path + href.slice(at.searchStart);
};

/** @see https://url.spec.whatwg.org/#query-state */
export const overrideQuery: Override = (run, href, at, existing) => {
  run.query = `?${run.text}`;
  const query = existing + readQuery(run, run.text);
  return `${href.slice(0, at.searchStart)}?${query}${href.slice(at.hashStart)}`;
};

/** @see https://url.spec.whatwg.org/#fragment-state */
export const overrideFragment: Override = (run, href, at, existing) => {
  run.fragment = `#${run.text}`;
  return `${href.slice(0, at.hashStart)}#${existing}${readFragment(run, run.text)}`;
};

function hasCredentials({ usernameStart, hostStart }: ComponentOffsets): boolean {
  return hostStart > usernameStart;
}

// Where a state override fails, there is not always a validation error.
function failWithoutError(run: Run, href: string): string {
  run.hasFailed = true;
  return href;
}
