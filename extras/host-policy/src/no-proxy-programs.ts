// How curl 7.88, Go 1.26, Node 26 and undici 8 read NO_PROXY. They compare text, not addresses, in many cases.

import { domainToASCII } from '@urlkit/idna';
import { isASCIIString } from '@urlkit/infra';
import { findBefore } from '@urlkit/internal';
import { parseIPv6 } from '@urlkit/ipv6';
import { parseAddress } from './address-parser.js';
import { ipv4OfPieces, isInPrefix, mappedIPv4, type Prefix, piecesOfIPv4 } from './prefix.js';

/** The most code units of a name that DNS can look up, with a dot at its end. */
const LONGEST_NAME = 254;

/** A host as programs compare it: in lower case, without brackets, with a trailing dot. The port may be empty. */
export interface Compared {
  readonly host: string;
  readonly port: string;
}

/** What a program reaches without a proxy because of an entry. An empty port stands for all ports. */
export type Rule = { readonly port: string } & (
  | { readonly kind: 'any' }
  | { readonly kind: 'name'; readonly name: string; readonly scope: Scope }
  | ({ readonly kind: 'block' } & Prefix)
  /** IPv4 addresses, from the first one to the last one. */
  | { readonly kind: 'range'; readonly first: number; readonly last: number }
);

/** A rule that is compared with addresses. */
type AddressRule = Extract<Rule, { readonly kind: 'block' | 'range' }>;

/** The hosts whose text is a name, whose text ends with a dot and the name, or both. */
type Scope = 'name' | 'below' | 'name and below';

/** How a program reads an entry of `NO_PROXY`, and what it compares with the rules. */
export interface Program {
  /** Reads the text between two commas. An asterisk that is the whole value is alone. */
  readonly read: (part: string, isAlone: boolean) => readonly Rule[];
  /** Returns the address that is compared with blocks; null for none. */
  readonly addressOf: (host: string) => readonly number[] | null;
  /** Whether the text of a host with such an address is compared with names, too. */
  readonly comparesAddressText: boolean;
  /** Returns the text that is compared with names. */
  readonly textOf: (host: string) => string;
  /** Whether this machine is reached without a proxy, whatever the value. */
  readonly bypassesLoopback: boolean;
}

/** https://github.com/curl/curl/blob/curl-7_88_1/lib/noproxy.c */
export const curl: Program = {
  read: (part, isAlone) => (isAlone ? [any()] : part.split(/[ \t]+/).flatMap(readCurlToken)),
  // curl compares IPv6 addresses as names.
  addressOf: ipv4PiecesOf,
  comparesAddressText: false,
  textOf: (host) => host.replace(/\.$/, ''),
  bypassesLoopback: false,
};

function readCurlToken(token: string): readonly Rule[] {
  if (token === '') return [];
  const name = token.replace(/\.$/, '').replace(/^\./, '').toLowerCase();
  const rules = [named(name, name === '' ? 'name' : 'name and below')];
  const [text = '', digits = ''] = /^([^/]*)(?:\/(.*))?$/.exec(token)?.slice(1) ?? [];
  const pieces = ipv4PiecesOf(text);
  // What follows the digits is ignored, and 0 is no length.
  const length = Number(/^\s*([+-]?\d+)/.exec(digits)?.[1] ?? 0) || 32;
  return pieces !== null && length > 0 && length <= 32
    ? [...rules, { kind: 'block', pieces, length, port: '' }]
    : rules;
}

/** https://pkg.go.dev/golang.org/x/net/http/httpproxy */
export const go: Program = {
  read: (part) => readGoEntry(part.trim().toLowerCase()),
  addressOf: (host) => (host.includes('%') ? null : addressPiecesOf(host)),
  comparesAddressText: false,
  textOf: (host) => host,
  bypassesLoopback: true,
};

function readGoEntry(entry: string): readonly Rule[] {
  if (entry === '*') return [any()];
  const [, address = '', digits = ''] = /^(.*)\/(\d+)$/.exec(entry) ?? [];
  const block = isUnbracketed(address) ? addressPiecesOf(address, false) : null;
  if (block !== null && Number(digits) <= 16 * block.length) {
    const isMapped = block.length === 8 && mappedIPv4(block) !== null && Number(digits) >= 96;
    const pieces = isMapped ? block.slice(6) : block;
    return [{ kind: 'block', pieces, length: Number(digits) - (isMapped ? 96 : 0), port: '' }];
  }
  const [, bracketed, plain, after] = /^(?:\[([^[\]]*)\]|([^:[\]]*)):([^:[\]]*)$/.exec(entry) ?? [];
  const host = after === undefined ? entry : (bracketed ?? plain ?? '');
  const port = after ?? '';
  const pieces = isUnbracketed(host) ? addressPiecesOf(host) : null;
  if (pieces !== null) return [{ kind: 'block', pieces, length: 16 * pieces.length, port }];
  const [, wildcard = '', name = ''] = /^(\*?\.)?(.*)$/s.exec(host) ?? [];
  if (host === '') return [];
  const ascii = isASCIIString(name) ? name : (domainToASCII(name) ?? name);
  return [named(ascii, wildcard === '' ? 'name and below' : 'below', port)];
}

