import { on } from 'node:events';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { notUTF8, type Row } from './blocks.js';
import { LineError } from './line-error.js';

interface CSVRecord {
  readonly record: readonly string[];
  readonly info: Info;
}

/**
 * Reads the records of CSV (RFC 4180), with their original text.
 *
 * @throws {LineError} If the input is not valid CSV or not UTF-8.
 */
export async function* readCSVRows(input: Readable): AsyncGenerator<readonly Row[]> {
  const source = new Source();
  const tap = new PassThrough();
  tap.on('data', (chunk: Buffer) => source.add(chunk));
  const parser = parse({
    info: true,
    bom: true,
    record_delimiter: ['\r\n', '\n'],
    // The caller compares the number of columns with the header.
    relax_column_count: true,
  });
  // The parser also reports errors of the other streams.
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
    throw new LineError(`is not valid CSV: ${explain(error)}`, Number(error['lines']));
  }
}

function explain({ code }: CsvError): string {
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'a quotation mark is not closed';
    case 'CSV_INVALID_CLOSING_QUOTE':
      return 'text follows a closing quotation mark';
    case 'INVALID_OPENING_QUOTE':
      return 'a quotation mark is inside a field';
    default:
      return code;
  }
}

function readRecord(parser: Readable): CSVRecord | null {
  return parser.read();
}

/** The bytes that were read but do not belong to a record yet. */
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
      throw new LineError(notUTF8('starts a record that is not', this.#offset), this.#lineNumber);
    }
  }
}
