import { domainToUnicode } from '@urlkit/idna';
import { keyOf, lookAlike, skeletonOf } from './skeletons.js';

interface KnownName {
  readonly name: string;
  readonly skeleton: string;
}

/** The known names by the keys of their skeletons. */
interface Index {
  readonly names: ReadonlyMap<string, readonly KnownName[]>;
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
    const names = new Map<string, KnownName[]>();
    let mostLabels = 0;
    let longest = 0;
    for (const name of new Set(knownNames)) {
      if (name.length > LONGEST_NAME) continue;
      const skeleton = skeletonOf(toUnicode(name));
      const key = keyOf(skeleton);
      const others = names.get(key);
      if (others === undefined) names.set(key, [{ name, skeleton }]);
      else others.push({ name, skeleton });
      mostLabels = Math.max(mostLabels, skeleton.split('.').length);
      longest = Math.max(longest, skeleton.length);
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
  const alike = findNames(skeletonOf(end, known.longest + 1), known);
  const isKnown = alike.some((name) => `.${domain}`.endsWith(`.${toUnicode(name)}`));
  const [first = null] = alike;
  return isKnown ? null : first;
}

// Returns the known names that the skeleton looks like, or the longest parent of it that looks like any.
function findNames(skeleton: string, { names, mostLabels }: Index): readonly string[] {
  const labels = skeleton.split('.').slice(-mostLabels);
  for (; labels.length > 1; labels.shift()) {
    const text = labels.join('.');
    const known = names.get(keyOf(text)) ?? [];
    const alike = known.filter((one) => lookAlike(text, one.skeleton));
    if (alike.length > 0) return alike.map(({ name }) => name);
  }
  return [];
}
