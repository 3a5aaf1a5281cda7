import { flatten } from './flatten.js';

const CODE_UNITS_PER_CHUNK = 4096;

/** Joins strings. */
export interface TextWriter {
  readonly write: (text: string) => void;
  readonly text: () => string;
}

/**
 * Joins many short strings. Engines take about 32 bytes for each `+=` to a long string until it is read.
 */
export function createTextWriter(): TextWriter {
  let chunks = '';
  let chunk = '';
  return {
    write(text) {
      chunk += text;
      if (chunk.length > CODE_UNITS_PER_CHUNK) {
        chunks += flatten(chunk);
        chunk = '';
      }
    },
    text: () => chunks + chunk,
  };
}
