// Runs the cases of web-platform-tests with a URL class. Needs only ECMAScript.

import type { URL, URLConstructor } from '@urlkit/url-api';
import type { Attribute } from '../support/attributes.js';
import type { FailureCase, ParsedCase, SetterCase, ToASCIICase } from '../support/wpt-cases.js';

export interface Cases {
  readonly urls: readonly (ParsedCase | FailureCase)[];
  readonly setters: readonly (readonly [Attribute, SetterCase])[];
  readonly toASCII: readonly ToASCIICase[];
  readonly idna: readonly ToASCIICase[];
}

/** The outcome of a case. All engines must give the same answer. */
export interface Outcome {
  readonly passed: boolean;
  readonly answer: string;
  readonly title: string;
}

function parse(URLClass: URLConstructor, input: string, base?: string): URL | null {
  try {
    return new URLClass(input, base);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function hasAll(url: URL, expected: object): boolean {
  return Object.keys(expected).every((key) => {
    const isAttribute = key !== 'searchParams' && key in url;
    return !isAttribute || Reflect.get(url, key) === Reflect.get(expected, key);
  });
}

function* runURLs(URLClass: URLConstructor, { urls }: Cases): Generator<Outcome> {
  for (const testCase of urls) {
    const { input } = testCase;
    const base = testCase.base ?? undefined;
    const url = parse(URLClass, input, base);
    const canParse = URLClass.canParse(input, base);
    const statics = canParse === (url !== null) && URLClass.parse(input, base)?.href === url?.href;
    let passed = statics && (url === null) === (testCase.failure === true);
    if (url !== null && !testCase.failure) {
      passed &&= hasAll(url, testCase) && parse(URLClass, url.href)?.href === url.href;
      const { searchParams } = testCase;
      if (searchParams !== undefined) passed &&= String(url.searchParams) === searchParams;
    }
    yield { passed, answer: url?.href ?? '', title: `${input} against ${base}` };
  }
}

function* runSetters(URLClass: URLConstructor, { setters }: Cases): Generator<Outcome> {
  for (const [attribute, { href, new_value, expected }] of setters) {
    const url = new URLClass(href);
    Reflect.set(url, attribute, new_value);
    yield { passed: hasAll(url, expected), answer: url.href, title: `${href} ${attribute}` };
  }
}

function* runToASCII(URLClass: URLConstructor, { toASCII }: Cases): Generator<Outcome> {
  for (const { input, output } of toASCII) {
    const url = parse(URLClass, `https://${input}/x`);
    const parsed = output === null ? url === null : url?.href === `https://${output}/x`;
    const answers = (['host', 'hostname'] as const).map((attribute) => {
      const changed = new URLClass('https://x/x');
      changed[attribute] = input;
      return changed[attribute];
    });
    const isSet = answers.every((answer) => answer === (output ?? 'x'));
    yield { passed: parsed && isSet, answer: url?.href ?? '', title: input };
  }
}

function* runIDNA(URLClass: URLConstructor, { idna }: Cases): Generator<Outcome> {
  for (const { input, output } of idna) {
    const url = parse(URLClass, `https://${input.replace(/[:/?#\\]/g, encodeURIComponent)}/x`);
    const expected = output === null ? undefined : `https://${output}/x`;
    yield { passed: url?.href === expected, answer: url?.href ?? '', title: input };
  }
}

export function* runCases(URLClass: URLConstructor, cases: Cases): Generator<Outcome> {
  for (const run of [runURLs, runSetters, runToASCII, runIDNA]) yield* run(URLClass, cases);
}
