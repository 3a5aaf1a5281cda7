// What the export condition `icann-only` gives instead of index.ts.

import { icann } from './icann-rules.js';
import type { PublicSuffixList } from './public-suffix-list.js';
import { commit, sha256, version } from './source.js';

export type { PublicSuffixList, RuleTree } from './public-suffix-list.js';
export { commit, sha256, version };

/** The rules of the list’s ICANN section. */
export const publicSuffixList: PublicSuffixList = { version, icann, private: '' };
