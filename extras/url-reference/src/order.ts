// URL Specification 0.9.0, Order and Prefix operations, The Goto Operation

import { assertArgument, mustBeOneOf } from '@urlkit/internal';
import { assertReference, compose, type Reference } from './reference.js';

/**
 * The types of components, in ascending order.
 *
 * @see https://alwinb.github.io/url-specification/#url-model
 */
export const componentTypes = [
  'scheme',
  'authority',
  'drive',
  'path-root',
  'dir',
  'file',
  'query',
  'fragment',
] as const;

/** One of {@link componentTypes}. */
export type ComponentType = (typeof componentTypes)[number];

/** Returns the order of a reference, as an index in {@link componentTypes}. */
export function rankOf(url: Reference): number {
  if (url.scheme !== null) return 0;
  if (url.authority !== null) return 1;
  if (url.drive !== null) return 2;
  if (url.root !== null) return 3;
  if (url.dirs.length > 0) return 4;
  if (url.file !== null) return 5;
  return url.query === null ? 7 : 6;
}

/**
 * Returns the order of a reference: the type of its first component, or `fragment` if it has none.
 *
 * @see https://alwinb.github.io/url-specification/#reference-resolution
 */
export function ord(url: Reference): ComponentType {
  assertReference(url, 'url');
  return componentTypes[rankOf(url)] ?? 'fragment';
}

/**
 * Returns the order-limited prefix of a reference: its components of the types before `order`, and
 * all dir components if `order` is `dir` or comes after it.
 *
 * @see https://alwinb.github.io/url-specification/#reference-resolution
 */
export function upto(url: Reference, order: ComponentType): Reference {
  assertReference(url, 'url');
  assertArgument(order, 'order', mustBeOneOf(componentTypes));
  const limit = componentTypes.indexOf(order);
  return compose({
    scheme: limit > 0 ? url.scheme : null,
    authority: limit > 1 ? url.authority : null,
    drive: limit > 2 ? url.drive : null,
    root: limit > 3 ? url.root : null,
    dirs: limit > 3 ? url.dirs : [],
    file: limit > 5 ? url.file : null,
    query: limit > 6 ? url.query : null,
    fragment: null,
  });
}

/**
 * Follows a reference from another one: returns the shortest reference that starts with
 * `upto(url1, ord(url2))` and ends with `url2`. Nothing is normalized. The operation is associative.
 *
 * @param url1 Where to start.
 * @param url2 The reference to follow.
 * @see https://alwinb.github.io/url-specification/#reference-resolution
 */
export function goto(url1: Reference, url2: Reference): Reference {
  assertReference(url1, 'url1');
  assertReference(url2, 'url2');
  const order = rankOf(url2);
  if (order === 0) return url2;
  return compose({
    scheme: url1.scheme,
    authority: order > 1 ? url1.authority : url2.authority,
    drive: order > 2 ? url1.drive : url2.drive,
    root: order > 3 ? url1.root : url2.root,
    dirs: order < 4 ? url2.dirs : order === 4 ? [...url1.dirs, ...url2.dirs] : url1.dirs,
    file: order > 5 ? url1.file : url2.file,
    query: order > 6 ? url1.query : url2.query,
    fragment: url2.fragment,
  });
}
