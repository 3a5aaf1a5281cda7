// The format of the tables: the script that writes them and the code that reads them share it.

/** The properties of a code point, or the union of the properties of several. */
export type Properties = number;

/**
 * The properties of the code points of some runs and, for nonstarters that older engines do not know,
 * two substitutes that these engines know. The first substitute has the same combining class or else the
 * next higher one, and is used in the first round of normalization. The second has the same class or
 * else the next lower one, and is used in the second round; if it is missing, it is the first one. Substitutes compose with no
 * code point.
 */
export type Kind = readonly [properties: Properties, ...substitutes: string[]];

// The status in UTS #46; a code point without one of these is valid.
export const DISALLOWED = 0x1;
export const IGNORED = 0x4000;
/** Mapped; runTargets has the mappings. */
export const MAPPED = 0x1000;
/** Mapped to its lower case or else its decomposition (NFKD); the engine knows it. */
export const MAPPED_BY_ENGINE = 0x2000;

// Bidirectional classes. The Bidi Rule treats ES, CS, ET, ON and BN (NEUTRAL) alike.
export const LEFT_TO_RIGHT = 0x2;
export const RIGHT_TO_LEFT = 0x4;
export const EUROPEAN_NUMBER = 0x20000;
export const ARABIC_NUMBER = 0x40000;
export const NONSPACING_MARK = 0x8;
export const NEUTRAL = 0x800;
export const OTHER_BIDI_CLASS = 0x80000;

// Joining types. A code point that joins on both sides has two of these properties.
export const TRANSPARENT = 0x40;
export const LEFT_JOINING = 0x200;
export const RIGHT_JOINING = 0x400;

/** General_Category is Mark. */
export const MARK = 0x10;
/** Canonical_Combining_Class is Virama. */
export const VIRAMA = 0x100;
/** A mark, or another code point that Normalization Form C may compose with the one before it. */
export const COMBINING = 0x20;
/** A nonstarter that is newer than Unicode 6.1: older engines do not know its combining class. */
export const NEW_NONSTARTER = 0x80;

// Properties of runs, not of code points.
/** Capital and small letters in turn: each capital letter is mapped to the next code point. */
export const ALTERNATING = 0x8000;
/** Mapped to two code points. */
export const EXPANDED = 0x10000;

export const NOT_VALID: Properties = DISALLOWED | IGNORED | MAPPED | MAPPED_BY_ENGINE;

export const SMALL_LETTER_A = 0x61;
export const CODE_POINT_COUNT = 0x110000;

/**
 * The digits of the numbers in the tables, from 0 up. Low digits are the most frequent ones, and mostly characters that
 * are frequent in minified JavaScript. Of many orders that were tried, gzip compresses this one best.
 */
export const DIGITS = ',otr)=&en+:(ic13-/u4bx|IFdA602yEPvCO#8w{5g>?p]}l<[.!hasS;f m';

/**
 * A digit below this one is the last of its number, so numbers need no separators and most of them have
 * one digit. The number is the sum of its digits, each times 20 (the number of the other digits) to the
 * power of its index: `r` is 3, `<r` is 48 + 20 * 3 = 108, `<<r` is 48 + 20 * 48 + 400 * 3 = 2208.
 */
export const LAST_DIGITS = 40;
