// Differences from tr46, with their reasons.

/**
 * For each U+200C that breaks a connection, tr46 searches all text since the last U+200C that did so.
 * So after a U+200C that follows a virama and breaks a connection, it allows another one anywhere.
 */
export const allowedByAnotherNonJoiner = 'ꡀ\u094d\u200cꡀa\u200cb';

/** Matches Unicode domains for which this may be the reason. */
export const hasNonJoinerBehindVirama =
  /[\u094d\u09cd\u0d4d\u1039\u{11046}\u{1163f}]\u200c[^.]*\u200c/u;
