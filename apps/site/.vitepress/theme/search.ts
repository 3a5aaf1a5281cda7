// The search of the theme, which loads this in place of MiniSearch: all words first, then any of them.

import MiniSearch, { type Options, type Query, type SearchResult } from 'minisearch';
import { readSearch, termsOf, type Wanted, wordsOf } from './search-words.js';

/** How the index is made, and read. Keywords are those of packages, from their manifests. */
export const indexOptions = {
  fields: ['title', 'titles', 'text', 'keywords'],
  storeFields: ['title', 'titles'],
  tokenize: wordsOf,
  processTerm: termsOf,
} satisfies Options;

/** Asks for terms as the index has them. */
const asIs = { tokenize: (term: string) => [term], processTerm: (term: string) => term };

function queryOf(wanted: Wanted, isLast: boolean): Query {
  return {
    combineWith: 'OR',
    queries: wanted.map(({ terms, weight }, index) => ({
      combineWith: 'AND',
      queries: [...terms],
      boostTerm: () => weight / terms.length,
      // The last word may not be finished.
      prefix: (_: string, at: number, all: string[]) =>
        isLast && index === 0 && at === all.length - 1 && terms.length === 1,
    })),
  };
}

const boost = { title: 8, titles: 2, text: 1, keywords: 5 };

/** Guides answer questions. The reference and the tables have every word, and pages about how this is made have many. */
function boostDocument(id: string): number {
  if (isReference(id)) return 0.2;
  // Tables of all exports, lists of differences, and the page about all messages have many words of everything.
  if (/#(?:api|differences-from-the-standard)$|\/docs\/errors\.html/.test(id)) return 0.3;
  if (/\/docs\/(?:sizes|benchmarks|standard)/.test(id)) return 0.3;
  if (/\/docs\/(?!errors|checking-urls|url-confusion|checked-clients|checked-servers)/.test(id))
    return 0.6;
  if (/\/errors\//.test(id)) return 1.2;
  if (/\/guides\/migration/.test(id)) return 0.7;
  return /\/guides\//.test(id) ? 1.6 : 1;
}

function isReference(id: string): boolean {
  return /\/api\//.test(id);
}

/** Puts what a group of results has from the reference, but for the first of it, after the rest. */
function mixed(results: readonly SearchResult[]): SearchResult[] {
  const first = results.find(({ id }) => isReference(id));
  const isLate = (result: SearchResult) => result !== first && isReference(result.id);
  return [...results.filter((one) => !isLate(one)), ...results.filter(isLate)];
}

/** Whether a result answers questions, so that all words in it are more than chance. */
function isAnswer({ id }: SearchResult): boolean {
  return boostDocument(id) > 0.6 && !/\/(?:contributing|code-of-conduct|notice)\.html/.test(id);
}

/** Finds what has all words, then what has some of them, then what has similar ones. */
export function search(index: MiniSearch, text: string): SearchResult[] {
  const wanted = readSearch(text);
  const queries = wanted.map((one, at) => queryOf(one, at === wanted.length - 1));
  const options = { ...asIs, boost, boostDocument };
  const words = text.toLowerCase().split(/\s+/);
  const all = index.search({ combineWith: 'AND', queries }, options);
  // Long pages have many words by chance.
  const certain = wanted.length > 2 ? all.filter(isAnswer) : mixed(all);
  const some = () => index.search({ combineWith: 'OR', queries }, options);
  const similar = () =>
    index.search({ combineWith: 'OR', queries: words }, { ...options, fuzzy: 0.25, prefix: true });
  const results = new Map(certain.map((result) => [result.id, result]));
  for (const more of [some, similar]) {
    if (results.size >= 16) break;
    for (const result of mixed(more())) if (!results.has(result.id)) results.set(result.id, result);
  }
  return Array.from(results.values());
}

// biome-ignore lint/style/noDefaultExport: the theme imports MiniSearch like this.
export default {
  loadJSON(json: string): { search: (text: string) => SearchResult[] } {
    const index = MiniSearch.loadJSON(json, indexOptions);
    return { search: (text) => search(index, text) };
  },
};
