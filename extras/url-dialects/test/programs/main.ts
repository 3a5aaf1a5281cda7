// Compares the dialects with the real parsers for random structured inputs, the inputs of web-platform-tests,
// the published tricks, and every byte at every position of templates. Exits with 1 if there is a difference.
// A program of another release than its dialect's is not compared.
//
// `--only redirects` compares redirects of the command curl, and `--only lookups` what clients look up.
//
// URLKIT_SEED repeats a run. --install installs missing Debian packages, --record writes the recorded
// answers of the programs that --only names, or `lookups` for what programs ask a resolver for.

import { parseArgs } from 'node:util';
import { dialects } from '@urlkit/url-dialects';
import { compareReadings, living } from '@urlkit/url-editions';
import { readJSON } from '../../../../scripts/workspace.js';
import { findData, howToGoOn } from '../../../../test/support/wpt-data.js';
import { findWrongLookups, internationalInputs, lookUp, prepareClients } from './clients.js';
import { findDifference } from './differences.js';
import { createRandom, type Emphasis, randomInput } from './inputs.js';
import { installPackages, type Program, prepare, programs } from './programs.js';
import type { Input } from './protocol.js';
import { chooseInputs, readRecording, toValues, type Values, writeRecording } from './recording.js';
import { checkRedirects } from './redirects.js';
import { sampleSweep } from './sweep.js';
import { tricks } from './tricks.js';

const { values } = parseArgs({
  options: {
    /** Number of inputs that vary scheme, userinfo, host and port. */
    authorities: { type: 'string', default: '10000' },
    /** Number of inputs that vary path, query and fragment. */
    paths: { type: 'string', default: '3000' },
    /** Number of inputs with a base. */
    references: { type: 'string', default: '5000' },
    /** About how many inputs with a byte at a position of a template; all of them by default. */
    sweep: { type: 'string', default: 'Infinity' },
    install: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});

/** Number of inputs for one run of a driver. */
const batch = 50_000;

const readers = [...dialects, living];

const chosen = values.only.split(',').filter(Boolean);
const isChosen = (name: string): boolean => chosen.length === 0 || chosen.includes(name);

const seed = Number(process.env['URLKIT_SEED'] ?? Math.floor(Math.random() * 2 ** 32));
const counts: readonly (readonly [Emphasis, number])[] = [
  ['authority', Number(values.authorities)],
  ['path', Number(values.paths)],
  ['reference', Number(values.references)],
];

function readWPTInputs(): Input[] {
  const wptFolder = findData();
  if (wptFolder === null) throw new Error(howToGoOn);
  const cases = readJSON<readonly ({ input: string; base: string | null } | string)[]>(
    wptFolder,
    'urltestdata.json',
  );
  return cases.flatMap((item) => {
    if (typeof item === 'string') return [];
    const { input, base } = item;
    return base === null ? [{ url: input }] : [{ url: input }, { url: input, base }];
  });
}

function* allInputs(): Generator<Input[]> {
  const fixed: readonly Input[] = [...tricks.map((url) => ({ url })), ...readWPTInputs()];
  yield fixed.filter(({ url, base }) => !/[\uD800-\uDFFF]/u.test(`${url} ${base}`));
  const random = createRandom(seed);
  const swept = sampleSweep(random, Number(values.sweep));
  for (let done = 0; done < swept.length; done += batch) yield swept.slice(done, done + batch);
  for (const [emphasis, count] of counts) {
    for (let done = 0; done < count; done += batch) {
      const length = Math.min(batch, count - done);
      yield Array.from({ length }, () => randomInput(random, emphasis));
    }
  }
}

function describe({ url, base }: Input): string {
  return JSON.stringify(url) + (base === undefined ? '' : ` against ${JSON.stringify(base)}`);
}

/** Returns the number of differences. */
async function check(program: Program, version: string): Promise<number> {
  const { dialect, resolvesReferences } = program;
  let inputs = 0;
  let unknown = 0;
  let differences = 0;
  for (const all of allInputs()) {
    const asked = resolvesReferences ? all : all.filter(({ base }) => base === undefined);
    const answers = await program.read(asked);
    inputs += asked.length;
    for (const [index, input] of asked.entries()) {
      if (dialect.interpret(input.url, { base: input.base }).kind === 'unknown') unknown++;
      const difference = findDifference(dialect, input, answers[index] ?? null);
      if (difference === null) continue;
      if (++differences <= 20) console.error(`  ${describe(input)}: ${difference}`);
    }
  }
  const { name, version: modelled } = dialect;
  console.log(`${name} ${modelled} (here: ${version})`);
  console.log(`  ${inputs} inputs, ${unknown} unknown, ${differences} different`);
  return differences;
}

/** The numbers of a version that change when a program reads URLs in another way: `3.13` of `Python 3.13.0`. */
function releaseOf(version: string): string | undefined {
  return /\d+\.\d+/.exec(version)?.[0];
}

// Returns null if something is missing.
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
  // The answers of programs that are not asked stay.
  const known = new Map(
    readRecording().map(({ answers, ...input }) => [JSON.stringify(input), answers]),
  );
  const recorded = chooseInputs().map((input) => {
    const answers: Record<string, Values> = { ...known.get(JSON.stringify(input)) };
    return { ...input, answers };
  });
  for (const program of programs) {
    if (!isChosen(program.dialect.name)) continue;
    prepare(program);
    const asked = recorded.filter(({ base }) => program.resolvesReferences || base === undefined);
    const answers = await program.read(asked);
    for (const [index, answer] of answers.entries()) {
      const line = asked[index];
      if (line) line.answers[program.dialect.name] = toValues(answer);
    }
  }
  writeRecording(recorded);
}

/** Asks clients what they look up. Returns the number of names that the comparison does not expect. */
function checkLookups(): number {
  prepareClients();
  let wrong = 0;
  for (const input of internationalInputs) {
    for (const problem of findWrongLookups(compareReadings(input, readers), lookUp(input))) {
      wrong++;
      console.error(`  ${JSON.stringify(input)}: ${problem}`);
    }
  }
  console.log(`look-ups: ${internationalInputs.length} inputs, ${wrong} different`);
  return wrong;
}

if (values.install) installPackages();
if (values.record) await record();
console.log(`URLKIT_SEED=${seed}`);
for (const program of programs) {
  if (!isChosen(program.dialect.name)) continue;
  const version = prepareOrTell(program);
  if (version !== null && releaseOf(version) !== releaseOf(program.dialect.version)) {
    const { name, version: modelled } = program.dialect;
    console.log(`${name} ${modelled}: not compared, here is ${version}`);
    continue;
  }
  if (version === null || (await check(program, version)) > 0) process.exitCode = 1;
}
if (isChosen('redirects') && (await checkRedirects()) > 0) process.exitCode = 1;
if (isChosen('lookups') && checkLookups() > 0) process.exitCode = 1;
