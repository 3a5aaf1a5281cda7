// Every function that the packages export, and how to call it with a text.

import { QueryEditor } from '@urlkit/form-urlencoded';
import { hostPatterns } from '@urlkit/host-policy';
import { domainToASCII } from '@urlkit/idna';
import { pathPercentEncodeSet } from '@urlkit/percent-encoding';
import { getEncoding } from '@urlkit/percent-encoding/encodings';
import { parseURIReference } from '@urlkit/uri';
import { type FormatName, formatSchema, formats } from '@urlkit/uri/formats';
import { uriResolver } from '@urlkit/uri/resolver';
import { setInput, URL, URLQuery, URLSearchParams } from '@urlkit/url-api';
import { living, w3c2012, whatwg2012 } from '@urlkit/url-editions';
import { originOf, parseURL } from '@urlkit/url-parser';
import { createURLRecord, type URLRecord } from '@urlkit/url-record';
import { parseReference, URLReference } from '@urlkit/url-reference';
import { componentsOf, emptyReference } from '@urlkit/url-reference/steps';
import { locateBorders, type SerializedURL, serializeURL } from '@urlkit/url-serializer';
import { noEscapes } from '@urlkit/url-text';
import { causeNames, hintNames, validateURL, validationErrorNames } from '@urlkit/url-validation';
import { readOwnPackages } from '../../scripts/workspace.js';

/** Something exported: a function, a class, or an object of functions. */
export interface PublicExport {
  /** The module and the name, such as `@urlkit/url-parser parseURL`. */
  readonly name: string;
  readonly value: unknown;
}

/**
 * What the packages export, but for types, for modules that define globals, and for `urlkit`, which exports what
 * the others do.
 */
export async function publicExports(): Promise<readonly PublicExport[]> {
  const all: PublicExport[] = [];
  for (const { manifest } of readOwnPackages().filter(
    ({ folder }) => !['internal', 'urlkit'].includes(folder),
  )) {
    for (const subpath of Object.keys(manifest.exports ?? {})) {
      // The last two are for those who write grammars and editions. They do not check their arguments.
      if (/polyfill|bundled|package\.json|\.js$|generic-syntax|idna-2003/.test(subpath)) continue;
      const module = manifest.name + subpath.slice(1);
      const exported: Readonly<Record<string, unknown>> = await import(module);
      for (const name of Object.keys(exported)) {
        all.push({ name: `${module} ${name}`, value: exported[name] });
      }
    }
  }
  return all;
}

/** Calls an export with arguments. */
export type Call = (...args: readonly unknown[]) => unknown;

/** Calls an export with a text wherever it takes one. */
export type Shape = (call: Call, text: string) => unknown;

const utf8 = new TextEncoder();

function record(text: string): URLRecord {
  return parseURL(text, { base: 'http://h/' }) ?? createURLRecord();
}

// Makes shapes of what a text becomes before it is an argument.
function taking(...conversions: readonly ((text: string) => readonly unknown[])[]): Shape {
  return (call, text) => conversions.map((convert) => call(...convert(text)));
}

const domain = (value: string): object => ({ kind: 'domain', value });
const reference = (text: string): object => parseReference(text) ?? emptyReference;
// Comparisons refuse longer texts.
const LONGEST_COMPARISON = 2 ** 16;

const knownNames: readonly string[] = ['example.com', 'łódź.pl'];
const pathReference = reference('http://h/a/b');

const noText: Shape = () => null;
const serialized = (text: string): SerializedURL => locateBorders(serializeURL(record(text)));
const ofSerialized = taking((text) => [serialized(text)]);
const ofTwoURLs = taking(
  (text) => [text, 'http://h/a'],
  (text) => ['x', text],
);
const ofBytes = taking((text) => [utf8.encode(text)]);
const ofOneRecord = taking((text) => [record(text)]);
const ofRecord = taking((text) => [record(text), record(text)]);
const ofValue = taking(
  (text) => [record('http://h/'), text],
  (text) => [record(text), 'a'],
);
const ofTextAndBase = taking((text) => [text, { base: 'http://h/' }]);
const ofOneHost = taking((text) => [domain(text)]);
const ofHostOrURL = taking(
  (text) => [`a.${text.replace(/[^\w.]/g, '')}.h`],
  (text) => [`http://${text.replace(/[^\w.]/g, '') || 'h'}.h/${text}`],
  (text) => [text],
);
const pattern = hostPatterns(['*.example.org', '10.0.0.0/8']);
const ofHosts = taking((text) => [domain(text), domain(text)]);
function originOfText(text: string): object {
  const origin = originOf(record(text));
  return origin.kind === 'tuple'
    ? origin
    : { kind: 'tuple', scheme: 'http', host: domain(text), port: null };
}

