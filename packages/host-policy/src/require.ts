// Messages do not repeat values, which may be secret.

import { type Check, isUint } from '@urlkit/infra/arguments';

export const mustBeScheme: Check = (value) =>
  !(typeof value === 'string' && /^[a-z][a-z\d+.-]*$/.test(value)) &&
  'a scheme in lower case without a colon, such as https';

export const mustBePort: Check = (value) => !isUint(value, 0xffff) && 'a port';

/** The text of a variable without a value, or of one that nothing has replaced. */
export const UNSET_VARIABLE: RegExp =
  /^(?:undefined|null|nan|\[object \w+\])$|\$[{\w(]|^%\w+%$|\{\{/i;

/** @throws {TypeError} If one of the texts, which an option lists, is not a scheme. */
export function requireSchemes(texts: readonly string[], option: string): readonly string[] {
  for (const [index, text] of texts.entries()) {
    const expected = UNSET_VARIABLE.test(text) ? mustBeScheme('') : mustBeScheme(text);
    if (expected) throw new TypeError(`${option}[${index}] must be ${expected}`);
  }
  return texts;
}
