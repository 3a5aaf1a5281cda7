// What servers, crawlers and clients do with a URL, from the text that they are given to the answer that they need.

import { fromAllCorpora } from './corpora.js';
import { generateOtherSchemes, generateQueries } from './generate.js';
import type { Operation } from './measure.js';
import type { Implementation } from './operations.js';
import { Random } from './random.js';

/** Each implementation loads its own copy of this module, as that of operations. */
interface Job {
  /** What it is given, of real URLs where there are any. */
  readonly makeInputs: () => readonly string[];
  readonly operationOver: (
    implementation: Implementation,
    take: (result: string) => void,
  ) => Operation;
}

const MOST = 10_000;
const SEED = 20261128;

/** Real links, evenly spread, each changed in one of the given ways. */
function fromLinks(
  ...changes: readonly ((url: URL, random: Random) => string)[]
): () => readonly string[] {
  return () => {
    const random = new Random(SEED);
    const links = fromAllCorpora((url) => /^https?:/.test(url));
    const step = Math.max(1, Math.floor(links.length / MOST));
    return links
      .filter((_, index) => index % step === 0)
      .map((link) => random.pick(changes)(new URL(link), random));
  };
}

const target = ({ pathname, search }: URL): string => pathname + search;
const paged = (url: URL, random: Random): string =>
  `${target(url)}${url.search === '' ? '?' : '&'}page=${random.integer(1, 40)}`;

/** What a request line asks for, as browsers, programs, health checks, proxies and scanners send it. */
const targets = fromLinks(
  target,
  target,
  paged,
  () => '/health',
  ({ pathname }) => `/api/v2${pathname}?fields=id,name&limit=20`,
  ({ href }) => href,
  () => '/index.php?s=/Index/\\think\\app/invokefunction&function=call_user_func_array',
);

/** The values of `href` on a page, after the parser of HTML has decoded references to characters. */
const hrefs = fromLinks(
  target,
  ({ href }) => href,
  ({ pathname }) => pathname.slice(1) || './',
  ({ pathname, search }) => `..${pathname}${search}`,
  ({ search }) => search || '?page=2',
  (_, random) => `#section-${random.integer(1, 20)}`,
  ({ host, pathname }) => `//${host}${pathname}`,
  (_, random) => `?a=${random.integer(1, 99)}&b=${random.integer(1, 99)}&sort=date`,
);

/** A site may name its own pages in full, by a path, or upgrade to HTTPS. */
const locations = fromLinks(
  ({ href }) => href,
  ({ host, pathname, search }) => `https://${host}${pathname}${search}`,
  target,
  ({ pathname }) => `/login?next=${encodeURIComponent(pathname)}`,
);

const callbacks = fromLinks(
  ({ origin }, random) =>
    `${origin}/oauth/callback?code=${random.text(43, 'abcdefgh0123456789-_')}&state=${random.text(22, 'ABCdef0123')}`,
  ({ origin }, random) =>
    `${origin}/cb?state=${random.text(22, 'ABCdef0123')}%3D%3D&code=4%2F${random.text(60, 'abcXYZ0189')}&scope=openid%20email&iss=https%3A%2F%2Fid.example.org`,
);

