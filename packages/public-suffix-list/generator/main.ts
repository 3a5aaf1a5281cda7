// Writes the data of @urlkit/public-suffix-list from a list file: that of
// https://publicsuffix.org/list/public_suffix_list.dat.

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePublicSuffixList } from '../../public-suffix/src/list-parser.js';

const [file, ...others] = process.argv.slice(2);
if (file === undefined || others.length > 0) {
  throw new Error('Wanted: npm run write -- public-suffix-list FILE');
}

const bytes = readFileSync(file);
const text = bytes.toString('utf8');
const commit = /^\/\/ COMMIT: *([\da-f]{40})$/m.exec(text)?.[1];
const { version, icann, private: privateRules } = parsePublicSuffixList(text);
if (version === null || commit === undefined) throw new Error('The list has no VERSION or COMMIT');

const notice = `/*!
 * Made from the Public Suffix List, version ${version},
 * https://github.com/publicsuffix/list/blob/${commit}/public_suffix_list.dat.
 * This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0. If a copy of
 * the MPL was not distributed with this file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
`;

function write(name: string, code: string): void {
  writeFileSync(join(import.meta.dirname, '../src', name), `${notice}\n${code}`);
}

write('icann-rules.ts', `export const icann: string = \`${icann}\`;\n`);
write('private-rules.ts', `export const privateRules: string = \`${privateRules}\`;\n`);
write(
  'source.ts',
  `export const version = '${version}';

/** What the data was generated from. */
export const publicSuffixListSource: {
  /** The list’s own version: its date and time. */
  readonly version: string;
  /** The commit of https://github.com/publicsuffix/list that contains the list. */
  readonly commit: string;
  /** The SHA-256 of the list file, in hexadecimal. */
  readonly sha256: string;
} = {
  version,
  commit: '${commit}',
  sha256: '${createHash('sha256').update(bytes).digest('hex')}',
};
`,
);
