import { keyOf, lookAlike, skeletonOf } from './skeletons.js';

/** The labels that known names begin with, such as `paypal`, by the keys of their skeletons. */
type Index = ReadonlyMap<string, readonly KnownLabel[]>;

interface KnownLabel {
  readonly label: string;
  readonly skeleton: string;
}

const indexes = /* @__PURE__ */ new WeakMap<readonly string[], Index>();

function indexOf(knownNames: readonly string[]): Index {
  let index = indexes.get(knownNames);
  if (index === undefined) {
    const labels = new Map<string, KnownLabel[]>();
    for (const label of new Set(
      knownNames.map((name) => name.toLowerCase().replace(/\..*$/s, '')),
    )) {
      // Longer texts are no labels, and shorter ones are parts of many words.
      if (label.length < SHORTEST || label.length > LONGEST) continue;
      const skeleton = skeletonOf(label);
      const key = keyOf(skeleton);
      labels.set(key, [...(labels.get(key) ?? []), { label, skeleton }]);
    }
    index = labels;
    indexes.set(knownNames, index);
  }
  return index;
}

const SHORTEST = 3;
const LONGEST = 63;

/**
 * Returns the label of a known name that a word is, or else looks like; null if there is none.
 *
 * @param word A label in Unicode, or a part of one.
 */
export function findKnownLabel(word: string, knownNames: readonly string[]): string | null {
  if (word.length > LONGEST) return null;
  const skeleton = skeletonOf(word);
  const labels = (indexOf(knownNames).get(keyOf(skeleton)) ?? [])
    .filter((known) => lookAlike(skeleton, known.skeleton))
    .map(({ label }) => label);
  return labels.find((label) => label === word) ?? labels[0] ?? null;
}