/** https://github.com/nodejs/node/blob/v26.10.0/lib/internal/http.js */
export const node: Program = {
  read: (part) => readNodeEntry(part.trim().toLowerCase()),
  addressOf: ipv4PiecesOf,
  comparesAddressText: true,
  textOf: (host) => host,
  bypassesLoopback: false,
};

function readNodeEntry(entry: string): readonly Rule[] {
  if (entry === '*') return [any()];
  const [, wildcard, below = ''] = /^(\*?)\.(.*)$/s.exec(entry) ?? [];
  const [, host, port] = /^(.*):(\d+)$/s.exec(entry) ?? [];
  const [first = '', last = ''] = entry.split('-');
  const [from, to] = [parseAddress(first.trim()), parseAddress(last.trim())];
  return [
    named(entry, 'name'),
    ...(wildcard === undefined ? [] : [named(below, wildcard === '' ? 'name and below' : 'below')]),
    ...(host === undefined ? [] : [named(host, 'name', port)]),
    ...(from?.kind === 'ipv4' && to?.kind === 'ipv4'
      ? [{ kind: 'range', first: from.value, last: to.value, port: '' } as const]
      : []),
  ];
}

/** https://github.com/nodejs/undici/blob/v8.13.1/lib/dispatcher/env-http-proxy-agent.js */
export const undici: Program = {
  read: (part) => part.toLowerCase().split(/\s+/).flatMap(readUndiciEntry),
  addressOf: () => null,
  comparesAddressText: true,
  textOf: (host) => host.replace(/(.)\.$/, '$1'),
  bypassesLoopback: false,
};

function readUndiciEntry(entry: string): readonly Rule[] {
  const [, ipv6, ipv6Port] = /^\[(.+)\](?::(\d+))?$/.exec(entry) ?? [];
  const [, name, namePort] = /^([^:]+):(\d+)$/.exec(entry) ?? [];
  const host = (ipv6 ?? name ?? entry).replace(/^\*?\./, '').replace(/(.)\.$/, '$1');
  // A port of 0 is no port.
  const port = String(Number(ipv6Port ?? namePort ?? 0) || '');
  if (host === '') return [];
  if (host === '*') return [any(port)];
  return [named(host, entry.startsWith('*') ? 'below' : 'name and below', port)];
}

/** Returns a function that says whether a program reaches a host without a proxy by one of the rules. */
export function bypassesOf(
  { addressOf, comparesAddressText, textOf, bypassesLoopback }: Program,
  rules: readonly Rule[],
): (target: Compared) => boolean {
  // The texts of names with their ports, and those below which names are.
  const names = new Set<string>();
  const parents = new Set<string>();
  const anyPorts = new Set<string>();
  const blocks: AddressRule[] = [];
  for (const rule of rules) {
    if (rule.kind === 'any') anyPorts.add(rule.port);
    else if (rule.kind !== 'name') blocks.push(rule);
    else {
      const text = `${rule.name} ${rule.port}`;
      if (rule.scope !== 'below') names.add(text);
      if (rule.scope !== 'name') parents.add(`.${text}`);
    }
  }
  return ({ host, port }) => {
    const pieces = addressOf(host);
    const ports = ['', port];
    if (ports.some((one) => anyPorts.has(one))) return true;
    if (bypassesLoopback && (host === 'localhost' || isLoopback(pieces))) return true;
    const isInBlock =
      pieces !== null &&
      blocks.some((block) => ports.includes(block.port) && isAddressIn(pieces, block));
    if (isInBlock || (pieces !== null && !comparesAddressText)) return isInBlock;
    const text = textOf(host);
    return (
      ports.some((one) => names.has(`${text} ${one}`)) ||
      suffixesOf(text).some((suffix) => ports.some((one) => parents.has(`${suffix} ${one}`)))
    );
  };
}

function isAddressIn(pieces: readonly number[], block: AddressRule): boolean {
  if (block.kind === 'block') {
    return block.pieces.length === pieces.length && isInPrefix(pieces, block);
  }
  const address = ipv4OfPieces(pieces);
  return block.first <= address && address <= block.last;
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

function any(port = ''): Rule {
  return { kind: 'any', port };
}

function named(name: string, scope: Scope, port = ''): Rule {
  return { kind: 'name', name, scope, port };
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

function isLoopback(pieces: readonly number[] | null): boolean {
  if (pieces?.length === 2) return (pieces[0] ?? 0) >> 8 === 127;
  return pieces?.every((piece, index) => piece === (index === 7 ? 1 : 0)) ?? false;
}
