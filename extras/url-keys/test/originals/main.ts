// Compares the keys of 300,000 URLs with those of the Python packages. With --record, writes the recorded
// keys of the tests instead.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createURLKey, type KeyProfileName, keyProfiles } from '@urlkit/url-keys';
import { root } from '../../../../scripts/run.js';
import { runWherePossible } from '../../../../test/support/python-environment.js';
import { explainedDifferences } from './explained-differences.js';
import { randomURLs, realURLs, recordedURLs, testedURLs } from './inputs.js';
import { askOriginals, environment, type OriginalAnswer } from './originals.js';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300000' },
    seed: { type: 'string', default: '1' },
    record: { type: 'boolean', default: false },
  },
});

/** How many differences of a profile are printed. */
const MOST_SHOWN = 20;

function collectURLs(): string[] {
  const known = [...realURLs(), ...testedURLs()];
  if (known.length === 0) console.log('There are no corpora: all URLs are random.');
  const count = Math.max(0, Number(values.count) - known.length);
  return known.concat(randomURLs(count, Number(values.seed), testedURLs()));
}

/** Compares and prints; returns the number of unexplained differences. */
function compare(
  profile: KeyProfileName,
  urls: readonly string[],
  answers: readonly OriginalAnswer[],
): number {
  const keyOf = createURLKey({ profile });
  const differing: string[] = [];
  let refused = 0;
  let explained = 0;
  for (const [index, url] of urls.entries()) {
    const { keys, isNewer } = answers[index] ?? { keys: {}, isNewer: false };
    const expected = keys[profile];
    if (expected === null) refused++;
    const key = keyOf(url);
    if (key === expected) continue;
    if (isNewer) explained++;
    else differing.push([url, expected, key].map((text) => JSON.stringify(text)).join('\n  '));
  }
  console.log(
    `${profile}: ${urls.length} URLs, ${refused} refused, ${explained} differ as explained, ` +
      `${differing.length} differ`,
  );
  for (const text of differing.slice(0, MOST_SHOWN)) console.error(text);
  return differing.length;
}

async function checkExplained(python: string): Promise<number> {
  const answers = await askOriginals(
    python,
    explainedDifferences.map(({ url }) => url),
  );
  const stale = explainedDifferences.filter(({ profile, url }, index) => {
    const answer = answers[index];
    return !answer?.isNewer || answer.keys[profile] === createURLKey({ profile })(url);
  });
  for (const { profile, url } of stale) console.error(`${profile} no longer differs: ${url}`);
  return stale.length;
}

async function record(python: string): Promise<void> {
  const urls = recordedURLs();
  const answers = await askOriginals(python, urls);
  const recorded = urls.map((url, index) => ({ url, ...answers[index]?.keys }));
  const path = join(root, 'extras/url-keys/test/recorded-keys.json');
  writeFileSync(path, `[\n${recorded.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`);
}

async function compareAll(python: string): Promise<number> {
  const urls = collectURLs();
  const answers = await askOriginals(python, urls);
  const profiles = keyProfiles.filter(({ name }) => answers[0] && name in answers[0].keys);
  const counts = profiles.map(({ name }) => compare(name, urls, answers));
  return (await checkExplained(python)) + counts.reduce((sum, count) => sum + count, 0);
}

const leftOut = 'comparing keys with those of the Python packages';
await runWherePossible(['python3'], environment, leftOut, async (python) => {
  if (values.record) await record(python);
  else process.exitCode = (await compareAll(python)) === 0 ? 0 : 1;
});
