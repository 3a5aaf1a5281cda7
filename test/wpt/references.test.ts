// Runs urltestdata.json with the algebra of references.

import { type Profile, parseResolveAndNormalize } from '@urlkit/url-reference';
import { attributesOf } from '@urlkit/url-reference/steps';
import { runCases } from '../support/run-cases.js';
import {
  caseCounts,
  type FailureCase,
  type ParsedCase,
  readURLCases,
  wpt,
} from '../support/wpt.js';

const count = caseCounts['urltestdata.json'] + caseCounts['urltestdata-javascript-only.json'];

function readConstructorCases(): (ParsedCase | FailureCase)[] {
  return [...readURLCases('urltestdata.json'), ...readURLCases('urltestdata-javascript-only.json')];
}

function attributesIn(
  { input, base }: ParsedCase | FailureCase,
  profile: Profile,
): ReturnType<typeof attributesOf> | null {
  const url2 = base === null ? null : parseResolveAndNormalize(base, { profile });
  if (base !== null && url2 === null) return null;
  const url = parseResolveAndNormalize(input, { base: url2, profile });
  return url && attributesOf(url, { profile });
}

function expectedOf(urlCase: ParsedCase | FailureCase): ReturnType<typeof attributesOf> | null {
  if (urlCase.failure) return null;
  const { href, protocol, username, password, host } = urlCase;
  const { hostname, port, pathname, search, hash } = urlCase;
  return {
    ...{ href, protocol, username, password, host },
    ...{ hostname, port, pathname, search, hash },
  };
}

wpt.test('001-104 all constructor cases pass with the profile living', (t) => {
  t.is(count, 892);
  runCases(t, count, readConstructorCases(), (urlCase) => [
    attributesIn(urlCase, 'living'),
    expectedOf(urlCase),
  ]);
});

// The standard has changed since: it now encodes ^ in paths, and a space at the end of an opaque path.
wpt.test('001-109 all constructor cases except seven pass with the profile 0.9', (t) => {
  const differing = readConstructorCases().filter(
    (urlCase) => attributesIn(urlCase, '0.9')?.href !== expectedOf(urlCase)?.href,
  );
  t.deepEqual(
    differing.map(({ input }) => (/\^|opaque[ \t\r]+[?#]/.test(input) ? 'explained' : input)),
    new Array(7).fill('explained'),
  );
});
