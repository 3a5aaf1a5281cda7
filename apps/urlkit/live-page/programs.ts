// The programs whose readings are compared.

import { dialects } from '@urlkit/url-dialects';
import { compareReadings, living, type ReadingsComparison } from '@urlkit/url-editions';
import { shortName } from './readers.js';

const titles: ReadonlyMap<string, string> = new Map([
  ['living', 'The living standard, which browsers, Node, Deno and Bun follow'],
  ...dialects.map(({ name, title, version }) => [name, `${title}, ${version}`] as const),
]);

/** Returns the program, its function and its version. */
export function fullName(reader: string): string {
  return titles.get(reader) ?? shortName(reader);
}

export function comparePrograms(url: string, base: string | null): ReadingsComparison {
  return compareReadings(url, [living, ...dialects], base === null ? {} : { base });
}
