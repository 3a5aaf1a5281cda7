// Packages of data that others have made: under the licence of the data, and without the sources,
// which would hold them twice.

export const dataLicences: ReadonlyMap<string, string> = new Map([
  ['public-suffix-list', 'MPL-2.0'],
]);
