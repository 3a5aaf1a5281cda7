// What functions return keeps only itself in memory, not the page that their argument was cut out of.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { isLongRun, stepOf } from '../support/long-run.js';

/** Functions whose results may be views of what they are given, and why. */
const exceptions: readonly (readonly [reason: string, names: RegExp])[] = [
  [
    'They return a text as it is if nothing in it changes, or take it apart for others, which copy.',
    /^@urlkit\/(?:idna orderLongRuns|infra (?:asciiLowercase|toScalarValueString|utf8DecodePercentEncodedBytes)|percent-encoding (?:replaceOctets|utf8Percent(?:De|En)code)|url-serializer (?:locateBorders|serializeCredentials|urlStringOf)|url-validation (?:applyFixes|visible)|uri removeDotSegments|uri\/formats formatSchema|form-urlencoded parseURLEncodedList)$/,
  ],
  [
    'They take a host or components that a program has made itself.',
    /^@urlkit\/(?:host serializeHost|public-suffix\/host \w+|url-serializer serializeOrigin|url-reference createReference|url-reference\/steps \w+)$/,
  ],
  ['The built-in class keeps views, too.', /^@urlkit\/url-api (?:URLQuery|URLSearchParams)$/],
  [
    'A failure finds its range in the text when somebody asks.',
    /^@urlkit\/host canonicalize(?:Opaque)?Host$/,
  ],
  [
    'The text is needed to write in it. The URL is a copy.',
    /^@urlkit\/url-text (?:findURLs|readURL)$/,
  ],
  ['They are read from a configuration.', /^@urlkit\/host-policy (?:parseNoProxy|urlPolicy)$/],
  [
    'They are the algorithms of the older documents. Editions copy what they read.',
    /^@urlkit\/url-editions\/(?:html-2011|w3c-2012|whatwg-2012) /,
  ],
];

test('no result keeps the page that an argument was cut out of', (t) => {
  const script = fileURLToPath(new URL('kept-memory.ts', import.meta.url));
  const args = ['--expose-gc', '--import', 'tsx', script];
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { count, leaks } = JSON.parse(printed) as { count: number; leaks: readonly string[] };
  t.true(count > 300 / stepOf(12), `${count}`);
  t.deepEqual(
    leaks.filter((leak) => !exceptions.some(([, names]) => names.test(leak.replace(/: .*/, '')))),
    [],
  );
  // Shorter runs call few of these functions.
  for (const [reason, names] of isLongRun ? exceptions : []) {
    t.true(
      leaks.some((leak) => names.test(leak.replace(/: .*/, ''))),
      reason,
    );
  }
});
