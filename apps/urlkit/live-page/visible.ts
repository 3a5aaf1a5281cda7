/** Replaces characters that hide or reorder text by their code points. */
export function visible(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
    (character) => `\u27E8U+${hexOf(character.codePointAt(0) ?? 0)}\u27E9`,
  );
}

function hexOf(codePoint: number): string {
  return codePoint.toString(16).toUpperCase().padStart(4, '0');
}
