import { findFault } from '@urlkit/uri';
import { parseURL, type URLValidationError, type ValidationErrorName } from '@urlkit/url-parser';
import { isSpecial, type URLRecord } from '@urlkit/url-record';
import { nameFindings } from '@urlkit/url-rendering';
import {
  applyFixes,
  type Diagnostic,
  type DiagnosticGroup,
  groupDiagnostics,
  validateURL,
} from '@urlkit/url-validation';
import { deceives } from '../urls/deceives.js';
import { numberOf } from '../urls/places.js';
import {
  explainRule,
  isOwnRule,
  type RuleName,
  type Rules,
  type Severity,
  severityOf,
} from './rules.js';

/** Which problems to report, and which to fix. */
export interface RuleOptions {
  readonly rules: Rules;
  /** The rules whose problems are only reported. */
  readonly unfixed?: readonly RuleName[] | undefined;
  /** Patterns of URLs to ignore, in which `*` stands for any text. */
  readonly ignore?: readonly string[] | undefined;
}

/** All problems of one rule in a URL. */
export interface Problem {
  readonly name: RuleName;
  readonly message: string;
  readonly severity: Exclude<Severity, 'off'>;
  /** The start of the first one, in code units of the URL. */
  readonly start: number;
  readonly end: number;
  /** The number of problems. */
  readonly count: number;
}

