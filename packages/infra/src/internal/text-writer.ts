import { flatten } from './flatten.js';

const CODE_UNITS_PER_CHUNK = 4096;

/** Joins strings. */
export interface TextWriter {
  write(text: string): void;
  text(): string;
}

// A class, because closures would take longer to make than most texts to write.
class ChunkWriter implements TextWriter {
  chunks = '';
  chunk = '';

  write(text: string): void {
    const chunk = this.chunk + text;
    const isFull = chunk.length > CODE_UNITS_PER_CHUNK;
    if (isFull) this.chunks += flatten(chunk);
    this.chunk = isFull ? '' : chunk;
  }

  text(): string {
    return this.chunks + this.chunk;
  }
}

/**
 * Joins many short strings. Engines take about 32 bytes for each `+=` to a long string until it is read.
 */
export function createTextWriter(): TextWriter {
  return new ChunkWriter();
}
