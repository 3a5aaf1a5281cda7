// Packages of data that others have made: under the licence of the data, and without the sources,
// which would hold them twice.

export const dataLicences: ReadonlyMap<string, string> = new Map([
  ['public-suffix-list', 'MPL-2.0'],
]);

/** Packages with data or licensed material of others, which NOTICE.md names. */
export const noticeFolders: ReadonlySet<string> = new Set([
  'idna',
  'url-api',
  'url-editions',
  'url-keys',
  'url-rendering',
]);
