// Modules that the page loads after the rest: when they are first needed, or when the browser is idle.

import { element } from './dom.js';

interface Modules {
  readonly attributes: typeof import('./attributes.js');
  readonly code: typeof import('./code.js');
  readonly copying: typeof import('./copying.js');
  readonly 'field-marks': typeof import('./field-marks.js');
  readonly host: typeof import('./host.js');
  readonly last: typeof import('./last.js');
  readonly pair: typeof import('./pair.js');
  readonly parameters: typeof import('./parameters.js');
  readonly 'public-suffix': typeof import('./public-suffix.js');
  readonly readings: typeof import('./readings.js');
  readonly steps: typeof import('./steps.js');
  readonly values: typeof import('./values.js');
}

type Name = keyof Modules;

const names: readonly Name[] = [
  'field-marks',
  'host',
  'values',
  'steps',
  'public-suffix',
  'parameters',
  'code',
  'attributes',
  'copying',
  'last',
  'pair',
  'readings',
];

const failures = new Map<Name, number>();

/** Loads a module. A call after a failure tries again, from another address, as browsers remember which address failed. */
export async function load<Wanted extends Name>(name: Wanted): Promise<Modules[Wanted]> {
  const failed = failures.get(name) ?? 0;
  const address = `./${name}.js${failed === 0 ? '' : `?${failed}`}`;
  try {
    const [loaded] = await Promise.all([import(address), loadStyles()]);
    return loaded;
  } catch (error) {
    failures.set(name, failed + 1);
    throw error;
  }
}

let styles: Promise<void> | null = null;

function loadStyles(): Promise<void> {
  styles ??= new Promise((resolve, reject) => {
    const link = element('link', { rel: 'stylesheet', href: 'later.css' });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      styles = null;
      reject(new Error('The style sheet could not be loaded'));
    });
    document.head.append(link);
  });
  return styles;
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
