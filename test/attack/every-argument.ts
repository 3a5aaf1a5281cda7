// Values for the parameters and options that a shape leaves out, so that every argument is drawn.

import { domainToASCII } from '@urlkit/idna';
import { pathPercentEncodeSet } from '@urlkit/percent-encoding';
import { getEncoding } from '@urlkit/percent-encoding/encodings';
import { publicSuffixList } from '@urlkit/public-suffix-list';
import { dialects } from '@urlkit/url-dialects';
import { compareReadings, whatwg2012 } from '@urlkit/url-editions';
import { parseURL } from '@urlkit/url-parser';
import { parseReference } from '@urlkit/url-reference';
import { signatureOf } from './declarations.js';
import { type Call, isClass, type PublicExport, shapeOf } from './public-functions.js';

/** Returns values for a parameter, of which some contain the text. */
type Generator = (text: string) => readonly unknown[];

const ignore = (): void => {};
const flags: Generator = () => [true, false];
const callback: Generator = () => [ignore];
const toASCII: Generator = () => [(domain: string) => domainToASCII(domain)];
const host = (text: string): string => text.replace(/[^a-z\d.]/gi, '') || 'h';
const bases: Generator = (text) => [text, `http://h/${text}`, `file:///${text}`, `a://${text}`];

/** By the name of a parameter, or of a function and its parameter. */
const generators: Readonly<Record<string, Generator>> = {
  ...{ base: bases, baseHref: bases, documentURL: bases },
  ...{ beStrict: flags, force: () => [false], isOpaque: flags, excludeFragment: flags },
  ...{ excludeFragments: flags, strict: flags, useCharset: flags, isindex: flags, unicode: flags },
  ...{ credentials: flags, names: flags, colors: flags, wildcardParents: flags },
  ...{
    onValidationError: callback,
    onError: callback,
    onRefusal: callback,
    onWarning: callback,
    onParseError: callback,
    onFailure: callback,
  },
  ...{ encoding: () => [getEncoding('gbk'), getEncoding('utf-8')], name: () => ['a name'] },
  ...{ list: () => [publicSuffixList], section: () => ['all', 'icann'] },
  ...{ schemes: () => [['http', 'a']], origins: (text) => [[`http://${host(text)}.h`]] },
  ...{ ports: () => [['80', '8000-8999']], scheme: () => ['http'], port: () => [80] },
  ...{ allowHosts: (text) => [[`${host(text)}.h`]], refuseHosts: (text) => [[`.${host(text)}.h`]] },
  allowLocal: (text) => [[`*.${host(text)}.h`]],
  requireUnambiguous: () => [
    (url: string, options: { readonly base?: string }) => compareReadings(url, dialects, options),
  ],
  ...{ decodeName: callback, backslashes: flags },
  ...{ lookup: callback, limit: () => [3], maxLength: () => [40], maxRedirects: () => [1] },
  ...{ dropParameters: (text) => [{ names: [text], empty: true }, { names: ['b*', `${text}*`] }] },
  ...{ address: () => [1], codePoint: () => [0x41], byte: () => [1], position: () => [1] },
  ...{ set: () => [pathPercentEncodeSet], level: () => ['as-is', 'percent-coding'] },
  ...{ profile: () => [undefined], mode: () => ['web', 'file'], show: () => ['host'] },
  ...{ width: () => [20], kind: () => [undefined], globalObject: () => [{}] },
  ...{ reading: () => ['words', 'intent'], useSTD3ASCIIRules: flags, url: () => [undefined] },
  ...{ stateOverride: () => [undefined], domainToASCII: toASCII, toASCII },
  ...{
    space: () => ['+', '%20'],
    encodeSet: () => ['form', 'sigv4', 'oauth1'],
    plusIsSpace: flags,
  },
  ...{ butFor: () => [['fragment']], isValue: flags },
  syntax: () => ['text', 'string', 'reference'],
  ...{ start: () => [0], end: () => [1], parts: () => [undefined], refang: flags },
  'relativize kind': () => ['path-relative'],
  'areEquivalent level': () => ['simple', 'scheme'],
  'normalizeURI level': () => ['case', 'scheme'],
  'serializeIPv6 address': () => [[1, 2, 3, 4, 5, 6, 7, 8]],
  'getOutputEncoding name': () => ['encoding'],
  'parseURLEncodedList name': (text) => [text, 'a'],
  'formatSchema name': () => ['uri', 'idn-hostname'],
  'findFault rule': () => ['URI', 'URI-reference', 'IRI', 'IRI-reference'],
  'areURLsEqual b': (text) => [text],
  'renderURL scheme': flags,
  'expandServerURL variables': (text) => [{ com: { default: text, enum: [text, 'a'] } }],
  'expandServerURL values': (text) => [{ com: text }],
  'appendPath segments': (text) => [text],
  'redact parameters': (text) => [[text]],
  'redactURL parameters': (text) => [[text]],
  'nameFindings knownNames': (text) => [['example.com', text]],
  'isSecretName value': (text) => [text],
  'secretRanges parameters': (text) => [[text]],
  'parseResolveAndNormalize base': (text) => [parseReference(`http://h/${text}`)],
  'isValidURL encoding': () => ['utf8'],
  'isValidURLSurroundedBySpaces encoding': () => ['utf8'],
  'isValidNonEmptyURL encoding': () => ['utf8'],
  'isValidNonEmptyURLSurroundedBySpaces encoding': () => ['utf8'],
  'isValidURL base': (text) => [whatwg2012.parse(`http://h/${text}`)],
  'isValidURLString base': (text) => [`http://h/${text}`],
  'basicParseURL base': (text) => [parseURL(`http://h/${text}`)],
  'parserSteps base': (text) => [`http://h/${text}`],
};

