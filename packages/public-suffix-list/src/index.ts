import { icann } from './icann-rules.js';
import { privateRules } from './private-rules.js';
import type { PublicSuffixList } from './public-suffix-list.js';
import { publicSuffixListSource } from './source.js';

export type { PublicSuffixList, RuleTree } from './public-suffix-list.js';
export { publicSuffixListSource };

const { version } = publicSuffixListSource;

/** All rules of the list. */
export const publicSuffixList: PublicSuffixList = { version, icann, private: privateRules };
