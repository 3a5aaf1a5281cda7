// Runs all engines and prints their results. With --built-in, also tests their own classes.

import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildProgram } from './build-program.js';
import { compareDoors, doorOf } from './doors/compare.js';
import { platforms } from './doors/platforms.js';
import { type Engine, engines, installEngines } from './engines.js';
import type { Count, Report } from './program.js';
import {
  differencesOfExtended,
  runASCII,
  runBuiltIn,
  runEngine,
  runExtended,
  totals,
} from './run-engine.js';

const { values } = parseArgs({
  options: {
    'built-in': { type: 'boolean', default: false },
    /** Installs nothing. */
    offline: { type: 'boolean', default: false },
  },
});

const problems: string[] = [];

function show({ passed, total }: Count): string {
  return passed === total ? String(passed) : `${passed}/${total}`;
}

function row(report: Report): string[] {
  return [show(report.cases), show(report.tests), report.answers, String(report.time)];
}

function print(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

function isComplete({ cases, tests, longComponents }: Report, { isCompiled }: Engine): boolean {
  const hasTests = tests.passed === totals.tests || isCompiled === true;
  const hasLong = longComponents.passed === longComponents.total;
  return hasTests && hasLong && cases.passed === totals.cases;
}

if (!values.offline) {
  for await (const problem of installEngines()) console.error(problem);
}

const program = await buildProgram();
const heads = ['engine', 'classes', 'version', 'cases', 'tests', 'answers', 'ns'];
print(heads);
print(heads.map(() => '---'));
const answers = new Set<string>();
for (const engine of engines) {
  const version = await engine.findVersion();
  if (version === null) {
    print([engine.name, 'missing', '', '', '', '', '']);
    problems.push(`${engine.name} is missing`);
    continue;
  }
  try {
    const report = await runEngine(engine, program);
    print([engine.name, 'urlkit', version, ...row(report)]);
    answers.add(report.answers);
    if (!isComplete(report, engine)) {
      problems.push(`${engine.name} ${version} fails:`, ...report.failures.slice(0, 10));
    }
    if (!(await runASCII(engine, program)))
      problems.push(`${engine.name}: polyfill.ascii.js fails`);
    const extended = await runExtended(engine, program);
    if (extended !== null) {
      print([engine.name, 'urlkit, extending its own', version, ...row(extended)]);
      answers.add(extended.answers);
      const other = extended.failures.filter(
        (failure) => !differencesOfExtended.has(failure.replace(/: Error: .*/, '')),
      );
      const where = `${engine.name} ${version}, classes that extend its own:`;
      problems.push(...other.slice(0, 10).map((failure) => `${where} ${failure}`));
    }
    const builtIn = values['built-in'] ? await runBuiltIn(engine, program) : null;
    if (builtIn !== null) {
      print([engine.name, 'its own', version, ...row(builtIn)]);
    }
  } catch (error) {
    print([engine.name, version, 'failed', '', '', '', '']);
    problems.push(`${engine.name} ${version}: ${String(error)}`);
  }
}
if (answers.size > 1) problems.push('The engines do not answer the same.');

console.log();
const doorHeads = ['platform', 'doors', 'polyfill', 'force, new objects', 'force, old objects'];
print(doorHeads);
print(doorHeads.map(() => '---'));
for (const platform of platforms) {
  if (platform.command === null || !existsSync(platform.command)) {
    print([platform.name, 'missing', '', '', '']);
    problems.push(`${platform.name} is missing`);
    continue;
  }
  try {
    const { own, comparisons, problems: found } = await compareDoors(platform);
    const closed = (isForced: boolean, wanted?: 'global' | 'kept'): string => {
      const differences = comparisons
        .filter(({ entry }) => /force|install/.test(entry) === isForced)
        .flatMap((comparison) => comparison.differences)
        .filter(({ classes }) => wanted === undefined || classes === wanted);
      const names = [...new Set(differences.map(({ door }) => `\`${doorOf(door)}\``))];
      if (names.length === 0) return 'all';
      return `all but ${names.length < 5 ? names.join(', ') : names.length}`;
    };
    const count = new Set(Object.keys(own).map(doorOf)).size;
    const byForce = [closed(true, 'global'), closed(true, 'kept')];
    print([platform.name, String(count), closed(false), ...byForce]);
    problems.push(...found.map((problem) => `${platform.name}: ${problem}`));
  } catch (error) {
    print([platform.name, 'failed', '', '', '']);
    problems.push(`${platform.name}: ${String(error)}`);
  }
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
