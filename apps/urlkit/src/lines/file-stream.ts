import { closeSync, readSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';

/** Bytes in chunks. A chunk may be overwritten when the next one is asked for. */
export interface ByteStream extends AsyncIterable<Uint8Array> {
  readonly destroy: () => void;
}

/** The number of bytes to read at once. V8 stores longer strings in a separate space, which takes more time. */
const CHUNK = 2 ** 16;

/** How many chunks are read before signals and timers are handled. */
const CHUNKS_PER_TURN = 16;

const LINE_FEED = 0x0a;

/**
 * Reads a regular file in this thread. The system reads ahead, so most bytes are in memory already, and copying them is
 * faster than using another thread. Chunks end after a line feed if they contain one, so that lines need not be joined.
 *
 * @param isClosed Whether to close the file at the end.
 */
export function readFileStream(fd: number, isClosed: boolean): ByteStream {
  let isDestroyed = false;
  return {
    destroy() {
      isDestroyed = true;
    },
    async *[Symbol.asyncIterator]() {
      const buffer = Buffer.allocUnsafe(CHUNK);
      let kept = 0;
      try {
        for (let count = 1; !isDestroyed; count++) {
          const filled = kept + readSync(fd, buffer, kept, CHUNK - kept, null);
          const isLast = filled === kept;
          const end = (!isLast && buffer.lastIndexOf(LINE_FEED, filled - 1) + 1) || filled;
          if (end > 0) yield buffer.subarray(0, end);
          if (isLast) return;
          buffer.copyWithin(0, end, filled);
          kept = filled - end;
          if (count % CHUNKS_PER_TURN === 0) await setImmediate();
        }
      } finally {
        if (isClosed) closeSync(fd);
      }
    },
  };
}
