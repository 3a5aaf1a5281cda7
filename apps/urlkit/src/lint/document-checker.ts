// Finds the problems of the links in a document, and fixes them.

import type { Range } from '@urlkit/infra';
import type { URLRecord } from '@urlkit/url-record';
import type { DocumentKind } from './document-kinds.js';
import { loadExtractor } from './extractors.js';
import { findIgnoredLines } from './ignored-lines.js';
import { createLinkBase, hasScheme, type LinkBase } from './link-base.js';
import type { Link } from './links.js';
import {
  findBareProblems,
  findDeceptions,
  findErrors,
  findProblems,
  fixURL,
  ignoredURLs,
  isFaultless,
  type Problem,
  type RuleOptions,
  wholeProblem,
} from './problems.js';
import { hasTemplateSyntax } from './templates.js';
import { createWriter } from './writer.js';

/** A problem, with lines and columns from 1; columns are in code units. */
export interface LocatedProblem extends Problem, Place {}

/** Where a URL is, with lines and columns from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly endColumn: number;
}

/** A URL with its problems. */
export interface LinkProblems {
  readonly url: string;
  readonly problems: readonly LocatedProblem[];
  /** The same URL with fewer problems; null if it has no problems that can be fixed. */
  readonly suggested: string | null;
  /** The place of the URL if `--fix` writes the suggested one there; otherwise null. */
  readonly place: Place | null;
}

/** A link with its problems, and the URL to write in its place. */
interface CheckedLink extends LinkProblems {
  readonly link: Link;
  readonly fixed: string;
}

/** Checks documents of a kind. A byte order mark is not counted in offsets and columns. */
export interface DocumentChecker {
  /** Returns all links but those to ignore. */
  readonly check: (document: string) => readonly CheckedLink[];
  /**
   * Returns the document with fixed links. All other text stays the same.
   *
   * @param onFixed Is called with numbers of fixed links.
   */
  readonly fix: (document: string, onFixed?: OnFixed) => string;
}

type OnFixed = (count: number) => void;

/** @param base The base URL of the documents; null if it is not known. */
export async function createDocumentChecker(
  kind: DocumentKind,
  base: URLRecord | null,
  options: RuleOptions,
): Promise<DocumentChecker> {
  const extract = await loadExtractor(kind);
  const writer = await createWriter(kind, extract);
  const isIgnored = ignoredURLs(options);

  function checkLinks(document: string): CheckedLink[] {
    const { links, base: own } = extract(document);
    const isBaseUnknown = own !== null && hasTemplateSyntax(own);
    const linkBase = isBaseUnknown ? createLinkBase(null, null) : createLinkBase(own, base);
    const locate = createLocator(document);
    const isOff = findIgnoredLines(document, kind);
    // What is wrong with the part of a URL before a space follows from the space.
    const broken = new Set(links.flatMap(({ form, start }) => (form === 'none' ? start : [])));
    return links
      .filter(({ url, form, start }) => !isIgnored(url) && !(form === 'bare' && broken.has(start)))
      .map((link) => {
        const found = problemsOf(link, linkBase, options);
        const located = found.map((problem) => locate(link, problem));
        const problems = located.filter(({ line, name }) => !isOff(line, name));
        const { url } = link;
        const isUnchanged = found.length === 0 || problems.length < found.length;
        const better = isUnchanged ? url : betterLink(link, linkBase, options);
        const fixed = mayChange(link) ? better : url;
        const isOneLine = fixed !== url && !url.includes('\n');
        const place = isOneLine && isLiteral(document, link) ? locate(link, wholeLink(link)) : null;
        return { link, url, problems, fixed, suggested: better === url ? null : better, place };
      });
  }

  return {
    check: (text) => checkLinks(text.slice(lengthOfMark(text))),
    fix(text, onFixed = () => {}) {
      const start = lengthOfMark(text);
      const document = text.slice(start);
      const wanted = checkLinks(document).filter(({ url, fixed }) => url !== fixed);
      const { text: fixed, left } = writer(document, wanted);
      onFixed(wanted.length - left.length);
      return text.slice(0, start) + fixed;
    },
  };
}

function lengthOfMark(text: string): number {
  return text.startsWith('\uFEFF') ? 1 : 0;
}

function problemsOf(link: Link, linkBase: LinkBase, options: RuleOptions): Problem[] {
  const { url, form, reason = '' } = link;
  if (form !== 'none' && isFaultless(url)) return [];
  if (hasTemplateSyntax(url)) return wholeProblem(url, 'template-syntax', options);
  if (form === 'none') {
    const message = `This is not a link, ${reason}`;
    return wholeProblem(url, 'not-a-link', options, message);
  }
  const base = linkBase.of(url);
  // Its code is not written as in a URL.
  if (/^\s*javascript:/i.test(url)) {
    return findDeceptions(url, base, options).filter(({ name }) => name === 'active-scheme');
  }
  if (form === 'bare') return findBareProblems(url, base, options);
  return (form === 'value' ? findProblems : findErrors)(url, base, options);
}

function wholeLink({ url }: Link): Range {
  return { start: 0, end: url.length };
}

function mayChange({ form }: Link): boolean {
  return form !== 'bare';
}

/** Whether a document contains a URL as it is, without escapes. */
function isLiteral(document: string, { url, start, end }: Link): boolean {
  return end - start === url.length && document.startsWith(url, start);
}

/** Returns the same URL with fewer problems, as far as possible. */
function betterLink({ url, form }: Link, linkBase: LinkBase, options: RuleOptions): string {
  if (
    form === 'none' ||
    /^\s*javascript:/i.test(url) ||
    hasTemplateSyntax(url) ||
    !linkBase.isEnoughFor(url)
  )
    return url;
  const fixed = fixURL(url, linkBase.of(url), options);
  return form === 'autolink' && !hasScheme(fixed) ? url : fixed;
}

/** Creates a function that finds the line and the columns of a problem of a link. */
export function createLocator(
  document: string,
): <Found extends Range>(link: Link, found: Found) => Found & Place {
  const starts = [0, ...Array.from(document.matchAll(/\n/g), ({ index }) => index + 1)];
  let line = 0;
  return (link, problem) => {
    const { start, end } = link;
    const isAsWritten = isLiteral(document, link);
    const offset = isAsWritten ? start + problem.start : start;
    while (line > 0 && (starts[line] ?? 0) > offset) line--;
    while ((starts[line + 1] ?? Number.POSITIVE_INFINITY) <= offset) line++;
    const column = offset - (starts[line] ?? 0) + 1;
    const length = isAsWritten ? problem.end - problem.start : end - start;
    return { ...problem, line: line + 1, column, endColumn: column + length };
  };
}
