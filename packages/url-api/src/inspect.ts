// https://nodejs.org/api/util.html#utilinspectcustom

/** The key of the method that Node, and runtimes compatible with it, call to print an object. */
export const nodeInspect: unique symbol = Symbol.for('nodejs.util.inspect.custom');

/** What the runtime passes as the third argument: its own `util.inspect`. */
export type Inspect = (value: unknown, options: object) => string;
