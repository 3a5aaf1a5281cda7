// The page that says which engine fails which case.

import { additions, type Failing, type Results, runAdditions } from './cases.js';

/** Returns docs/engine-differences.md. */
export function pageOf(results: Results): string {
  const { count } = runAdditions(additions, URL, URLSearchParams);
  const rows = Object.entries(results).map(
    ([engine, failing]) => `| ${engine} | ${countCases(failing)} |`,
  );
  const sections = groupsOf(results).map(([group, failing]) => {
    const lines = Array.from(failing, ([call, { expected, answers }]) => {
      const others = Array.from(
        answers,
        ([actual, engines]) => `${code(actual)} (${engines.map(withoutVersion).join(', ')})`,
      );
      return `| ${code(call)} | ${code(expected)} | ${others.join('; ')} |`;
    });
    return `## ${group}\n\n| call | the standard | engines that differ |\n|---|---|---|\n${lines.join('\n')}\n`;
  });
  return `# What web-platform-tests do not see

<!-- Written by \`npm run check -- additions --write\`. -->

The data of web-platform-tests for URLs and forms let some mistakes pass. \`test/wpt/additions\` has ${count} more cases in
the same shape: \`urltestdata.json\`, \`setters_tests.json\` and \`forms.json\`. Each was failed by a prototype, a mutation of a
parser or an engine, or is of the same kind. \`npm test\` runs them on urlkit, which passes all, as does whatwg-url.
\`npm run check -- additions\` runs them on the classes of engines:

| engine | failing cases of ${count} |
|---|---|
${rows.join('\n')}

Of the attributes of a case, the tables have the first that differs. Versions are in the first table.

${sections.join('\n')}`;
}

// Two versions of Node were asked.
function withoutVersion(engine: string): string {
  return engine.replace(/(?<=^Node \d+)\..*|(?<=^(?!Node)\w+) .*/, '');
}

/** The part of a call that names its case. */
function caseOf(call: string): string {
  return call.replace(/^URL\.canParse|^new URL/, '').replace(/(?<=\))\.\w+$|: \w+$/, '');
}

function countCases(failing: readonly Failing[]): number {
  return new Set(failing.map(({ call }) => caseOf(call))).size;
}

interface Difference {
  readonly expected: string;
  readonly answers: Map<string, string[]>;
}

function groupsOf(results: Results): readonly (readonly [string, Map<string, Difference>])[] {
  const [ofURLs, ofForms] = [additions.urls, additions.forms].map((items: readonly unknown[]) =>
    items.filter((item) => typeof item === 'string'),
  );
  const titles = [...(ofURLs ?? []), 'Setters', ...(ofForms ?? [])];
  const groups = new Map(titles.map((title) => [title, new Map<string, Difference>()]));
  for (const [engine, failing] of Object.entries(results)) {
    for (const { group, call, expected, actual } of failing) {
      const calls = groups.get(group);
      const difference = calls?.get(call) ?? { expected, answers: new Map<string, string[]>() };
      calls?.set(call, difference);
      difference.answers.set(actual, [...(difference.answers.get(actual) ?? []), engine]);
    }
  }
  return Array.from(groups).filter(([, calls]) => calls.size > 0);
}

function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}
