// Characters that control a terminal, or hide or reorder text.

// All kinds of controls, characters that are not shown by themselves (joiners, fillers, variation selectors),
// surrogates and line separators. Some engines do not know property escapes, so the pattern is made when it is needed.
let hidden: RegExp | undefined;

/** Whether a text contains characters that are not visible by themselves, or that change how others are shown. */
export function hasHidden(text: string): boolean {
  hidden ??= /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
  return hidden.test(text);
}

/** Makes text safe to print: replaces hidden characters by escapes such as `\u{200B}`. */
export function visible(text: string | readonly string[]): string {
  if (typeof text === 'string' && !hasHidden(text)) return text;
  return Array.from(text, (character) =>
    hasHidden(character)
      ? `\\u{${character.codePointAt(0)?.toString(16).toUpperCase()}}`
      : character,
  ).join('');
}
