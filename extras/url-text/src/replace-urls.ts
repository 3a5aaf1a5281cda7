// Writes other URLs in the places of those in a text.

import {
  assertArgument,
  assertString,
  type Check,
  copyOf,
  isObject,
  mustBeFunction,
} from '@urlkit/internal';
import { type FindOptions, type FoundURL, findURLs } from './find-urls.js';

const mustBeFound = /* @__PURE__ */ mustBeListOf({ start: 'number', url: 'string' });
const mustBeChanges = /* @__PURE__ */ mustBeListOf({
  start: 'number',
  end: 'number',
  url: 'string',
  raw: 'string',
});

function mustBeListOf(types: Readonly<Record<string, string>>): Check {
  const isOne = (value: unknown): boolean =>
    isObject(value) &&
    Object.entries(types).every(([name, type]) => typeof Reflect.get(value, name) === type);
  const names = Object.keys(types).join(', ');
  return (value) =>
    Array.isArray(value) && value.every(isOne) ? null : `an array of objects with ${names}`;
}

/** A URL to write in a text. */
export interface Change {
  /** Where the URL starts in the text, in code units. */
  readonly start: number;
  /** Where the URL ends in the text. */
  readonly end: number;
  /** The URL in its place. */
  readonly url: string;
  /** The URL with the escapes of its place. */
  readonly raw: string;
}

/** The result of {@link applyChanges}. */
export interface AppliedChanges<Made extends Change = Change> {
  /** The text with the changes. */
  readonly text: string;
  /** The changes that were not made, because the text would be read differently with them. */
  readonly left: readonly Made[];
}

/** Whether a changed text says the same as before, but for the changes that were made. */
export type IsRight<Made extends Change = Change> = (
  changed: string,
  changes: readonly Made[],
  before: string,
) => boolean;

/** How many texts are looked at until the rest of the changes is left out. */
const MOST_TEXTS = 200;

/**
 * Makes those changes of a text with which it is still right. Everything outside of their ranges stays.
 *
 * @param changes Changes in the order of their ranges. Of ranges with a common part, the first one changes.
 */
export function applyChanges<Made extends Change>(
  text: string,
  changes: readonly Made[],
  isRight: IsRight<Made>,
): AppliedChanges<Made> {
  assertString(text, 'text');
  assertArgument(changes, 'changes', mustBeChanges);
  assertArgument(isRight, 'isRight', mustBeFunction);
  let position = 0;
  let count = 0;
  const left = new Set<Made>();
  const apart = changes.filter((change) => {
    const isApart = change.start >= position;
    if (isApart) position = change.end;
    else left.add(change);
    return isApart;
  });
  function apply(before: string, group: readonly Made[]): string {
    if (group.length === 0) return before;
    const changed = withChanges(before, group);
    if (count++ < MOST_TEXTS && isRight(changed, group, before)) return changed;
    if (group.length === 1 || count >= MOST_TEXTS) {
      for (const change of group) left.add(change);
      return before;
    }
    // The second half comes first, so that the offsets of the first half stay right.
    const middle = group.length >> 1;
    return apply(apply(before, group.slice(middle)), group.slice(0, middle));
  }
  const applied = apply(text, apart);
  return { text: copyOf(applied), left: changes.filter((change) => left.has(change)) };
}

function withChanges(text: string, changes: readonly Change[]): string {
  let output = '';
  let position = 0;
  for (const { start, end, raw } of changes) {
    output += text.slice(position, start) + raw;
    position = end;
  }
  return output + text.slice(position);
}

/** Whether the URLs that a changed text has are those that were written. */
export function areRead(
  found: readonly { readonly start: number; readonly url: string }[],
  changes: readonly Change[],
): boolean {
  assertArgument(found, 'found', mustBeFound);
  assertArgument(changes, 'changes', mustBeChanges);
  const urls = new Map(found.map(({ start, url }) => [start, url]));
  let moved = 0;
  return changes.every(({ start, end, url, raw }) => {
    const isRead = urls.get(start + moved) === url;
    moved += raw.length - (end - start);
    return isRead;
  });
}

/** The result of {@link replaceURLs}. */
export interface ReplacedURLs {
  /** The text with the URLs that have been replaced. */
  readonly text: string;
  /** The URLs that stay, because their places cannot contain the new ones. */
  readonly left: readonly FoundURL[];
}

/**
 * Replaces URLs in a text. Everything around them stays, and the new ones are written with the escapes of their places. A URL that
 * would not be found again as it was written stays.
 *
 * @param replace Returns the URL to write in the place of one; the same one to keep it.
 */
export function replaceURLs(
  text: string,
  replace: (found: FoundURL) => string,
  options?: FindOptions,
): ReplacedURLs {
  const all = findURLs(text, options);
  assertArgument(replace, 'replace', mustBeFunction);
  const unwritten: FoundURL[] = [];
  const changes = all.flatMap((found) => {
    const url = replace(found);
    assertString(url, 'what replace returns');
    if (url === found.url) return [];
    const raw = found.write(url);
    if (raw === null) unwritten.push(found);
    return raw === null ? [] : [{ start: found.start, end: found.end, url, raw, found }];
  });
  const isRight: IsRight = (changed, made) => areRead(findURLs(changed, options), made);
  const { text: written, left } = applyChanges(text, changes, isRight);
  const stay = new Set([...unwritten, ...left.map(({ found }) => found)]);
  return { text: written, left: all.filter((found) => stay.has(found)) };
}
