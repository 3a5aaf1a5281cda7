// Characters that control a terminal, or hide or reorder text: all kinds of controls, characters that are not
// shown by themselves (joiners, fillers, variation selectors), surrogates and line separators.
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const HIDDEN_IN_JSON = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Makes text safe to print: escapes hidden characters. */
export function visible(text: string | readonly string[]): string {
  if (typeof text === 'string' && !HIDDEN.test(text)) return text;
  return Array.from(text, (character) =>
    HIDDEN.test(character)
      ? `\\u{${character.codePointAt(0)?.toString(16).toUpperCase()}}`
      : character,
  ).join('');
}

/** Returns a name in quotation marks, for messages. */
export function quoted(name: string): string {
  return `"${visible(name)}"`;
}

/** Whether {@link visible} would change a text. */
export function hasHidden(text: string): boolean {
  return HIDDEN.test(text);
}

/** Returns JSON in one line. The characters that {@link visible} escapes are escaped as in JSON. */
export function visibleJSON(value: unknown): string {
  return JSON.stringify(value).replace(HIDDEN_IN_JSON, (character) =>
    Array.from({ length: character.length }, (_, index) => {
      const codeUnit = character.charCodeAt(index).toString(16);
      return `\\u${codeUnit.padStart(4, '0')}`;
    }).join(''),
  );
}
