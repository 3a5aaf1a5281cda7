// Arguments of the wrong type. Their values stay out of the messages: they may hold a secret.

export { isHost } from '@urlkit/host/internal';
export { assertString } from '@urlkit/infra/internal';

/**
 * Checks that an object has no other own properties than those known, each with a value that its check takes,
 * or undefined.
 *
 * @returns A copy with the own properties alone.
 * @throws {TypeError} That names the option.
 */
export function requireOptions<Options extends object>(
  options: Options,
  name: string,
  checks: { readonly [Name in keyof Required<Options>]: (value: unknown) => boolean },
): Partial<Options> {
  if (typeof options !== 'object' || options === null) {
    throw new TypeError(`${name} must be an object`);
  }
  const own: Partial<Options> = { ...options };
  const known = new Map<string, (value: unknown) => boolean>(Object.entries(checks));
  for (const [option, value] of Object.entries(own)) {
    const check = known.get(option);
    if (!check) throw new TypeError(`${name} has no option ${option}`);
    if (value !== undefined && !check(value)) {
      throw new TypeError(`${name}.${option} has a wrong type`);
    }
  }
  return own;
}

/** Whether a value is a list of strings. */
export function isStringList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