/** A URL of words: nothing is wrong with it, and its author means it. */
const FAULTLESS =
  /^https?:\/\/(?![^/?#]*[^./?#]{64}|[^/?#]{254}|.*[/=](?:undefined|nan)\b|.*@.*@)[a-z](?:-?[a-z\d])*(?:\.[a-z\d](?:-?[a-z\d])*)*\.[a-z]{2,}(?:\/[\w~@-]+(?:\.[\w~@-]+)*)*\/?(?:\?[\w-]+=[\w-]+(?:\.[\w-]+)*(?:&[\w-]+=[\w-]+(?:\.[\w-]+)*)*|#[\w-]+(?:[./][\w-]+)*)?$/i;

/**
 * A fast path: whether a text is a usual URL, without a problem of any rule. Most links are, and looking for each problem takes
 * ten times as long.
 */
export function isFaultless(text: string): boolean {
  return FAULTLESS.test(text) && isHonest(text.replace(/^(https?:\/\/[^/?#]*).*$/is, '$1/x'));
}

const MOST_ORIGINS = 1000;
const honest = new Map<string, boolean>();

/** Whether a name has nothing worse than a note. Cached, because documents have many links to the same sites. */
function isHonest(site: string): boolean {
  const known = honest.get(site);
  if (known !== undefined) return known;
  if (honest.size >= MOST_ORIGINS) honest.clear();
  const found = nameFindings(site).every(({ severity }) => severity === 'note');
  honest.set(site, found);
  return found;
}

/**
 * Returns the problems of a URL: a mistake that makes it lead elsewhere than its author wants, or validation errors, in the
 * order in which they start, and what RFC 3986 refuses. Errors that go away with the mistake are not named.
 */
export function findProblems(url: string, base: URLRecord | null, options: RuleOptions): Problem[] {
  const errors = findErrors(url, base, options);
  const mistake = findMistake(url, base, options);
  if (mistake === undefined) return errors;
  const names = new Set(findErrors(mistake.corrected, base, options).map(({ name }) => name));
  const others = errors.filter(({ name }) => names.has(name));
  const isError = errors.some(({ name, severity }) => severity === 'error' && !names.has(name));
  return [{ ...mistake.problem, ...(isError ? { severity: 'error' } : {}) }, ...others];
}

/** Mistakes that a scheme may have that made a text a link. */
const ofSchemes: ReadonlySet<RuleName> = new Set([
  'misspelled-scheme',
  'scheme-punctuation',
  'missing-slash',
  'two-urls',
]);

/** Returns the problems of a bare URL in a text: errors, and mistakes at its start. */
export function findBareProblems(
  url: string,
  base: URLRecord | null,
  options: RuleOptions,
): Problem[] {
  const mistake = findMistake(url, base, options);
  return mistake !== undefined && ofSchemes.has(mistake.problem.name)
    ? findProblems(url, base, options)
    : findErrors(url, base, options);
}

/** Returns the problems of a URL, taken as it is. */
export function findErrors(url: string, base: URLRecord | null, options: RuleOptions): Problem[] {
  const { rules } = options;
  const found = new Map<
    ValidationErrorName,
    { start: number; end: number; fatal: boolean; count: number }
  >();
  const onValidationError = (error: URLValidationError): void => {
    const first = found.get(error.name);
    if (first === undefined) {
      const { start, end, fatal } = error;
      found.set(error.name, { start, end, fatal, count: 1 });
    } else {
      first.count++;
      first.fatal ||= error.fatal;
    }
  };
  const parsed = parseURL(url, { base, onValidationError });
  // Other schemes have no other place for a name: ssh://git@example.org/a.git
  if (parsed !== null && !isSpecial(parsed) && parsed.password === '') {
    found.delete('invalid-credentials');
  }
  const hidden = findHiddenCharacters(url, rules);
  const deceptions = findDeceptions(url, base, options).filter(
    ({ name }) => name !== 'hidden-character' || hidden.length === 0,
  );
  const faults = [...findFaultInURI(url, rules), ...hidden, ...deceptions];
  if (found.size === 0) return faults;
  const { diagnostics } = validateURL(url, { base });
  const problems = [...found]
    .sort(([, a], [, b]) => a.start - b.start)
    .flatMap(([name, { fatal, count, ...range }]) => {
      const severity = severityOf(name, fatal, rules);
      const alike = diagnostics.filter((diagnostic) => diagnostic.name === name);
      const { start, end } = alike[0]?.cause ?? range;
      const message = commonMessage(url, name, alike);
      return severity === 'off' ? [] : { name, message, severity, start, end, count };
    });
  return [...problems, ...faults];
}

/** Returns the place where a URL departs from the grammar of RFC 3986; none if it matches, or the rule is off. */
function findFaultInURI(url: string, rules: Rules): Problem[] {
  const name = 'rfc-3986';
  const severity = severityOf(name, false, rules);
  const fault = severity === 'off' ? null : findFault(url);
  if (severity === 'off' || fault === null) return [];
  const { rule, start, end } = fault;
  const message = `${explainRule(name).message} The rule ${rule} of RFC 3986 does not match.`;
  return [{ name, message, severity, start, end, count: 1 }];
}

// Joiners are left out: some scripts and emoji need them.
const HIDDEN =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|(?! )\p{Zs}/gu;

function findHiddenCharacters(url: string, rules: Rules): Problem[] {
  const name = 'hidden-character';
  const severity = severityOf(name, false, rules);
  const [first, ...others] = severity === 'off' ? [] : url.matchAll(HIDDEN);
  if (severity === 'off' || first === undefined) return [];
  const { 0: character, index: start } = first;
  const message = `${explainRule(name).message} It is ${numberOf(character)}.`;
  return [
    { name, message, severity, start, end: start + character.length, count: 1 + others.length },
  ];
}

/** Images run no code in a document, those with scripts included. */
const IMAGE = /^[\0- ]*data:image\//i;

/** Returns problems that deceive readers: about the owner of the host, or about the effect of following the link. */
export function findDeceptions(
  url: string,
  base: URLRecord | null,
  { rules }: RuleOptions,
): Problem[] {
  return nameFindings(url, { base }).flatMap(({ name, severity: found, message, start, end }) => {
    if (!isOwnRule(name) || found === 'note') return [];
    if (name === 'active-scheme' && IMAGE.test(url)) return [];
    const severity = severityOf(name, false, rules);
    return severity === 'off' ? [] : [{ name, message, severity, start, end, count: 1 }];
  });
}

/** The number of diagnostics of one rule that a message describes, if they differ. */
const MOST_MESSAGES = 3;

/** Returns a message for all diagnostics of one rule: what is wrong, and what to write instead. */
function commonMessage(
  url: string,
  name: ValidationErrorName,
  alike: readonly Diagnostic[],
): string {
  const general = explainRule(name).message;
  const messages = new Set(groupDiagnostics(url, alike).map(messageOf));
  if (messages.size > 1) messages.delete(general);
  return Array.from(messages).slice(0, MOST_MESSAGES).join(' ') || general;
}

function messageOf({ message, diagnostics: [{ name, fix }, ...others] }: DiagnosticGroup): string {
  // A general message about a character does not name it because it may be secret. Others say what to write, unless
  // there are many characters.
  const isEnough =
    name === 'invalid-URL-unit' &&
    (others.length > 0 || message === explainRule(name).message || message.includes('Write'));
  return isEnough || !fix?.replacement ? message : `${message} Write ${fix.replacement}.`;
}

// Finds what a URL was probably meant to be; undefined if there is no such mistake, or its rule is off.
function findMistake(
  url: string,
  base: URLRecord | null,
  options: RuleOptions,
): { readonly problem: Problem; readonly corrected: string } | undefined {
  const { hints } = validateURL(url, { base, limit: 0 });
  for (const hint of hints) {
    const { name, fix, href } = hint;
    if (name === 'two-urls') {
      const [problem] = wholeProblem(url, name, options);
      return problem && { problem, corrected: url };
    }
    // Other punctuation may be a part of the URL.
    if (
      fix === null ||
      href === null ||
      !isOwnRule(name) ||
      (name === 'copied-punctuation' && !/^[“”„‟«‘‚]/.test(url))
    )
      continue;
    const corrected = applyFixes(url, [hint]);
    const meant = nameFindings(corrected, { base }).some(deceives)
      ? ''
      : ` Perhaps ${corrected} is meant.`;
    const message = `${explainRule(name).message}${meant}`;
    const [problem] = wholeProblem(url, name, options, message);
    const { start, end } = hint;
    return problem && { problem: { ...problem, start, end }, corrected };
  }
  return undefined;
}

/** Returns the problem of a whole URL with one of the rules about links; none if the rule is off. */
export function wholeProblem(
  url: string,
  name: RuleName,
  { rules }: RuleOptions,
  message: string = explainRule(name).message,
): Problem[] {
  const severity = severityOf(name, false, rules);
  if (severity === 'off') return [];
  return [{ name, message, severity, start: 0, end: url.length, count: 1 }];
}

/** Characters that may belong to a template, or that say that something else was meant. */
const DOUBTFUL =
  /[{}[\]<>^\t\n\r]| {2}|\\$|%(?![\dA-Fa-f]{2})|\S[\s"'][a-z][a-z\d+.-]*:\/\/|^\s*["'`]/i;

/** A space beside a slash, or one quotation mark without another: probably not meant at all. */
const SLIP = /\/ +\S|\S +\/|^[^"]*"(?:[^"]*"[^"]*")*[^"]*$/;

/**
 * Fixes a URL if its only faults are spaces, quotation marks and backslashes. Then there is only one way to fix it, which loses
 * nothing that a reader would need.
 *
 * @returns The same URL without faults, or without those that may be fixed; otherwise the URL as it is.
 */
export function fixURL(
  url: string,
  base: URLRecord | null,
  { rules, unfixed = [] }: RuleOptions,
): string {
  // Words alone are more often a placeholder than the name of a page.
  if (DOUBTFUL.test(url) || SLIP.test(url) || !/[.:/\\?#]/.test(url)) return url;
  const limit = Number.POSITIVE_INFINITY;
  const { url: parsed, diagnostics, hints } = validateURL(url, { base, limit });
  if (parsed === null || hints.length > 0) return url;
  const faults = diagnostics.filter(({ name, fatal }) => severityOf(name, fatal, rules) !== 'off');
  if (!faults.every((fault) => isFixable(fault, url))) return url;
  return applyFixes(
    url,
    faults.filter(({ name }) => !unfixed.includes(name)),
  );
}

function isFixable({ name, start, end }: Diagnostic, url: string): boolean {
  const written = url.slice(start, end);
  switch (name) {
    case 'invalid-URL-unit':
      return /^[ "]+$/.test(written);
    case 'special-scheme-missing-following-solidus':
      return url.startsWith('\\\\', url.indexOf(':') + 1);
    default:
      return name === 'invalid-reverse-solidus';
  }
}

/** Creates a function that tells whether a URL matches one of the patterns to ignore. */
export function ignoredURLs({ ignore = [] }: RuleOptions): (url: string) => boolean {
  if (ignore.length === 0) return () => false;
  const parts = ignore.map((pattern) => pattern.split('*').map(escaped).join('.*'));
  const matcher = new RegExp(`^(?:${parts.join('|')})$`, 's');
  return (url) => matcher.test(url);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
