// Replaces index.ts with the export condition `icann-only`.

import { icann } from './icann-rules.js';
import type { PublicSuffixList } from './public-suffix-list.js';
import { publicSuffixListSource, version } from './source.js';

export type { PublicSuffixList, RuleTree } from './public-suffix-list.js';
export { publicSuffixListSource };

/** The rules of the ICANN section of the list. */
export const publicSuffixList: PublicSuffixList = { version, icann, private: '' };
