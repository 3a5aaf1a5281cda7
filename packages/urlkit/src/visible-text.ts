/**
 * Makes text safe to print: what a terminal obeys, and what hides or reorders the text around it,
 * is escaped.
 */
export function visible(text: string | readonly string[]): string {
  return Array.from(text, (character) =>
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(character)
      ? `\\u{${character.codePointAt(0)?.toString(16).toUpperCase()}}`
      : character,
  ).join('');
}
