// Inputs generated from a fixed seed, of the lengths and kinds found in links, requests and logs.

import { readFileSync } from 'node:fs';
import { domainToASCII } from 'node:url';
import { Random } from './random.js';

interface Parts {
  readonly scheme: string;
  readonly host: string;
  readonly path: string;
  readonly query: string;
  readonly fragment: string;
}

interface Words {
  readonly words: readonly string[];
  readonly foreignWords: readonly string[];
  readonly topLevelDomains: readonly (readonly [weight: number, domain: string])[];
}

const SEED = 20260702;
const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const HEX = '0123456789abcdef';
const TOKEN = `${LOWER}${LOWER.toUpperCase()}${DIGITS}-_`;

const { words, foreignWords, topLevelDomains }: Words = JSON.parse(
  readFileSync('apps/bench/words.json', 'utf8'),
);

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function hostOf(random: Random): string {
  const subdomain = random.weighted([
    [45, 'www.'],
    [25, ''],
    [
      22,
      `${random.pick(['api', 'blog', 'cdn', 'docs', 'en', 'i', 'm', 'news', 'shop', 'static'])}.`,
    ],
    [
      8,
      `${random.pick(words)}-${random.integer(1, 40)}.${random.pick(['eu', 'us', 'cdn', 'app'])}.`,
    ],
  ]);
  const name = random.list(1, 2, () => random.pick(words)).join(random.chance(0.2) ? '-' : '');
  const port = random.chance(0.01) ? `:${random.pick([3000, 8000, 8080, 8443])}` : '';
  return `${subdomain}${name}.${random.weighted(topLevelDomains)}${port}`;
}

function userinfoOf(random: Random): string {
  const name = random.pick(words);
  return random.chance(0.3) ? name : `${name}:${random.text(random.integer(8, 16), TOKEN)}`;
}

function slugOf(random: Random, least = 1, greatest = 4): string {
  return random.list(least, greatest, () => random.pick(words)).join('-');
}

function escapedWord(random: Random): string {
  return encodeURIComponent(random.pick(foreignWords));
}

function uuidOf(random: Random): string {
  return [8, 4, 4, 4, 12].map((length) => random.text(length, HEX)).join('-');
}

function articlePath(random: Random): string {
  const month = String(random.integer(1, 12)).padStart(2, '0');
  const end = random.pick(['', '/', '.html']);
  return `/${random.integer(2008, 2026)}/${month}/${slugOf(random, 3, 9)}${end}`;
}

function productPath(random: Random): string {
  return `/${random.pick(words)}/${slugOf(random, 2, 6)}/${random.pick(['p', 'dp', 'item'])}/${random.text(random.integer(6, 10), DIGITS)}`;
}

function apiPath(random: Random): string {
  const id = random.chance(0.5) ? uuidOf(random) : random.integer(1, 9_999_999);
  const end = random.chance(0.4) ? `/${random.pick(words)}` : '';
  return `/api/v${random.integer(1, 4)}/${random.pick(words)}s/${id}${end}`;
}

function assetPath(random: Random): string {
  const folders = random.list(1, 4, () => random.pick(words)).join('/');
  const extension = random.pick(['js', 'css', 'png', 'jpg', 'webp', 'svg', 'woff2', 'mp4']);
  return `/${folders}/${slugOf(random, 1, 3)}.${random.text(8, HEX)}.${extension}`;
}

function wikiPath(random: Random): string {
  const title = random.chance(0.3)
    ? random.list(1, 3, () => escapedWord(random))
    : random.list(1, 4, () => capitalized(random.pick(words)));
  return `/wiki/${title.join('_')}${random.chance(0.1) ? `_(${random.pick(words)})` : ''}`;
}

function folderPath(random: Random): string {
  const end = random.pick(['', '/', '/index.html', '.php', '.aspx']);
  return `/${random.list(1, 6, () => random.pick(words)).join('/')}${end}`;
}

function pathOf(random: Random): string {
  const make = random.weighted([
    [22, articlePath],
    [18, productPath],
    [14, apiPath],
    [16, assetPath],
    [6, wikiPath],
    [24, folderPath],
  ]);
  return make(random);
}

