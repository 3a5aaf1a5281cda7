// Modules that the page loads after the rest: when they are first needed, or when the browser is idle.

import { element } from './dom.js';

/** In the order in which they are loaded when the browser is idle. */
const imports = {
  connections: () => import('./connections.js'),
  'field-marks': () => import('./field-marks.js'),
  cards: () => import('./cards.js'),
  'public-suffix': () => import('./public-suffix.js'),
  pair: () => import('./pair.js'),
};

type Modules = {
  readonly [Name in keyof typeof imports]: Awaited<ReturnType<(typeof imports)[Name]>>;
};
type Name = keyof Modules;

const modules: { readonly [Each in Name]: () => Promise<Modules[Each]> } = imports;

const loading = new Set<Promise<unknown>>();

/** Resolves when all modules that are being loaded have been, or could not be. */
export async function loadsSettle(): Promise<void> {
  await Promise.allSettled(loading);
}

/** Loads a module. Browsers remember which module failed, so that only a new page loads it again. */
export function load<Wanted extends Name>(name: Wanted): Promise<Modules[Wanted]> {
  const loaded = loadWithStyles(name);
  loading.add(loaded);
  return loaded.finally(() => loading.delete(loaded));
}

async function loadWithStyles<Wanted extends Name>(name: Wanted): Promise<Modules[Wanted]> {
  const [loaded] = await Promise.all([modules[name](), loadStyles()]);
  return loaded;
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
    for (const name of Object.keys(modules) as Name[]) await load(name);
  };
  // What could not be loaded is loaded when it is needed.
  const start = (): void => void loadRest().catch(() => {});
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start, 1000);
}
