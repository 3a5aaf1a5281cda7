// https://url.spec.whatwg.org/#concept-urlsearchparams-list

/** A name and a value. */
export type Tuple = [name: string, value: string];

/**
 * What a URLSearchParams object is made of: its list, and the update steps of the URL object it
 * belongs to. A URL object keeps it to empty and fill the list itself.
 */
export class QueryList {
  tuples: Tuple[];
  /** Runs after every change that was made through the URLSearchParams object. */
  readonly update: () => void;

  constructor(tuples: Tuple[], update: () => void) {
    this.tuples = tuples;
    this.update = update;
  }
}
