// Reads a regular expression into places, for an automaton.

/** A place in an expression: what may follow, up to the end of the line. Places can form loops. */
export type Place =
  | { readonly kind: 'unit'; readonly units: Uint8Array; readonly next: Place }
  | { readonly kind: 'choice'; readonly places: Place[] }
  | {
      readonly kind: 'look';
      readonly ahead: Place;
      readonly isNegative: boolean;
      readonly next: Place;
    }
  | { readonly kind: 'end'; readonly next: Place }
  | { readonly kind: 'whole' | 'found' };

/** A part of an expression. Given the place that follows it, it returns its first place. */
type Part = (next: Place) => Place;

const ASCII_LENGTH = 0x80;
const ATOM = /^(?:\[(?:\\.|[^\]\\])*\]|\\.|[^()[\]{}*+?.^$|\\])/s;
const QUANTIFIER = /^(?:[*?]|\{(\d+)(?:,(\d+))?\})/;

/**
 * Reads an expression for ASCII text.
 *
 * @param source An expression of characters, escapes, classes, `(?:…)`, `(?=…)`, `(?!…)`, `|`, `*`, `?`, `{m}`, `{m,n}` and `$`.
 * What is before `*` must not match the empty string.
 * @returns The first place, and the code units in classes that the expression does not tell apart.
 * @throws {RangeError} If the expression has something else.
 */
export function readExpression(source: string): {
  readonly first: Place;
  readonly classes: readonly (readonly number[])[];
} {
  const sets = new Map<string, Uint8Array>();
  let at = 0;
  const whole = readChoice();
  if (at < source.length) refuse();
  return { first: whole({ kind: 'whole' }), classes: classesOf([...sets.values()]) };

  function readChoice(): Part {
    const options = [readSequence()];
    while (take('|')) options.push(readSequence());
    return (next) => ({ kind: 'choice', places: options.map((option) => option(next)) });
  }

  function readSequence(): Part {
    const parts: Part[] = [];
    while (at < source.length && !/[|)]/.test(source.charAt(at))) {
      parts.push(readQuantifier(readAtom()));
    }
    return (next) => parts.reduceRight((place, part) => part(place), next);
  }

  function readAtom(): Part {
    if (take('$')) return (next) => ({ kind: 'end', next });
    if (take('(?:')) return readGroup();
    if (take('(?=')) return lookahead(readGroup(), false);
    if (take('(?!')) return lookahead(readGroup(), true);
    const [atom = refuse()] = match(ATOM);
    const units = sets.get(atom) ?? unitsOf(atom);
    sets.set(atom, units);
    return (next) => ({ kind: 'unit', units, next });
  }

  function readGroup(): Part {
    const part = readChoice();
    if (!take(')')) refuse();
    return part;
  }

  function readQuantifier(part: Part): Part {
    const [quantifier, least = '0', most = least] = match(QUANTIFIER);
    if (quantifier === undefined) return part;
    if (quantifier === '*') return repeated(part);
    return quantifier === '?' ? between(part, 0, 1) : between(part, Number(least), Number(most));
  }

  function take(text: string): boolean {
    const isNext = source.startsWith(text, at);
    if (isNext) at += text.length;
    return isNext;
  }

  function match(pattern: RegExp): readonly (string | undefined)[] {
    const found = pattern.exec(source.slice(at)) ?? [];
    at += found[0]?.length ?? 0;
    return found;
  }

  function refuse(): never {
    throw new RangeError(`what is at ${at} of ${source} is not supported`);
  }
}

/** Returns which code units an atom matches. */
function unitsOf(atom: string): Uint8Array {
  const pattern = new RegExp(`^${atom}$`);
  return new Uint8Array(ASCII_LENGTH).map((_, codeUnit) =>
    Number(pattern.test(String.fromCharCode(codeUnit))),
  );
}

function lookahead(part: Part, isNegative: boolean): Part {
  return (next) => ({ kind: 'look', ahead: part({ kind: 'found' }), isNegative, next });
}

function repeated(part: Part): Part {
  return (next) => {
    const places: Place[] = [next];
    const loop: Place = { kind: 'choice', places };
    places.push(part(loop));
    return loop;
  };
}

function between(part: Part, least: number, most: number): Part {
  if (most === 0) return (next) => next;
  const rest = between(part, Math.max(0, least - 1), most - 1);
  return (next) => {
    const place = part(rest(next));
    return least > 0 ? place : { kind: 'choice', places: [next, place] };
  };
}

function classesOf(sets: readonly Uint8Array[]): number[][] {
  const classes = new Map<string, number[]>();
  for (let codeUnit = 0; codeUnit < ASCII_LENGTH; codeUnit++) {
    const key = sets.map((units) => units[codeUnit]).join('');
    const known = classes.get(key);
    if (known === undefined) classes.set(key, [codeUnit]);
    else known.push(codeUnit);
  }
  return [...classes.values()];
}
