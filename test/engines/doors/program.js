// The program that tries the doors of a platform: the functions to which programs hand a URL or search parameters. It
// runs in the platform, alone or with a polyfill, and leaves what came out.

import { callAll } from './namespaces.js';
import { pageDoors } from './page.js';
import { bunDoors, denoDoors, nodeDoors } from './runtimes.js';
import { webDoors } from './web.js';

/**
 * @typedef {object} Hand What a door is tried with.
 * @property {typeof globalThis.URL} URL
 * @property {typeof globalThis.URLSearchParams} URLSearchParams
 * @property {(path?: string) => globalThis.URL} url Makes a URL of the server.
 * @property {() => globalThis.URLSearchParams} params
 */

/** @typedef {Record<string, (hand: Hand) => unknown>} Doors */

const { urlkitSettings: settings } = globalThis;
const { origin, folder, undici, install } = settings;
const isPage = typeof document === 'object';

const before = { URL, URLSearchParams };

/** Ways to make a URL, and search parameters, so that all that changes an object has been tried at each door. */
const makers = {
  made: {
    url: ({ URL }, href) => new URL(href),
    params: ({ URLSearchParams }) => new URLSearchParams('a=b&c=d+e'),
  },
  changed: {
    url({ URL }, href) {
      const wanted = new URL(href);
      const url = new URL('http://user:password@h/x?y#z');
      if (wanted.protocol === 'file:') url.href = 'file:///';
      else {
        for (const name of ['protocol', 'username', 'password', 'host']) url[name] = wanted[name];
      }
      for (const name of ['pathname', 'hash']) url[name] = wanted[name];
      url.searchParams.delete('y');
      for (const [name, value] of wanted.searchParams) url.searchParams.append(name, value);
      return wanted.href === url.href ? url : wanted;
    },
    params({ URLSearchParams }) {
      const params = new URLSearchParams({ c: 'd', e: 'f', g: 'h' });
      params.append('a', 'x');
      params.append('a', 'y');
      params.delete('a', 'x');
      params.delete('g');
      params.set('a', 'b');
      params.set('c', 'd e');
      params.delete('e');
      params.sort();
      return params;
    },
  },
  'of a URL': {
    url({ URL }, href) {
      const url = new URL('a:b');
      url.searchParams.append('c', 'd');
      url.href = href;
      return url;
    },
    params({ URL }) {
      const url = new URL('a:?x');
      const { searchParams } = url;
      url.search = '?a=b&c=x';
      searchParams.set('c', 'd e');
      return searchParams;
    },
  },
};

function handOf(classes, { url, params }) {
  const make = (href) => url(classes, href);
  return {
    ...classes,
    before,
    after: { URL: globalThis.URL, URLSearchParams: globalThis.URLSearchParams },
    url: (path = '/echo?a=b') => make(origin + path),
    params: () => params(classes),
    searchParams: () => make(`${origin}/?a`).searchParams,
    module: () => make(isPage ? `${origin}/module.js` : `${folder}module.mjs`),
    file: (name = '.env') => make(folder + name),
    folder: () => make(folder),
    missing: () => make(`${folder}.env/missing`),
    scratch: () => make(`${folder}scratch-${isPage ? 0 : process.pid}`),
    undici: () => import(undici),
  };
}

/** Functions of Deno that end or change the process. */
const otherDeno = /^(?:exit|kill|test|bench|serve|cron|(?:add|remove)SignalListener|[A-Z].*)$/;

const timeout = 8_000;

/** Leaves out what differs from run to run. */
const withoutPlace = (text) =>
  text
    .replaceAll(new before.URL(folder).pathname.slice(0, -1) || origin, '/folder')
    .replaceAll(new before.URL(origin).host, 'host:1')
    .replaceAll(new before.URL(origin).port, '1');

async function outcomeOf(door, hand) {
  let timer;
  const late = new Promise((settle) => {
    timer = setTimeout(settle, timeout, 'gives no answer');
  });
  try {
    const result = await Promise.race([door(hand), late]);
    return withoutPlace(
      typeof result === 'string' ? result : (JSON.stringify(result) ?? String(result)),
    );
  } catch (error) {
    return withoutPlace(`${error?.name ?? 'error'}: ${error?.code ?? error?.message ?? error}`);
  } finally {
    clearTimeout(timer);
  }
}

const isAbsent = (outcome) =>
  /^\w*Error: (?:ERR_UNKNOWN_BUILTIN|Cannot find (?:module|package)|No such built-in|.*(?:is not a (?:function|constructor)|not defined|undefined))/.test(
    outcome,
  );

const doors = {
  ...webDoors,
  ...(isPage ? pageDoors : nodeDoors),
  ...(typeof Deno === 'object' ? denoDoors : {}),
  ...(typeof Bun === 'object' ? bunDoors : {}),
};

async function callModules({ missing }) {
  const { default: fs } = await import('node:fs');
  const namespaces = [
    ['fs', fs, /^_/],
    ['fs.promises', fs.promises, /^_/],
  ];
  if (typeof Deno === 'object') namespaces.push(['Deno', Deno, otherDeno]);
  const found = await Promise.all(
    namespaces.map(async ([prefix, namespace, skipped]) => {
      const outcomes = Object.entries(await callAll(namespace, skipped, missing));
      return outcomes.map(([name, outcome]) => [`${prefix}.${name}`, outcome]);
    }),
  );
  return Object.fromEntries(found.flat());
}

async function tryDoors(classes, kinds = Object.keys(makers)) {
  const outcomes = {};
  for (const kind of kinds) {
    const maker = makers[kind];
    const hand = handOf(classes, maker);
    for (const [name, door] of Object.entries(doors)) {
      outcomes[`${name} · ${kind}`] = await outcomeOf(door, hand);
    }
  }
  if (!isPage) Object.assign(outcomes, await callModules(handOf(classes, makers.made)));
  for (const [name, outcome] of Object.entries(outcomes))
    if (isAbsent(outcome)) delete outcomes[name];
  return outcomes;
}

// Functions that are called with too few arguments throw later.
if (!isPage) {
  for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, () => {});
}

async function run() {
  const { order } = settings;
  if (order === 'last') await tryDoors(before, ['made']);
  const result = order === 'none' ? null : install();
  const global = await tryDoors({
    URL: globalThis.URL,
    URLSearchParams: globalThis.URLSearchParams,
  });
  const isReplaced = globalThis.URL !== before.URL;
  const kept = isReplaced ? await tryDoors(before) : global;
  return { result, isReplaced, global, kept };
}

globalThis.urlkitReport = run().then(JSON.stringify);
