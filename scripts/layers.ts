/** The folders of packages/, lowest layer first: a package depends only on packages named before it. */
export const layers: readonly string[] = [
  'infra',
  'percent-encoding',
  'idna',
  'ipv6',
  'host',
  'url-record',
  'url-serializer',
  'url-parser',
  'form-urlencoded',
  'url-api',
  'url-validation',
  'url-reference',
  'url-editions',
  'url-keys',
  'urlkit',
];
