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
 * Rules as text, in ASCII and lower case. A line begins with a top-level label. The labels below a label are in
 * parentheses after it, separated by commas: `uk(co,gov(service))` has the rules `uk`, `co.uk`, `gov.uk` and
 * `service.gov.uk`. A label before U+005B ([) is not a rule itself: `mm[*)` has only the rule `*.mm`. A label
 * after U+0021 (!) is an exception.
 */
export type RuleTree = string;
