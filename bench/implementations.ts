import * as urlkit from '@urlkit/url-api';
import * as whatwgURL from 'whatwg-url';
import * as minimum from 'whatwg-url-minimum';
import { type Contender, take } from './measure.js';
import type { Implementation, Inputs, Operations } from './operations.js';

const implementations: readonly Implementation[] = [
  { name: 'urlkit', URL: urlkit.URL, URLSearchParams: urlkit.URLSearchParams },
  { name: 'built-in', URL, URLSearchParams },
  { name: 'whatwg-url-minimum', URL: minimum.URL, URLSearchParams: minimum.URLSearchParams },
  { name: 'whatwg-url', URL: whatwgURL.URL, URLSearchParams: whatwgURL.URLSearchParams },
];

async function loadOperations(implementation: Implementation): Promise<Operations> {
  const module: typeof import('./operations.js') = await import(
    `./operations.js?for=${implementation.name}`
  );
  return module.operationsOver(implementation, take);
}

const loaded = await Promise.all(
  implementations.map(async (implementation) => ({
    name: implementation.name,
    operations: await loadOperations(implementation),
  })),
);

/** An operation as it is done over each implementation, urlkit first. */
export function operationsOf<Key extends keyof Inputs>(key: Key): Contender<Inputs[Key]>[] {
  return loaded.map(({ name, operations }) => ({ name, operation: operations[key] }));
}
