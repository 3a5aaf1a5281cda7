// Assigns urlkit's types to the global types, and the other way round. The tests compile this file twice: with
// TypeScript's DOM library and with Node's types.

import { URLSearchParams as OurParams, URL as Ours } from '@urlkit/url-api';

type Same<Left, Right> = [Left] extends [Right] ? ([Right] extends [Left] ? true : false) : false;

declare const url: Ours;
declare const params: OurParams;
declare const globalURL: URL;
declare const globalParams: URLSearchParams;

// Objects.
export const toGlobalURL: URL = url;
export const fromGlobalURL: Ours = globalURL;
export const toGlobalParams: URLSearchParams = params;
export const fromGlobalParams: OurParams = globalParams;
export const searchParams: URLSearchParams = url.searchParams;
export const globalSearchParams: OurParams = globalURL.searchParams;

// As arguments.
export const takesGlobal: string = ((input: URL) => input.href)(url);
export const takesOurs: string = ((input: Ours) => input.href)(globalURL);
export const withBase: Ours = new Ours('a', globalURL);
export const withOurBase: URL = new URL('a', url);
export const fromEntries: OurParams = new OurParams(globalParams);
export const fromOurEntries: URLSearchParams = new URLSearchParams(params);

// The same attributes, with the same readonly.
type Attribute = Exclude<keyof Ours, 'searchParams'>;
export const attributes: { [Name in Attribute]: Same<Ours[Name], URL[Name]> } = {
  href: true,
  origin: true,
  protocol: true,
  username: true,
  password: true,
  host: true,
  hostname: true,
  port: true,
  pathname: true,
  search: true,
  hash: true,
  toString: true,
  toJSON: true,
};

// Iteration.
export const entries: [string, string][] = Array.from(params);
export const record: Record<string, string> = Object.fromEntries(params);
for (const [name, value] of params.entries()) void `${name}${value}`;

// Errors, which show that the lines above are checked.
// @ts-expect-error A URL has more than a href.
export const notURL: URL = { href: '' };
// @ts-expect-error A URLSearchParams object is not a URL.
export const notOurs: Ours = globalParams;
// @ts-expect-error The origin cannot be set.
url.origin = '';
// @ts-expect-error An argument is required.
new Ours();