/** What a shape leaves out because no text is in it, or because it would connect to a server. */
const withoutText = /(?:RefusedError|checkedAgents|checkedConnector|createURLRecord|fetchChecked)$/;

/** The parameters and options of an export that neither its shape nor a generator gives a value. */
export function undrawn(one: PublicExport): readonly string[] {
  if (typeof one.value !== 'function' || isClass(one.name) || withoutText.test(one.name)) return [];
  const signature = signatureOf(one.name);
  if (signature === undefined) return ['declaration'];
  return missingOf(one, callsOf(one, 'com')).filter((name) => generatorOf(one, name) === undefined);
}

/** Calls an export as its shape does, and once more for each value of what the shape leaves out. */
export function callWithEveryArgument(one: PublicExport, text: string): void {
  if (typeof one.value !== 'function' || isClass(one.name) || withoutText.test(one.name)) {
    shapeOf(one)?.(one.value as Call, text);
    return;
  }
  const calls = callsOf(one, text);
  const [first = []] = calls;
  for (const name of missingOf(one, calls)) {
    for (const value of generatorOf(one, name)?.(text) ?? []) {
      Reflect.apply(one.value, undefined, withArgument(one, first, name, value, text));
    }
  }
}

function generatorOf({ name }: PublicExport, parameter: string): Generator | undefined {
  return generators[`${name.slice(name.indexOf(' ') + 1)} ${parameter}`] ?? generators[parameter];
}

/** Calls an export as its shape does. Returns the arguments. */
function callsOf(one: PublicExport, text: string): (readonly unknown[])[] {
  const calls: (readonly unknown[])[] = [];
  shapeOf(one)?.((...args) => {
    calls.push(args);
    return Reflect.apply(one.value as Call, undefined, args);
  }, text);
  return calls;
}

function missingOf({ name }: PublicExport, calls: readonly (readonly unknown[])[]): string[] {
  const { parameters = [], options = [] } = signatureOf(name) ?? {};
  const last = parameters.length - 1;
  const isDrawn = (option: string): boolean =>
    calls.some((args) => Object.hasOwn(Object(args[last]), option));
  return [
    ...parameters.filter(
      (parameter, at) => parameter !== 'options' && calls.every((args) => args.length <= at),
    ),
    ...options.filter((option) => !isDrawn(option)),
  ];
}

/** Puts a value into a list of arguments, which it makes as long as necessary. */
function withArgument(
  one: PublicExport,
  args: readonly unknown[],
  name: string,
  value: unknown,
  text: string,
): readonly unknown[] {
  const { parameters = [] } = signatureOf(one.name) ?? {};
  const made = parameters.map((parameter, at) =>
    at < args.length ? args[at] : generatorOf(one, parameter)?.(text)[0],
  );
  const at = parameters.indexOf(name);
  if (at >= 0) return made.with(at, value);
  return [...made.slice(0, -1), { ...Object(made.at(-1)), [name]: value }];
}
