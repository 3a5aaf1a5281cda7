import {
  checkedLater,
  mustBeBoolean,
  mustBeOneOf,
  type OptionChecks,
  readOptions,
} from '@urlkit/internal';
import { type PublicSuffixList, publicSuffixList } from '@urlkit/public-suffix-list';
import { ICANN, PRIVATE, type Reading, rulesOf } from './rule-tree.js';

/** Options for the functions that compare sites. */
export interface SiteOptions {
  /** The rules. The default is the list of `@urlkit/public-suffix-list`. */
  readonly list?: PublicSuffixList | undefined;
  /**
   * The rules to use: `'all'`, the default, or `'icann'` for only the rules of registries. These do not
   * include those of the private section of the list, such as `github.io`.
   */
  readonly section?: 'all' | 'icann' | undefined;
}

/** Options for the functions that find public suffixes. */
export interface PublicSuffixOptions extends SiteOptions {
  /**
   * Whether the parent of a wildcard rule is a public suffix, too: `kobe.jp` for the rule `*.kobe.jp`. Browsers read
   * the list like this. By the formal algorithm, which the URL standard uses, the parent needs a rule of its own. The
   * default is false.
   */
  readonly wildcardParents?: boolean | undefined;
}

const siteChecks: OptionChecks<SiteOptions> = {
  list: checkedLater,
  section: /* @__PURE__ */ mustBeOneOf(['all', 'icann']),
};

export const suffixChecks: OptionChecks<PublicSuffixOptions> = {
  ...siteChecks,
  wildcardParents: mustBeBoolean,
};

let defaultReading: Reading | undefined;

/** @throws {TypeError} If an option is unknown or has a wrong value. */
export function readSuffixOptions(options: PublicSuffixOptions | undefined): Reading {
  // Most calls have no options.
  if (options === undefined) {
    defaultReading ??= readingOf(readOptions(options, suffixChecks));
    return defaultReading;
  }
  return readingOf(readOptions(options, suffixChecks));
}

/** @throws {TypeError} If an option is unknown or has a wrong value. */
export function readSiteOptions(options: SiteOptions | undefined): Reading {
  return readingOf(readOptions(options, siteChecks));
}

function readingOf({ list, section, wildcardParents = false }: PublicSuffixOptions): Reading {
  return {
    rules: rulesOf(list === undefined ? publicSuffixList : list),
    sections: section === 'icann' ? ICANN : ICANN | PRIVATE,
    wildcardParents,
  };
}
