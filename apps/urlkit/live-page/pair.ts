// Two URLs side by side: whether they are the same, and in which sense. Loaded when it is first needed.

import { QueryEditor } from '@urlkit/form-urlencoded';
import { decodeUnreserved } from '@urlkit/uri/generic-syntax';
import { keyProfiles, type URLDifference, urlDifferences, urlKey } from '@urlkit/url-keys';
import { originOf, parseURL } from '@urlkit/url-parser';
import { type EquivalenceLevel, equivalenceLevels, URLReference } from '@urlkit/url-reference';
import { serializeOrigin, serializeURL } from '@urlkit/url-serializer';
import { enumerated, listed } from '../src/urls/listed.js';
import { element } from './dom.js';
import type { isSameSite as SameSite } from './public-suffix.js';
import { visible } from './visible.js';

/** Of more parameters, their number is said. */
const MOST_NAMES = 3;

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
  /** In which parameters they differ. */
  readonly parameters: readonly (Node | string)[];
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
  if (other === '')
    return { answer: 'Type the other URL.', kind: 'plain', parameters: [], details: [] };
  if (a === null || b === null) {
    const which = a === null ? 'the first URL' : 'the other URL';
    const answer = `They cannot be compared: ${which} does not parse.`;
    return { answer, kind: 'bad', parameters: [], details: [] };
  }
  const [left, right] = [serializeURL(a), serializeURL(b)];
  const isSame = left === right;
  const origins = [originOf(a), originOf(b)] as const;
  const [first, second] = origins;
  const hasSite = first !== null && second !== null;
  const rows: Row[] = [
    ['the standard', 'the same URL in browsers', isSame],
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
      'the same scheme, host and port',
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
    parameters: parameterDifferences(a.query, b.query),
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

/** The components of a serialized URL, with their delimiters. */
const COMPONENTS =
  /^([^:]*:)(?:(\/\/(?:[^/?#@]*@)?)(\[[^\]]*\]|[^/?#:]*)(:\d+)?)?([^?#]*)(\?[^#]*)?(#.*)?$/s;

/** Both URLs, with the characters marked that differ. */
function difference(a: string, b: string): HTMLElement[] {
  const [left, right] = [a, b].map((href) => COMPONENTS.exec(href)?.slice(1) ?? []);
  const drawn = [element('code', {}), element('code', {})] as const;
  for (const [index, part = ''] of left?.entries() ?? [])
    for (const pieces of pieceByPiece(part, right?.[index] ?? ''))
      for (const [side, piece] of pieces.entries())
        drawn[side]?.append(...markDifference(piece, pieces[1 - side] ?? ''));
  const shown = a === b ? drawn.slice(1) : drawn;
  return shown.map((code) => element('p', { class: 'result' }, code));
}

/** Returns a component of two URLs, or pairs of the parameters of their queries: those that are added or missing have no other. */
function pieceByPiece(a: string, b: string): readonly (readonly [string, string])[] {
  const piecesOf = (part: string) =>
    part.startsWith('?') ? part.split(/(?<=[?&])|(?=&)/) : [part];
  const [left, right] = [piecesOf(a), piecesOf(b)];
  const least = Math.min(left.length, right.length);
  const most = Math.max(left.length, right.length);
  // The last ones that are the same are beside each other.
  let common = 0;
  while (common < least && left.at(-1 - common) === right.at(-1 - common)) common++;
  const fill = (pieces: readonly string[]): readonly string[] => {
    const end = pieces.length - common;
    const missing = Array<string>(most - pieces.length).fill('');
    return [...pieces.slice(0, end), ...missing, ...pieces.slice(end)];
  };
  const others = fill(right);
  return fill(left).map((piece, index) => [piece, others[index] ?? '']);
}

/** Returns a text, with the part marked that another text has not. */
function markDifference(text: string, other: string): (Node | string)[] {
  const most = Math.min(text.length, other.length);
  let start = 0;
  while (start < most && text[start] === other[start]) start++;
  let end = 0;
  while (end < most - start && text.at(-1 - end) === other.at(-1 - end)) end++;
  const marked = text.slice(start, text.length - end);
  const parts = [text.slice(0, start), ...(marked === '' ? [] : [element('mark', {}, marked)])];
  return [...parts, text.slice(text.length - end)];
}

/** What is said of the parameters of two queries, of which it names some. */
function parameterDifferences(a: string | null, b: string | null): (Node | string)[] {
  const [left, right] = [a, b].map(valuesOf);
  if (left === undefined || right === undefined) return [];
  const names = (from: Values, isWanted: (name: string, values: string) => boolean) =>
    Array.from(from).flatMap(([name, values]) => (isWanted(name, values) ? [name] : []));
  const changed = names(left, (name, values) => (right.get(name) ?? values) !== values);
  return [
    ...sentenceOf(
      'The second has ',
      names(right, (name) => !left.has(name)),
      ', too.',
    ),
    ...sentenceOf(
      'The first has ',
      names(left, (name) => !right.has(name)),
      ', too.',
    ),
    ...sentenceOf('', changed, changed.length === 1 ? ' differs.' : ' differ.'),
  ];
}

function sentenceOf(start: string, names: readonly string[], end: string): (Node | string)[] {
  if (names.length === 0) return [];
  const rest = names.length - MOST_NAMES;
  const shown = names
    .slice(0, MOST_NAMES)
    .map((name) => (name === '' ? 'one without a name' : element('code', {}, visible(name))));
  const all = rest > 0 ? [...shown, `${rest} more`] : shown;
  return [' ', start, ...listed(all.map((part) => [part])), end];
}

/** The values of each parameter, in one text. */
type Values = ReadonlyMap<string, string>;

function valuesOf(query: string | null): Values {
  const { tokens } = new QueryEditor(`?${query ?? ''}`);
  const values = new Map<string, string>();
  for (const { name, value } of tokens) values.set(name, `${values.get(name) ?? ''}&${value}`);
  return values;
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
