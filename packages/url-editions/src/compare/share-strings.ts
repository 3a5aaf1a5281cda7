// One copy of what readers agree about: the components of a long input take much memory.

import { type ComponentName, type Components, componentNames } from '../shared/edition.js';

type MutableComponents = Pick<Components, 'kind'> & Record<ComponentName, string>;

/** Returns a function that replaces strings in components by equal strings of those it had before. */
export function createSharing(): (components: Components) => Components {
  const known = new Map<string, string>();
  const share = (text: string): string => {
    const first = known.get(text) ?? text;
    known.set(first, first);
    return first;
  };
  return (components) => {
    const shared: MutableComponents = { ...components };
    for (const name of componentNames) shared[name] = share(components[name]);
    return shared;
  };
}
