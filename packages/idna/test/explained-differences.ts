// Where tr46 says something else, and why.

/**
 * tr46 looks for a connection that U+200C breaks in all that precedes it, back to the last U+200C
 * that broke one. So it allows one anywhere behind another that follows a virama and breaks one.
 */
export const allowedByAnotherNonJoiner = 'ꡀ\u094d\u200cꡀa\u200cb';

/** Matches Unicode domains in which that may be so. */
export const hasNonJoinerBehindVirama =
  /[\u094d\u09cd\u0d4d\u1039\u{11046}\u{1163f}]\u200c[^.]*\u200c/u;
