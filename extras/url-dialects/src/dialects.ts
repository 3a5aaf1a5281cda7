import { curl7, curlRedirect } from './curl-redirect.js';
import type { Dialect } from './dialect.js';
import { goResolveReference } from './go-resolve-reference.js';
import { javaURIResolve } from './java-uri-resolve.js';
import { javaURLInContext } from './java-url-in-context.js';
import { nodeURLResolve } from './node-url-resolve.js';
import { phpParseURL } from './php-parse-url.js';
import { python311, pythonURLJoin } from './python-urljoin.js';
import { rubyURIJoin } from './ruby-uri-join.js';
import { urllib3 } from './urllib3.js';

/** A dialect for each program, the one that takes a base if there is one. */
export const dialects: readonly Dialect[] = [
  ...[curlRedirect, pythonURLJoin, urllib3, goResolveReference, javaURIResolve, javaURLInContext],
  ...[phpParseURL, rubyURIJoin, nodeURLResolve],
];

/** Older releases that are still in use. They are not in {@link dialects}, so that no program is asked twice. */
export const olderDialects: readonly Dialect[] = [curl7, python311];
