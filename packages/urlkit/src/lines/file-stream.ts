import { closeSync, readSync } from 'node:fs';
import { Readable } from 'node:stream';

/** Bytes that are read at once. Text of this length is cheap to make: V8 keeps longer strings apart. */
const CHUNK = 2 ** 16;

/**
 * Reads a regular file. Its bytes are mostly in memory, where the system reads ahead, so getting them takes less time
 * than handing the work to another thread. Signals and timers have their turn between chunks.
 *
 * @param isClosed Whether to close the file at the end.
 */
export function readFileStream(fd: number, isClosed: boolean): Readable {
  return new Readable({
    highWaterMark: CHUNK,
    read() {
      try {
        const chunk = Buffer.allocUnsafe(CHUNK);
        const length = readSync(fd, chunk, 0, CHUNK, null);
        setImmediate(() => this.push(length === 0 ? null : chunk.subarray(0, length)));
      } catch (error) {
        this.destroy(error instanceof Error ? error : new Error(String(error)));
      }
    },
    destroy(error, callback) {
      if (isClosed) closeSync(fd);
      callback(error);
    },
  });
}
