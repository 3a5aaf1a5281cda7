// The format of the tables that generator/main.ts writes.

/** The digits of numbers: characters that need no escapes in strings and in JSON. */
export const DIGITS: string =
  ' !#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz|}~';

/** The number of digits that continue a number. The other digits, which come first, end a number. */
export const BASE = 44;

/** The recommended scripts of UAX #31, in the order of their bits. */
export const SCRIPTS: readonly string[] = [
  ...['Latn', 'Grek', 'Cyrl', 'Hani', 'Hira', 'Kana', 'Hang', 'Armn', 'Ethi'],
  ...['Geor', 'Hebr', 'Beng', 'Deva', 'Gujr', 'Guru', 'Knda', 'Mlym', 'Orya', 'Taml'],
  ...['Telu', 'Mymr', 'Thai', 'Arab', 'Khmr', 'Laoo', 'Sinh', 'Thaa', 'Tibt'],
];

/** In kinds: the character of the first script. The characters of the others follow it. */
export const FIRST_SCRIPT = 0x61;

/** In kinds: a code point that is not allowed in labels in Unicode. */
export const NOT_ALLOWED = '!';
/** In kinds: digits in the order of their values. */
export const DIGIT = '0';
/** In kinds: a nonspacing mark. */
export const MARK = '-';
