import { type IPv4Host, type IPv6Host, serializeHost, serializeIPv4 } from '@urlkit/host';
import { isASCIIString } from '@urlkit/infra';
import { assertString, copyOf } from '@urlkit/internal';
import { parseAddress } from './address-parser.js';
import { type HostPattern, readPattern } from './host-pattern.js';
import {
  type Compared,
  curlBypasses,
  goBypasses,
  nodeBypasses,
  undiciBypasses,
} from './no-proxy-programs.js';
import { hostBits } from './prefix.js';
import { readTarget, type TargetInput } from './read-target.js';
import { portOf, type Target } from './target.js';

/** The modelled programs. `node` means the module `http` of Node, and `undici` means its `fetch`. */
export type NoProxyProgram = 'curl' | 'go' | 'node' | 'undici';

/** How programs read an entry of `NO_PROXY`. */
export interface NoProxyEntry {
  /** The text of the entry. */
  readonly text: string;
  /** The hosts that each program reaches without a proxy because of this entry. */
  readonly readings: Readonly<Record<NoProxyProgram, readonly HostPattern[]>>;
  /** A sentence in English that says how the programs differ; null if they agree. */
  readonly difference: string | null;
}

/** `NO_PROXY` as programs read it. */
export interface NoProxy {
  /** The entries, in their order. */
  readonly entries: readonly NoProxyEntry[];
  /**
   * Tells which programs reach a target without a proxy. None does if a text is neither a host nor a URL.
   */
  readonly bypasses: (target: TargetInput) => Readonly<Record<NoProxyProgram, boolean>>;
}

/** The patterns of each program as text, and how the programs differ. */
interface Reading {
  readonly curl: readonly string[];
  readonly go: readonly string[];
  readonly node: readonly string[];
  readonly undici: readonly string[];
  readonly difference: string | null;
}

const ignored: Reading = { curl: [], go: [], node: [], undici: [], difference: null };

// Linux passes at most this many bytes to a program as an environment variable; Windows allows less.
const LONGEST_VALUE = 0x20000;

/**
 * Parses the value of `NO_PROXY` as curl (7.86 and later), Go (`net/http`), Node (`http`, 24 and later) and
 * undici (`EnvHttpProxyAgent` of version 8, which is the `fetch` of Node 26) do. Undici 6 and 7 read some entries otherwise: 6
 * takes `example.org` for the domain alone, 7 takes `*.example.org` for the domain, too, and `*` only alone, and neither
 * ignores a dot at the end or reads an IPv6 address.
 *
 * @param text The value of the environment variable.
 * @returns The entries, with the reading of each program.
 * @throws {RangeError} If the value has more than 131,072 code units.
 */
export function parseNoProxy(text: string): NoProxy {
  assertString(text, 'text');
  if (text.length > LONGEST_VALUE) {
    throw new RangeError('text must not have more than 131,072 code units');
  }
  const parts = copyOf(text)
    .split(',')
    .map((part) => part.trim());
  const used = parts.filter((part) => part !== '');
  const known = new Map(
    Array.from(new Set(used), (part) => [part, toEntry(part, readPart(part, text === '*'))]),
  );
  const entries = used.map((part) => known.get(part) as NoProxyEntry);
  const programs = {
    curl: curlBypasses(text),
    go: goBypasses(text),
    node: nodeBypasses(text),
    undici: undiciBypasses(text),
  };
  const bypasses = (target: TargetInput) => {
    const read = readTarget(target);
    const compared = read && comparedOf(read);
    const has = (program: NoProxyProgram): boolean =>
      compared !== null && programs[program](compared);
    return { curl: has('curl'), go: has('go'), node: has('node'), undici: has('undici') };
  };
  return Object.freeze({ entries, bypasses });
}

// Programs compare the text of the host and the port.
function comparedOf(target: Target): Compared | null {
  const { host } = target;
  if (host === null || host.kind === 'empty') return null;
  const text = serializeHost(host)
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();
  const port = portOf(target);
  return { host: text, port: port === null ? '' : String(port) };
}

function toEntry(text: string, { curl, go, node, undici, difference }: Reading): NoProxyEntry {
  const toPatterns = (texts: readonly string[]): readonly HostPattern[] =>
    texts.map(readPattern).filter((pattern) => typeof pattern !== 'string');
  const readings = {
    curl: toPatterns(curl),
    go: toPatterns(go),
    node: toPatterns(node),
    undici: toPatterns(undici),
  };
  const isRead = Object.values(readings).some((patterns) => patterns.length > 0);
  return { text, readings, difference: isRead ? difference : null };
}

function readPart(part: string, isAlone: boolean): Reading {
  if (part === '*') {
    const difference = isAlone ? null : 'curl ignores * in a list.';
    return { curl: isAlone ? ['*'] : [], go: ['*'], node: ['*'], undici: ['*'], difference };
  }
  const words = part.split(/[ \t]+/);
  if (words.length > 1) {
    const readings = words.map((word) => readPart(word, false));
    return {
      ...ignored,
      curl: readings.flatMap(({ curl }) => curl),
      undici: readings.flatMap(({ undici }) => undici),
      difference:
        'curl and undici end the name at a space or tab, and may read another one after it. Go and Node do not.',
    };
  }
  if (part.includes('/')) return readBlock(part);
  const address = parseAddress(part);
  if (address) return readAddress(part, address);
  const range = readRange(part);
  if (range) return { ...ignored, node: range, difference: 'Only Node reads ranges of addresses.' };
  const [, host, port] = /^(.*):(\d+)$/.exec(part) ?? [];
  return host === undefined ? readName(part) : readNameWithPort(host, `:${port}`);
}

