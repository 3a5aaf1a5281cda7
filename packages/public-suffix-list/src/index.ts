import { icann } from './icann-rules.js';
import { privateRules } from './private-rules.js';
import type { PublicSuffixList } from './public-suffix-list.js';
import { publicSuffixListSource, version } from './source.js';

export type { PublicSuffixList, RuleTree } from './public-suffix-list.js';
export { publicSuffixListSource };

/**
 * All rules of the list.
 *
 * @example
 * ```ts
 * publicSuffixList.icann.slice(0, 9); // 'aaaBrpAbb'
 * ```
 */
export const publicSuffixList: PublicSuffixList = { version, icann, private: privateRules };
