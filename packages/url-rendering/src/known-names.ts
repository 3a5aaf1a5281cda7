import { domainToUnicode } from '@urlkit/idna';
import { skeletonsOf } from './skeletons.js';

/** The known names by their skeletons. */
interface Index {
  readonly names: ReadonlyMap<string, string>;
  /** The largest number of labels in a skeleton. */
  readonly mostLabels: number;
  /** The length of the longest skeleton, in code units. */
  readonly longest: number;
}

// A domain that can be looked up has 253 code points at most (RFC 1035).
const LONGEST_NAME = 2 * 253;

const indexes = /* @__PURE__ */ new WeakMap<readonly string[], Index>();

function indexOf(knownNames: readonly string[]): Index {
  let index = indexes.get(knownNames);
  if (index === undefined) {
    const names = new Map<string, string>();
    let mostLabels = 0;
    let longest = 0;
    for (const name of knownNames.filter(({ length }) => length <= LONGEST_NAME)) {
      for (const skeleton of skeletonsOf(toUnicode(name))) {
        names.set(skeleton, name);
        mostLabels = Math.max(mostLabels, skeleton.split('.').length);
        longest = Math.max(longest, skeleton.length);
      }
    }
    index = { names, mostLabels, longest };
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
  const end = domain.split('.').slice(-known.mostLabels).join('.');
  const skeletons = skeletonsOf(end, known.longest + 1);
  const found = Array.from(skeletons, (skeleton) => findName(skeleton, known));
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
