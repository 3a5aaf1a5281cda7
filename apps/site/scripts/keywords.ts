// What people call the job of a package: the keywords and the description of its manifest.

import { readPackages } from '../../../scripts/workspace.js';

/** Keywords of every package say nothing about one. */
const isUsual = (keyword: string): boolean => keyword === 'url' || keyword === 'whatwg';

const keywords = new Map(
  readPackages().map(({ directory, manifest: { keywords = [], description = '' } }) => [
    `/${directory}`,
    [...keywords.filter((keyword) => !isUsual(keyword)), description].join(', '),
  ]),
);

/** Returns the keywords for a section in the search; none but for the first section of a package's page. */
export function keywordsOf(id: string): string {
  const page = /(\/\w+\/([\w-]+))\.html#urlkit(?:-\2)?$/.exec(id)?.[1];
  return keywords.get(page ?? '') ?? '';
}
