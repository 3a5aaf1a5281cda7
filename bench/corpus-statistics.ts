import { quantile } from 'simple-statistics';

/** What URLs of a corpus look like. Shares are of 1, the others means. */
export interface CorpusStatistics {
  readonly name: string;
  readonly count: number;
  /** In code units. */
  readonly medianLength: number;
  readonly quartiles: readonly [lower: number, upper: number];
  readonly longestOf95Percent: number;
  /** The share of URLs that the built-in serializes as they are. */
  readonly serialized: number;
  readonly withQuery: number;
  readonly withFragment: number;
  readonly percentEncoded: number;
  readonly nonASCII: number;
  readonly www: number;
  readonly withPort: number;
  readonly labels: number;
  readonly segments: number;
  /** Of those URLs that have a query. */
  readonly parameters: number;
}

function meanOf<Item>(items: readonly Item[], read: (item: Item) => number | boolean): number {
  return items.reduce((sum, item) => sum + Number(read(item)), 0) / items.length;
}

/** Reads the valid URLs among the inputs with the built-in. */
export function statisticsOf(name: string, inputs: readonly string[]): CorpusStatistics {
  const read = inputs.filter((input) => URL.canParse(input)).map((input) => new URL(input));
  const lengths = inputs.map((input) => input.length);
  const queries = read.map(({ search }) => search.slice(1)).filter((query) => query !== '');
  return {
    name,
    count: inputs.length,
    medianLength: quantile(lengths, 0.5),
    quartiles: [quantile(lengths, 0.25), quantile(lengths, 0.75)],
    longestOf95Percent: quantile(lengths, 0.95),
    serialized: meanOf(inputs, (input) => URL.canParse(input) && new URL(input).href === input),
    withQuery: meanOf(inputs, (input) => /^[^#]*\?/.test(input)),
    withFragment: meanOf(inputs, (input) => input.includes('#')),
    percentEncoded: meanOf(inputs, (input) => /%[\da-f]{2}/i.test(input)),
    nonASCII: meanOf(inputs, (input) => /[^\0-\x7f]/.test(input)),
    www: meanOf(read, ({ hostname }) => hostname.startsWith('www.')),
    withPort: meanOf(read, ({ port }) => port !== ''),
    labels: meanOf(read, ({ hostname }) => hostname.split('.').filter(Boolean).length),
    segments: meanOf(read, ({ pathname }) => pathname.split('/').length - 1),
    parameters: meanOf(queries, (query) => query.split('&').length),
  };
}
