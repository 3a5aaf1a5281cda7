import { type Contender, take } from './measure.js';
import type { Implementation } from './operations.js';

/** The implementations that share a process with urlkit. Slow ones are kept apart. */
export type Cast = 'built-in' | 'peers';

export const peers = ['whatwg-url-minimum', 'whatwg-url'] as const;

const implementations: Readonly<Record<string, () => Promise<Implementation>>> = {
  urlkit: () => import('@urlkit/url-api'),
  'built-in': () => Promise.resolve(globalThis),
  'whatwg-url-minimum': () => import('whatwg-url-minimum'),
  'whatwg-url': () => import('whatwg-url'),
};

const casts: Readonly<Record<Cast, readonly string[]>> = {
  'built-in': ['urlkit', 'built-in'],
  peers: ['urlkit', ...peers],
};

/** Returns an operation over each implementation of a cast, urlkit first. No other is loaded. */
export function contendersOf(operation: string, cast: Cast): Promise<Contender[]> {
  return Promise.all(
    casts[cast].map(async (name) => {
      const { operationsOver }: typeof import('./operations.js') = await import(
        `./operations.js?for=${name}`
      );
      const { jobs }: typeof import('./jobs.js') = await import(`./jobs.js?for=${name}`);
      const implementation = await implementations[name]?.();
      const found =
        implementation &&
        (jobs[operation]?.operationOver(implementation, take) ??
          operationsOver(implementation, take).get(operation));
      if (!found) throw new Error(`${name} has no operation ${operation}`);
      return { name, operation: found };
    }),
  );
}
