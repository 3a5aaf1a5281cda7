import { type Host, type IPv6Host, serializeHost } from '@urlkit/host';
import { assertString, copyOf, hasOwn } from '@urlkit/internal';
import { parseAddress } from './address-parser.js';
import { type HostPattern, readPattern } from './host-pattern.js';
import {
  bypassesOf,
  type Compared,
  curl,
  go,
  node,
  type Program,
  type Rule,
  undici,
} from './no-proxy-programs.js';
import { hostBits, ipv4OfPieces, type Prefix, piecesOfIPv4 } from './prefix.js';
import { readTarget, type TargetInput } from './read-target.js';
import { comparableHost, portOf, type Target } from './target.js';

/** The modelled programs. `node` means the module `http` of Node, and `undici` means its `fetch`. */
export type NoProxyProgram = 'curl' | 'go' | 'node' | 'undici';

/** How programs read an entry of `NO_PROXY`. */
export interface NoProxyEntry {
  /** The text of the entry. */
  readonly text: string;
  /**
   * The hosts that each program reaches without a proxy because of this entry. Some entries match texts that no pattern
   * describes, such as `.0.0.1` in Node; only `bypasses` knows these.
   */
  readonly readings: Readonly<Record<NoProxyProgram, readonly HostPattern[]>>;
  /** Sentences in English that say what each program matches; null if they agree. */
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
  const parts = copyOf(text).split(',');
  const isAlone = text === '*';
  const rules = new Map(
    parts.map((part) => [part, ofPrograms(({ read }) => read(part, isAlone))] as const),
  );
  const known = new Map(Array.from(rules, ([part, of]) => [part, toEntry(part, of)]));
  const entries = parts.filter((part) => part.trim() !== '').map((part) => known.get(part));
  const programs = ofPrograms((program, name) =>
    bypassesOf(
      program,
      Array.from(rules.values()).flatMap((of) => of[name]),
    ),
  );
  const bypasses = (target: TargetInput) => {
    const read = readTarget(target);
    const compared = read && comparedOf(read);
    return ofPrograms((_, name) => compared !== null && programs[name](compared));
  };
  return Object.freeze({ entries: entries as readonly NoProxyEntry[], bypasses });
}

function ofPrograms<T>(
  of: (program: Program, name: NoProxyProgram) => T,
): Readonly<Record<NoProxyProgram, T>> {
  return {
    curl: of(curl, 'curl'),
    go: of(go, 'go'),
    node: of(node, 'node'),
    undici: of(undici, 'undici'),
  };
}

// Programs compare the text of the host and the port.
function comparedOf(target: Target): Compared | null {
  const { host } = target;
  if (host === null || host.kind === 'empty') return null;
  const port = portOf(target);
  return { host: textOf(host).toLowerCase(), port: port === null ? '' : String(port) };
}

/** Returns the text of a host without brackets. */
function textOf(host: Host): string {
  return serializeHost(host).replace(/^\[(.*)\]$/, '$1');
}

function toEntry(
  part: string,
  rules: Readonly<Record<NoProxyProgram, readonly Rule[]>>,
): NoProxyEntry {
  const readings = ofPrograms((program, name) =>
    rules[name].flatMap((rule) => patternsOf(rule, program)),
  );
  return { text: part.trim(), readings, difference: differenceOf(readings) };
}

/** Returns the patterns that match what a rule matches; none if no pattern does. */
function patternsOf(rule: Rule, program: Program): readonly HostPattern[] {
  // The port is compared as text.
  if (!/^(?:0|[1-9]\d*)?$/.test(rule.port)) return [];
  const port = rule.port === '' ? '' : `:${rule.port}`;
  const patterns = hostTextsOf(rule, program).map((text) => readPattern(text + port));
  return patterns.filter((pattern) => typeof pattern !== 'string');
}

