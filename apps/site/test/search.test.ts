// The search of the site as it was built: its index, and what the search box does with it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import MiniSearch from 'minisearch';
import { parse } from 'node-html-parser';
import { indexOptions, search } from '../.vitepress/theme/search.js';
import { askedWords } from './asked-words.js';
import { linksFor } from './built-search.js';
import { collectedWords } from './collected-words.js';
import { blindWords, foundWords } from './found-words.js';
import { plainWords } from './plain-words.js';
import { supportWords } from './support-words.js';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

function isFound([word, ...answers]: readonly [string, ...string[]]): boolean {
  return linksFor(word)
    .slice(0, 2)
    .some((link) => answers.some((answer) => link.startsWith(answer)));
}

test('each word that somebody asked for finds its answer first or second', (t) => {
  t.true(askedWords.length >= 100);
  t.deepEqual(
    askedWords.filter((one) => !isFound(one)),
    [],
  );
});

test('of the words that were collected, nine of ten find an answer first or second', (t) => {
  t.is(collectedWords.length, 134);
  const missed = collectedWords.filter((one) => !isFound(one)).map(([word]) => word);
  t.true(missed.length <= 13, missed.join(', '));
});

test('of the words that strangers wrote, nine of ten find an answer first or second', (t) => {
  t.is(foundWords.length, 140);
  const missed = foundWords.filter((one) => !isFound(one)).map(([word]) => word);
  t.true(missed.length <= 14, missed.join(', '));
});

test('of the words that somebody wrote who did not know the site, nine of ten find an answer first or second', (t) => {
  t.is(blindWords.length, 268);
  const missed = blindWords.filter((one) => !isFound(one)).map(([word]) => word);
  t.true(missed.length <= 20, missed.join(', '));
});

test('of plain words, eleven of twelve find an answer first or second', (t) => {
  t.is(plainWords.length, 82);
  const missed = plainWords.filter((one) => !isFound(one)).map(([word]) => word);
  t.true(missed.length <= 6, missed.join(', '));
});

test('what people in support type finds a page for them first', (t) => {
  t.is(supportWords.length, 31);
  const missed = supportWords.flatMap(([word, ...answers]) => {
    const [first = ''] = linksFor(word);
    return answers.some((answer) => first.startsWith(answer)) ? [] : `${word}: ${first}`;
  });
  t.deepEqual(missed, []);
});

test('whoever says in whatever words that a link does not open finds the page about it first', (t) => {
  const nouns = ['link', 'url', 'page', 'web page', 'website', 'customer’s link'];
  const denials = ['does not', 'dont', 'doesn’t', 'can not', 'cannot', 'is not'];
  const verbs = ['work', 'open', 'load', 'opening', 'working'];
  const said = nouns.flatMap((noun) =>
    denials.flatMap((denial) => verbs.map((verb) => `the ${noun} ${denial} ${verb}`)),
  );
  const missed = said.filter(
    (text) => !linksFor(text)[0]?.startsWith('/guides/messages#a-link-does-not-work'),
  );
  t.deepEqual(missed, []);
});

/** All phrases of a word from each list. */
function phrasesOf(...lists: readonly (readonly string[])[]): string[] {
  return lists.reduce<string[]>(
    (all, words) => all.flatMap((start) => words.map((word) => `${start} ${word}`.trim())),
    [''],
  );
}

test('whoever asks in whatever words about a section or about safety finds the page about it first', (t) => {
  const denials = ['does not', 'doesn’t', 'dont', 'cannot', 'can not'];
  const places = ['section', 'the heading', 'the right place', 'the anchor'];
  const words = {
    'messages#a-link-does-not-work': [
      ...phrasesOf(
        ['link', 'the url', 'web page'],
        denials,
        ['jump', 'scroll'],
        ['', 'to'],
        places,
      ),
      ...phrasesOf(['deceptive'], ['site', 'website', 'web page'], ['', 'ahead']),
      ...phrasesOf(['dangerous'], ['site', 'website'], ['ahead', 'warning']),
    ],
    'more-questions#is-this-link-safe': [
      ...phrasesOf(
        ['check', 'verify', 'scan', 'test'],
        ['a link', 'this link', 'link', 'the web address'],
      ),
      ...phrasesOf(['suspicious', 'fake', 'dangerous', 'phishing'], ['link', 'url']),
      ...phrasesOf(
        ['is'],
        ['this', 'the', 'a'],
        ['link', 'website'],
        ['safe', 'dangerous?', 'fake'],
      ),
    ],
  };
  const missed = Object.entries(words).flatMap(([answer, texts]) =>
    texts.filter((text) => !linksFor(text)[0]?.startsWith(`/guides/${answer}`)),
  );
  t.deepEqual(missed, []);
});

