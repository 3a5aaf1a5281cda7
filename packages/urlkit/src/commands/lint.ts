import type { Readable } from 'node:stream';
import { decodeWholeBlock, type Line, readBlocks } from '../lines/blocks.js';
import { createDocumentChecker, type LinkProblems } from '../lint/document-checker.js';
import type { DocumentKind } from '../lint/extractors.js';
import { fixFile } from '../lint/fix-file.js';
import { findProblems, fixURL, ignoredURLs, type RuleOptions } from '../lint/problems.js';
import { createReporter, type LintFormat } from '../lint/reporters.js';
import { counted } from '../output/counted.js';
import { type Answer, type Answerer, eachLine, withoutByteOrderMark } from '../run/answers.js';
import { exitStatus } from '../run/streams.js';
import { parseBase } from '../urls/parse-url.js';

export interface LintOptions extends RuleOptions {
  readonly base?: string | undefined;
  readonly format: LintFormat;
  readonly colors: boolean;
  /** The kind of documents to extract links from; undefined for lines with one URL each. */
  readonly extract?: DocumentKind | undefined;
  /** The maximum number of warnings; more are a failure. */
  readonly maxWarnings?: number | undefined;
}

/** Reports what is wrong with URLs: one on each line, or the links of documents. */
export async function answerLint(options: LintOptions): Promise<Answerer> {
  const { format, colors, extract, maxWarnings = Number.POSITIVE_INFINITY } = options;
  const base = parseBase(options.base, exitStatus.wrongUsage);
  const { report, ...rest } = createReporter(format, colors);
  const isIgnored = ignoredURLs(options);

  function answer(url: string, line: number, file: string | null): Answer {
    if (isIgnored(url)) return { output: '' };
    const problems = findProblems(url, base, options).map((problem) => ({
      ...problem,
      line,
      column: problem.start + 1,
      endColumn: problem.end + 1,
    }));
    return answerProblems([{ url, problems }], file);
  }

  function answerProblems(links: readonly LinkProblems[], file: string | null): Answer {
    const found = links.filter(({ problems }) => problems.length > 0);
    const all = found.flatMap(({ problems }) => problems);
    const errors = all.filter(({ severity }) => severity === 'error').length;
    const output = found.map((link) => report({ ...link, file })).join(rest.separator ?? '');
    return { output, errors, warnings: all.length - errors };
  }

  const conclude: Answerer['conclude'] = ({ errors, warnings }) => {
    if (errors > 0) return { status: exitStatus.failure };
    if (warnings <= maxWarnings) return { status: exitStatus.success };
    const message = `${counted(warnings, 'warning')}, but the limit is ${maxWarnings}`;
    return { status: exitStatus.failure, message };
  };
  if (extract === undefined) return eachLine(answer, {}, { ...rest, conclude });

  const { check } = await createDocumentChecker(extract, base, options);
  return eachLine(
    (document, _line, file) => answerProblems(check(document), file),
    {},
    {
      ...rest,
      conclude,
      readRows: readDocument,
    },
  );
}

/**
 * Fixes the URLs in a file, as far as possible.
 *
 * @throws {CommandError} If the file cannot be read or written.
 */
export async function fixLintedFile(file: string, options: LintOptions): Promise<void> {
  const { extract } = options;
  const base = parseBase(options.base, exitStatus.wrongUsage);
  if (extract === undefined) {
    const isIgnored = ignoredURLs(options);
    const fix = (url: string): string => (isIgnored(url) ? url : fixURL(url, base, options));
    await fixFile(file, false, (lines) => lines.map((line) => fixLine(line, fix)).join(''));
    return;
  }
  const { fix } = await createDocumentChecker(extract, base, options);
  await fixFile(file, true, (lines) => fix(joinLines(lines)));
}

function fixLine({ text, ending, lineNumber }: Line, fix: (url: string) => string): string {
  const url = withoutByteOrderMark(text, lineNumber);
  // A carriage return may have been meant to end a line. Without it, two URLs would become one.
  const fixed = url === '' || url.includes('\r') ? url : fix(url);
  return text.slice(0, text.length - url.length) + fixed + ending;
}

// A document is one row that contains all its lines.
async function* readDocument(bytes: Readable): AsyncGenerator<readonly Line[]> {
  for await (const all of readBlocks(bytes, () => Number.POSITIVE_INFINITY)) {
    const lines = decodeWholeBlock({ bytes: all, lineNumber: 1, offset: 0 });
    yield [{ text: joinLines(lines), ending: '', lineNumber: 1 }];
  }
}

function joinLines(lines: readonly Line[]): string {
  return lines.map(({ text, ending }) => text + ending).join('');
}
