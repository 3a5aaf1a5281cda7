/** The rules of a Public Suffix List, as plain data. */
export interface PublicSuffixList {
  /** The list's own `VERSION` line, which begins with its date, as `2026-10-22_08-36-41_UTC`; null without one. */
  readonly version: string | null;
  /** The rules of domains that registries delegate, as a {@link RuleTree}. */
  readonly icann: RuleTree;
  /** The rules that owners of domains have asked for, as a {@link RuleTree}. */
  readonly private: RuleTree;
}

/**
 * Rules as text, in ASCII and lower case. Each line is a label on the top level; its rules come
 * after it, in parentheses, separated by commas: `uk(co,gov(service))` is the rules `uk`, `co.uk`,
 * `gov.uk` and `service.gov.uk`. A label before U+005B ([) is no rule itself: `mm[*)` is the rule
 * `*.mm` alone. U+0021 (!) before a label makes an exception of the rule.
 */
export type RuleTree = string;
