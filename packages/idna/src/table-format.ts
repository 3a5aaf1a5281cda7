// How the tables are written: what the script that makes them and the code that reads them share.

/** A set of properties: of a code point, or of all code points of a string. */
export type Properties = number;

// What UTS #46 does with code points that are not valid.
export const DISALLOWED = 0x1;
export const IGNORED = 0x2;
/** Mapped by the table. */
export const MAPPED = 0x4;
/** Mapped to the lower case or the decomposition that the engine gives, with that mapped. */
export const MAPPED_BY_ENGINE = 0x8;

// Bidirectional classes. The rule for labels treats ES, CS, ET, ON and BN alike.
export const LEFT_TO_RIGHT = 0x10;
export const RIGHT_TO_LEFT = 0x20;
export const EUROPEAN_NUMBER = 0x40;
export const ARABIC_NUMBER = 0x80;
export const NONSPACING_MARK = 0x100;
export const NEUTRAL = 0x200;
export const OTHER_BIDI_CLASS = 0x400;

// Joining types. Those that join on both sides have two of these properties.
export const TRANSPARENT = 0x800;
export const LEFT_JOINING = 0x1000;
export const RIGHT_JOINING = 0x2000;

/** General_Category is Mark. */
export const MARK = 0x4000;
/** Canonical_Combining_Class is Virama. */
export const VIRAMA = 0x8000;
/** A mark, or another code point that Normalization Form C can compose with what is before it. */
export const COMBINING = 0x10000;
/** Not a starter, and younger than Unicode 6.1: older engines do not know where it belongs. */
export const YOUNG = 0x20000;

// Of runs, not of code points.
/** Capital and small letters in turn: every other one is mapped to the next. */
export const ALTERNATING = 0x40000;
/** Mapped to two code points. */
export const EXPANDED = 0x80000;

export const PROPERTY_COUNT = 20;
export const NOT_VALID: Properties = DISALLOWED | IGNORED | MAPPED | MAPPED_BY_ENGINE;

export const SMALL_LETTER_A = 0x61;
export const BEHIND_LAST_CODE_POINT = 0x110000;

// The topics of numbers: each kind has the length of its runs.
export const DISTANCES = 0;
export const OTHERS = 1;
export const LENGTHS = 2;

// The contexts of digits of numbers: by topic, and by the place among sixteen where a run may end.
export const TOPIC_SIZE = 256;
export const MOST_KINDS = 40;
export const ENDS: number = (LENGTHS + MOST_KINDS) * TOPIC_SIZE;
export const BLOCK = 16;
export const END_SIZE = 64;
export const FRACTIONS = 32;
export const EXPONENT_SIZE = 8;
// Those of kinds, by the kind before and by itself, and of properties.
export const FOLLOWERS: number = ENDS + BLOCK * END_SIZE;
export const KINDS: number = FOLLOWERS + MOST_KINDS * MOST_KINDS;
export const PROPERTIES: number = KINDS + MOST_KINDS;
export const CONTEXTS: number = PROPERTIES + PROPERTY_COUNT;

/**
 * The digits are the characters from U+0025 to U+007E without U+005C (\), those behind it first. What
 * is left of their code units less SHIFT when divided by DIGITS + 1 is 1 to DIGITS.
 */
export const FIRST_DIGIT = 0x25;
export const DIGITS = 89;
export const SHIFT = 2;
/** The range has at least this size before each bit, and less than DIGITS times this. */
export const LEAST_RANGE = 0x800000;

/** Probabilities are integers below 2 to the power of this. */
export const PRECISION = 12;
/** As likely to be 1 as to be 0. */
export const EVEN: number = 1 << (PRECISION - 1);
/**
 * The weight that makes a bit three times as likely to be 1 as to be 0. The less it is, the faster
 * contexts learn.
 */
export const UNIT = 0x4000;
