import type { DocumentKind } from './document-kinds.js';

/** Comments that turn rules off for the next line, with the names of the rules; if there are none, all rules. */
const comments: Partial<Readonly<Record<DocumentKind, RegExp>>> = {
  // The second form is for MDX.
  markdown: /(?:<!--|\{\/\*)\s*urlkit-ignore-next-line\b([^>}]*?)(?:-->|\*\/\})/g,
  html: /<!--\s*urlkit-ignore-next-line\b([^>]*?)-->/g,
};

/** The same in comments of all other kinds. */
const inOthers = /\burlkit-ignore-next-line\b(.*)/g;

/**
 * Finds the lines after comments such as `<!-- urlkit-ignore-next-line -->`.
 *
 * @returns A function that tells whether a rule is off for a line. Lines are counted from 1.
 */
export function findIgnoredLines(
  document: string,
  kind: DocumentKind,
): (line: number, rule: string) => boolean {
  const ignored = new Map<number, readonly string[]>();
  let line = 1;
  let position = 0;
  for (const { index, 0: comment, 1: names = '' } of document.matchAll(
    comments[kind] ?? inOthers,
  )) {
    line += countLineFeeds(document.slice(position, index));
    position = index;
    ignored.set(line + countLineFeeds(comment) + 1, names.match(/[\w-]+/g) ?? []);
  }
  return (at, rule) => {
    const names = ignored.get(at);
    return names !== undefined && (names.length === 0 || names.includes(rule));
  };
}

function countLineFeeds(text: string): number {
  return text.split('\n').length - 1;
}
