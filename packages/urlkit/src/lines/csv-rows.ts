import { on } from 'node:events';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { LineError } from './line-error.js';
import type { Row } from './row-formats.js';

interface CSVRecord {
  readonly record: readonly string[];
  readonly info: Info;
}

/**
 * Reads the records of CSV (RFC 4180), with the bytes that each was written in.
 *
 * @throws {LineError} If the input is no CSV, is not UTF-8, or has records of different lengths.
 */
export async function* readCSVRows(input: Readable): AsyncGenerator<readonly Row[]> {
  const source = new Source();
  const tap = new PassThrough();
  tap.on('data', (chunk: Buffer) => source.add(chunk));
  const parser = parse({ info: true, bom: true, record_delimiter: ['\r\n', '\n'] });
  // What goes wrong is an error of the parser as well.
  pipeline(input, tap, parser, () => {});
  try {
    for await (const _ of on(parser, 'readable', { close: ['end'] })) {
      const rows: Row[] = [];
      for (let next = readRecord(parser); next !== null; next = readRecord(parser)) {
        rows.push(source.take(next));
      }
      yield rows;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new LineError(`is no CSV: ${error.code}`, Number(error['lines']));
  }
}

function readRecord(parser: Readable): CSVRecord | null {
  return parser.read();
}

/** The bytes that were read and not taken yet. */
class Source {
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  #bytes: Buffer = Buffer.alloc(0);
  #offset = 0;
  #lineNumber = 1;

  add(chunk: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, chunk]);
  }

  /** Takes the bytes up to the end of a record. */
  take({ record, info }: CSVRecord): Row {
    const length = info.bytes - this.#offset;
    const written = this.#decode(this.#bytes.subarray(0, length));
    const lineNumber = this.#lineNumber;
    this.#bytes = this.#bytes.subarray(length);
    this.#offset += length;
    this.#lineNumber += written.split('\n').length - 1;
    const ending = /\r?\n$/.exec(written)?.[0] ?? '';
    return {
      text: written.slice(0, written.length - ending.length),
      ending,
      lineNumber,
      fields: record,
    };
  }

  #decode(bytes: Buffer): string {
    try {
      return this.#utf8.decode(bytes);
    } catch {
      throw new LineError(
        `begins a record that is not UTF-8, at byte offset ${this.#offset}`,
        this.#lineNumber,
      );
    }
  }
}
