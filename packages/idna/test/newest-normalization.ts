// Normalization as an engine with the Unicode version of the tables has it. https://www.unicode.org/reports/tr15/

import { combiningClassOf, compositions, decompose, isOld } from '../generator/normalization.js';

const { normalize } = String.prototype;

const composites = new Map(
  compositions.map(({ composite, first, second }) => [first + second, composite]),
);

/** A method for strings in place of `normalize`. Newer code points have no compatibility decompositions here. */
export function normalizeWithNewest(this: string, form = 'NFC'): string {
  const text = String(this);
  if (Array.from(text).every(isOld)) return normalize.call(text, form);
  const decomposed = order(Array.from(text, decompose).join(''));
  return form === 'NFC' ? compose(decomposed) : decomposed;
}

function order(text: string): string {
  let output = '';
  let marks: string[] = [];
  for (const character of `${text}\0`) {
    if (combiningClassOf(character) > 0) {
      marks.push(character);
    } else {
      output +=
        marks.sort((a, b) => combiningClassOf(a) - combiningClassOf(b)).join('') + character;
      marks = [];
    }
  }
  return output.slice(0, -1);
}

function compose(text: string): string {
  const output: string[] = [];
  let starter = -1;
  let lastClass = 0;
  for (const character of text) {
    const combiningClass = combiningClassOf(character);
    const composite = composites.get((output[starter] ?? '') + character);
    const isBlocked = starter < output.length - 1 && lastClass >= combiningClass;
    if (composite !== undefined && starter >= 0 && !isBlocked) {
      output[starter] = composite;
      continue;
    }
    if (combiningClass === 0) starter = output.length;
    lastClass = combiningClass;
    output.push(character);
  }
  return output.join('');
}
