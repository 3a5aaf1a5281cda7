import { domainToUnicode } from '@urlkit/idna';
import { skeletonsOf } from './skeletons.js';

// A name may be as long as that, in labels.
const MOST_LABELS = 4;

const indexes = /* @__PURE__ */ new WeakMap<readonly string[], ReadonlyMap<string, string>>();

function indexOf(knownNames: readonly string[]): ReadonlyMap<string, string> {
  let index = indexes.get(knownNames);
  if (index === undefined) {
    const names = knownNames.map((name) => [domainToUnicode(name.toLowerCase()), name] as const);
    index = new Map(
      names.flatMap(([domain, name]) =>
        Array.from(skeletonsOf(domain), (skeleton) => [skeleton, name] as const),
      ),
    );
    indexes.set(knownNames, index);
  }
  return index;
}

/**
 * The known name that a domain, or a domain it is in, looks like without being it.
 *
 * @param domain A domain in Unicode, without a trailing U+002E (.).
 */
export function findLookalike(domain: string, knownNames: readonly string[]): string | null {
  const index = indexOf(knownNames);
  for (const skeleton of skeletonsOf(domain)) {
    const labels = skeleton.split('.').slice(-MOST_LABELS);
    for (; labels.length > 1; labels.shift()) {
      const name = index.get(labels.join('.'));
      if (name === undefined) continue;
      const own = domainToUnicode(name.toLowerCase());
      return domain === own || domain.endsWith(`.${own}`) ? null : name;
    }
  }
  return null;
}
