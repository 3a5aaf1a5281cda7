import type { Step } from './trace/step.js';

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

/** Returns a text of a step. Where a space is not kept, it is shown, too. */
export function spelled(text: string, { part, fate }: Step): string {
  const shown = visible(text);
  return part === 'whitespace' || fate === 'percent-encoded' ? shown.replaceAll(' ', '␣') : shown;
}
