// How curl 7.88, Go 1.26, Node 26 and undici 8 decide whether NO_PROXY names a host. They compare text, not addresses, in many
// cases.

import { domainToASCII } from '@urlkit/idna';
import { isASCIIString } from '@urlkit/infra';
import { findBefore } from '@urlkit/internal';
import { parseIPv6 } from '@urlkit/ipv6';
import { parseAddress } from './address-parser.js';
import { isInPrefix, mappedIPv4, piecesOfIPv4 } from './prefix.js';

/** The most code units of a name that DNS can look up, with a dot at its end. */
const LONGEST_NAME = 254;

/** A host as programs compare it: in lower case, without brackets, with a trailing dot. The port may be empty. */
export interface Compared {
  readonly host: string;
  readonly port: string;
}

/** Whether a program reaches a host without a proxy. */
export type Bypasses = (target: Compared) => boolean;

/** https://github.com/curl/curl/blob/curl-7_88_1/lib/noproxy.c */
export function curlBypasses(value: string): Bypasses {
  if (value === '*') return () => true;
  const tokens = value.split(/[ \t,]+/).filter((token) => token !== '');
  const names = new Set<string>();
  for (const token of tokens) names.add(token.replace(/\.$/, '').replace(/^\./, '').toLowerCase());
  return ({ host }) => {
    const address = ipv4PiecesOf(host);
    if (address !== null) return tokens.some((token) => isInCurlBlock(address, token));
    // curl compares IPv6 addresses as names.
    return hasNameOrParent(names, host.replace(/\.$/, ''));
  };
}

function isInCurlBlock(address: readonly number[], token: string): boolean {
  const [text = '', digits] = /^([^/]*)(?:\/(.*))?$/.exec(token)?.slice(1) ?? [];
  const pieces = ipv4PiecesOf(text);
  // What follows the digits is ignored, and 0 is no length.
  const length = Number(/^\s*([+-]?\d+)/.exec(digits ?? '')?.[1] ?? 0) || 32;
  return pieces !== null && length > 0 && length <= 32 && isInPrefix(address, { pieces, length });
}

/** https://pkg.go.dev/golang.org/x/net/http/httpproxy */
export function goBypasses(value: string): Bypasses {
  const parts = value.split(',').map((part) => part.trim().toLowerCase());
  const isAll = parts.includes('*');
  const names = new Set<string>();
  const addresses: { pieces: readonly number[]; length: number; port: string }[] = [];
  for (const part of parts) addGoEntry(part, names, addresses);
  return ({ host, port }) => {
    const pieces = host.includes('%') ? null : addressPiecesOf(host);
    if (isAll || host === 'localhost' || (pieces !== null && isLoopback(pieces))) return true;
    const isAddress = addresses.some(
      (block) =>
        pieces?.length === block.pieces.length &&
        isInPrefix(pieces, block) &&
        (block.port === '' || block.port === port),
    );
    if (isAddress || pieces !== null) return isAddress;
    return hasNameOrSuffix(names, host, '') || hasNameOrSuffix(names, host, `:${port}`);
  };
}

function addGoEntry(
  part: string,
  names: Set<string>,
  addresses: { pieces: readonly number[]; length: number; port: string }[],
): void {
  const [, address = '', digits = ''] = /^(.*)\/(\d+)$/.exec(part) ?? [];
  const block = isUnbracketed(address) ? addressPiecesOf(address, false) : null;
  if (block !== null && Number(digits) <= 16 * block.length) {
    const isMapped = block.length === 8 && mappedIPv4(block) !== null && Number(digits) >= 96;
    const pieces = isMapped ? block.slice(6) : block;
    addresses.push({ pieces, length: Number(digits) - (isMapped ? 96 : 0), port: '' });
    return;
  }
  const [, bracketed, plain, after] = /^(?:\[([^[\]]*)\]|([^:[\]]*)):([^:[\]]*)$/.exec(part) ?? [];
  const host = after === undefined ? part : (bracketed ?? plain ?? '');
  const port = after ?? '';
  const pieces = isUnbracketed(host) ? addressPiecesOf(host) : null;
  if (pieces !== null) {
    addresses.push({ pieces, length: 16 * pieces.length, port });
    return;
  }
  const below = host.replace(/^\*(?=\.)/, '');
  if (below === '') return;
  const suffix = isASCIIString(below) ? below : (domainToASCII(below.replace(/^\./, '')) ?? below);
  const isBelow = below.startsWith('.');
  const dotted = isBelow && !suffix.startsWith('.') ? `.${suffix}` : suffix;
  names.add(dotted + (port === '' ? '' : `:${port}`));
  if (!isBelow) names.add(`.${dotted}${port === '' ? '' : `:${port}`}`);
}