const ofHostOrText = taking(
  (text) => [domain(text)],
  (text) => [text],
);
const ofOneOrigin = taking((text) => [originOfText(text)]);
const ofOrigin = taking((text) => [originOfText(text), originOfText(text)]);
const ofTuples = taking((text) => [[[text, text]]]);
const ofEncodeSet = taking((text) => [text, pathPercentEncodeSet]);
const ofOneReference = taking((text) => [reference(text)]);
const ofReferences = taking(
  (text) => [reference(text), pathReference],
  (text) => [pathReference, reference(text)],
);
const ofText = taking((text) => [text]);
const ofParsed2012 = taking((text) => [w3c2012.parse(text) ?? w3c2012.parse('http://h/')]);
const element = {
  ...{ localName: 'base', parentElement: null },
  ...{ getAttribute: () => '../x', hasAttribute: () => true },
};
const root = { querySelectorAll: () => [element] };
const ofURI = taking((text) => [parseURIReference(text) ?? parseURIReference('http://h/')]);
const ofURIs = taking((text) => [
  parseURIReference(text) ?? parseURIReference('http://h/'),
  parseURIReference('http://h/a/b'),
]);
const ofURITexts = taking(
  (text) => [text, 'http://h/a/b'],
  (text) => ['../x', text],
  (text) => [`foo:${text}`, `foo:${text}`],
  (text) => [`http://h/${text}`, `http://h/${text}`],
);
const ofMixin: Shape = (call, text) => {
  const Holder = call(Object) as new () => Record<symbol | string, unknown>;
  const holder = new Holder();
  const set = holder[setInput];
  if (typeof set === 'function') set.call(holder, text);
  for (const name of ['hash', 'search', 'pathname', 'host', 'hostname', 'protocol']) {
    holder[name] = text;
  }
  return `${holder['href']}`;
};

