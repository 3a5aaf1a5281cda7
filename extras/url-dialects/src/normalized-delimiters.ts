/**
 * The code points with one of `/?#@:` in their Normalization Form KC, except U+FE13 and U+FE16, for use
 * in a character class.
 */
export const normalizedDelimiters =
  '\u2047-\u2049\u2100\u2101\u2105\u2106\u2A74\uFE55\uFE56\uFE5F\uFE6B\uFF03\uFF0F\uFF1A\uFF1F\uFF20';
