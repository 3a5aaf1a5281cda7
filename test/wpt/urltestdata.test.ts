import { URL, URLSearchParams } from '@urlkit/url-api';
import { canParse, parseURL } from '@urlkit/url-parser';
import { serializeURL } from '@urlkit/url-serializer';
import test, { type ExecutionContext } from 'ava';
import {
  type Attributes,
  attributes,
  attributesOf,
  readAttributes,
} from '../support/attributes.js';
import { runCases } from '../support/run-cases.js';
import {
  caseCounts,
  type FailureCase,
  type ParsedCase,
  readURLCases,
  totalCaseCount,
  wpt,
} from '../support/wpt.js';

type URLCase = ParsedCase | FailureCase;

const opaquePathBase = 'about:blank';

/** Returns a base without an opaque path, with the scheme of the input if that is HTTP(S). */
function otherBase(input: string): string {
  return input.startsWith('https:') ? 'https://example.com/' : 'http://example.com/';
}

function runURLCases(
  t: ExecutionContext,
  run: (testCase: URLCase, base: string | undefined) => readonly [unknown, unknown],
): void {
  for (const file of ['urltestdata.json', 'urltestdata-javascript-only.json'] as const) {
    runCases(t, caseCounts[file], readURLCases(file), (testCase) =>
      run(testCase, testCase.base ?? undefined),
    );
  }
}

/** Returns the attributes that a case names: those of an object, and the expected ones. */
function compareAttributes(actual: Readonly<Attributes>, expected: ParsedCase): [unknown, unknown] {
  const named = attributes.filter((attribute) => expected[attribute] !== undefined);
  return [
    named.map((attribute) => [attribute, actual[attribute]]),
    named.map((attribute) => [attribute, expected[attribute]]),
  ];
}

function construct(input: string, base?: string): URL | 'TypeError' {
  try {
    return new URL(input, base);
  } catch (error) {
    if (error instanceof TypeError) return 'TypeError';
    throw error;
  }
}

wpt.test('the constructor and the attributes pass', (t) => {
  runURLCases(t, (testCase, base) => {
    const url = construct(testCase.input, base);
    if (testCase.failure || url === 'TypeError') return [url, 'TypeError'];
    return compareAttributes(readAttributes(url), testCase);
  });
});

wpt.test('URL.parse and the attributes pass', (t) => {
  runURLCases(t, (testCase, base) => {
    const url = URL.parse(testCase.input, base);
    if (testCase.failure || url === null) return [url, null];
    return compareAttributes(readAttributes(url), testCase);
  });
});

wpt.test('URL.canParse and canParse pass', (t) => {
  runURLCases(t, ({ input, base: _, failure }, base) => [
    [URL.canParse(input, base), canParse(input, base)],
    [!failure, !failure],
  ]);
});

wpt.test('parseURL and serializeURL pass', (t) => {
  runURLCases(t, (testCase, base) => {
    const parsedBase = base === undefined ? null : parseURL(base);
    const isBaseFailure = parsedBase === null && base !== undefined;
    const url = isBaseFailure ? null : parseURL(testCase.input, { base: parsedBase });
    if (testCase.failure || url === null) return [url, null];
    t.is(serializeURL(url), testCase.href);
    return compareAttributes(attributesOf(url), testCase);
  });
});

wpt.test('searchParams pass', (t) => {
  runURLCases(t, (testCase, base) => {
    if (testCase.failure) return [null, null];
    const list = String(new URL(testCase.input, base).searchParams);
    return [list, testCase.searchParams ?? String(new URLSearchParams(testCase.search))];
  });
});

wpt.test('the href setter passes', (t) => {
  runURLCases(t, (testCase) => {
    if (testCase.base !== null) return [null, null];
    const url = new URL('https://elsewhere.example/');
    const set = (): string => {
      url.href = testCase.input;
      return url.href;
    };
    if (!testCase.failure) return [set(), testCase.href];
    t.throws(set, { instanceOf: TypeError });
    return [url.href, 'https://elsewhere.example/'];
  });
});

wpt.test('input that fails without a base fails with bases it is not relative to', (t) => {
  runURLCases(t, ({ input, base, ...rest }) => {
    if (!rest.failure || base !== null) return [null, null];
    const { relativeTo } = rest;
    return [
      [URL.canParse(input, opaquePathBase), URL.canParse(input, otherBase(input))],
      [relativeTo === 'any-base', relativeTo !== undefined],
    ];
  });
});

wpt.test('a base that fails makes everything fail', (t) => {
  runURLCases(t, ({ input, base, failure }) => {
    if (!failure || base !== null) return [null, null];
    return [URL.canParse('https://example.com/', input), false];
  });
});

test('the declared numbers of cases add up', (t) => {
  const sum = Object.values(caseCounts).reduce((total, count) => total + count, 0);
  t.is(sum, totalCaseCount);
});