function hostTextsOf(rule: Rule, program: Program): readonly string[] {
  switch (rule.kind) {
    case 'any':
      return ['*'];
    case 'block':
      return [blockText(rule)];
    case 'range':
      return blocksOf(rule).map(blockText);
    case 'name':
      return nameTexts(rule, program);
  }
}

const PREFIXES = { name: '', below: '*.', 'name and below': '.' } as const;

function nameTexts(
  { name, scope }: Extract<Rule, { readonly kind: 'name' }>,
  { addressOf, comparesAddressText }: Program,
): readonly string[] {
  const address = parseAddress(name);
  if (address === null) {
    const text = PREFIXES[scope] + name;
    const pattern = readPattern(text);
    // Patterns ignore how a name is written; programs do not.
    const isSame =
      typeof pattern !== 'string' && hasOwn(pattern.host, 'name') && pattern.host.name === name;
    return isSame ? [text] : [];
  }
  const isCompared = textOf(address) === name && (comparesAddressText || addressOf(name) === null);
  // A pattern treats an IPv4-mapped address as the IPv4 address.
  const isMatched = scope !== 'below' && comparableHost(address)?.kind === address.kind;
  return isCompared && isMatched ? [serializeHost(address)] : [];
}

function blockText({ pieces, length }: Prefix): string {
  const clear = pieces.map((piece, index) => piece - hostBits(piece, index, length));
  const host =
    clear.length === 2
      ? ({ kind: 'ipv4', value: ipv4OfPieces(clear) } as const)
      : ({ kind: 'ipv6', value: clear as unknown as IPv6Host['value'] } as const);
  const text = serializeHost(host);
  return length === 16 * pieces.length ? text : `${text}/${length}`;
}

/** Splits a range of IPv4 addresses into blocks. */
function blocksOf({ first, last }: Extract<Rule, { readonly kind: 'range' }>): readonly Prefix[] {
  const blocks: Prefix[] = [];
  for (let start = first; start <= last; ) {
    let length = 32;
    while (length > 0) {
      const size = 2 ** (33 - length);
      if (start % size !== 0 || start + size - 1 > last) break;
      length--;
    }
    blocks.push({ pieces: piecesOfIPv4(start), length });
    start += 2 ** (32 - length);
  }
  return blocks;
}

const TITLES = { curl: 'curl', go: 'Go', node: 'Node', undici: 'undici' } as const;

// A list of addresses may have dozens of blocks.
const MOST_DESCRIBED = 4;

function differenceOf(readings: NoProxyEntry['readings']): string | null {
  const programs = new Map<string, string[]>();
  for (const [name, title] of Object.entries(TITLES)) {
    const matched = inWords(readings[name as NoProxyProgram].map(describe), MOST_DESCRIBED);
    const titles = programs.get(matched);
    if (titles === undefined) programs.set(matched, [title]);
    else titles.push(title);
  }
  if (programs.size === 1) return null;
  return Array.from(
    programs,
    ([matched, titles]) =>
      `${inWords(titles)} ${titles.length === 1 ? 'matches' : 'match'} ${matched}.`,
  ).join(' ');
}

function describe({ text, host, ports }: HostPattern): string {
  const port = ports === null ? '' : ` at port ${ports.first}`;
  const hostText = ports === null ? text : text.slice(0, text.lastIndexOf(':'));
  switch (host.kind) {
    case 'any':
      return `all hosts${port}`;
    case 'subdomains':
      return `the subdomains of ${host.name}${port}`;
    case 'domain and subdomains':
      return `${host.name} and its subdomains${port}`;
    case 'domain':
      return `only ${host.name}${port}`;
    default:
      return hostText + port;
  }
}

/** Joins words in English; those after the first `most` are counted. */
function inWords(words: readonly string[], most = words.length): string {
  if (words.length === 0) return 'nothing';
  const named =
    words.length > most ? [...words.slice(0, most - 1), `${words.length - most + 1} more`] : words;
  return named.join(', ').replace(/, ([^,]*)$/, ' and $1');
}
