import { closeSync, readSync } from 'node:fs';
import { Readable } from 'node:stream';

/** The number of bytes to read at once. V8 stores longer strings in a separate space, which takes more time. */
const CHUNK = 2 ** 16;

/**
 * Reads a regular file in this thread. The system reads ahead, so most bytes are in memory already, and copying them is
 * faster than using another thread. Signals and timers are handled between chunks.
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
