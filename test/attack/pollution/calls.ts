// A broad set of calls of the packages, which run in a realm of their own.

import { parseURLEncoded, serializeURLEncoded } from '@urlkit/form-urlencoded';
import { hostEquals, parseHost, parseIPv4, serializeHost } from '@urlkit/host';
import { domainToASCII, domainToUnicode, explainDomainFailure } from '@urlkit/idna';
import { toScalarValueString, utf8DecodeWithoutBOM, utf8Encode } from '@urlkit/infra';
import { parseIPv6, serializeIPv6 } from '@urlkit/ipv6';
import {
  isInPercentEncodeSet,
  isURLCodePoint,
  pathPercentEncodeSet,
  percentDecode,
  userinfoPercentEncodeSet,
  utf8PercentDecode,
  utf8PercentEncode,
} from '@urlkit/percent-encoding';
import {
  install,
  parsedURL,
  setInput,
  URL,
  URLQuery,
  URLSearchParams,
  URLUtils,
} from '@urlkit/url-api';
import { compareEditions } from '@urlkit/url-editions';
import {
  basicParseURL,
  canParse,
  originOf,
  parseAndSerialize,
  parseURL,
  type StateOverride,
  setAttribute,
  urlEquals,
} from '@urlkit/url-parser';
import { createURLRecord, type URLRecord } from '@urlkit/url-record';
import {
  normalizeReference,
  parseReference,
  parseResolveAndNormalize,
  printReference,
  referenceEquals,
  relativize,
  URLReference,
} from '@urlkit/url-reference';
import { attributesOf, percentEncodeReference } from '@urlkit/url-reference/steps';
import { componentOffsets, serializeOrigin } from '@urlkit/url-serializer';
import { applyFixes, isValidURLString, validateChange, validateURL } from '@urlkit/url-validation';
import { isValidHostString } from '@urlkit/url-validation/grammar';
import { type Call, observeCalls } from './observe-calls.js';

const bases = ['https://user:pw@example.com:8080/a/b?q#f', 'file:///C:/a/b', 'a:opaque', 'a://h/p'];
const inputs = [
  ...['', '../x/./y?q', '//h:1/p', '#f', 'x', 'C|/x', '/%2e%2E/a b', '\\\\x\\y', '?a=b'],
  ...['https://example.com/a/b?c=d&e=%20#f', ' HTTP://EXAMPLE.com:80', 'https://bücher.example/é'],
  ...['wss://u:p@[1:0::c0a8:1]:443/', 'http://0x7F.1/', 'ftp://xn--bcher-kva.example.:21/..'],
  ...['file://localhost/c|/d/..', 'file:a', 'a:b c ?d', 'a://é:9/', 'a:/..//b', 'blob:https://a/b'],
  ...['https://א1.example/', 'https://a\u200db/', 'https://\u0634\u200c\u0634/?\ud800'],
  ...['https://h:99999/', 'https://h:x/', 'https://a b/', 'https://[::1', 'https://1.2.3.256/'],
  ...['https://u@/', 'https://', 'https://xn--a/', 'constructor:x', 'a://h:1\t2/\n'],
];
const attributes = [
  'href',
  'origin',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
] as const;
const moreAttributes = ['port', 'pathname', 'search', 'hash'] as const;

function attributesOfURL(url: URL | null): unknown {
  if (url === null) return null;
  return [...attributes, ...moreAttributes].map((name) => url[name]).concat(`${url.searchParams}`);
}

function record(url: string): URLRecord {
  return parseURL(url) ?? createURLRecord();
}

function* parserCalls(): Generator<Call> {
  for (const input of inputs) {
    yield () => attributesOfURL(new URL(input));
    yield () => [attributesOfURL(URL.parse(input)), URL.canParse(input)];
    yield () => [canParse(input), parseAndSerialize(input)];
    yield () => [
      parseURL(input),
      parseURL(input, {}),
      basicParseURL(input),
      basicParseURL(input, {}),
    ];
    yield () => {
      const errors: unknown[] = [];
      return [parseURL(input, { onValidationError: (error) => errors.push(error) }), errors];
    };
    yield () => validateURL(input);
    yield () => [isValidURLString(input), isValidURLString(input, {})];
    yield () => {
      const origin = originOf(record(input));
      return [componentOffsets(input), origin, serializeOrigin(origin)];
    };
  }
  for (const base of bases) {
    for (const input of inputs.slice(0, 12)) {
      yield () => [new URL(input, base).href, URL.parse(input, base)?.href];
      yield () => [URL.canParse(input, base), canParse(input, base)];
      yield () => [parseURL(input, { base: record(base) }), parseAndSerialize(input, { base })];
      yield () => [
        validateURL(input, { base: record(base) }),
        isValidURLString(input, { base: record(base) }),
      ];
    }
  }
}

const values = [
  '',
  'a',
  'b:81',
  ':',
  '?x y=1&z',
  '#é',
  '/p/../q',
  '99',
  '70000',
  '8\t0x',
  'wss',
  '[::2]',
  'bü.ü',
];
const overrides: readonly StateOverride[] = [
  ...(['schemeStart', 'host', 'hostname', 'port', 'pathStart', 'query', 'fragment'] as const),
];
const settable = [
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  ...moreAttributes,
] as const;

function* setterCalls(): Generator<Call> {
  for (const href of [...bases, 'http://h/']) {
    for (const value of values) {
      yield () =>
        settable.map((name) => {
          const url = new URL(href);
          url[name] = value;
          return url.href;
        });
      yield () =>
        overrides.map((stateOverride) => {
          const url = record(href);
          return [basicParseURL(value, { url, stateOverride }), url];
        });
      yield () =>
        settable.map((name) => {
          const url = record(href);
          const errors: unknown[] = [];
          return [
            setAttribute(url, name, value),
            setAttribute(url, name, value, { onValidationError: (e) => errors.push(e) }),
            url,
            errors,
          ];
        });
    }
    yield () => settable.map((name) => validateChange(record(href), name, 'x:9/\t é'));
  }
}

