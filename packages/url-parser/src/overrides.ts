// https://url.spec.whatwg.org/#concept-basic-url-parser
// The basic URL parser with a state override: it reads one component and puts it into a URL.

import {
  authorityEndOf,
  hasHost,
  hostEndOf,
  replacePart,
  type SerializedURL,
  schemeEndOf,
  usernameStartOf,
} from '@urlkit/url-serializer';
import { findAuthority, findDigitsEnd, HIGHEST_PORT, parseHost, portNumber } from './authority.js';
import { parseFirstSlash, parseSegments } from './path.js';
import { parseFragment, parseQuery } from './query.js';
import { fail, outputUpTo, type Run, rewrite } from './run.js';
import { findSchemeEnd, schemeNamed } from './scheme.js';

/**
 * Reads the text of a run as a component of a URL.
 *
 * @param run Its scheme is that of the URL.
 * @param existing The text to which the state appends; empty if it replaces the component.
 * @returns The URL with the component changed. If the run has failed, it contains the changes that were made before.
 */
export type Override = (run: Run, url: SerializedURL, existing: string) => SerializedURL;

/** @see https://url.spec.whatwg.org/#scheme-start-state */
export const overrideScheme: Override = (run, url) => {
  const end = findSchemeEnd(run.text);
  if (end === -1) return failWithoutError(run, url);
  const name = run.text.slice(0, end).toLowerCase();
  const scheme = schemeNamed(name);
  const { href, hostStart } = url;
  const hostEnd = hostEndOf(url);
  const port = href.slice(hostEnd, authorityEndOf(url));
  const isRefused =
    (scheme.kind === 'other') !== (run.scheme.kind === 'other') ||
    (scheme.kind === 'file' && (usernameStartOf(url) < url.hostStart || port !== '')) ||
    (run.scheme.kind === 'file' && hostStart === hostEnd);
  if (isRefused) return url;
  const changed = replacePart(url, 'beforeHost', name + href.slice(schemeEndOf(url), hostStart));
  const isDefault = port === `:${scheme.defaultPort}`;
  return isDefault ? replacePart(changed, 'host', href.slice(hostStart, hostEnd)) : changed;
};

/** @see https://url.spec.whatwg.org/#host-state */
export const overrideHost: Override = (run, url) => changeHost(run, url, false);

/** @see https://url.spec.whatwg.org/#hostname-state */
export const overrideHostname: Override = (run, url) => changeHost(run, url, true);

function changeHost(run: Run, url: SerializedURL, isHostname: boolean): SerializedURL {
  const { text, scheme } = run;
  const authority = findAuthority(text, 0, scheme.kind, false);
  const { hostEnd } = authority;
  const isEmpty = hostEnd === 0;
  const hasPort = hostEnd < authority.end;
  if (isEmpty && (hasPort || scheme.kind === 'special')) {
    fail(run, { name: 'host-missing', start: 0, end: 0, host: null });
    return url;
  }
  const { href, hostStart } = url;
  const port = href.slice(hostEndOf(url), authorityEndOf(url));
  if (
    (hasPort && isHostname) ||
    (isEmpty && (usernameStartOf(url) < url.hostStart || port !== ''))
  ) {
    return failWithoutError(run, url);
  }
  if (!parseHost(run, authority)) return url;
  const hostname = outputUpTo(run, hostEnd);
  const newPort = (hasPort ? readPort(run, hostEnd + 1) : null) ?? port;
  const changed = replacePart(url, 'host', hostname + newPort);
  return hasHost(url)
    ? changed
    : replacePart(changed, 'beforeHost', `${href.slice(0, hostStart)}//`);
}

/** @see https://url.spec.whatwg.org/#port-state */
export const overridePort: Override = (run, url) => {
  const port = readPort(run, 0);
  if (port === null) return url;
  return replacePart(url, 'host', url.href.slice(url.hostStart, hostEndOf(url)) + port);
};

// Reads the digits at an offset. Returns the port with U+003A (:) before it, or null for failure.
function readPort(run: Run, start: number): string | null {
  const end = findDigitsEnd(run.text, start);
  if (start === end) {
    run.hasFailed = true;
    return null;
  }
  const port = portNumber(run.text, start, end);
  if (port > HIGHEST_PORT) {
    fail(run, { name: 'port-out-of-range', start, end, host: null });
    return null;
  }
  return port === run.scheme.defaultPort ? '' : `:${port}`;
}

/** @see https://url.spec.whatwg.org/#path-start-state */
export const overridePath: Override = (run, url, existing) => {
  rewrite(run, existing, 0);
  const isAbsent = run.text === '' && run.scheme.kind === 'other' && hasHost(url);
  if (!isAbsent) parseSegments(run, parseFirstSlash(run, 0));
  const path = outputUpTo(run, run.text.length);
  const changed = replacePart(url, 'path', path);
  // Without a host, a path that starts with `//` would be read as an authority.
  return hasHost(url) ? changed : replacePart(changed, 'host', path.startsWith('//') ? '/.' : '');
};

/** @see https://url.spec.whatwg.org/#query-state */
export const overrideQuery: Override = (run, url, existing) => {
  rewrite(run, `?${existing}`, 0);
  return replacePart(url, 'search', outputUpTo(run, parseQuery(run, 0)));
};

/** @see https://url.spec.whatwg.org/#fragment-state */
export const overrideFragment: Override = (run, url, existing) => {
  rewrite(run, `#${existing}`, 0);
  parseFragment(run, 0);
  return replacePart(url, 'hash', outputUpTo(run, run.text.length));
};

// With a state override, the parser can fail without a validation error.
function failWithoutError(run: Run, url: SerializedURL): SerializedURL {
  run.hasFailed = true;
  return url;
}
