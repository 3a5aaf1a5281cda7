// Checks of schemes in policies and options.

import { assertArgument, type Check } from '@urlkit/internal';

/** The text of a variable without a value, or of one that nothing has replaced. */
export const UNSET_VARIABLE: RegExp =
  /^(?:undefined|null|nan|\[object \w+\])$|\$[{\w(]|^%\w+%$|\{\{/i;

/** A check for schemes in lower case, without U+003A (:). */
export const mustBeScheme: Check = (value) =>
  typeof value === 'string' && /^[a-z][a-z\d+.-]*$/.test(value)
    ? null
    : 'a scheme in lower case without a colon, such as https';

/** @throws {TypeError} If a text of a list is not a scheme. */
export function requireSchemes(texts: readonly string[], name: string): readonly string[] {
  for (const [index, text] of texts.entries()) {
    assertArgument(UNSET_VARIABLE.test(text) ? null : text, `${name}[${index}]`, mustBeScheme);
  }
  return texts;
}
