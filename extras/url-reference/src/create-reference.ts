// URL Specification 0.9.0, the constraints of URL Model

import { isHost } from '@urlkit/host';
import { isObject, isUint, withoutPrototype } from '@urlkit/internal';
import { componentTypes } from './order.js';
import {
  type Authority,
  assertReference,
  compose,
  composeAuthority,
  type Drive,
  emptyReference,
  isDrive,
  type Parts,
  type Port,
  type Reference,
  type ReferenceHost,
  schemeEnd,
} from './reference.js';

/**
 * A component of a reference: its type, one of {@link componentTypes}, and its value.
 *
 * @see https://alwinb.github.io/url-specification/#url-model
 */
export type Component =
  | {
      /** Which component it is. */
      readonly type: 'scheme';
      /** The component, without its delimiters. */
      readonly value: string;
    }
  | { readonly type: 'authority'; readonly value: Authority }
  | { readonly type: 'drive'; readonly value: Drive }
  | { readonly type: 'path-root'; readonly value: '/' }
  | { readonly type: 'dir'; readonly value: string }
  | { readonly type: 'file'; readonly value: string }
  | { readonly type: 'query'; readonly value: string }
  | { readonly type: 'fragment'; readonly value: string };

export function assertPart(condition: boolean, component: string): asserts condition {
  if (!condition) throw new TypeError(`Invalid ${component} of a URL reference`);
}

/**
 * Creates an authority.
 *
 * @param parts A part that is not given, null or undefined is missing.
 * @throws {TypeError} If a part has a wrong value, or the parts do not go together.
 * @see https://alwinb.github.io/url-specification/#url-model
 */
export function createAuthority(parts: {
  readonly username?: string | null | undefined;
  readonly password?: string | null | undefined;
  readonly host?: ReferenceHost | null | undefined;
  readonly port?: Port | null | undefined;
}): Authority {
  assertParts(parts, authorityParts);
  const { username = null, password = null, host = null, port = null } = withoutPrototype(parts);
  assertPart(isStringOrNull(username), 'username');
  assertPart(isStringOrNull(password) && (password === null || username !== null), 'password');
  assertPart(host === null || (isHost(host) && host.value !== ''), 'host');
  assertPart(port === null || port === '' || isUint(port, 0xffff), 'port');
  const authority = composeAuthority(username, password, host, port);
  assertPart(authority !== null, 'authority');
  return authority;
}

/**
 * Creates a reference.
 *
 * @param parts The components. Those that are not given are missing.
 * @returns A new reference, with a copy of `dirs`.
 * @throws {TypeError} If there is no such component, one has a wrong value, or the components do not go together.
 * @see https://alwinb.github.io/url-specification/#url-model
 */
export function createReference(parts: Partial<Parts>): Reference {
  assertParts(parts, partNames);
  const given: Parts = { ...emptyReference, ...parts };
  const { scheme, authority, drive, root, dirs, file, query, fragment } = given;
  assertPart(isStringOrNull(scheme), 'scheme');
  assertPart(scheme === null || schemeEnd(`${scheme}:`) === scheme.length, 'scheme');
  assertPart(drive === null || (typeof drive === 'string' && isDrive(drive)), 'drive');
  assertPart(root === null || root === '/', 'root');
  assertPart(Array.isArray(dirs) && dirs.every((dir) => typeof dir === 'string'), 'dirs');
  assertPart(isStringOrNull(file) && file !== '', 'file');
  assertPart(isStringOrNull(query), 'query');
  assertPart(isStringOrNull(fragment), 'fragment');
  const reference = compose({
    ...given,
    authority: authority && createAuthority(authority),
    dirs: dirs.slice(),
  });
  assertPart(reference.root === root, 'root');
  return reference;
}

const partNames: readonly string[] = /* @__PURE__ */ Object.keys(emptyReference);
const authorityParts: readonly string[] = ['username', 'password', 'host', 'port'];

function assertParts(parts: unknown, names: readonly string[]): void {
  if (!isObject(parts) || Array.isArray(parts)) throw new TypeError('parts must be an object');
  const unknown = Object.keys(parts).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new TypeError(`parts has no member ${unknown}`);
}

export function isPartName(name: string): boolean {
  return partNames.includes(name);
}

function isStringOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

/**
 * Returns the components of a reference, in their order. Missing components are left out.
 *
 * @see https://alwinb.github.io/url-specification/#url-model
 */
export function componentsOf(url: Reference): Component[] {
  assertReference(url, 'url');
  const components: Component[] = [];
  if (url.scheme !== null) components.push({ type: 'scheme', value: url.scheme });
  if (url.authority !== null) components.push({ type: 'authority', value: url.authority });
  if (url.drive !== null) components.push({ type: 'drive', value: url.drive });
  if (url.root !== null) components.push({ type: 'path-root', value: url.root });
  for (const dir of url.dirs) components.push({ type: 'dir', value: dir });
  if (url.file !== null) components.push({ type: 'file', value: url.file });
  if (url.query !== null) components.push({ type: 'query', value: url.query });
  if (url.fragment !== null) components.push({ type: 'fragment', value: url.fragment });
  return components;
}

/**
 * Creates a reference from a sequence of components.
 *
 * @param components Components in ascending order of their types. Only `dir` may occur more than once.
 * @throws {TypeError} If they are not in this order, one has a wrong value, or they do not go together.
 * @see https://alwinb.github.io/url-specification/#url-model
 */
export function fromComponents(components: readonly Component[]): Reference {
  const parts: Parts = { ...emptyReference };
  const dirs: string[] = [];
  let lowest = -1;
  if (!Array.isArray(components)) throw new TypeError('components must be an array');
  for (const component of components) {
    assertPart(typeof component === 'object' && component !== null, 'component');
    const { type, value } = component;
    const rank = componentTypes.indexOf(type);
    assertPart(rank !== -1, 'component type');
    assertPart(rank > lowest || (rank === lowest && type === 'dir'), type);
    lowest = rank;
    if (type === 'dir') dirs.push(value);
    else Object.assign(parts, { [type === 'path-root' ? 'root' : type]: value });
  }
  return createReference({ ...parts, dirs });
}
