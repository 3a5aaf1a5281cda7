// Formats of tables. One column is read, and another column is added.

import type { Readable } from 'node:stream';
import type { RowFormatName } from '../names.js';
import { counted } from '../output/counted.js';
import { quoted } from '../output/visible-text.js';
import { isJSONObject } from '../run/parse-json.js';
import { type Row, withoutByteOrderMark } from './blocks.js';
import { LineError } from './line-error.js';

export interface Columns {
  readonly column: string;
  readonly outputColumn: string;
}

/** How rows are read and written. */
export interface RowFormat {
  /** Whether answers are added to rows, so that every row must be readable. */
  readonly isTable: boolean;
  readonly hasHeader: boolean;
  /** Reads rows, if they are not lines. */
  readonly read?: ((input: Readable) => AsyncIterable<readonly Row[]>) | undefined;
  /** Reads the names of the columns. Returns the header to write. */
  readonly readHeader: (row: Row) => string;
  /** Returns the text of the column in a row; null if it is not text. */
  readonly valueOf: (row: Row) => string | null;
  /** Returns the row with one more column. All its other bytes stay the same. */
  readonly withValue: (row: Row, value: string | null) => string;
}

/** Creates a format, which remembers the header that it reads. */
export function createRowFormat(name: RowFormatName, columns: Columns): RowFormat {
  switch (name) {
    case 'lines':
      return lines;
    case 'tsv':
      return createTable(columns, '\t', undefined, ({ text }) => text.split('\t'), String);
    case 'csv':
      return createTable(columns, ',', readCSV, ({ fields = [] }) => fields, toCSVField);
    case 'jsonl':
      return createJSONLines(columns);
  }
}

// The parser is only loaded to read CSV.
async function* readCSV(input: Readable): AsyncGenerator<readonly Row[]> {
  const { readCSVRows } = await import('./csv-rows.js');
  yield* readCSVRows(input);
}

const lines: RowFormat = {
  isTable: false,
  hasHeader: false,
  readHeader: () => '',
  valueOf({ text, lineNumber, error }) {
    return error === undefined ? withoutByteOrderMark(text, lineNumber) : null;
  },
  withValue: ({ ending }, value) => (value ?? '') + (ending || '\n'),
};

function createTable(
  { column, outputColumn }: Columns,
  separator: string,
  read: RowFormat['read'],
  fieldsOf: (row: Row) => readonly string[],
  toField: (value: string) => string,
): RowFormat {
  let index = -1;
  let width = 0;
  const withValue: RowFormat['withValue'] = ({ text, ending }, value) =>
    text + separator + toField(value ?? '') + (ending || '\n');
  return {
    isTable: true,
    hasHeader: true,
    read,
    readHeader(row) {
      const names = fieldsOf(row).map((name) => name.replace(/^\uFEFF/, ''));
      index = names.indexOf(column);
      width = names.length;
      if (index === -1) {
        throw new LineError(
          `is a header without the column ${quoted(column)}; name the column of the URLs with --column`,
        );
      }
      if (names.includes(outputColumn)) {
        throw new LineError(
          `is a header that already has the column ${quoted(outputColumn)}; choose another name with --output-column`,
        );
      }
      return withValue(row, outputColumn);
    },
    valueOf(row) {
      const fields = fieldsOf(row);
      if (fields.length === width) return fields[index] ?? null;
      throw new LineError(`has ${counted(fields.length, 'column')}, but the header has ${width}`);
    },
    withValue,
  };
}

function toCSVField(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replace(/"/g, '""')}"` : value;
}

function createJSONLines({ column, outputColumn }: Columns): RowFormat {
  return {
    isTable: true,
    hasHeader: false,
    readHeader: () => '',
    valueOf(row) {
      const object = parseObject(row);
      if (object.has(outputColumn)) {
        throw new LineError(`already has a member ${quoted(outputColumn)}`);
      }
      const value = object.get(column);
      return typeof value === 'string' ? value : null;
    },
    withValue({ text, ending }, value) {
      const end = text.lastIndexOf('}');
      const comma = /\{\s*$/.test(text.slice(0, end)) ? '' : ',';
      const member = `${comma}${JSON.stringify(outputColumn)}:${JSON.stringify(value)}`;
      return text.slice(0, end) + member + text.slice(end) + (ending || '\n');
    },
  };
}

function parseObject({ text, lineNumber }: Row): ReadonlyMap<string, unknown> {
  try {
    const value: unknown = JSON.parse(withoutByteOrderMark(text, lineNumber));
    if (isJSONObject(value)) return new Map(Object.entries(value));
  } catch {
    // The message of the error would contain a part of the line.
  }
  throw new LineError('is not a JSON object');
}
