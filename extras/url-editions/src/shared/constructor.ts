/** A class that a mixin extends. */
// biome-ignore lint/suspicious/noExplicitAny: TypeScript requires it for the base class of a mixin.
export type Constructor<T = object> = new (...args: any[]) => T;
