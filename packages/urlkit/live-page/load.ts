// Modules that the page loads after the rest: when they are first needed, or when the browser is idle.

interface Modules {
  readonly attributes: typeof import('./attributes.js');
  readonly code: typeof import('./code.js');
  readonly host: typeof import('./host.js');
  readonly pair: typeof import('./pair.js');
  readonly parameters: typeof import('./parameters.js');
  readonly 'public-suffix': typeof import('./public-suffix.js');
  readonly readings: typeof import('./readings.js');
}

type Name = keyof Modules;

const names: readonly Name[] = [
  ...(['host', 'public-suffix', 'attributes', 'code', 'parameters', 'pair', 'readings'] as const),
];

const failures = new Map<Name, number>();

/** Loads a module. A call after a failure tries again, from another address, as browsers remember which address failed. */
export async function load<Wanted extends Name>(name: Wanted): Promise<Modules[Wanted]> {
  const failed = failures.get(name) ?? 0;
  const address = `./${name}.js${failed === 0 ? '' : `?${failed}`}`;
  try {
    return await import(address);
  } catch (error) {
    failures.set(name, failed + 1);
    throw error;
  }
}

/** Loads all modules one by one when the browser is idle, so that the page then works without a network. */
export function preload(): void {
  const loadRest = async (): Promise<void> => {
    for (const name of names) await load(name);
  };
  // What could not be loaded is loaded when it is needed.
  const start = (): void => void loadRest().catch(() => {});
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start, 1000);
}
