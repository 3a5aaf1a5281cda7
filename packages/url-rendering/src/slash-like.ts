/** Characters that look like U+002F (/), for a character class of a pattern. */
export const SLASH_LIKE = '[\u2044\u2215\u29F8\uFF0F\u2571\u27CB\u2AFD\u3033]';
