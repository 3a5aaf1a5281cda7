// Stores equal strings once, and components as parts of their URL: those of a long input take much memory.

import { type ComponentName, type Components, componentNames } from '../shared/edition.js';

type MutableComponents = Pick<Components, 'kind'> & Record<ComponentName, string>;

/** Replaces strings with equal ones that take no additional memory. */
export interface Sharing {
  /** Returns the first equal string that it got. */
  readonly share: (text: string) => string;
  /** Shares the URL, and replaces components by parts of it where they occur in it. */
  readonly shareComponents: (components: Components) => Components;
}

/** Returns functions that share strings with the input, and with the strings that they got before. */
export function createSharing(input: string): Sharing {
  const known = new Map([[input, input]]);
  const share = (text: string): string => {
    const first = known.get(text) ?? text;
    known.set(first, first);
    return first;
  };
  const shareComponents = (components: Components): Components => {
    const shared: MutableComponents = { ...components, href: share(components.href) };
    const places = placesIn(components);
    for (const name of componentNames) {
      const text = components[name];
      const start = places[name];
      const part = shared.href.slice(start, start + text.length);
      shared[name] = part === text ? part : share(text);
    }
    return shared;
  };
  return { share, shareComponents };
}

// Where the components are if the URL has the usual form:
//
//   http://user:password@host:80/path?search#hash
//   │      │    │        │    │ │    │      ╰ hash
//   │      │    │        │    │ │    ╰ search
//   │      │    │        │    │ ╰ pathname
//   │      │    │        │    ╰ port
//   │      │    │        ╰ host, hostname
//   │      │    ╰ password
//   │      ╰ username
//   ╰ href, origin, protocol
function placesIn(components: Components): Readonly<Record<ComponentName, number>> {
  const { href, protocol, password, port, pathname, search } = components;
  const hash = href.length - components.hash.length;
  const searchStart = hash - search.length;
  const pathStart = searchStart - pathname.length;
  const host = pathStart - components.host.length;
  return {
    href: 0,
    origin: 0,
    protocol: 0,
    username: protocol.length + 2,
    password: host - 1 - password.length,
    host,
    hostname: host,
    port: pathStart - port.length,
    pathname: pathStart,
    search: searchStart,
    hash,
  };
}
