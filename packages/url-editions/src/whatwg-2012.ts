export { type ParseFormOptions, parseForm, serializeForm } from '@urlkit/form-urlencoded/encodings';
export { percentDecode, percentEncode, utf8PercentEncode } from '@urlkit/percent-encoding';
export { URLQuery, type URLQueryInit } from '@urlkit/url-api';
export { algorithms } from './whatwg-2012/algorithms.js';
export { whatwg2012 } from './whatwg-2012/edition.js';
export {
  defaultEncodeSet,
  passwordEncodeSet,
  queryEncodeSet,
  simpleEncodeSet,
  usernameEncodeSet,
} from './whatwg-2012/encode-sets.js';
export { domainLabels, type Host, parseHost, serializeHost } from './whatwg-2012/host.js';
export { domainToASCII } from './whatwg-2012/idna.js';
export { parseIPv6, serializeIPv6 } from './whatwg-2012/ipv6.js';
export type { FailureReason, ParseURLOptions, StateName } from './whatwg-2012/machine.js';
export {
  createParsedURL,
  defaultPort,
  isRelativeScheme,
  type ParsedURL,
} from './whatwg-2012/parsed-url.js';
export { URL, type URLConstructor } from './whatwg-2012/url.js';
export { isURLCodePoint } from './whatwg-2012/url-code-points.js';
export { parseURL } from './whatwg-2012/url-parser.js';
export { serializeURL } from './whatwg-2012/url-serializer.js';
export { URLUtils } from './whatwg-2012/url-utils.js';
export { isValidURL } from './whatwg-2012/writing.js';