function phraseOf(random: Random): string {
  const phrase = random.list(1, 5, () =>
    random.chance(0.05) ? escapedWord(random) : random.pick(words),
  );
  return phrase.join(random.chance(0.6) ? '+' : '%20');
}

function campaignParameters(random: Random): string {
  const source = random.pick(['newsletter', 'search', 'social', 'partner']);
  return `utm_source=${source}&utm_medium=${random.pick(['email', 'cpc', 'post'])}&utm_campaign=${slugOf(random, 1, 3)}`;
}

function linkParameter(random: Random): string {
  const link = `https://${hostOf(random)}${pathOf(random)}`;
  return `${random.pick(['url', 'next', 'ref', 'redirect_uri'])}=${encodeURIComponent(link)}`;
}

function parameterOf(random: Random): string {
  const make = random.weighted([
    [16, () => `${random.pick(['q', 'query', 'search'])}=${phraseOf(random)}`],
    [16, () => `id=${random.integer(1, 9_999_999)}`],
    [10, () => `page=${random.integer(1, 40)}`],
    [8, () => `sort=${random.pick(words)}_${random.pick(['asc', 'desc'])}`],
    [8, () => `lang=${random.pick(['en', 'en-US', 'de', 'fr', 'ja', 'pt-BR'])}`],
    [8, () => campaignParameters(random)],
    [
      8,
      () => `${random.pick(['sid', 'token', 'sig'])}=${random.text(random.integer(16, 43), TOKEN)}`,
    ],
    [4, () => `${random.pick(['sid', 'token'])}=${random.text(22, TOKEN)}%3D%3D`],
    [6, () => `t=${random.integer(1_400_000_000, 1_790_000_000)}`],
    [4, () => linkParameter(random)],
    [4, () => `filter[${random.pick(words)}]=${random.pick(words)}`],
    [4, () => `${random.pick(words)}=`],
    [2, () => `${random.pick(words)}`],
    [2, () => `ids=${random.list(2, 6, () => random.integer(1, 9999)).join(',')}`],
  ]);
  return make();
}

function queryOf(random: Random, count: number): string {
  return Array.from({ length: count }, () => parameterOf(random)).join('&');
}

function partsOf(random: Random): Parts {
  const count = random.weighted([
    [45, 1],
    [25, 2],
    [15, 3],
    [15, random.integer(4, 8)],
  ]);
  return {
    scheme: 'https',
    host: hostOf(random),
    path: pathOf(random),
    query: `?${queryOf(random, count)}`,
    fragment: random.chance(0.06) ? `#${slugOf(random)}` : '',
  };
}

function urlOf({ scheme, host, path, query, fragment }: Parts): string {
  return `${scheme}://${host}${path}${query}${fragment}`;
}

/** Changes a URL as careless people and programs do. */
function untidy(random: Random, parts: Parts): Parts {
  const { host, path, query } = parts;
  const make = random.weighted<() => Partial<Parts>>([
    [20, () => ({ host: host.split('.').map(capitalized).join('.') })],
    [10, () => ({ host: host.replace(/(:\d+)?$/, ':443') })],
    [15, () => ({ path: '' })],
    [20, () => ({ path: `${path}/${random.pick(foreignWords)}` })],
    [15, () => ({ query: query.replace(/\+|%20/g, ' ') })],
    [10, () => ({ query: `${query}&title="${random.pick(words)}"` })],
    [5, () => ({ path: path.replace('/', '/./') })],
    [5, () => ({ path: `/${random.pick(words)}/..${path}` })],
  ]);
  return { ...parts, ...make() };
}

function generate(count: number, make: (random: Random) => string): string[] {
  const random = new Random(SEED);
  return Array.from({ length: count }, () => make(random));
}

/** Generates URLs with a path and a query. */
export function generateURLs(count: number): string[] {
  return generate(count, (random) => {
    const parts = partsOf(random);
    return urlOf(random.chance(0.03) ? untidy(random, parts) : parts);
  });
}

