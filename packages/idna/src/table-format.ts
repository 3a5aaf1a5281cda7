// How the tables are written: what the script that makes them and the code that reads them share.

/** What UTS #46 does with a code point, and how the table says to what it is mapped. */
export type Status =
  | 'valid'
  | 'ignored'
  | 'disallowed'
  /** Mapped to the code point at the run's distance. */
  | 'mapped'
  /** A run of capital and small letters in turn: every other one is mapped to the next. */
  | 'alternating'
  /** Mapped to its compatibility decomposition, with the decomposition's code points mapped. */
  | 'decomposed'
  /** Mapped to the run's expansion. */
  | 'expanded';

/** A bidirectional class; the rule for labels treats ES, CS, ET, ON and BN alike. */
export type BidiClass = 'L' | 'R or AL' | 'EN' | 'AN' | 'NSM' | 'neutral' | 'other';

/** A joining type; U stands for C, too, which no rule asks for. */
export type JoiningType = 'U' | 'T' | 'D' | 'R' | 'L';

export const statuses: readonly Status[] = [
  'valid',
  'ignored',
  'disallowed',
  'mapped',
  'alternating',
  'decomposed',
  'expanded',
];
export const bidiClasses: readonly BidiClass[] = [
  'L',
  'R or AL',
  'EN',
  'AN',
  'NSM',
  'neutral',
  'other',
];
export const joiningTypes: readonly JoiningType[] = ['U', 'T', 'D', 'R', 'L'];

/** The digits of a number are 89 characters from U+0025 (%) on, without U+005C (\). */
export const FIRST_DIGIT = 0x25;
export const LEFT_OUT = 0x5c;
/** The digits from this one on are not the last of a number. */
export const FIRST_LEADING_DIGIT = 74;
export const LEADING_DIGITS = 15;

/** A run is one number, (length - 1) × RANKS + rank of its kind. */
export const RANKS = 5;

export const BEHIND_LAST_CODE_POINT = 0x110000;
