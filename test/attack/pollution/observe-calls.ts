// What calls return, for whoever runs the bundle.

export type Call = () => unknown;

/** Defines the global function `observe`, which returns the results of all calls, or their exceptions. */
export function observeCalls(calls: readonly Call[]): void {
  const observe = (): unknown[] =>
    calls.map((call) => {
      try {
        return call();
      } catch (error) {
        return { thrown: `${error}`, ...(error as object) };
      }
    });
  Reflect.set(globalThis, 'observe', observe);
}
