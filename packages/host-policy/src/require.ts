// Checks of arguments. Messages do not repeat values, which may be secret.

export { isHost } from '@urlkit/host/internal';
export { requireString } from '@urlkit/infra/internal';

/**
 * Checks that each own property of an object is a known option, with a value that is undefined or passes its check.
 *
 * @returns A copy with only the own properties.
 * @throws {TypeError} If an option is unknown or has a wrong type. The message names the option.
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
