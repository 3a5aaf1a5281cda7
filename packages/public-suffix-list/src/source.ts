/*!
 * Made from the Public Suffix List, version 2026-10-22_08-36-41_UTC,
 * https://github.com/publicsuffix/list/blob/8437e5262f13305f94087abe699b4fe2be1d1de8/public_suffix_list.dat.
 * This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0. If a copy of
 * the MPL was not distributed with this file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */

export const version = '2026-10-22_08-36-41_UTC';

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
  commit: '8437e5262f13305f94087abe699b4fe2be1d1de8',
  sha256: '0232f4df0831911356e8ee1f4d5c3b6b12c0ed3f6bd66b0f81c8ab5d3d49e9ca',
};
