import type { Readable } from 'node:stream';
import { decodeBlock, type Line, readBlocks } from '../lines/blocks.js';
import { LineError } from '../lines/line-error.js';
import { type DocumentKind, loadExtractor } from '../lint/extractors.js';
import { fixFile } from '../lint/fix-file.js';
import { createLinkBase, hasScheme } from '../lint/link-base.js';
import type { Link } from '../lint/links.js';
import { findProblems, fixURL, type Problem } from '../lint/problems.js';
import { createReporter, type LintFormat, type LocatedProblem } from '../lint/reporters.js';
import type { Rules } from '../lint/rules.js';
import { counted } from '../output/counted.js';
import { type Answer, type Answerer, eachLine, withoutByteOrderMark } from '../run/answers.js';
import { exitStatus } from '../run/streams.js';
import { parseBase } from '../urls/parse-url.js';

export interface LintOptions {
  readonly base?: string | undefined;
  readonly rules: Rules;
  readonly format: LintFormat;
  readonly colors: boolean;
  /** The kind of documents to extract links from; undefined for lines with one URL each. */
  readonly extract?: DocumentKind | undefined;
  /** The maximum number of warnings; more are a failure. */
  readonly maxWarnings?: number | undefined;
}

/** Reports what is wrong with URLs: one on each line, or the links of documents. */
export async function answerLint(options: LintOptions): Promise<Answerer> {
  const { rules, format, colors, extract, maxWarnings = Number.POSITIVE_INFINITY } = options;
  const base = parseBase(options.base, exitStatus.wrongUsage);
  const { report, ...rest } = createReporter(format, colors);

  function answer(url: string, line: number, file: string | null): Answer {
    const problems = findProblems(url, base, rules).map((problem) => ({
      ...problem,
      line,
      column: problem.start + 1,
      endColumn: problem.end + 1,
    }));
    return answerProblems([{ url, file, problems }]);
  }

  function answerProblems(findings: readonly Parameters<typeof report>[0][]): Answer {
    const found = findings.filter(({ problems }) => problems.length > 0);
    const all = found.flatMap(({ problems }) => problems);
    const errors = all.filter(({ severity }) => severity === 'error').length;
    const output = found.map(report).join(rest.separator ?? '');
    return { output, errors, warnings: all.length - errors };
  }

  const conclude: Answerer['conclude'] = ({ errors, warnings }) => {
    if (errors > 0) return { status: exitStatus.failure };
    if (warnings <= maxWarnings) return { status: exitStatus.success };
    const message = `${counted(warnings, 'warning')}, but the limit is ${maxWarnings}`;
    return { status: exitStatus.failure, message };
  };
  if (extract === undefined) return eachLine(answer, { ...rest, conclude });

  const extractLinks = await loadExtractor(extract);
  const answerDocument = (document: string, _line: number, file: string | null): Answer => {
    const locate = createLocator(document);
    const { links, base: ownBase } = extractLinks(document);
    const linkBase = createLinkBase(ownBase, base);
    return answerProblems(
      links.map((link) => {
        const problems = findProblems(link.url, linkBase.of(link.url), rules);
        return { url: link.url, file, problems: problems.map((found) => locate(link, found)) };
      }),
    );
  };
  return eachLine(answerDocument, { ...rest, conclude, readRows: readDocument });
}

/**
 * Fixes the URLs in a file, as far as possible.
 *
 * @throws {CommandError} If the file cannot be read or written.
 */
export async function fixLintedFile(file: string, options: LintOptions): Promise<void> {
  const { rules, extract } = options;
  const base = parseBase(options.base, exitStatus.wrongUsage);
  if (extract === undefined) {
    await fixFile(file, false, (lines) =>
      lines.map((line) => fixLine(line, (url) => fixURL(url, base, rules))).join(''),
    );
    return;
  }
  const extractLinks = await loadExtractor(extract);
  await fixFile(file, true, (lines) => {
    const document = joinLines(lines);
    const { links, base: ownBase } = extractLinks(document);
    const linkBase = createLinkBase(ownBase, base);
    return fixLinks(document, links, (url) =>
      linkBase.isEnoughFor(url) ? fixURL(url, linkBase.of(url), rules) : url,
    );
  });
}

function fixLine({ text, ending, lineNumber }: Line, fix: (url: string) => string): string {
  const url = withoutByteOrderMark(text, lineNumber);
  // A carriage return may have been meant to end a line. Without it, two URLs would become one.
  const fixed = url === '' || url.includes('\r') ? url : fix(url);
  return text.slice(0, text.length - url.length) + fixed + ending;
}

function fixLinks(document: string, links: readonly Link[], fix: (url: string) => string): string {
  let output = '';
  let position = 0;
  for (const { url, start, isLiteral, isAutolink } of links) {
    if (!isLiteral || start < position) continue;
    const fixed = fix(url);
    output += document.slice(position, start) + (isAutolink && !hasScheme(fixed) ? url : fixed);
    position = start + url.length;
  }
  return output + document.slice(position);
}

// A document is one row that contains all its lines.
async function* readDocument(bytes: Readable): AsyncGenerator<readonly Line[]> {
  for await (const all of readBlocks(bytes, () => Number.POSITIVE_INFINITY)) {
    const { lines, error } = decodeBlock({ bytes: all, lineNumber: 1, offset: 0 });
    if (error !== null) throw new LineError(error, lines.length + 1);
    yield [{ text: joinLines(lines), ending: '', lineNumber: 0 }];
  }
}

function joinLines(lines: readonly Line[]): string {
  return lines.map(({ text, ending }) => text + ending).join('');
}

/** Creates a function that finds the line and the columns of a problem of a link. */
function createLocator(document: string): (link: Link, problem: Problem) => LocatedProblem {
  const starts = [0, ...Array.from(document.matchAll(/\n/g), ({ index }) => index + 1)];
  let line = 0;
  return ({ start, isLiteral, url }, problem) => {
    const offset = isLiteral ? start + problem.start : start;
    while (line > 0 && (starts[line] ?? 0) > offset) line--;
    while ((starts[line + 1] ?? Number.POSITIVE_INFINITY) <= offset) line++;
    const column = offset - (starts[line] ?? 0) + 1;
    const length = isLiteral ? problem.end - problem.start : url.length;
    return { ...problem, line: line + 1, column, endColumn: column + length };
  };
}