function* queryCalls(): Generator<Call> {
  const inits = [
    'a=b&c=d&a=e',
    '?x+y=%20&&=é',
    { a: '1', b: '2' },
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ];
  for (const init of inits as (string | Record<string, string>)[]) {
    yield () => {
      const params = new URLSearchParams(init);
      params.append('n', 'v ü');
      const before = [params.get('a'), params.getAll('a'), params.has('a', 'b'), params.size];
      params.set('a', 'z');
      params.delete('c', 'd');
      params.sort();
      const seen: unknown[] = [];
      params.forEach((value, name) => {
        seen.push(name, value);
      });
      return [before, `${params}`, [...params], [...params.keys()], [...params.values()], seen];
    };
    yield () => {
      const query = new URLQuery(init);
      return [`${query}`, query.get('a'), query.get('none'), query.getAll('none')];
    };
  }
  yield () => {
    const url = new URL('https://h/?a=b#c');
    url.searchParams.append('x', 'y');
    url.searchParams.delete('a');
    const { href } = url;
    url.search = '?q\t=1';
    return [href, [...url.searchParams], url.toJSON()];
  };
  yield () => parseURLEncoded(utf8Encode('a=b+c&%C3%A9'));
  yield () =>
    serializeURLEncoded([
      ['a', 'b c'],
      ['é', ''],
    ]);
  yield () => new URLSearchParams([['a']] as never);
}

const hosts = [
  'example.com',
  'BÜCHER.de',
  '1.2.3',
  '0x1.08',
  '[::1.2.3.4]',
  '[1:]',
  '[:]',
  '[]',
  'a b',
  'xn--a',
  '',
  'א.a',
  '%41',
  '٣א.x',
];

function* hostCalls(): Generator<Call> {
  for (const host of hosts) {
    yield () => [parseHost(host), parseHost(host, { isOpaque: true })];
    yield () => {
      const parsed = parseHost(host);
      return parsed && [serializeHost(parsed), hostEquals(parsed, parsed)];
    };
    yield () => [parseIPv4(host), parseIPv6(host.slice(1, -1)), isValidHostString(host)];
    yield () => [
      domainToASCII(host),
      domainToASCII(host, { beStrict: true }),
      domainToUnicode(host),
    ];
    yield () => [explainDomainFailure(host), explainDomainFailure(host, { beStrict: true })];
    yield () => [utf8PercentEncode(host, userinfoPercentEncodeSet), utf8PercentDecode(host)];
    yield () => [utf8DecodeWithoutBOM(percentDecode(host)), toScalarValueString(`${host}\ud800`)];
  }
  yield () => serializeIPv6([1, 2, 0, 0, 0, 0, 0, 3]);
  yield () => [isURLCodePoint(0x20), isInPercentEncodeSet(0x20, pathPercentEncodeSet)];
  yield () => urlEquals(record('http://h/#a'), record('http://h/'), { excludeFragments: true });
}

function* referenceCalls(): Generator<Call> {
  for (const input of inputs) {
    yield () => [
      parseReference(input),
      parseReference(input, {}),
      parseReference(input, { strict: true }),
    ];
    yield () => {
      const reference = new URLReference(input);
      return [`${reference}`, reference.mode, reference.pathname, `${reference.normalize()}`];
    };
    yield () => [
      `${new URLReference(input).with({})}`,
      `${new URLReference(input).with({ query: 'x' })}`,
    ];
    yield () => `${new URLReference(input).rebase(bases[0] ?? '')}`;
    yield () => `${new URLReference(input).resolve(bases[0])}`;
    yield () => `${new URLReference(input, { mode: 'file' }).resolve(bases[1])}`;
    yield () => [parseResolveAndNormalize(input), parseResolveAndNormalize(input, {})];
    yield () => {
      const reference = parseReference(input);
      const other = parseReference(bases[0] ?? '');
      if (reference === null || other === null) return null;
      return [
        attributesOf(reference),
        normalizeReference(reference),
        normalizeReference(reference, {}),
        percentEncodeReference(reference, {}),
        printReference(reference),
        printReference(reference, {}),
        referenceEquals(reference, other),
        relativize(other, reference),
      ];
    };
  }
}

function* otherCalls(): Generator<Call> {
  yield () => {
    const { url } = validateURL('https:\\\\h/ \t');
    return [url, applyFixes('https:\\\\h/ \t', validateURL('https:\\\\h/ \t').diagnostics)];
  };
  yield () => {
    const holder = { URL: undefined, URLSearchParams: undefined, webkitURL: undefined };
    const installation = install(holder, {});
    const { webkitURL } = Object.getOwnPropertyDescriptors(holder);
    return [installation, webkitURL.writable, webkitURL.enumerable, webkitURL.value === URL];
  };
  yield () => {
    const link = new (URLUtils(Object))();
    link[setInput]('https://h/a?b=c');
    link.hash = 'x';
    return [link.href, link.search, `${link.query}`, link[parsedURL]];
  };
  yield () => compareEditions('HTTP://a.example:80/../b c?d#e');
  yield () => compareEditions('\\\\x\t/y', { base: 'http://h/' });
}

const calls: readonly Call[] = [
  ...parserCalls(),
  ...setterCalls(),
  ...queryCalls(),
  ...hostCalls(),
  ...referenceCalls(),
  ...otherCalls(),
];

observeCalls(calls);
