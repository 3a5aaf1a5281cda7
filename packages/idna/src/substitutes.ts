// Replacements for newer composites, which older engines do not compose.

import { numberReader, signed } from './table-reader.js';
import { substituteList } from './tables.js';

const { fromCodePoint } = String;

type Pair = readonly [string, string];

/** Replaces some strings in a text. */
type Replacer = (text: string) => string;

/** Replaces newer composites by their parts, or by older composites that compose alike; and undoes that. */
interface Replacers {
  readonly substitute: Replacer;
  readonly restore: Replacer;
}

let replacers: Replacers | undefined;

/** Returns the replacers. The list is read on first use. */
export function getReplacers(): Replacers {
  replacers ??= createReplacers();
  return replacers;
}

function createReplacers(): Replacers {
  const pairs = readPairs(numberReader(substituteList));
  const inverse = pairs.map((pair): Pair => [pair[1], pair[0]]);
  return { substitute: createReplacer(pairs), restore: createReplacer(inverse) };
}

function readPairs(readNumber: () => number): Pair[] {
  let original = 0;
  return Array.from({ length: readNumber() }, () => {
    original += readNumber();
    let codePoint = original;
    const substitute = Array.from({ length: readNumber() }, () => {
      codePoint += signed(readNumber());
      return fromCodePoint(codePoint);
    });
    return [fromCodePoint(original), substitute.join('')];
  });
}

function createReplacer(pairs: readonly Pair[]): Replacer {
  const by = new Map(pairs);
  const longestFirst = Array.from(by.keys()).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.join('|'), 'g');
  return (text) => text.replace(pattern, (match) => by.get(match) as string);
}
