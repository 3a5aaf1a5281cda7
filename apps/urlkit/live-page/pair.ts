// Two URLs side by side: whether they are the same, and in which sense. Loaded when it is first needed.

import { decodeUnreserved } from '@urlkit/uri/generic-syntax';
import { keyProfiles, type URLDifference, urlDifferences, urlKey } from '@urlkit/url-keys';
import { originOf, parseURL } from '@urlkit/url-parser';
import { type EquivalenceLevel, equivalenceLevels, URLReference } from '@urlkit/url-reference';
import { serializeOrigin, serializeURL } from '@urlkit/url-serializer';
import { enumerated } from '../src/urls/listed.js';
import { placeOf } from '../src/urls/places.js';
import { element } from './dom.js';
import type { isSameSite as SameSite } from './public-suffix.js';
import { visible } from './visible.js';

type Level = EquivalenceLevel | 'all';

const meanings: Readonly<Record<Level, string>> = {
  'as-is': 'written in the same way',
  syntax: 'the same after dot segments and capital letters of the host are normalized',
  scheme: 'the same after rules of the scheme, such as its default port',
  'percent-coding': 'the same after percent-encoding what needs it',
  all: 'the same after decoding what needs no percent-encoding, such as %7E',
};

/** What the page says about two URLs. */
export interface Compared {
  /** Whether they are the same. */
  readonly answer: string;
  readonly kind: 'good' | 'warn' | 'bad' | 'plain';
  /** In which sense they are. */
  readonly details: readonly HTMLElement[];
}

/** Compares two URLs. */
export function comparePair(
  url: string,
  other: string,
  base: string | null,
  isSameSite: typeof SameSite,
): Compared {
  const options = base === null ? {} : { base };
  const [a, b] = [parseURL(url, options), parseURL(other, options)];
  if (other === '') return { answer: 'Type the other URL.', kind: 'plain', details: [] };
  if (a === null || b === null) {
    const which = a === null ? 'the first URL' : 'the other URL';
    const answer = `They cannot be compared: ${which} does not parse.`;
    return { answer, kind: 'bad', details: [] };
  }
  const [left, right] = [serializeURL(a), serializeURL(b)];
  const isSame = left === right;
  const origins = [originOf(a), originOf(b)] as const;
  const [first, second] = origins;
  const hasSite = first !== null && second !== null;
  const rows: Row[] = [
    ['the standard', 'the same URL after parsing', isSame],
    ...equivalenceLevels.map(
      (level): Row => [
        level,
        meanings[level],
        level === 'as-is' ? url === other : isEqual(left, right, level),
      ],
    ),
    ['all', meanings.all, decodeUnreserved(left) === decodeUnreserved(right)],
    [
      'origin',
      'the same origin',
      hasSite && serializeOrigin(first) === serializeOrigin(second) && first.kind === 'tuple',
    ],
    ['site', 'the same site', hasSite && isSameSite(first, second)],
  ];
  const keys = keyProfiles.map(({ name, original }): Row => {
    const [key, otherKey] = [left, right].map((href) => urlKey(href, { profile: name }));
    return [name, original.replace(/:.*$/s, ''), key !== null && key === otherKey];
  });
  return {
    answer: sentence(rows, left, right),
    kind: isSame ? 'good' : 'warn',
    details: [
      ...difference(left, right),
      // What a level is called in code says nothing to people.
      table(rows.filter(isUsual).map(([, meaning, isSame]) => ['', meaning, isSame])),
      folded('By the rules of RFC 3986', table(rows.filter((row) => !isUsual(row)))),
      folded('Same key in caches and archives', table(keys)),
    ],
  };
}

type Row = readonly [name: string, meaning: string, isSame: boolean];

/** Whether a row is one that people ask for. */
function isUsual([name]: Row): boolean {
  return name === 'as-is' || !(name in meanings);
}

function folded(title: string, content: HTMLElement): HTMLElement {
  return element('details', {}, element('summary', {}, title), content);
}

function isEqual(a: string, b: string, level: EquivalenceLevel): boolean {
  return URLReference.parse(a)?.equals(b, level) ?? false;
}

/** Differences that often mean the same page, as people call them. */
const slight: Partial<Record<URLDifference, string>> = {
  www: 'www. at the start',
  'trailing-slash': 'slash at the end',
  trackers: 'tracking parameters',
  'parameter-order': 'parameter order',
  'percent-encoding': 'percent-encoding',
};

function sentence(rows: readonly Row[], left: string, right: string): string {
  const isSame = (name: string) => rows.some(([found, , same]) => found === name && same);
  if (isSame('as-is')) return 'They are the same, character by character.';
  if (isSame('the standard')) return 'They are the same URL, written in two ways.';
  if (rows.some(([name, , same]) => same && name in meanings))
    return 'They are different URLs, but equivalent: nearly all servers answer both alike.';
  const differences = urlDifferences(left, right) ?? [];
  const names = differences.map((difference) => slight[difference] ?? difference);
  const where = enumerated(names);
  if (left.toLowerCase() === right.toLowerCase())
    return `They are different URLs: small and capital letters of the ${where} differ, nothing else. Some servers treat them alike.`;
  if (differences.length === 0)
    return 'They are different URLs, but often lead to the same page: one has an empty query or fragment.';
  const differ = names.length > 1 || where.endsWith('s') ? 'differ' : 'differs';
  return differences.every((difference) => difference in slight)
    ? `They are different URLs, but often lead to the same page: only the ${where} ${differ}.`
    : `They are different URLs: the ${where} ${differ}.`;
}

/** Both URLs, with the first difference marked. */
function difference(a: string, b: string): HTMLElement[] {
  const left = Array.from(a);
  const right = Array.from(b);
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  if (a === b) return [element('p', { class: 'result' }, element('code', {}, visible(a)))];
  let common = 0;
  const most = Math.min(left.length, right.length) - at;
  while (common < most && left[left.length - 1 - common] === right[right.length - 1 - common])
    common++;
  const draw = (characters: readonly string[]): HTMLElement => {
    const end = characters.length - common;
    const part = (from: number, to?: number) => visible(characters.slice(from, to).join(''));
    const mark = element('mark', {}, part(at, end));
    return element('p', { class: 'result' }, element('code', {}, part(0, at), mark, part(end)));
  };
  const start = left.slice(0, at).join('').length;
  return [
    draw(left),
    draw(right),
    element(
      'p',
      { class: 'quiet small' },
      `They differ first in ${placeOf(start, start + 1)} of the URLs above.`,
    ),
  ];
}

function table(rows: readonly Row[]): HTMLElement {
  const sorted = [...rows].sort(([, , a], [, , b]) => Number(b) - Number(a));
  const items = sorted.map(([name, meaning, isSame]) =>
    element(
      'li',
      { class: isSame ? 'same' : 'not-same' },
      element('strong', {}, isSame ? '✓ ' : '✗ '),
      element('span', {}, `${isSame || name !== '' ? '' : 'not '}${meaning}`),
      ...(name === '' ? [] : [element('span', { class: 'quiet small' }, ` ${name}`)]),
    ),
  );
  return element('ul', { class: 'pair-rows' }, ...items);
}