/** Generates text that people and programs take for URLs, but does not parse. */
export function generateInvalid(count: number): string[] {
  const random = new Random(SEED);
  const phrase = () => phraseOf(random).replaceAll('+', ' ');
  const make = [
    () => phrase(),
    () => `${random.pick(words)}.${random.weighted(topLevelDomains)}`,
    () => pathOf(random),
    () => `//${random.pick(words)}.com${pathOf(random)}`,
    () => `https://${random.pick(words)} ${random.pick(words)}${pathOf(random)}`,
    () => `https://?${queryOf(random, 1)}`,
    () => `https://${random.pick(words)}<${random.pick(words)}>.com${pathOf(random)}`,
    () => `https://[${ipv6Of(random)}:0]${pathOf(random)}`,
    () => `http://192.168.0.${random.integer(256, 999)}${pathOf(random)}`,
    () => `http://${random.pick(words)}.com:${random.integer(65_536, 99_999)}${pathOf(random)}`,
    () => `http://localhost:${random.pick(words)}${pathOf(random)}`,
    () => `https://${random.pick(words)}%20.com${pathOf(random)}`,
    () => '',
  ];
  return Array.from({ length: count }, () => random.pick(make)());
}

/** Generates query strings with a number of pairs each. */
export function generateQueries(count: number, pairs: number): string[] {
  return generate(count, (random) => queryOf(random, pairs).split('&').slice(0, pairs).join('&'));
}

function ipv4Of(random: Random): string {
  const address = random.integer(0x01000000, 0xdfffffff);
  const octets = [24, 16, 8, 0].map((shift) => (address >>> shift) & 0xff);
  return random.pick([
    octets.join('.'),
    octets.join('.'),
    `${octets.join('.')}.`,
    octets.map((octet) => `0x${octet.toString(16)}`).join('.'),
    octets.map((octet) => `0${octet.toString(8)}`).join('.'),
    `${octets[0]}.${address & 0xffffff}`,
    `0x${address.toString(16).toUpperCase()}`,
    String(address),
  ]);
}

function ipv6Of(random: Random): string {
  const pieces = Array.from({ length: 8 }, () => random.integer(0, 0xffff).toString(16));
  const first = random.integer(0, 5);
  const length = random.integer(1, 7 - first);
  const compressed = [pieces.slice(0, first), pieces.slice(first + length)].map((side) =>
    side.join(':'),
  );
  return random.weighted([
    [30, pieces.join(':')],
    [50, compressed.join('::')],
    [10, pieces.map((piece) => piece.padStart(4, '0').toUpperCase()).join(':')],
    [5, `::ffff:${random.list(4, 4, () => random.integer(0, 255)).join('.')}`],
    [5, pieces.map((piece, index) => (index < first ? piece : '0')).join(':')],
  ]);
}

/** An address with capitals, leading zeros or zeros that could be compressed. */
function longIPv6Of(random: Random): string {
  const rest = Array.from({ length: 4 }, () => random.integer(0x1000, 0xffff).toString(16));
  return random.pick([
    `2001:0DB8:${rest.join(':').toUpperCase()}:0:1`,
    `2001:db8:0:0:${rest.join(':')}`,
    `2001:0db8:0001:0002:${rest.join(':')}`,
  ]);
}

export function generateIPv6Addresses(count: number): string[] {
  return generate(count, ipv6Of);
}

function unicodeHost(random: Random, makeLabel = () => random.pick(foreignWords)): string {
  const labels = random.list(1, 2, makeLabel);
  return [...labels, random.pick(['com', 'de', 'org', 'рф', '中国', '한국'])].join('.');
}

function labelOf(random: Random): string {
  const word = random.pick(foreignWords);
  const make = random.weighted([
    [50, () => word],
    [15, () => capitalized(word)],
    [10, () => `${word}-${random.pick(words)}`],
    [10, () => random.pick(words)],
    [10, () => domainToASCII(word)],
    [5, () => word.normalize('NFD')],
  ]);
  return make();
}

/** Generates domains of many alphabets, as people type them and as they are sent. */
export function generateDomains(count: number): string[] {
  return generate(count, (random) => unicodeHost(random, () => labelOf(random)));
}

