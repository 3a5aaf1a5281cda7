// What the tables are made of. scripts/generate-rendering-tables.ts writes them.

/** Numbers are in characters that stand for themselves in a string and in JSON. */
export const DIGITS: string =
  ' !#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz|}~';

/** The first digits end a number; the others, this many, go on with it. */
export const BASE = 44;

/** The recommended scripts of UAX #31, by their bits. */
export const SCRIPTS: readonly string[] = [
  ...['Latn', 'Grek', 'Cyrl', 'Hani', 'Hira', 'Kana', 'Bopo', 'Hang', 'Armn', 'Ethi'],
  ...['Geor', 'Hebr', 'Beng', 'Deva', 'Gujr', 'Guru', 'Knda', 'Mlym', 'Orya', 'Taml'],
  ...['Telu', 'Mymr', 'Thai', 'Arab', 'Khmr', 'Laoo', 'Sinh', 'Thaa', 'Tibt'],
];

/** In kinds, the character of the first script; those of the others are next to it. */
export const FIRST_SCRIPT = 0x61;

/** In kinds, what cannot be in a label that is shown. */
export const NOT_ALLOWED = '!';
/** In kinds, digits in the order of their values. */
export const DIGIT = '0';
/** In kinds, nonspacing marks. */
export const MARK = '-';