/** https://github.com/nodejs/node/blob/v26.10.0/lib/internal/http.js */
export function nodeBypasses(value: string): Bypasses {
  const entries = value.split(',').map((part) => part.trim().toLowerCase());
  const written = new Set(entries);
  const exact = new Set(entries.filter((one) => one.startsWith('.')).map((one) => one.slice(1)));
  const parents = new Set(entries.map((one) => one.replace(/^\*(?=\.)/, '')));
  const ranges: (readonly [first: number, last: number])[] = [];
  for (const entry of entries) {
    const [first = '', last = ''] = entry.split('-');
    const [from, to] = [parseAddress(first.trim()), parseAddress(last.trim())];
    if (from?.kind === 'ipv4' && to?.kind === 'ipv4') ranges.push([from.value, to.value]);
  }
  return ({ host, port }) => {
    if (written.has('*') || written.has(host) || exact.has(host)) return true;
    if ((port !== '' && written.has(`${host}:${port}`)) || hasSuffix(parents, host)) return true;
    const address = host.includes(':') ? null : parseAddress(host);
    return (
      address?.kind === 'ipv4' &&
      ranges.some(([first, last]) => first <= address.value && address.value <= last)
    );
  };
}

/** https://github.com/nodejs/undici/blob/v8.13.1/lib/dispatcher/env-http-proxy-agent.js */
export function undiciBypasses(value: string): Bypasses {
  const names = new Set<string>();
  for (const entry of value.toLowerCase().split(/[,\s]+/)) {
    const [, ipv6, ipv6Port] = /^\[(.+)\](?::(\d+))?$/.exec(entry) ?? [];
    const [, name, namePort] = /^([^:]+):(\d+)$/.exec(entry) ?? [];
    const host = (ipv6 ?? name ?? entry).replace(/^\*?\./, '').replace(/(.)\.$/, '$1');
    if (host === '') continue;
    // A port of 0 is no port. A space, unlike a colon, is not part of an address.
    const port = Number(ipv6Port ?? namePort ?? 0) === 0 ? '' : ` ${Number(ipv6Port ?? namePort)}`;
    names.add(`.${host}${port}`);
    if (!entry.startsWith('*') || host === '*') names.add(`=${host}${port}`);
  }
  return ({ host, port }) => {
    const name = host.replace(/(.)\.$/, '$1');
    const has = (of: string): boolean => names.has(`=${of}`) || names.has(`=${of} ${port}`);
    return has('*') || has(name) || hasSuffix(names, name) || hasSuffix(names, name, ` ${port}`);
  };
}

/** Whether a set has a name, or what follows one of its dots. */
function hasNameOrParent(names: ReadonlySet<string>, host: string): boolean {
  return (
    names.has(host) ||
    suffixesOf(host).some((suffix) => suffix !== '.' && names.has(suffix.slice(1)))
  );
}

/** Whether a set has a name, or a suffix of it that begins with a dot, each with a port. */
function hasNameOrSuffix(names: ReadonlySet<string>, host: string, port: string): boolean {
  return names.has(host + port) || hasSuffix(names, host, port);
}

function hasSuffix(names: ReadonlySet<string>, host: string, port = ''): boolean {
  return suffixesOf(host).some((suffix) => names.has(suffix + port));
}

// The suffixes that begin with a dot. Longer ones than a domain can be are left out, because to
// look up all of them would take quadratic time.
function suffixesOf(host: string): readonly string[] {
  const suffixes: string[] = [];
  const first = Math.max(0, host.length - LONGEST_NAME - 1);
  for (let dot = findDot(host, first); dot < host.length; dot = findDot(host, dot + 1)) {
    suffixes.push(host.slice(dot));
  }
  return suffixes;
}

function findDot(host: string, start: number): number {
  return findBefore(host.length, '.', host, start);
}

function isUnbracketed(text: string): boolean {
  return !text.startsWith('[');
}

function ipv4PiecesOf(text: string): readonly number[] | null {
  const address = text.includes(':') ? null : parseAddress(text);
  return address?.kind === 'ipv4' ? piecesOfIPv4(address.value) : null;
}

/** An IPv4-mapped address is the IPv4 address, unless `maps` is false. */
function addressPiecesOf(text: string, maps = true): readonly number[] | null {
  if (!text.includes(':')) return ipv4PiecesOf(text);
  const pieces = parseIPv6(text);
  return pieces && ((maps ? mappedIPv4(pieces) : null) ?? pieces);
}

function isLoopback(pieces: readonly number[]): boolean {
  if (pieces.length === 2) return (pieces[0] ?? 0) >> 8 === 127;
  return pieces.every((piece, index) => piece === (index === 7 ? 1 : 0));
}
