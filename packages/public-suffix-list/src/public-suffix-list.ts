/**
 * The rules of a Public Suffix List, as plain data.
 *
 * @see https://github.com/publicsuffix/list/wiki/Format
 */
export interface PublicSuffixList {
  /** The version of the list, which begins with its date, such as `2026-10-22_08-36-41_UTC`. Null if the list has none. */
  readonly version: string | null;
  /** The rules of registries (the ICANN section), as a {@link RuleTree}. */
  readonly icann: RuleTree;
  /** The rules of owners of domains (the private section), as a {@link RuleTree}. */
  readonly private: RuleTree;
}

/**
 * Rules as text, in ASCII and lower case. The labels below a label are in parentheses after it: `uk(co,gov(service))` has
 * the rules `uk`, `co.uk`, `gov.uk` and `service.gov.uk`. Those of one level are in alphabetical order. Before a label is a
 * comma, or a capital letter in place of what it shares with the label before it, A for one code unit: `comBp` is `com` and
 * `cop`. A label before U+005B ([) is not a rule itself: `mm[*)` has only the rule `*.mm`. One after U+0021 (!) is an exception.
 */
export type RuleTree = string;
