import { findFault } from '@urlkit/uri';
import { parseURL, type URLValidationError, type ValidationErrorName } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import { applyFixes, type Diagnostic, validateURL } from '@urlkit/url-validation';
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

/** Returns the problems of a URL: validation errors, in the order in which they start, and what RFC 3986 refuses. */
export function findProblems(
  url: string,
  base: URLRecord | null,
  { rules }: RuleOptions,
): Problem[] {
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
  parseURL(url, { base, onValidationError });
  const faults = findFaultInURI(url, rules);
  if (found.size === 0) return faults;
  const { diagnostics } = validateURL(url, { base });
  const problems = [...found]
    .sort(([, a], [, b]) => a.start - b.start)
    .flatMap(([name, { fatal, count, ...range }]) => {
      const severity = severityOf(name, fatal, rules);
      const alike = diagnostics.filter((diagnostic) => diagnostic.name === name);
      const { start, end } = alike[0]?.cause ?? range;
      const message = commonMessage(name, alike);
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

/** How many diagnostics of one rule to describe, if they differ. */
const MOST_MESSAGES = 3;

/** Says what is at fault in all diagnostics of one rule, and what to write instead. */
function commonMessage(name: ValidationErrorName, alike: readonly Diagnostic[]): string {
  const general = explainRule(name).message;
  const messages = new Set(alike.map((diagnostic) => messageOf(diagnostic)));
  if (messages.size > 1) messages.delete(general);
  return Array.from(messages).slice(0, MOST_MESSAGES).join(' ') || general;
}

function messageOf({ name, message, fix }: Diagnostic): string {
  // A general message about a character does not name it because it may be secret. Others say what to write, unless
  // there are many characters.
  const isEnough =
    name === 'invalid-URL-unit' &&
    (message === explainRule(name).message || message.includes('Write'));
  return isEnough || !fix?.replacement ? message : `${message} Write ${fix.replacement}.`;
}

/** Returns the problem of a link that probably leads elsewhere than its author wants; none if there is no such mistake. */
export function findMistake(url: string, base: URLRecord | null, options: RuleOptions): Problem[] {
  const { hints } = validateURL(url, { base, limit: 0 });
  for (const hint of hints) {
    const { name } = hint;
    if (!isOwnRule(name)) continue;
    const corrected = applyFixes(url, [hint]);
    return wholeProblem(url, name, options).map((problem) => ({
      ...problem,
      message: `${problem.message} Perhaps ${corrected} is meant.`,
    }));
  }
  return [];
}

/** Returns the problem of a whole URL with one of the rules about links; none if the rule is off. */
export function wholeProblem(url: string, name: RuleName, { rules }: RuleOptions): Problem[] {
  const severity = severityOf(name, false, rules);
  if (severity === 'off') return [];
  const { message } = explainRule(name);
  return [{ name, message, severity, start: 0, end: url.length, count: 1 }];
}

/** Applies fixes to a URL. The result is the same URL with fewer problems. */
export function fixURL(
  url: string,
  base: URLRecord | null,
  { rules, unfixed = [] }: RuleOptions,
): string {
  const { url: parsed, diagnostics } = validateURL(url, { base, limit: Number.POSITIVE_INFINITY });
  if (parsed === null) return url;
  const isFixed = ({ name, fatal }: URLValidationError): boolean =>
    severityOf(name, fatal, rules) !== 'off' && !unfixed.includes(name);
  return applyFixes(url, diagnostics.filter(isFixed));
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
