// How the tables are written: what the script that makes them and the code that reads them share.

/** A set of properties: of a code point, or of all code points of a string. */
export type Properties = number;

// Bidirectional classes. The rule for labels treats ES, CS, ET, ON and BN alike.
export const LEFT_TO_RIGHT = 0x1;
export const RIGHT_TO_LEFT = 0x2;
export const EUROPEAN_NUMBER = 0x4;
export const ARABIC_NUMBER = 0x8;
export const NONSPACING_MARK = 0x10;
export const NEUTRAL = 0x20;
export const OTHER_BIDI_CLASS = 0x40;

// Joining types. Those that join on both sides have two of these properties.
export const TRANSPARENT = 0x80;
export const LEFT_JOINING = 0x100;
export const RIGHT_JOINING = 0x200;

/** General_Category is Mark. */
export const MARK = 0x400;
/** Canonical_Combining_Class is Virama. */
export const VIRAMA = 0x800;
/** A mark, or another code point that Normalization Form C can compose with what is before it. */
export const COMBINING = 0x1000;
/** Not a starter, and younger than Unicode 6.1: older engines do not know where it belongs. */
export const YOUNG = 0x2000;

// What UTS #46 does with code points that are not valid.
export const DISALLOWED = 0x4000;
export const IGNORED = 0x8000;
/** Mapped by the table. */
export const MAPPED = 0x10000;
/** Mapped to the lower case or the decomposition that the engine gives, with that mapped. */
export const MAPPED_BY_ENGINE = 0x20000;

// Of runs, not of code points.
/** Capital and small letters in turn: every other one is mapped to the next. */
export const ALTERNATING = 0x40000;
/** Mapped to two code points. */
export const EXPANDED = 0x80000;

export const PROPERTY_COUNT = 20;
export const NOT_VALID: Properties = DISALLOWED | IGNORED | MAPPED | MAPPED_BY_ENGINE;

export const BEHIND_LAST_CODE_POINT = 0x110000;
