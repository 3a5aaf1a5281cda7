// Tests of formats from the JSON Schema Test Suite, tests/draft2020-12/optional/format.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface FormatTest {
  readonly description: string;
  readonly data: unknown;
  readonly valid: boolean;
}

interface FormatTestGroup {
  readonly tests: readonly FormatTest[];
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = process.env['JSON_SCHEMA_FORMATS_DIR'] ?? join(root, 'shared/json-schema-formats');

/** Reads the tests of a format; null if there is no folder with them. */
export const formatTests: ((name: string) => readonly FormatTest[]) | null = existsSync(folder)
  ? (name) => {
      const groups: readonly FormatTestGroup[] = JSON.parse(
        readFileSync(join(folder, `${name}.json`), 'utf8'),
      );
      return groups.flatMap(({ tests }) => tests);
    }
  : null;
