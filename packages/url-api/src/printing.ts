// https://nodejs.org/api/util.html#utilinspectcustom

import { withoutPrototype } from '@urlkit/internal';

// Node passes its `util.inspect` as the third argument.
type Inspect = (value: unknown, options: object) => string;

/**
 * Adds `nodejs.util.inspect.custom` to a class, for Node and others that print as Node does. Below the requested depth, it
 * prints `short`; if that is null, an object without members.
 */
export function definePrinting<Instance extends object>(
  prototype: Instance,
  short: string | null,
  print: (object: Instance, inspect: (value: unknown) => string) => string,
): void {
  const value = function (
    this: Instance,
    depth: number,
    options: object,
    inspect: Inspect | undefined,
  ): unknown {
    // Before version 17.3, Node passes no function.
    if (depth < 0 || inspect === undefined) return short ?? this;
    return print(this, (member) => inspect(member, options));
  };
  Object.defineProperty(
    prototype,
    Symbol.for('nodejs.util.inspect.custom'),
    withoutPrototype({ value, writable: true, configurable: true }),
  );
}
