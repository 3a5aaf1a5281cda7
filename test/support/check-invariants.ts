// The invariants of URLs, both parsed and changed by setters.

import assert from 'node:assert/strict';
import { type HostKind, serializeHost } from '@urlkit/host';
import {
  c0ControlPercentEncodeSet,
  fragmentPercentEncodeSet,
  type PercentEncodeSet,
  pathPercentEncodeSet,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
  userinfoPercentEncodeSet,
} from '@urlkit/percent-encoding';
import type { URL } from '@urlkit/url-api';
import { canParse, parseURL } from '@urlkit/url-parser';
import {
  cannotHaveUsernamePasswordPort,
  defaultPort,
  hasOpaquePath,
  includesCredentials,
  isDoubleDotURLPathSegment,
  isFileScheme,
  isSingleDotURLPathSegment,
  isSpecial,
  type URLRecord,
} from '@urlkit/url-record';
import {
  componentOffsets,
  deserializeURL,
  serializePath,
  serializeURL,
} from '@urlkit/url-serializer';
import { attributesOf, readAttributes } from './attributes.js';

/** Checks a URL object against the record of its `href`. */
export function checkInvariants(url: URL): void {
  const record = deserializeURL(url.href);
  checkRecordInvariants(record);
  assert.deepEqual(readAttributes(url), attributesOf(record));
  assert.equal(serializeURL(record), url.href);
}

/** Checks a URL record and its serialization. */
export function checkRecordInvariants(url: Readonly<URLRecord>): void {
  const href = serializeURL(url);
  checkComponents(url);
  checkHost(url);
  checkPath(url);
  checkOffsets(url, href);
  checkReparsed(url, href);
}

function checkComponents(url: Readonly<URLRecord>): void {
  assert.match(url.scheme, /^[a-z][a-z\d+.-]*$/);
  checkEncoded(url.username, userinfoPercentEncodeSet);
  checkEncoded(url.password, userinfoPercentEncodeSet);
  const querySet = isSpecial(url) ? specialQueryPercentEncodeSet : queryPercentEncodeSet;
  checkEncoded(url.query ?? '', querySet);
  checkEncoded(url.fragment ?? '', fragmentPercentEncodeSet);
  if (url.port !== null) {
    assert(Number.isInteger(url.port) && url.port >= 0 && url.port <= 0xffff);
    assert.notEqual(url.port, defaultPort(url.scheme));
  }
  if (cannotHaveUsernamePasswordPort(url)) {
    assert(!includesCredentials(url), 'credentials without a host');
    assert.equal(url.port, null);
  }
}

const patterns = new Map<PercentEncodeSet, RegExp>();

function checkEncoded(component: string, set: PercentEncodeSet): void {
  const pattern = patterns.get(set) ?? new RegExp(`[${set.members}]`);
  patterns.set(set, pattern);
  assert.doesNotMatch(component, pattern);
}

// The table of https://url.spec.whatwg.org/#url-representation.
const specialHosts: readonly HostKind[] = ['domain', 'ipv4', 'ipv6'];
const fileHosts: readonly HostKind[] = [...specialHosts, 'empty'];
const otherHosts: readonly HostKind[] = ['ipv6', 'opaque', 'empty'];

function checkHost(url: Readonly<URLRecord>): void {
  if (url.host === null) {
    assert(!isSpecial(url), 'a special URL without a host');
    return;
  }
  const special = isFileScheme(url.scheme) ? fileHosts : specialHosts;
  const allowed = isSpecial(url) ? special : otherHosts;
  assert(allowed.includes(url.host.kind), `a ${url.host.kind} host in a ${url.scheme}: URL`);
  assert.equal(serializeHost(url.host) === '', url.host.kind === 'empty');
  checkEncoded(serializeHost(url.host), c0ControlPercentEncodeSet);
}

function checkPath(url: Readonly<URLRecord>): void {
  if (typeof url.path === 'string') {
    assert(!isSpecial(url), 'a special URL with an opaque path');
    assert.equal(url.host, null);
    checkEncoded(url.path, c0ControlPercentEncodeSet);
    return;
  }
  if (isSpecial(url) || url.host === null) assert.notEqual(url.path.length, 0);
  for (const segment of url.path) {
    checkEncoded(segment, pathPercentEncodeSet);
    assert.doesNotMatch(segment, isSpecial(url) ? /[/\\]/ : /\//);
    assert(!isSingleDotURLPathSegment(segment) && !isDoubleDotURLPathSegment(segment));
  }
}

function checkOffsets(url: Readonly<URLRecord>, href: string): void {
  const at = componentOffsets(href);
  const { host, hostname, port, search, hash } = attributesOf(url);
  const slices = {
    scheme: href.slice(0, at.schemeEnd),
    username: href.slice(at.usernameStart, at.usernameEnd),
    password: href.slice(at.usernameEnd + 1, at.userinfoEnd),
    host: href.slice(at.hostStart, at.authorityEnd),
    hostname: href.slice(at.hostStart, at.hostEnd),
    port: href.slice(at.hostEnd + 1, at.authorityEnd),
    path: href.slice(at.pathStart, at.searchStart),
    search: href.slice(at.searchStart, at.hashStart),
    hash: href.slice(at.hashStart),
  };
  assert.deepEqual(slices, {
    scheme: url.scheme,
    username: url.username,
    password: url.password,
    ...{ host, hostname, port },
    path: serializePath(url),
    search: url.query === null ? '' : search || '?',
    hash: url.fragment === null ? '' : hash || '#',
  });
  const offsets = Object.values(at);
  assert(offsets.every((offset, index) => offset >= (offsets[index - 1] ?? 0)));
}

function checkReparsed(url: Readonly<URLRecord>, href: string): void {
  assert.deepEqual(deserializeURL(href), url);
  assert(canParse(href));
  const reparsed = parseURL(href);
  assert(reparsed !== null);
  if (isNormalizedByParser(url)) {
    checkRecordInvariants(reparsed);
  } else {
    assert.deepEqual(reparsed, url);
    assert.equal(serializeURL(reparsed), href);
  }
}

// Two changes that the parser makes to a file: URL, but the protocol setter does not.
function isNormalizedByParser(url: Readonly<URLRecord>): boolean {
  if (!isFileScheme(url.scheme) || hasOpaquePath(url)) return false;
  return url.host?.value === 'localhost' || /^[A-Za-z]\|$/.test(url.path[0] ?? '');
}
