// The search of the theme, which loads this in place of MiniSearch: all words first, then any of them.

import MiniSearch, { type Options, type Query, type SearchResult } from 'minisearch';
import {
  answerTo,
  contentWords,
  plainStemsOf,
  readSearch,
  termsOf,
  type Wanted,
  wordsOf,
} from './search-words.js';

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
    queries: wanted.map(({ terms, weight, isName = false }, index) => ({
      combineWith: 'AND',
      queries: [...terms],
      boostTerm: () => weight / terms.length,
      // The last word may not be finished.
      prefix: (_: string, at: number, all: string[]) =>
        isLast && (index === 0 || isName) && at === all.length - 1 && terms.length === 1,
    })),
  };
}

/** With so many results, nobody looks for similar words. */
const ENOUGH = 16;

const boost = { title: 8, titles: 2, text: 1, keywords: 5 };

/** Pages that answer questions. One of them is older than the folder of the others. */
function isGuide(id: string): boolean {
  return /\/guides\/|\/docs\/checking-urls/.test(id);
}

/** Guides answer questions. The reference and the tables have every word, and pages about how this is made have many. */
function boostDocument(id: string): number {
  if (isReference(id)) return 0.2;
  // Tables for everybody have many words of everything. Questions lead to them.
  if (/\/guides\/messages.*#(?:a-link-does|a-broken-link|strange)/.test(id)) return 0.3;
  // Lists of names.
  if (/\/guides\/(?:exports|sections)/.test(id)) return 0.15;
  // Tables of all exports, lists of differences, and the page about all messages have many words of everything.
  if (/#(?:api|differences-from-the-standard)$|\/docs\/errors\.html/.test(id)) return 0.3;
  // Each package has this section, and the guides have one for all.
  if (!isGuide(id) && /#install$/.test(id)) return 0.3;
  if (/\/docs\/(?:sizes|benchmarks|standard|engine-differences)/.test(id)) return 0.3;
  if (/\/docs\/(?!errors|checking-urls|checked-clients|checked-servers)/.test(id)) return 0.6;
  if (/\/errors\//.test(id)) return 1.2;
  if (/\/guides\/migration/.test(id)) return 0.5;
  if (/\/guides\/command-reference/.test(id)) return 0.8;
  if (/\/guides\/glossary/.test(id)) return 0.7;
  if (/\/guides\/messages/.test(id)) return 1.2;
  return isGuide(id) ? 1.6 : 1;
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

/**
 * How much of a title is about what is wanted, from 0 to 1: the title of a good answer says little else. The name of a
 * package says less than its keywords.
 */
function titleCoverage({ title, terms, match }: SearchResult): number {
  const covered = (text: string) => {
    const words = contentWords(text);
    const found = words.filter((word) => termsOf(word).some((term) => terms.includes(term)));
    return found.length / Math.max(words.length, 1);
  };
  // Some headings list several things.
  const parts = String(title)
    .split(/, | or /)
    .map(covered);
  const isKeyword = Object.values(match).some((fields) => fields.includes('keywords'));
  return Math.max(covered(title), 0.6 * Math.max(...parts), isKeyword ? 0.8 : 0);
}

/** Whether a heading, or one of several names in it, is what is searched. */
function isNamed({ title }: SearchResult, stems: string): boolean {
  return String(title)
    .split(/, /)
    .some((name) => plainStemsOf(name).join(' ') === stems);
}

/** The export that a page of the reference is about, if its name has a capital in it. */
function exportOf({ id, title }: SearchResult): string | null {
  const name = String(title).replace(/^\w+: |\W+$/g, '');
  return isReference(id) && /^[a-z]+[A-Z]\w*$/.test(name) ? name : null;
}

/** The pages of an export that is searched, or of the shortest that begin so. */
function exportsNamed(found: readonly SearchResult[], text: string): SearchResult[] {
  const name = text.trim();
  if (!/^[a-z]+[A-Z]\w*$/.test(name)) return [];
  const pages = new Map<string, SearchResult>();
  for (const one of found) {
    const other = exportOf(one);
    if (!other?.startsWith(name)) continue;
    const known = pages.get(other);
    // The main entry of the package that it is from has the shortest address.
    if (known === undefined || pageOf(one).length < pageOf(known).length) pages.set(other, one);
  }
  const exact = pages.get(name);
  if (exact !== undefined) return [exact];
  const names = Array.from(pages.keys()).sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return names.slice(0, 3).flatMap((one) => pages.get(one) ?? []);
}

/** A word of a search, and how much it tells: one that most pages have tells little. */
interface Asked {
  readonly wanted: Wanted;
  readonly query: Query;
  readonly weight: number;
}

/** How much of what is wanted a result has, from 0 to 1. */
function wantedCoverage({ terms }: SearchResult, asked: readonly Asked[]): number {
  const sum = (all: readonly Asked[]) => all.reduce((total, { weight }) => total + weight, 0);
  const found = asked.filter(({ wanted }) =>
    wanted.some((alternative) => alternative.terms.every((term) => terms.includes(term))),
  );
  return found.length === asked.length ? 1 : sum(found) / sum(asked);
}

/** The most frequent word that is spelled like a word of a search. The first letter is seldom wrong. */
function correct(index: MiniSearch, word: string): string | undefined {
  const counts = new Map<string, number>();
  for (const { terms } of index.search(word, { ...asIs, fuzzy: 0.25 })) {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const likely = [...counts].filter(([term]) => term.startsWith(word.slice(0, 1)));
  return likely.sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** What to ask for; nothing if no page has it. */
function ask(index: MiniSearch, wanted: Wanted, isLast: boolean): Asked[] {
  const query = queryOf(wanted, isLast);
  const count = index.search(query, asIs).length;
  return count === 0 ? [] : [{ wanted, query, weight: Math.log(1 + index.documentCount / count) }];
}

/** Like {@link ask}. If no page has a word, asks for one that is spelled like it. */
function askCorrected(index: MiniSearch, wanted: Wanted, isLast: boolean): Asked[] {
  const asked = ask(index, wanted, isLast);
  const word = wanted[0]?.terms.join(' ') ?? '';
  // Short words and numbers are similar to too many others.
  if (asked.length > 0 || !/^\p{L}{5,}$/u.test(word)) return asked;
  const words = readSearch(correct(index, word) ?? '');
  return words.flatMap((one, at) => ask(index, one, isLast && at === words.length - 1));
}

/** The section that answers a question of somebody who does not program. */
function sectionFor(index: MiniSearch, text: string): SearchResult | undefined {
  const section = answerTo(text);
  if (section === null) return undefined;
  const queries = plainStemsOf(section.replace(/^.*#/, ''));
  const found = index.search({ combineWith: 'OR', queries }, asIs);
  return found.find(({ id }) => String(id).replace('.html', '').includes(`/${section}`));
}

/** Finds what is named so, then what has all words, then what has some of them, then what has similar ones. */
export function search(index: MiniSearch, text: string): SearchResult[] {
  const options = { ...asIs, boost, boostDocument };
  const asked = readSearch(text).flatMap((wanted, at, all) =>
    askCorrected(index, wanted, at === all.length - 1),
  );
  const queries = asked.map(({ query }) => query);
  const ranked = index
    .search({ combineWith: 'OR', queries }, options)
    .map((result) => {
      const coverage = wantedCoverage(result, asked);
      return {
        result,
        coverage,
        score: result.score * coverage ** 3 * (0.4 + titleCoverage(result)),
      };
    })
    .sort((a, b) => b.score - a.score);
  // Two words are meant together. Of more, a good answer may lack one, and a long page has all by chance.
  const isFirst = ({ coverage }: { readonly coverage: number }) =>
    asked.length > 2 || coverage === 1;
  const groups = [ranked.filter(isFirst), ranked.filter((one) => !isFirst(one))];
  const found = groups.flatMap((group) => mixed(group.map(({ result }) => result)));
  const stems = asked.flatMap(({ wanted: [, stem] }) => stem?.terms ?? []).join(' ');
  const allNamed = found.filter((one) => isGuide(one.id) && isNamed(one, stems));
  const own = exportsNamed(found, text);
  const word = allNamed.find(({ id }) => /\/glossary/.test(id));
  const answer = word ?? sectionFor(index, text) ?? allNamed[0];
  const first = own.length > 0 ? own : answer === undefined ? [] : [answer];
  const results = [...first, ...found.filter((one) => !first.some(({ id }) => id === one.id))];
  if (results.length >= ENOUGH) return results;
  const similar = index.search(
    { combineWith: 'OR', queries: text.toLowerCase().split(/\s+/) },
    { ...options, fuzzy: 0.25, prefix: true },
  );
  const ids = new Set(results.map(({ id }) => id));
  return [...results, ...mixed(similar).filter(({ id }) => !ids.has(id))];
}

function pageOf({ id }: SearchResult): string {
  return String(id).replace(/#.*/, '');
}

/** What a result is: guides and figures look alike in a list. */
function kindOf(id: string): string {
  if (isReference(id)) return 'API';
  if (/\/errors\/|\/docs\/errors\b/.test(id)) return 'Error';
  if (/\/(?:packages|extras|shims|apps)\//.test(id)) return 'Package';
  if (/\/docs\/(?:benchmarks|sizes|standard|url-confusion|engine)/.test(id)) return 'Figures';
  return /\/(?:guides|docs)\//.test(id) ? 'Guide' : 'Project';
}

/** The entry that an export is from: several have the same names. */
function packageOf(id: string): string[] {
  const [, name] =
    /\/api\/(@?urlkit[\w/-]*)\/(?:classes|functions|interfaces|type-aliases|variables)\//.exec(
      id,
    ) ?? [];
  return name === undefined ? [] : [name];
}

// biome-ignore lint/style/noDefaultExport: the theme imports MiniSearch like this.
export default {
  loadJSON(json: string): { search: (text: string) => SearchResult[] } {
    const index = MiniSearch.loadJSON(json, indexOptions);
    // The box shows the titles above a result. The style makes a label of the first.
    const withKind = (result: SearchResult): SearchResult => ({
      ...result,
      titles: [kindOf(result.id), ...packageOf(result.id), ...result['titles']],
    });
    return { search: (text) => search(index, text).map(withKind) };
  },
};