function readAddress(part: string, address: IPv4Host | IPv6Host): Reading {
  // Programs compare IPv6 addresses without brackets. Node compares them as text.
  const isShortest = serializeHost(address) === part;
  if (part.startsWith('[')) {
    const undici = isShortest ? [part] : [];
    return { ...ignored, undici, difference: 'Only undici reads an address in brackets.' };
  }
  if (address.kind === 'ipv4' || serializeHost(address) === `[${part}]`) {
    return { ...ignored, curl: [part], go: [part], node: [part], undici: [part] };
  }
  const difference = 'Only Go matches IPv6 addresses that are not in their shortest form.';
  return { ...ignored, go: [part], difference };
}

function readBlock(part: string): Reading {
  const [text = '', digits = ''] = part.split('/');
  const address = text.startsWith('[') ? null : parseAddress(text);
  if (address === null || !/^\d+$/.test(digits)) return ignored;
  const block = `${serializeHost(clearHostBits(address, Number(digits)))}/${Number(digits)}`;
  // curl reads a length of 0 as a missing one.
  const curl = [Number(digits) === 0 ? text : block];
  if (address.kind === 'ipv6') {
    return { ...ignored, go: [block], difference: 'Only Go reads blocks of IPv6 addresses.' };
  }
  return {
    ...ignored,
    curl,
    go: [block],
    difference: 'Node and undici ignore blocks of addresses.',
  };
}

function clearHostBits(address: IPv4Host | IPv6Host, length: number): IPv4Host | IPv6Host {
  if (address.kind === 'ipv4') {
    const size = 2 ** Math.max(0, 32 - length);
    return { kind: 'ipv4', value: Math.floor(address.value / size) * size };
  }
  const clear = (piece: number, index: number): number => piece - hostBits(piece, index, length);
  const [a, b, c, d, e, f, g, h] = address.value;
  return {
    kind: 'ipv6',
    value: [
      ...([clear(a, 0), clear(b, 1), clear(c, 2), clear(d, 3)] as const),
      ...([clear(e, 4), clear(f, 5), clear(g, 6), clear(h, 7)] as const),
    ],
  };
}

// Splits a range into blocks. Returns null if the text is not a range.
function readRange(part: string): readonly string[] | null {
  const [from, to, ...more] = part.split('-').map((text) => parseAddress(text.trim()));
  if (from?.kind !== 'ipv4' || to?.kind !== 'ipv4' || more.length > 0) return null;
  const blocks: string[] = [];
  for (let first = from.value; first <= to.value; ) {
    let length = 32;
    while (length > 0) {
      const size = 2 ** (33 - length);
      if (first % size !== 0 || first + size - 1 > to.value) break;
      length--;
    }
    blocks.push(`${serializeIPv4(first)}/${length}`);
    first += 2 ** (32 - length);
  }
  return blocks;
}

function readName(part: string): Reading {
  const name = part.replace(/^\*?\./, '');
  const below = `*.${name}`;
  const goTexts = part === name ? [`.${name}`] : [below];
  if (!isASCIIString(part))
    return { ...ignored, go: goTexts, difference: 'Only Go matches names in Unicode.' };
  if (part.endsWith('.')) {
    const curl = part.startsWith('*') ? [] : [`.${name}`];
    const undici = part.startsWith('*') ? [`*.${name}`] : [`.${name}`];
    const difference = 'Go and Node do not match a name with a dot at its end.';
    return { ...ignored, curl, undici, difference };
  }
  if (part.startsWith('*.')) {
    return {
      ...ignored,
      go: goTexts,
      node: [below],
      undici: [below],
      difference: 'curl ignores names with *.',
    };
  }
  if (part.startsWith('.')) {
    const difference = 'Go matches only the subdomains.';
    return { curl: [part], go: goTexts, node: [part], undici: [part], difference };
  }
  const difference = 'Node matches only the domain itself, not its subdomains.';
  return { curl: [`.${name}`], go: goTexts, node: [name], undici: [`.${name}`], difference };
}

function readNameWithPort(host: string, port: string): Reading {
  const difference = 'curl reads no ports.';
  const address = parseAddress(host);
  if (address) {
    return {
      ...ignored,
      go: [host + port],
      node: address.kind === 'ipv4' ? [host + port] : [],
      undici: address.kind === 'ipv4' || serializeHost(address) === host ? [host + port] : [],
      difference,
    };
  }
  const { go } = readName(host);
  const isExact = !/^\*?\./.test(host);
  return {
    ...ignored,
    go: go.map((text) => text + port),
    node: isExact ? [host + port] : [],
    undici: go.map(
      (text) => (host.startsWith('*') ? text : `.${text.replace(/^\*?\./, '')}`) + port,
    ),
    difference,
  };
}
