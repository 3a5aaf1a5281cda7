// Where a URL that was opened from another one comes from. The history of the browser keeps it.

import type { PageState } from './state.js';

/** The state that a URL was opened from, and where in its URL it was: empty if that is not known. */
export interface Opened extends PageState {
  readonly place: string;
}

/** Reads what a page wrote into an entry of the history. */
export function readOpened(state: unknown): readonly Opened[] {
  return Array.isArray(state) ? state : [];
}
