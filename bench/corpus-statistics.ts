import { quantile } from 'simple-statistics';
import { formatNumber } from './format.js';

function meanOf<Item>(items: readonly Item[], read: (item: Item) => number | boolean): number {
  return items.reduce((sum, item) => sum + Number(read(item)), 0) / items.length;
}

/** What URLs of a corpus look like, by what is told. The built-in reads the valid ones. */
export function statisticsOf(inputs: readonly string[]): Readonly<Record<string, string>> {
  const read = inputs.filter((input) => URL.canParse(input)).map((input) => new URL(input));
  const hrefs = new Set(read.map(({ href }) => href));
  const queries = read.map(({ search }) => search.slice(1)).filter((query) => query !== '');
  const lengths = inputs.map((input) => input.length);
  const lengthAt = (share: number) => formatNumber(quantile(lengths, share));
  const percentage = (share: number) => `${formatNumber(share * 100)} %`;
  const inputsWith = (test: (input: string) => boolean) => percentage(meanOf(inputs, test));
  const urlsWith = (test: (url: URL) => boolean) => percentage(meanOf(read, test));
  return {
    URLs: formatNumber(inputs.length),
    'median length in code units': lengthAt(0.5),
    quartiles: `${lengthAt(0.25)} – ${lengthAt(0.75)}`,
    '95 % are no longer than': lengthAt(0.95),
    'already serialized': inputsWith((input) => hrefs.has(input)),
    'with a query': inputsWith((input) => /^[^#]*\?/.test(input)),
    'parameters of these':
      queries.length === 0 ? '' : formatNumber(meanOf(queries, (query) => query.split('&').length)),
    'with a fragment': inputsWith((input) => input.includes('#')),
    'with percent-encoded bytes': inputsWith((input) => /%[\da-f]{2}/i.test(input)),
    'with non-ASCII characters': inputsWith((input) => /[^\0-\x7f]/.test(input)),
    'host begins with www.': urlsWith(({ hostname }) => hostname.startsWith('www.')),
    'labels of the host': formatNumber(
      meanOf(read, ({ hostname }) => hostname.split('.').filter(Boolean).length),
    ),
    'with a port': urlsWith(({ port }) => port !== ''),
    'path segments': formatNumber(meanOf(read, ({ pathname }) => pathname.split('/').length - 1)),
  };
}
