/** Input that cannot be read; its message says where and why. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
