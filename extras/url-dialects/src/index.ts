/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown. `@throws` names what
 * else they throw.
 *
 * @packageDocumentation
 */

export type { Components, Failure, ReadOptions, Unknown, URLText } from '@urlkit/url-editions';
export { curl } from './curl.js';
export { curl7, curlRedirect } from './curl-redirect.js';
export type { Dialect, ProgramURL } from './dialect.js';
export { dialects, olderDialects } from './dialects.js';
export { goNetURL } from './go-net-url.js';
export { goResolveReference } from './go-resolve-reference.js';
export { javaURI } from './java-uri.js';
export { javaURIResolve } from './java-uri-resolve.js';
export { javaURL } from './java-url.js';
export { javaURLInContext } from './java-url-in-context.js';
export { nodeURLParse } from './node-url-parse.js';
export { nodeURLResolve } from './node-url-resolve.js';
export { phpParseURL } from './php-parse-url.js';
export { python311, pythonURLJoin } from './python-urljoin.js';
export { pythonURLSplit } from './python-urlsplit.js';
export { rubyURI } from './ruby-uri.js';
export { rubyURIJoin } from './ruby-uri-join.js';
export { urllib3 } from './urllib3.js';
