// https://nodejs.org/api/util.html#utilinspectcustom

// The key of the method that Node, and what is compatible with it, call to print an object.
const NODE_INSPECT = Symbol.for('nodejs.util.inspect.custom');

/** What the runtime passes as the third argument: its own `util.inspect`. */
export type Inspect = (value: unknown, options: object) => string;

/** Makes `print` the way in which objects with a prototype are printed, down to some depth. */
export function definePrinting<Instance extends object>(
  prototype: Instance,
  name: string,
  print: (object: Instance, options: object, inspect: Inspect) => string,
): void {
  Object.defineProperty(prototype, NODE_INSPECT, {
    value(this: Instance, depth: number, options: object, inspect: Inspect): string {
      return depth < 0 ? `[${name}]` : print(this, options, inspect);
    },
    writable: true,
    configurable: true,
  });
}
