import { icann } from './icann-rules.js';
import { privateRules } from './private-rules.js';
import type { PublicSuffixList } from './public-suffix-list.js';
import { commit, sha256, version } from './source.js';

export type { PublicSuffixList, RuleTree } from './public-suffix-list.js';
export { commit, sha256, version };

/** All rules of the list. */
export const publicSuffixList: PublicSuffixList = { version, icann, private: privateRules };
