import { inspect } from 'node:util';

/** What an assertion was about, for its message. */
export function show(...values: readonly unknown[]): string {
  const options = { depth: 3, maxStringLength: 200, maxArrayLength: 10, breakLength: 120 };
  return values.map((value) => inspect(value, options)).join(', ');
}
