// Holds the dialects to the real parsers, with random structured inputs, the inputs of the
// web-platform-tests and the published tricks. Exits with 1 if there is a difference.
//
// URLKIT_SEED repeats a run. --install installs Debian packages that are missing, --record writes the
// recorded answers, --only names dialects.

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/run.js';
import { readJSON } from '../../scripts/workspace.js';
import { findDifference } from './differences.js';
import { createRandom, type Emphasis, randomInput } from './inputs.js';
import { installPackages, type Program, prepare, programs } from './programs.js';
import { chooseInputs, type Recorded, toValues, writeRecording } from './recording.js';
import { tricks } from './tricks.js';

const { values } = parseArgs({
  options: {
    /** Inputs that vary scheme, userinfo, host and port. */
    authorities: { type: 'string', default: '10000' },
    /** Inputs that vary path, query and fragment. */
    paths: { type: 'string', default: '3000' },
    install: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});

/** How many inputs a driver gets at a time. */
const batch = 50_000;

const seed = Number(process.env['URLKIT_SEED'] ?? Math.floor(Math.random() * 2 ** 32));
const counts: readonly (readonly [Emphasis, number])[] = [
  ['authority', Number(values.authorities)],
  ['path', Number(values.paths)],
];

// The folder of the data; see test/support/wpt.ts.
const wptFolder = resolve(root, process.env['WPT_URL_DIR'] ?? '../shared/wpt');

function readWPTInputs(): string[] {
  const cases = readJSON<readonly ({ input: string } | string)[]>(wptFolder, 'urltestdata.json');
  return cases.flatMap((item) => (typeof item === 'string' ? [] : [item.input]));
}

function* allInputs(): Generator<string[]> {
  yield [...tricks, ...readWPTInputs()].filter((input) => !/[\uD800-\uDFFF]/u.test(input));
  const random = createRandom(seed);
  for (const [emphasis, count] of counts) {
    for (let done = 0; done < count; done += batch) {
      const length = Math.min(batch, count - done);
      yield Array.from({ length }, () => randomInput(random, emphasis));
    }
  }
}

/** Returns the number of differences. */
async function check(program: Program, version: string): Promise<number> {
  let inputs = 0;
  let unknown = 0;
  let differences = 0;
  for (const urls of allInputs()) {
    const answers = await program.read(urls.map((url) => ({ url })));
    inputs += urls.length;
    for (const [index, url] of urls.entries()) {
      if (program.dialect.interpret(url).kind === 'unknown') unknown++;
      const difference = findDifference(program.dialect, url, answers[index] ?? null);
      if (difference === null) continue;
      if (++differences <= 20) console.error(`  ${JSON.stringify(url)}: ${difference}`);
    }
  }
  const { name, version: modelled } = program.dialect;
  console.log(`${name} ${modelled} (here: ${version})`);
  console.log(`  ${inputs} inputs, ${unknown} unknown, ${differences} different`);
  return differences;
}

// Null if something is missing.
function prepareOrTell(program: Program): string | null {
  try {
    return prepare(program);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('--install installs what is missing from Debian packages');
    return null;
  }
}

async function record(): Promise<void> {
  const urls = chooseInputs();
  const inputs = urls.map((url) => ({ url }));
  const answers = new Map<string, readonly Recorded['answers'][string][]>();
  for (const program of programs) {
    prepare(program);
    answers.set(program.dialect.name, (await program.read(inputs)).map(toValues));
  }
  writeRecording(
    urls.map((url, index) => ({
      url,
      answers: Object.fromEntries(
        Array.from(answers, ([name, list]) => [name, list[index] ?? null]),
      ),
    })),
  );
}

if (values.install) installPackages();
if (values.record) await record();
console.log(`URLKIT_SEED=${seed}`);
const chosen = values.only.split(',').filter(Boolean);
for (const program of programs) {
  if (chosen.length > 0 && !chosen.includes(program.dialect.name)) continue;
  const version = prepareOrTell(program);
  if (version === null || (await check(program, version)) > 0) process.exitCode = 1;
}
