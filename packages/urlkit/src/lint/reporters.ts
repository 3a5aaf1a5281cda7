import pc from 'picocolors';
import { visible, visibleJSON } from '../output/visible-text.js';
import type { LinkProblems, LocatedProblem } from './document-checker.js';
import { explainRule, ruleNames } from './rules.js';

export type LintFormat = 'text' | 'json' | 'sarif' | 'github';

/** A link with problems, and where it is. */
interface Finding extends LinkProblems {
  /** A path, or `-` for standard input; null for an argument. */
  readonly file: string | null;
}

/** Writes findings, each as whole lines. */
export interface Reporter {
  readonly head?: string;
  readonly separator?: string;
  readonly tail?: string;
  readonly report: (finding: Finding) => string;
}

export function createReporter(format: LintFormat, colors: boolean): Reporter {
  switch (format) {
    case 'text':
      return textReporter(colors);
    case 'json':
      return { report: ({ url, ...rest }) => `${visibleJSON({ input: url, ...rest })}\n` };
    case 'github':
      return { report: reportForGitHub };
    case 'sarif':
      return sarifReporter();
  }
}

function textReporter(colors: boolean): Reporter {
  const { red, yellow } = pc.createColors(colors);
  const report = ({ file, problems }: Finding): string =>
    problems
      .map(({ line, column, severity, name, message, count }) => {
        const place = `${file === null ? '' : `${visible(file)}:`}${line}:${column}`;
        const times = count === 1 ? '' : ` (${count} times)`;
        return `${place} ${(severity === 'error' ? red : yellow)(severity)} ${name} ${message}${times}\n`;
      })
      .join('');
  return { report };
}

// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
function reportForGitHub({ file, problems }: Finding): string {
  return problems
    .map(({ line, column, endColumn, severity, name, message, count }) => {
      const properties = [
        ...(file === null || file === '-' ? [] : [`file=${escapeProperty(file)}`]),
        ...[`line=${line}`, `col=${column}`, `endColumn=${endColumn}`],
        `title=${escapeProperty(name)}`,
      ].join(',');
      const times = count === 1 ? '' : ` (${count} times)`;
      return `::${severity} ${properties}::${escapeData(message + times)}\n`;
    })
    .join('');
}

function escapeData(text: string): string {
  return visible(text.replace(/[%\r\n]/g, encodeURIComponent));
}

function escapeProperty(text: string): string {
  return visible(text.replace(/[%\r\n:,]/g, encodeURIComponent));
}

// Results are written as they are found: first the head of the log, then one result on each line, then the tail.
function sarifReporter(): Reporter {
  const rules = ruleNames.map((id) => {
    const { message, reference } = explainRule(id);
    return { id, shortDescription: { text: message }, helpUri: reference };
  });
  const driver = { name: 'urlkit', informationUri: 'https://github.com/urlkit/urlkit', rules };
  const log = {
    version: '2.1.0',
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results: [] }],
  };
  const [head = '', tail = ''] = JSON.stringify(log).split(/(?<="results":\[)(?=\])/);
  return {
    head: `${head}\n`,
    separator: ',',
    tail: `${tail}\n`,
    report: (finding) =>
      finding.problems.map((problem) => `${visibleJSON(toResult(finding, problem))}\n`).join(','),
  };
}

function toResult({ file }: Finding, problem: LocatedProblem): object {
  const { name, severity, message, count, line, column, endColumn } = problem;
  const uri = file === null || file === '-' ? 'stdin' : encodeURI(file.replace(/\\/g, '/'));
  const region = { startLine: line, startColumn: column, endColumn };
  return {
    ruleId: name,
    level: severity,
    message: { text: message },
    occurrenceCount: count,
    locations: [{ physicalLocation: { artifactLocation: { uri }, region } }],
  };
}