/** Shapes of exports that cannot be called with a text alone, by their names, with a module if there are several. */
const shapes: Readonly<Record<string, Shape>> = {
  ...{ addressClass: ofHostOrURL, isGloballyReachable: ofHostOrURL, serializeHost: ofOneHost },
  ...{
    '@urlkit/host-policy/host addressClass': ofOneHost,
    '@urlkit/host-policy/host isGloballyReachable': ofOneHost,
    '@urlkit/host-policy/host matches': taking((text) => [pattern, record(text)]),
  },
  displayHost: taking((text) => [`http://${domainToASCII(text) || 'h'}/`, { knownNames }]),
  '@urlkit/url-rendering/host displayHost': taking((text) => [
    domain(domainToASCII(text) ?? 'h'),
    { knownNames },
  ]),
  renderURL: taking(
    (text) => [text],
    (text) => [text, { knownNames }],
  ),
  explainLabels: taking((text) => [[{ label: text, reason: 'invalid' }]]),
  ...{
    applyChanges: taking((text) => [text, [{ start: 0, end: 0, url: 'a', raw: text }], () => true]),
    areRead: taking((text) => [
      [{ start: 0, url: text }],
      [{ start: 0, end: 0, url: text, raw: text }],
    ]),
    readURL: taking((text) => [text, 0, text.length, noEscapes]),
    replaceURLs: taking((text) => [text, () => 'https://example.org/']),
  },
  ...{ isHost: ofOneHost, isIPAddress: ofOneHost },
  hostEquals: ofHosts,
  ...{ isKnownPublicSuffix: ofHostOrURL, publicSuffix: ofHostOrURL },
  ...{ registrableDomain: ofHostOrURL, splitDomain: ofHostOrURL },
  ...{
    '@urlkit/public-suffix domainMatch': taking(
      (text) => [`a.${text}`, text],
      (text) => ['a.h', text],
    ),
    '@urlkit/public-suffix/host domainMatch': taking(
      (text) => [domain(text), domain(text)],
      (text) => [`a.${text}`, text],
    ),
    '@urlkit/public-suffix/host isKnownPublicSuffix': ofHostOrText,
    '@urlkit/public-suffix/host publicSuffix': ofHostOrText,
    '@urlkit/public-suffix/host registrableDomain': ofHostOrText,
    '@urlkit/public-suffix/host splitDomain': ofHostOrText,
  },
  ...{ isSameSite: ofOrigin, isSchemelesslySameSite: ofOrigin, serializeOrigin: ofOneOrigin },
  isSameOrigin: ofOrigin,
  ...{
    assertOrigin: ofOneOrigin,
    assertURLRecord: ofOneRecord,
    urlEquals: ofRecord,
    serializeURL: ofOneRecord,
  },
  ...{ serializePath: ofOneRecord, shortenPath: ofOneRecord },
  ...{
    isSpecial: ofOneRecord,
    includesCredentials: ofOneRecord,
    cannotHaveUsernamePasswordPort: ofOneRecord,
  },
  setAttribute: taking(
    ...(['hash', 'host', 'hostname', 'password', 'pathname', 'port'] as const).map(
      (attribute) => (text: string) => [record('http://h/'), attribute, text],
    ),
    ...(['protocol', 'search', 'username', 'hash'] as const).map((attribute) => (text: string) => [
      record(text),
      attribute,
      'a',
    ]),
  ),
  ...{ setTheUsername: ofValue, setThePassword: ofValue },
  ...{ scanLines: ofBytes, utf8DecodeWithoutBOM: ofBytes, utf8PercentEncode: ofEncodeSet },
  ...{ serializeURLEncoded: ofTuples, serializeForm: ofTuples, serializeParameters: ofTuples },
  ...{ serializeIPv4: noText, serializeIPv6: noText, isInPercentEncodeSet: noText },
  ...{ percentEncode: noText, install: noText, isURLCodePoint: noText, createURLRecord: noText },
  ...{ checkedAgents: noText, checkedConnector: noText, markupEscaping: noText },
  attributesOf: ofOneReference,
  ...{ componentsOf: ofOneReference, force: ofOneReference },
  ...{ genericResolve: ofReferences, goto: ofReferences, isFileURL: ofOneReference },
  ...{ isValidReference: ofOneReference, isWebURL: ofOneReference, legacyResolve: ofReferences },
  ...{
    normalizeAuthority: ofOneReference,
    normalizePath: ofOneReference,
    relativize: ofReferences,
  },
  ...{
    normalizeSchemeBasedAuthority: ofOneReference,
    ord: ofOneReference,
    whatwgResolve: ofReferences,
  },
  ...{ referenceEquals: ofReferences, URLUtils: ofMixin, URIDecompositionAttributes: noText },
  URLDecompositionAttributes: noText,
  affectedAttribute: taking(() => [element]),
  affectedElements: taking(() => [root]),
  elementBaseURL: taking((text) => [element, `http://h/${text}`]),
  normalizeForPrinting: ofOneReference,
  normalizeReference: ofOneReference,
  percentEncodeProfileFor: ofOneReference,
  percentEncodeReference: ofOneReference,
  printReference: taking(
    (text) => [reference(text)],
    (text) => [reference(text), { unicode: true }],
  ),
  upto: taking((text) => [reference(text), 'file']),
  modeOf: taking((text) => [reference(text), 'web']),
  parserModeFor: taking((text) => [text, 'web']),
  createAuthority: taking((text) => [{ host: { kind: 'opaque', value: text || 'h' } }]),
  createReference: taking((text) => [{ root: '/', dirs: text.split('/') }]),
  fromComponents: taking((text) => [componentsOf(parseReference(text) ?? emptyReference)]),
  // Of records, and of references.
  hasOpaquePath: taking((text) => [{ ...reference(text), ...record(text) }]),
  originOf: ofOneRecord,
  getOutputEncoding: taking(() => [getEncoding('gbk')]),
  hostOf: taking((text) => [text || 'h']),
  editQuery: taking((text) => [`http://h/?${text}`, () => {}]),
  ...{ isRelativeURLString: ofTextAndBase, isRelativeURLWithFragmentString: ofTextAndBase },
  parseURL: taking(
    (text) => [text],
    (text) => [text, { base: 'http://h/a/b?c' }],
    (text) => ['x', { base: text }],
    (text) => [text, { onValidationError: () => {} }],
    (text) => [`blob:${text}`, { resolveBlobURL: () => null }],
  ),
  apiParseURL: taking(
    (text) => [text],
    (text) => [text, 'http://h/a'],
    (text) => ['x', text],
  ),
  parseAndSerialize: taking(
    (text) => [text],
    (text) => [text, { base: 'http://h/a' }],
    (text) => ['x', { base: text }],
  ),
  ...{ canParse: ofTwoURLs, resolve: ofTwoURLs },
  ...{ urlDifferences: ofTwoURLs, isSameURL: ofTwoURLs, removeBasePath: ofTwoURLs },
  matchesRobotsPath: taking(
    (text) => [text, 'http://h/a'],
    (text) => ['/a*b$', `http://h/${text}`],
  ),
  allowedByRobots: taking((text) => [{ allow: ['/', text], disallow: [text] }, `http://h/${text}`]),
  ...{
    fileURLToPath: taking(
      (text) => [`file:///${text}`, { platform: 'posix' }],
      (text) => [`file:///${text}`, { platform: 'windows' }],
    ),
    pathToFileURL: taking(
      (text) => [`/${text}`, { platform: 'posix' }],
      (text) => [`C:\\${text}`, { platform: 'windows' }],
    ),
  },
  set: taking(
    ...(['hash', 'host', 'hostname', 'password', 'pathname', 'port'] as const).map(
      (attribute) => (text: string) => [locateBorders('http://h/'), attribute, text],
    ),
    ...(['protocol', 'search', 'username', 'hash'] as const).map((attribute) => (text: string) => [
      serialized(text),
      attribute,
      'a',
    ]),
  ),
  replacePart: taking((text) => [serialized(text), 'search', `?${text}`]),
  ...{ authorityEndOf: ofSerialized, hasHost: ofSerialized, hostEndOf: ofSerialized },
  ...{ schemeEndOf: ofSerialized, usernameEndOf: ofSerialized, usernameStartOf: ofSerialized },
  serializeCredentials: taking((text) => [text, text]),
  serializeURLEncodedList: taking((text) => [[text, text]]),
  replaceOctets: taking((text) => [text, /%[\dA-F]{2}/gi, (octet: string) => octet]),
  basicParseURL: taking(
    ...['host', 'hostname', 'port', 'pathStart', 'query', 'fragment', 'schemeStart'].map(
      (stateOverride) => (text: string) => [text, { url: record('http://h/a'), stateOverride }],
    ),
  ),
  findInvalidURLUnit: ofText,
  extendPercentEncodeSet: taking((text) => [pathPercentEncodeSet, text.replace(/[^ -~]/g, '')]),
  percentEncodeAfterEncoding: taking((text) => [getEncoding('gbk'), text, pathPercentEncodeSet]),
  percentDecode: taking(
    (text) => [text],
    (text) => [utf8.encode(text)],
  ),
  // Their arguments are about connections.
  ...{ RefusedError: noText, fetchChecked: noText },
  checkedLookup: taking((text) => [{ refuseHosts: ['a.org'], allowLocal: [`${text.length}.org`] }]),
  checkAddress: taking((text) => [text, {}]),
  checkURL: taking(
    (text) => [text, {}],
    (text) => ['x', {}, { base: text }],
  ),
  hostPatterns: taking(
    (text) => [[text]],
    (text) => [text.split('.')],
  ),
  matches: taking((text) => [pattern, `http://h/${text}`]),
  urlPolicy: taking((text) => [{ schemes: [text] }]),
  redirectURIMatches: taking(
    (text) => [`http://127.0.0.1/${text}`, `http://127.0.0.1:8/${text}`],
    (text) => [text, text, { localhost: true }],
  ),
  localReference: taking(
    (text) => [text, 'http://h/'],
    (text) => ['x', text],
  ),
  parsePublicSuffixList: taking(
    (text) => [text],
    (text) => [`com\n${text}`],
  ),
  compareEditions: taking((text) => [text.slice(0, LONGEST_COMPARISON)]),
  compareReadings: taking((text) => [
    text.slice(0, LONGEST_COMPARISON),
    [living, whatwg2012, w3c2012],
  ]),
  ...{ areEquivalent: ofURITexts, resolveURI: ofURITexts, authorityOf: ofURI, recompose: ofURI },
  formatSchema: (_, text) => {
    const names = Object.keys(formats) as FormatName[];
    return names.map((name) => formatSchema(name)['~standard'].validate(text));
  },
  uriResolver: (_, text) => {
    const { parse, resolve, serialize } = uriResolver;
    const escaped = encodeURIComponent(text.replace(/[\uD800-\uDFFF]/g, ''));
    return [
      serialize(parse(text)),
      resolve('a/b', `#${text}`),
      resolve('http://h/', `./${escaped.replace(/%2F/g, '/')}`),
      resolve(`./${escaped.replace(/%2F/g, '/')}`, '../a'),
    ];
  },
  normalizeURI: taking(
    (text) => [text],
    (text) => [`foo:${text}`],
  ),
  '@urlkit/url-editions/html-2011 resolveURL': taking(
    (text) => [text],
    (text) => [text, { base: 'http://h/' }],
  ),
  '@urlkit/url-editions/html-2007 hostport': ofURI,
  '@urlkit/url-editions/html-2011 documentBaseURL': taking((text) => [
    { address: `http://h/${text}`, root },
  ]),
  '@urlkit/url-editions/html-2011 parseURL': ofText,
  '@urlkit/url-editions/html-2011 urlEncoding': taking((text) => [{ script: text }]),
  '@urlkit/url-editions/w3c-2012 parseURL': ofText,
  '@urlkit/url-editions/w3c-2012 serializeURL': ofParsed2012,
  '@urlkit/url-editions/whatwg-2012 isValidURL': taking((text) => [text, {}]),
  '@urlkit/url-editions/whatwg-2012 parseURL': taking(
    (text) => [text, {}],
    (text) => ['x', { base: whatwg2012.parse(`http://h/${text}`) }],
  ),
  '@urlkit/url-editions/whatwg-2012 serializeHost': ofText,
  '@urlkit/url-editions/whatwg-2012 serializeURL': taking((text) => [
    whatwg2012.parse(`http://h/${text}`),
  ]),
  '@urlkit/url-editions/w3c-2012 URL': noText,
  defineURL: (call, text) =>
    ['words', 'intent'].map((reading) => {
      const url = Reflect.construct(call(reading) as typeof URL, ['http://h/']);
      url.search = text;
      return url.href;
    }),
  resolveReference: ofURIs,
  canonicalizeURL: ofParsed2012,
  resolveURL: taking((text) => [text, w3c2012.parse('http://h/a')]),
  createURLKey: (call, text) =>
    ['surt', 'urlcanon-semantic', 'w3lib', 'href'].map((profile) =>
      (call({ profile, sortParameters: profile === 'href' }) as Call)(text),
    ),
  keyedURL: taking(
    (text) => [text, { profile: 'surt' }],
    (text) => [text, { profile: 'href', sortParameters: true }],
  ),
  urlKey: taking(
    (text) => [text, { profile: 'surt', dropParameters: { names: ['a*'] } }],
    (text) => [text, { profile: 'href', sortParameters: true }],
  ),
  matchesSURTPrefix: taking((text) => [text, { prefixes: ['a'], key: null }]),
  relevantDiagnostics: taking((text) => [validateURL(text)]),
  groupDiagnostics: taking((text) => [text, validateURL(text).diagnostics]),
  applyFixes: taking((text) => [text, validateURL(text).diagnostics]),
  formatDiagnostic: (call, text) => {
    // A space at the end is an error, so there is a diagnostic for every text.
    const input = `${text} `;
    const { diagnostics, hints } = validateURL(input, { limit: 10 });
    return [...diagnostics, ...hints].map((found) => call(input, found));
  },
  explainHint: taking(() => [hintNames[0]]),
  explainCause: taking(() => [causeNames[0]]),
  explainError: taking(() => [validationErrorNames[0]]),
  validateChange: taking(
    ...['host', 'pathname', 'search', 'protocol', 'port', 'username'].map(
      (attribute) => (text: string) => [record('http://h/'), attribute, text],
    ),
  ),
  URL: (_, text) => {
    const url = new URL('http://h/a?b#c');
    for (const name of [
      'hash',
      'search',
      'pathname',
      'host',
      'hostname',
      'port',
      'protocol',
      'username',
    ] as const) {
      url[name] = text;
    }
    url.searchParams.append(text, text);
    const { href, origin } = url;
    return [href, origin, URL.canParse(text), URL.parse(text)?.href, URL.parse('x', text)?.href];
  },
  URLSearchParams: (_, text) => {
    const params = new URLSearchParams(text);
    params.append('a', text);
    params.set(text, 'b');
    params.sort();
    params.delete(text);
    return [`${params}`, params.getAll('a'), params.has(text), Array.from(params.keys()).length];
  },
  URLQuery: (_, text) => {
    const query = new URLQuery(text);
    query.append('a', text);
    query.set(text, 'b');
    return [query.get(text), query.getAll('a'), query.size];
  },
  QueryEditor: (_, text) => {
    const editor = new QueryEditor(text);
    editor.append('a', text);
    editor.set('a', 'b');
    editor.sort();
    editor.delete(text);
    return [`${editor}`, editor.tokens.length, Array.from(editor).length];
  },
  URLReference: (_, text) => {
    const made = URLReference.parse(text);
    return (
      made && [
        `${made}`,
        made.toUnicodeString(),
        `${made.normalize()}`,
        `${made.rebase('http://h/a')}`,
        `${made.resolve('http://h/a/b')}`,
        `${made.relativize('http://h/a/b')}`,
        made.equals('http://h/', 'percent-coding'),
      ]
    );
  },
};

