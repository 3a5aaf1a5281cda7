// Modules that the page loads after the rest: when they are first needed, or when the browser is idle.

import type * as attributes from './attributes.js';
import type * as code from './code.js';
import type * as copying from './copying.js';
import { element } from './dom.js';
import type * as fieldMarks from './field-marks.js';
import type * as host from './host.js';
import type * as last from './last.js';
import type * as pair from './pair.js';
import type * as parameters from './parameters.js';
import type * as publicSuffix from './public-suffix.js';
import type * as readings from './readings.js';
import type * as steps from './steps.js';
import type * as values from './values.js';

interface Modules {
  readonly attributes: typeof attributes;
  readonly code: typeof code;
  readonly copying: typeof copying;
  readonly 'field-marks': typeof fieldMarks;
  readonly host: typeof host;
  readonly last: typeof last;
  readonly pair: typeof pair;
  readonly parameters: typeof parameters;
  readonly 'public-suffix': typeof publicSuffix;
  readonly readings: typeof readings;
  readonly steps: typeof steps;
  readonly values: typeof values;
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
const loading = new Set<Promise<unknown>>();

/** Resolves when all modules that are being loaded have been, or could not be. */
export async function loadsSettle(): Promise<void> {
  await Promise.allSettled(loading);
}

/** Loads a module. A call after a failure tries again, from another address, as browsers remember which address failed. */
export function load<Wanted extends Name>(name: Wanted): Promise<Modules[Wanted]> {
  const loaded = loadOnce(name);
  loading.add(loaded);
  return loaded.finally(() => loading.delete(loaded));
}

async function loadOnce<Wanted extends Name>(name: Wanted): Promise<Modules[Wanted]> {
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