const asTheyAre = fromLinks(({ href }) => href);
const withParameters = (): readonly string[] =>
  fromAllCorpora((url) => /^https?:[^?#]*\?[^#]*=/.test(url));
const databases = (): readonly string[] =>
  generateOtherSchemes(MOST).filter((url) => /^(?:postgres|mongodb|redis|amqp)/.test(url));
const forms = (): readonly string[] => generateQueries(2000, 5);

const page = 'https://www.example.org/docs/guide/start.html?lang=en#top';

export const jobs: Readonly<Record<string, Job>> = {
  'server: path of a request': {
    makeInputs: targets,
    operationOver:
      ({ URL }, take) =>
      (input) =>
        take(new URL(input, 'http://localhost:3000').pathname),
  },
  'server: path and one parameter of a request': {
    makeInputs: targets,
    operationOver:
      ({ URL }, take) =>
      (input) => {
        const url = new URL(input, 'http://localhost:3000');
        take(url.pathname);
        take(url.searchParams.get('page') ?? '1');
      },
  },
  'router: compare the origin, match the path': {
    makeInputs: asTheyAre,
    operationOver: ({ URL }, take) => {
      const prefixes = ['/api/', '/static/', '/wiki/', '/blog/'];
      return (input) => {
        const { origin, pathname } = new URL(input);
        const found = prefixes.findIndex((prefix) => pathname.startsWith(prefix));
        take(origin === 'https://www.example.org' ? 'ours' : String(found));
      };
    },
  },
  'server: fields of a form': {
    makeInputs: forms,
    operationOver:
      ({ URLSearchParams }, take) =>
      (input) => {
        const form = new URLSearchParams(input);
        take(`${form.get('id')} ${form.get('q')} ${form.get('lang')}`);
      },
  },
  'server: one field of a form': {
    makeInputs: forms,
    operationOver:
      ({ URLSearchParams }, take) =>
      (input) =>
        take(new URLSearchParams(input).get('page') ?? '1'),
  },
  'server: all fields of a form': {
    makeInputs: forms,
    operationOver:
      ({ URLSearchParams }, take) =>
      (input) => {
        for (const [name, value] of new URLSearchParams(input)) take(name + value);
      },
  },
  'OAuth: code and state of a callback': {
    makeInputs: callbacks,
    operationOver:
      ({ URL }, take) =>
      (input) => {
        const { searchParams } = new URL(input);
        take(`${searchParams.get('code')} ${searchParams.get('state')}`);
      },
  },
  'crawler: links of a page': {
    makeInputs: hrefs,
    operationOver:
      ({ URL }, take) =>
      (input) =>
        take(new URL(input, page).href),
  },
  'crawler: entries of a sitemap': {
    makeInputs: asTheyAre,
    operationOver:
      ({ URL }, take) =>
      (input) => {
        const url = new URL(input);
        take(url.host);
        take(url.href);
      },
  },
  'crawler: parameters of a link': {
    makeInputs: withParameters,
    operationOver:
      ({ URL }, take) =>
      (input) => {
        for (const [name, value] of new URL(input).searchParams) take(name + value);
      },
  },
  'client: a Location header': {
    makeInputs: locations,
    operationOver:
      ({ URL }, take) =>
      (input) => {
        const url = new URL(input, page);
        take(url.origin);
        take(url.href);
      },
  },
  'client: domain and path for cookies': {
    makeInputs: asTheyAre,
    operationOver:
      ({ URL }, take) =>
      (input) => {
        const { protocol, hostname, pathname } = new URL(input);
        take(`${protocol} ${hostname} ${pathname}`);
      },
  },
  'client: origin and host name': {
    makeInputs: asTheyAre,
    operationOver:
      ({ URL }, take) =>
      (input) => {
        const url = new URL(input);
        take(url.origin);
        take(url.hostname);
      },
  },
  'client: set one parameter, delete another': {
    makeInputs: withParameters,
    operationOver:
      ({ URL }, take) =>
      (input) => {
        const url = new URL(input);
        url.searchParams.set('page', '2');
        url.searchParams.delete('utm_source');
        take(url.href);
      },
  },
  'client: a query from an object': {
    makeInputs: forms,
    operationOver: ({ URLSearchParams }, take) => {
      const records = new Map<string, Record<string, string>>();
      return (input) => {
        let record = records.get(input);
        if (record === undefined) {
          record = Object.fromEntries(new URLSearchParams(input));
          records.set(input, record);
        }
        take(new URLSearchParams(record).toString());
      };
    },
  },
  'logs: host of a referrer': {
    makeInputs: asTheyAre,
    operationOver:
      ({ URL }, take) =>
      (input) =>
        take(URL.canParse(input) ? new URL(input).hostname : '-'),
  },
  'database: parts of a connection string': {
    makeInputs: databases,
    operationOver:
      ({ URL }, take) =>
      (input) => {
        const { username, password, hostname, port, pathname, searchParams } = new URL(input);
        take(`${username} ${password} ${hostname} ${port} ${pathname}`);
        take(searchParams.get('sslmode') ?? 'prefer');
      },
  },
};