/** How to call an export with a text; undefined if nobody has said it, and a text alone is wrong. */
export function shapeOf({ name, value }: PublicExport): Shape | undefined {
  const shape = shapes[name] ?? shapes[name.slice(name.indexOf(' ') + 1)];
  if (shape !== undefined) return shape;
  if (typeof value === 'function')
    return takesText(value as Call) ? (call, text) => call(text) : undefined;
  return isReader(value) ? ofReader(value) : noText;
}

/** Reads a text without a base, against one, as a base, and both. Nine results at once would take too much memory. */
function ofReader(reader: Readonly<Record<'parse' | 'interpret', Call>>): Shape {
  return (_, text) => {
    reader.parse(text);
    reader.interpret(text);
    reader.interpret(text, { base: 'http://h/a/b?c#d' });
    for (const reference of ['../x', '?', '#', '', 'x:y']) {
      reader.interpret(reference, { base: text });
    }
    reader.interpret(`..${text}`, { base: `http://h/${text}` });
  };
}

function isReader(value: unknown): value is Readonly<Record<'parse' | 'interpret', Call>> {
  return typeof value === 'object' && value !== null && 'interpret' in value;
}

// A function of a code unit, or of anything else, takes it too, and then there is nothing to measure.
function takesText(call: Call): boolean {
  try {
    call('http://h/');
    return true;
  } catch {
    return false;
  }
}

/** Whether an export is a class, or makes one: Web IDL or its own tests are about its arguments. */
export function isClass(name: string): boolean {
  return /URLUtils$|Attributes$| URL|QueryEditor$/.test(name);
}
