import type { URLAlgorithms } from '@urlkit/url-api';
import type { Components } from './edition.js';

/** Returns the components of a URL, as the attributes of an edition of the URL standard read them. */
export function componentsBy<URL>(algorithms: URLAlgorithms<URL>, url: URL): Components {
  const { serialize, origin, ...attributes } = algorithms;
  return {
    kind: 'url',
    ...{ href: serialize(url), origin: origin(url), protocol: attributes.protocol.get(url) },
    ...{ username: attributes.username.get(url), password: attributes.password.get(url) },
    ...{ host: attributes.host.get(url), hostname: attributes.hostname.get(url) },
    ...{ port: attributes.port.get(url), pathname: attributes.pathname.get(url) },
    ...{ search: attributes.search.get(url), hash: attributes.hash.get(url) },
  };
}