function dottedPath(random: Random, path: string): string {
  const dots = random.pick(['./', '../', './../', '%2e/', '%2E%2e/']);
  return path.replace(/\/(?=[^/]*$)/, (slash) => slash + dots);
}

type Change = (parts: Parts, random: Random) => Partial<Parts>;

/** Changes of URLs, most of which leave a URL that is not serialized, by their names. */
const kindsOfWork = new Map<string, Change>([
  ['missing path', () => ({ path: '', query: '', fragment: '' })],
  ['backslashes', ({ path }) => ({ path: path.replaceAll('/', '\\') })],
  [
    'letter case',
    ({ host }, random) => ({
      host: random.chance(0.5) ? host.toUpperCase() : host.split('.').map(capitalized).join('.'),
    }),
  ],
  ['credentials', ({ host }, random) => ({ host: `${userinfoOf(random)}@${host}` })],
  [
    'spaces and braces',
    ({ path, query }, random) => ({
      path: `${path.replaceAll('-', ' ')} ${random.integer(1, 9)}`,
      query: `${query.replace(/\+|%20/g, ' ')}&q={${random.pick(words)}}`,
    }),
  ],
  [
    'spaces at both ends',
    ({ scheme, fragment }) => ({ scheme: ` ${scheme}`, fragment: `${fragment} ` }),
  ],
  [
    'non-ASCII paths',
    ({ path }, random) => ({
      path: `${path.split('/').slice(0, 3).join('/')}/${random.list(1, 3, () => random.pick(foreignWords)).join('-')}`,
    }),
  ],
  ['dot segments', ({ path }, random) => ({ path: dottedPath(random, path) })],
  ['default port', ({ host }) => ({ host: host.replace(/(:\d+)?$/, ':443') })],
]);

/** Changes of hosts, by their names. */
const kindsOfHosts = new Map<string, Change>([
  ['IPv4 forms', (_, random) => ({ host: ipv4Of(random) })],
  ['IPv6', (_, random) => ({ host: `[${ipv6Of(random)}]` })],
  ['IPv6 not in shortest form', (_, random) => ({ host: `[${longIPv6Of(random)}]` })],
  ['Unicode hosts', (_, random) => ({ host: unicodeHost(random) })],
]);

export const workNames: readonly string[] = [...kindsOfWork.keys()];
export const hostNames: readonly string[] = [...kindsOfHosts.keys()];

/** Generates URLs with one of the changes above. */
export function generateWork(name: string, count: number): string[] {
  const change = kindsOfWork.get(name) ?? kindsOfHosts.get(name);
  if (change === undefined) throw new RangeError(`There is no work called ${name}`);
  return generate(count, (random) => {
    const parts = partsOf(random);
    return urlOf({ ...parts, ...change(parts, random) });
  });
}

/** Generates URLs of databases, queues, repositories, stores and apps. */
export function generateOtherSchemes(count: number): string[] {
  const name = (random: Random) => random.pick(words);
  const server = (random: Random) => `${name(random)}.${random.pick(['internal', 'example.com'])}`;
  const database = (scheme: string, port: number) => (random: Random) =>
    `${scheme}://${userinfoOf(random)}@${server(random)}:${port}/${name(random)}`;
  const make = [
    database('postgres', 5432),
    (random: Random) => `${database('postgresql', 5432)(random)}?sslmode=require`,
    (random: Random) => `redis://${server(random)}/${random.integer(0, 15)}`,
    (random: Random) => `rediss://:${userinfoOf(random)}@${server(random)}:6379`,
    (random: Random) =>
      `mongodb+srv://${server(random)}/${name(random)}?retryWrites=true&w=majority`,
    database('amqp', 5672),
    (random: Random) => `git+ssh://git@${server(random)}/${name(random)}/${name(random)}.git`,
    (random: Random) => `s3://${name(random)}-${name(random)}${pathOf(random)}`,
    (random: Random) => `myapp://${name(random)}${pathOf(random)}?${queryOf(random, 2)}`,
    (random: Random) => `mailto:${name(random)}@${server(random)}`,
  ];
  return generate(count, (random) => random.pick(make)(random));
}