test('a name finds the export of the package that has it, and says which that is', (t) => {
  const folders = ['functions', 'classes', 'variables'];
  const exports = readdirSync(join(dist, 'api'), { recursive: true, encoding: 'utf8' }).flatMap(
    (file) => {
      const [page = '', kind = '', name = ''] = /^.*\/(\w+)\/(\w+)(?=\.html$)/.exec(file) ?? [];
      return folders.includes(kind) && /^[a-z]+[A-Z]/.test(name)
        ? [{ name, link: `/api/${page}` }]
        : [];
    },
  );
  const several = exports.filter(
    ({ name }, at) => exports.findIndex((one) => one.name === name) < at,
  );
  const names = new Set(several.map(({ name }) => name));
  t.true(names.size > 20, `${names.size}`);
  const missed = Array.from(names).filter((name) => {
    const links = exports.flatMap((one) => (one.name === name ? one.link : []));
    const shortest = Math.min(...links.map(({ length }) => length));
    return linksFor(name)[0]?.replace(/#.*/, '').length !== shortest;
  });
  // A guide may have the name, too.
  t.true(missed.length <= names.size / 10, missed.join(', '));
});

test('the beginning of a name finds the exports that begin so', (t) => {
  for (const name of ['parseURI', 'registrableDomain', 'isKnownPublicSuffix', 'redactURL']) {
    for (let end = name.search(/[A-Z]/) + 1; end <= name.length; end++) {
      const part = name.slice(0, end);
      const first = linksFor(part).slice(0, 1);
      t.regex(
        first[0] ?? '',
        new RegExp(`/(?:functions|classes|variables|interfaces|type-aliases)/${part}`),
        part,
      );
    }
    t.regex(linksFor(name)[0] ?? '', new RegExp(`/functions/${name}#`));
  }
});

test('a message is found with the time, the URLs and the hosts of its line', (t) => {
  const messages = {
    'curl: (6) Could not resolve host:': 'err-name-not-resolved',
    'Error: getaddrinfo ENOTFOUND': 'err-name-not-resolved',
    'java.net.URISyntaxException: Illegal character in path at index 7:': 'no-protocol',
    "TypeError: Failed to construct 'URL': Invalid URL": 'failed-to-construct-url',
    'MalformedURLException: no protocol:': 'no-protocol',
  };
  const details = ['www.example.com', 'https://shop.example.net/a?b=c', 'api.example.org:8443'];
  for (const [message, section] of Object.entries(messages)) {
    for (const detail of details) {
      const line = `2026-01-02 03:04:05 ${message} ${detail}`;
      const links = linksFor(line).slice(0, 2);
      t.true(
        links.some((link) => link.startsWith(`/guides/messages#${section}`)),
        line,
      );
    }
  }
});

test('a word that nothing has is read as the word that it is most like', (t) => {
  const pairs = {
    punicode: 'punycode',
    'chnage query parameter': 'change query parameter',
    'percnt encode': 'percent encode',
    'get hostnmae': 'get hostname',
  };
  for (const [written, meant] of Object.entries(pairs)) {
    t.deepEqual(linksFor(written).slice(0, 2), linksFor(meant).slice(0, 2), written);
  }
});

test('symbols, their numbers and names in capital letters are read as words', (t) => {
  const pairs = {
    "symbol '_' not allowed": 'underscore not allowed',
    'U+005F': 'underscore',
    removeWWW: 'remove WWW',
    'RFC 5952': 'RFC5952',
  };
  for (const [written, plain] of Object.entries(pairs)) {
    t.is(linksFor(written)[0], linksFor(plain)[0], written);
    t.not(linksFor(written)[0], undefined);
  }
});

test('a name finds its own page before pages about its parts', (t) => {
  for (const name of ['parseIPv6', 'URLUtils', 'searchParams']) {
    t.true(
      linksFor(name)
        .slice(0, 2)
        .some((link) => link.toLowerCase().includes(name.toLowerCase())),
      name,
    );
  }
});

test('every word is spelled as one that is found, with a plural or a typing error', (t) => {
  for (const word of ['underscores', 'javascript urls', 'licenses', 'webpakc', 'contribting']) {
    t.true(linksFor(word).length > 0, word);
  }
});

/** The headings of a page, with their links. */
function headingsOf(page: string): (readonly [text: string, link: string])[] {
  const document = parse(readFileSync(join(dist, `${page}.html`), 'utf8'));
  return document
    .querySelectorAll('.vp-doc :is(h1, h2)')
    .map((found) => [found.text.replace(/\u200B/g, '').trim(), `/${page}#${found.id}`] as const);
}

test('the words of a heading find it first or second', (t) => {
  const pages = [
    'questions',
    'more-questions',
    'site-questions',
    'messages',
    'attacks',
    'tools',
    'jobs',
  ].map((name) => `guides/${name}`);
  const errors = readdirSync(join(dist, 'errors')).map(
    (name) => `errors/${name.replace('.html', '')}`,
  );
  t.true(errors.length >= 90);
  // The heading of an error is a name. Its title has what people see, too.
  const titles = errors.map((page) => {
    const document = parse(readFileSync(join(dist, `${page}.html`), 'utf8'));
    const title = document.querySelector('title')?.text.replace(' | urlkit', '') ?? '';
    return [title, `/${page}#${document.querySelector('h1')?.id}`] as const;
  });
  const headings = [...pages, 'security', 'contributing', 'license']
    .flatMap(headingsOf)
    .concat(titles);
  t.true(headings.length >= 220);
  const texts = new Map(headings.map(([text, link]) => [link, text]));
  // Some errors begin with the same words.
  const missed = headings.filter(
    ([text]) =>
      !linksFor(text)
        .slice(0, 2)
        .some((link) => texts.get(link)?.startsWith(text)),
  );
  t.deepEqual(missed, []);
});

test('a word that the glossary explains finds it first', (t) => {
  const names = headingsOf('guides/glossary')
    .slice(1)
    .flatMap(([text]) => text.split(', '));
  t.true(names.length > 120);
  const missed = names.filter((name) => !linksFor(name)[0]?.startsWith('/guides/glossary#'));
  t.deepEqual(missed, []);
});

const isInReference = (link: string) => /^\/api\/|#api$/.test(link);

test('three plain words or more find an answer before the reference', (t) => {
  const words = [...askedWords, ...collectedWords, ...foundWords, ...blindWords, ...plainWords];
  const plain = words
    .filter(([word]) => /^[a-z]+(?: [a-z]+){2,}$/.test(word) && !/\bapi\b/.test(word))
    .filter(([, ...answers]) => !answers.some(isInReference));
  t.true(plain.length > 150);
  const missed = plain
    .map(([word]) => word)
    .filter((word) => linksFor(word).findIndex(isInReference) === 0);
  t.deepEqual(missed, []);
});

test('what has all words comes before what has some of them', (t) => {
  const words = ['webpack', 'tracking', 'cookie', 'emoji'];
  const sets = Array.from({ length: 1 << words.length }, (_, set) =>
    words.filter((_word, index) => (set >> index) & 1),
  );
  const index = new MiniSearch(indexOptions);
  // Those with fewer words say them more often.
  index.addAll(
    sets.map((set, id) => ({
      id: `/${id}`,
      title: set.length === 1 ? set[0] : '',
      text: set.flatMap((word) => Array(9 - 2 * set.length).fill(word)).join(' '),
    })),
  );
  for (const set of sets.slice(1)) {
    const found = search(index, set.join(' ')).map(({ id }) => sets[Number(id.slice(1))] ?? []);
    const hasAll = found.map((own) => set.every((word) => own.includes(word)));
    const count = sets.filter((own) => set.every((word) => own.includes(word))).length;
    t.deepEqual(
      hasAll,
      hasAll.map((_, at) => at < count),
      set.join(' '),
    );
  }
});
