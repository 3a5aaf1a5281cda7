import { hasHidden, visible } from '@urlkit/url-validation';

export { hasHidden, visible };

const HIDDEN_IN_JSON = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Returns a name in quotation marks, for messages. */
export function quoted(name: string): string {
  return `"${visible(name)}"`;
}

/**
 * Returns the name of a file for the start of a line. A name such as `::warning` would be a command to a program that runs
 * workflows.
 */
export function nameInOutput(name: string): string {
  return visible(/^(?:::|##\[)/.test(name) ? `./${name}` : name);
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
