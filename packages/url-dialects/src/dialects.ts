import { curl } from './curl.js';
import type { Dialect } from './dialect.js';
import { goNetURL } from './go-net-url.js';
import { javaURI } from './java-uri.js';
import { javaURL } from './java-url.js';
import { nodeURLParse } from './node-url-parse.js';
import { phpParseURL } from './php-parse-url.js';
import { pythonURLSplit } from './python-urlsplit.js';
import { rubyURI } from './ruby-uri.js';
import { urllib3 } from './urllib3.js';

/** All dialects. */
export const dialects: readonly Dialect[] = [
  ...[curl, pythonURLSplit, urllib3, goNetURL, javaURI, javaURL, phpParseURL, rubyURI],
  nodeURLParse,
];
