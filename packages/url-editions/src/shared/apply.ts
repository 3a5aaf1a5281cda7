// Caches the results of functions that take long for long hosts, for comparisons.

import { type DomainForms, domainForms } from './domain-forms.js';

/** Applies a function without side effects to a text. */
export type Apply = <Result>(convert: (text: string) => Result, text: string) => Result;

/** Applies a function. */
export const apply: Apply = (convert, text) => convert(text);

const RESULTS_OF_EACH = 2;

/** Creates a function that caches the last results of each function, and returns them again for equal texts. */
export function createMemory(): Apply {
  const results = new Map<unknown, Map<string, unknown>>();
  return <Result>(convert: (text: string) => Result, text: string): Result => {
    const known = (results.get(convert) ?? new Map()) as Map<string, Result>;
    results.set(convert, known);
    const key = convert === domainForms ? domainIn(known as Map<string, DomainForms>, text) : text;
    const result = known.has(key) ? (known.get(key) as Result) : convert(text);
    // The first entry is the least recently used one.
    known.delete(key);
    known.set(key, result);
    if (known.size > RESULTS_OF_EACH) known.delete(Array.from(known.keys())[0] as string);
    return result;
  };
}

// The ASCII form of a domain has the same two forms as the domain.
function domainIn(known: ReadonlyMap<string, DomainForms>, text: string): string {
  const entry = Array.from(known).find(([, { ascii }]) => ascii === text);
  return entry === undefined ? text : entry[0];
}
