// Components of a URL that is represented by its URI components

import type { URIReference } from '@urlkit/uri';
import { joinComponents } from '@urlkit/uri/generic-syntax';
import type { Components } from '../edition.js';
import { serializeUnicodeOrigin } from '../origin.js';

/** Converts a URI, which has a scheme, to the components that all editions return. */
export function componentsOfURI(uri: URIReference): Components {
  const { scheme, userinfo, host, port, path, query, fragment } = uri;
  const [, username = '', password = ''] = /^([^:]*):?(.*)$/s.exec(userinfo ?? '') ?? [];
  return {
    kind: 'url',
    href: joinComponents(uri),
    origin: serializeUnicodeOrigin(scheme ?? '', host ?? '', port ?? ''),
    protocol: `${scheme ?? ''}:`,
    username,
    password,
    host: (host ?? '') + (port ? `:${port}` : ''),
    hostname: host ?? '',
    port: port ?? '',
    pathname: path,
    search: query === null ? '' : `?${query}`,
    hash: fragment === null ? '' : `#${fragment}`,
  };
}
