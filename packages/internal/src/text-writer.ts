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
    this.chunk += text;
    if (this.chunk.length > CODE_UNITS_PER_CHUNK) {
      this.chunks += flatten(this.chunk);
      this.chunk = '';
    }
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
