import { domainToUnicode } from '@urlkit/idna';
import { skeletonsOf } from './skeletons.js';

/** The known names by their skeletons. */
interface Index {
  readonly names: ReadonlyMap<string, string>;
  /** The largest number of labels in a name. */
  readonly mostLabels: number;
}

const indexes = /* @__PURE__ */ new WeakMap<readonly string[], Index>();

function indexOf(knownNames: readonly string[]): Index {
  let index = indexes.get(knownNames);
  if (index === undefined) {
    const names = new Map<string, string>();
    let mostLabels = 0;
    for (const name of knownNames) {
      for (const skeleton of skeletonsOf(toUnicode(name))) {
        names.set(skeleton, name);
        mostLabels = Math.max(mostLabels, skeleton.split('.').length);
      }
    }
    index = { names, mostLabels };
    indexes.set(knownNames, index);
  }
  return index;
}

function toUnicode(name: string): string {
  return domainToUnicode(name.toLowerCase()).replace(/\.$/, '');
}

/**
 * Returns the known name that a domain, or a parent of it, looks like but is not.
 *
 * @param domain A domain in Unicode, without a trailing U+002E (.).
 */
export function findLookalike(domain: string, knownNames: readonly string[]): string | null {
  const known = indexOf(knownNames);
  if (known.mostLabels === 0) return null;
  const found = Array.from(skeletonsOf(domain), (skeleton) => findName(skeleton, known));
  const name = found.find((one) => one !== undefined);
  if (name === undefined) return null;
  const own = toUnicode(name);
  return domain === own || domain.endsWith(`.${own}`) ? null : name;
}

// Returns the longest known name with the skeleton, or with a parent of it.
function findName(skeleton: string, { names, mostLabels }: Index): string | undefined {
  const labels = skeleton.split('.').slice(-mostLabels);
  for (; labels.length > 1; labels.shift()) {
    const name = names.get(labels.join('.'));
    if (name !== undefined) return name;
  }
  return undefined;
}
