// What a terminal obeys, and what hides or reorders the text around it: controls of all kinds, what is
// not shown by itself (joiners, fillers, variation selectors), surrogates and line separators.
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const HIDDEN_IN_JSON = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Makes text safe to print: what is hidden is escaped. */
export function visible(text: string | readonly string[]): string {
  if (typeof text === 'string' && !HIDDEN.test(text)) return text;
  return Array.from(text, (character) =>
    HIDDEN.test(character)
      ? `\\u{${character.codePointAt(0)?.toString(16).toUpperCase()}}`
      : character,
  ).join('');
}

/** Whether {@link visible} would change a text. */
export function hasHidden(text: string): boolean {
  return HIDDEN.test(text);
}

/** JSON in one line, with what {@link visible} escapes as escapes of JSON. */
export function visibleJSON(value: unknown): string {
  return JSON.stringify(value).replace(HIDDEN_IN_JSON, (character) =>
    Array.from({ length: character.length }, (_, index) => {
      const codeUnit = character.charCodeAt(index).toString(16);
      return `\\u${codeUnit.padStart(4, '0')}`;
    }).join(''),
  );
}
