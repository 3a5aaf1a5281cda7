// Marks that a text puts around a URL.

/** An opening mark and the one that closes it. Languages differ: U+201C opens in English, closes in German; Swedish has one mark. */
const PAIRS: readonly string[] = [
  ...['()', '[]', '{}', '<>', '（）', '［］', '【】', '〔〕', '「」', '『』', '《》', '〈〉'],
  ...['“”', '„“', '„”', '‟”', '«»', '»«', '‹›', '›‹', '‘’', '‚‘', '‚’'],
  ...['””', '’’', '»»'],
];

/** Returns the marks that close what a mark opens; an empty text if it opens nothing. */
export function closingMarks(opening: string): string {
  return othersOf(opening, 0);
}

/** Returns the marks that open what a mark closes; an empty text if it closes nothing. */
export function openingMarks(closing: string): string {
  return othersOf(closing, 1);
}

function othersOf(mark: string, place: 0 | 1): string {
  return PAIRS.filter((pair) => pair.charAt(place) === mark)
    .map((pair) => pair.charAt(1 - place))
    .join('');
}
