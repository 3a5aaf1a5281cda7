// Tests of formats from the JSON Schema Test Suite, tests/draft2020-12/optional/format.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../../scripts/run.js';
import { DataFolder } from './data-folders.js';

/** A test of a format. */
export interface FormatTest {
  readonly description: string;
  readonly data: unknown;
  readonly valid: boolean;
}

const named = process.env['JSON_SCHEMA_FORMATS_DIR'];
const path = resolve(root, named ?? '../shared/json-schema-formats');

export const formatsFolder = new DataFolder(
  existsSync(path) ? path : null,
  named === undefined,
  'JSON_SCHEMA_FORMATS_DIR must name the folder optional/format of the JSON Schema Test Suite',
);

/** Reads the tests of a format. */
export function readFormatTests(name: string): readonly FormatTest[] {
  const groups: readonly { readonly tests: readonly FormatTest[] }[] = JSON.parse(
    formatsFolder.read(`${name}.json`),
  );
  return groups.flatMap(({ tests }) => tests);
}
