import pc from 'picocolors';
import type { LintFormat } from '../names.js';
import { drawFrame, drawMessage } from '../output/frame.js';
import { NO_EDGE } from '../output/table.js';
import { nameInOutput, visible, visibleJSON } from '../output/visible-text.js';
import type { Answerer } from '../run/answers.js';
import { version } from '../version.js';
import type { LinkProblems, LocatedProblem, Place } from './document-checker.js';
import { explainRule, ruleNames } from './rules.js';

/** A link with problems, and where it is. */
interface Finding extends LinkProblems {
  /** A path, or `-` for standard input; null for an argument. */
  readonly file: string | null;
}

/** Writes findings, each as whole lines. */
export interface Reporter extends Pick<Answerer, 'head' | 'separator' | 'tail'> {
  readonly report: (finding: Finding) => string;
}

export function createReporter(
  format: LintFormat,
  colors: boolean,
  edge: number = NO_EDGE,
): Reporter {
  switch (format) {
    case 'frames':
      return frameReporter(colors, edge);
    case 'text':
      return textReporter(colors);
    case 'json':
      return { report: reportJSON };
    case 'github':
      return { report: reportForGitHub };
    case 'sarif':
      return sarifReporter();
  }
}

function reportJSON({ url, suggested, problems, file }: Finding): string {
  return `${visibleJSON({ input: url, suggested, problems, file })}\n`;
}

function frameReporter(colors: boolean, edge: number): Reporter {
  const { red, yellow, bold, dim } = pc.createColors(colors);
  const report = ({ file, url, problems }: Finding): string => {
    const [first] = problems;
    if (first === undefined) return '';
    const place = `${file === null ? '' : `${nameInOutput(file)}:`}${first.line}:${first.column}`;
    const isError = problems.some(({ severity }) => severity === 'error');
    // Columns and ranges are of the URL without escapes of the document.
    const frame = drawFrame(url, problems, edge, isError ? red : yellow);
    const messages = problems.map((problem) => {
      const { severity, name } = problem;
      const title = (severity === 'error' ? red : yellow)(`${severity}:`);
      return drawMessage(title, `${visible(sentenceOf(problem))} ${dim(`(${name})`)}`, edge);
    });
    return `${bold(place)}\n${frame}${messages.join('')}`;
  };
  return { report, separator: '\n' };
}

function textReporter(colors: boolean): Reporter {
  const { red, yellow } = pc.createColors(colors);
  const report = (finding: Finding): string =>
    finding.problems
      .map((problem) => {
        const { line, column, severity, name } = problem;
        const { file } = finding;
        const place = `${file === null ? '' : `${nameInOutput(file)}:`}${line}:${column}`;
        const title = (severity === 'error' ? red : yellow)(severity);
        return `${place} ${title} ${name} ${visible(sentenceOf(problem))}\n`;
      })
      .join('');
  return { report };
}

/** Returns the message of a problem, which names the characters at fault and what to write instead. */
function sentenceOf({ message, count }: LocatedProblem): string {
  return count === 1 ? message : `${message} (${count} times)`;
}

// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
function reportForGitHub(finding: Finding): string {
  const { file } = finding;
  return finding.problems
    .map((problem) => {
      const { line, column, endColumn, severity, name } = problem;
      const properties = [
        ...(file === null || file === '-' ? [] : [`file=${escapeProperty(file)}`]),
        ...[`line=${line}`, `col=${column}`, `endColumn=${endColumn}`],
        `title=${escapeProperty(name)}`,
      ].join(',');
      return `::${severity} ${properties}::${escapeData(sentenceOf(problem))}\n`;
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
  const informationUri = 'https://github.com/urlkit/urlkit';
  const driver = { name: 'urlkit', version, informationUri, rules };
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

function toResult({ file, suggested, place }: Finding, problem: LocatedProblem): object {
  const { name, severity, message, count } = problem;
  const uri = file === null || file === '-' ? 'stdin' : encodeURI(file.replace(/\\/g, '/'));
  const region = regionOf(problem);
  const fixes =
    place === null || suggested === null ? [] : [fixOf(uri, regionOf(place), suggested)];
  return {
    ruleId: name,
    level: severity,
    message: { text: message },
    occurrenceCount: count,
    locations: [{ physicalLocation: { artifactLocation: { uri }, region } }],
    ...(fixes.length === 0 ? {} : { fixes }),
  };
}

function regionOf({ line, column, endColumn }: Place): object {
  return { startLine: line, startColumn: column, endColumn };
}

function fixOf(uri: string, deletedRegion: object, text: string): object {
  const replacements = [{ deletedRegion, insertedContent: { text } }];
  return { artifactChanges: [{ artifactLocation: { uri }, replacements }] };
}
