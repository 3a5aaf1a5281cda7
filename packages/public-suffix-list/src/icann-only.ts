// Replaces index.ts with the export condition `icann-only`.

import { icann } from './icann-rules.js';
import type { PublicSuffixList } from './public-suffix-list.js';
import { commit, sha256, version } from './source.js';

export type { PublicSuffixList, RuleTree } from './public-suffix-list.js';
export { commit, sha256, version };

/** The rules of the ICANN section of the list. */
export const publicSuffixList: PublicSuffixList = { version, icann, private: '' };
