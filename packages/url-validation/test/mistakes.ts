// Real mistakes in URLs, with the kind of place where people make them. Names, hosts and secrets are replaced.

/** Where a mistake was made. */
export type Source =
  | 'chat'
  | 'code'
  | 'configuration'
  | 'document'
  | 'email'
  | 'form'
  | 'log'
  | 'Markdown'
  | 'spreadsheet';

/** A mistake, and what a person must be told. */
export interface Mistake {
  readonly source: Source;
  readonly input: string;
  readonly base?: string;
  /** The name of the validation error, the cause or the hint that says it. */
  readonly name: string;
  /** What is marked. */
  readonly atFault: string;
  /** The URL that the fixes or the hint give; null if only the person can know. */
  readonly gives: string | null;
}

type Row = readonly [
  source: Source,
  input: string,
  name: string,
  atFault: string,
  gives: string | null,
  base?: string,
];

const page = 'https://example.org/docs/';

const rows: readonly Row[] = [
  // No scheme, or not the one that was meant.
  ['form', 'example.com', 'missing-scheme', 'example.com', 'https://example.com/'],
  ['form', 'www.example.com', 'missing-scheme', 'www.example.com', 'https://www.example.com/'],
  [
    'form',
    'www.example.com/our team',
    'missing-scheme',
    'www.example.com',
    'https://www.example.com/our%20team',
  ],
  ['form', 'WWW.EXAMPLE.COM', 'missing-scheme', 'WWW.EXAMPLE.COM', 'https://www.example.com/'],
  [
    'form',
    'münchen.example',
    'missing-scheme',
    'münchen.example',
    'https://xn--mnchen-3ya.example/',
  ],
  [
    'form',
    'example.com/?utm_source=x',
    'missing-scheme',
    'example.com',
    'https://example.com/?utm_source=x',
  ],
  ['configuration', 'localhost', 'missing-scheme', 'localhost', 'http://localhost/'],
  ['configuration', 'localhost:3000', 'host-as-scheme', 'localhost:3000', 'http://localhost:3000/'],
  [
    'configuration',
    'localhost:8080/api',
    'host-as-scheme',
    'localhost:8080',
    'http://localhost:8080/api',
  ],
  [
    'configuration',
    'api.example.com:8443/v1',
    'host-as-scheme',
    'api.example.com:8443',
    'https://api.example.com:8443/v1',
  ],
  ['configuration', '127.0.0.1:5000', 'missing-scheme', '127.0.0.1:5000', 'http://127.0.0.1:5000/'],
  ['configuration', '192.168.1.10', 'missing-scheme', '192.168.1.10', 'http://192.168.1.10/'],
  ['configuration', '[::1]:8080', 'missing-scheme', '[::1]:8080', 'http://[::1]:8080/'],
  [
    'configuration',
    '//cdn.example.com/a.js',
    'scheme-relative',
    '//',
    'https://cdn.example.com/a.js',
  ],
  ['configuration', '/api/v1', 'missing-scheme-non-relative-URL', '', null],
  ['configuration', 'api/v1', 'missing-scheme-non-relative-URL', '', null],
  ['configuration', '', 'missing-scheme-non-relative-URL', '', null],
  [
    'Markdown',
    'www.example.com/guide',
    'missing-scheme',
    'www.example.com',
    'https://www.example.com/guide',
    page,
  ],
  [
    'Markdown',
    'github.com/example/project',
    'missing-scheme',
    'github.com',
    'https://github.com/example/project',
    page,
  ],
  [
    'Markdown',
    'info@example.org',
    'email-address',
    'info@example.org',
    'mailto:info@example.org',
    page,
  ],
  [
    'form',
    'jane.doe@example.org',
    'email-address',
    'jane.doe@example.org',
    'mailto:jane.doe@example.org',
  ],
  // A scheme, badly typed.
  ['form', 'htp://example.com', 'misspelled-scheme', 'htp', 'http://example.com/'],
  ['form', 'htpps://example.com', 'misspelled-scheme', 'htpps', 'https://example.com/'],
  ['form', 'htts://example.com', 'misspelled-scheme', 'htts', 'https://example.com/'],
  ['form', 'hhtps://example.com', 'misspelled-scheme', 'hhtps', 'https://example.com/'],
  ['form', 'hpttp://example.com', 'misspelled-scheme', 'hpttp', 'http://example.com/'],
  ['chat', 'ttps://example.com/x', 'misspelled-scheme', 'ttps', 'https://example.com/x'],
  ['chat', 'ttp://example.com/x', 'misspelled-scheme', 'ttp', 'http://example.com/x'],
  ['form', 'httpss://example.com', 'misspelled-scheme', 'httpss', 'https://example.com/'],
  ['form', 'https//example.com', 'scheme-punctuation', 'https//', 'https://example.com/'],
  ['form', 'http//example.com', 'scheme-punctuation', 'http//', 'http://example.com/'],
  ['form', 'https;//example.com', 'scheme-punctuation', 'https;//', 'https://example.com/'],
  ['form', 'https:://example.com', 'scheme-punctuation', 'https:://', 'https://example.com/'],
  ['form', 'https.//example.com', 'scheme-punctuation', 'https.//', 'https://example.com/'],
  ['form', 'https://://example.com', 'host-missing', '', null],
  ['form', 'https: //example.com', 'scheme-punctuation', 'https: //', 'https://example.com/'],
  ['form', 'https:// example.com', 'scheme-punctuation', 'https:// ', 'https://example.com/'],
  ['form', 'https ://example.com', 'scheme-punctuation', 'https ://', 'https://example.com/'],
  ['chat', 'https：//example.com', 'scheme-punctuation', 'https：//', 'https://example.com/'],
  ['form', 'http:/example.com', 'missing-slash', 'http:/', 'http://example.com/'],
  ['form', 'https:example.com', 'missing-slash', 'https:', 'https://example.com/'],
  [
    'configuration',
    'https:/example.com/a',
    'missing-slash',
    'https:/',
    'https://example.com/a',
    page,
  ],
  [
    'form',
    'https:///example.com',
    'special-scheme-missing-following-solidus',
    '/',
    'https://example.com/',
  ],
  [
    'configuration',
    'http:\\\\example.com\\share',
    'special-scheme-missing-following-solidus',
    '\\\\',
    'http://example.com/share',
  ],
  // Paths of files.
  ['configuration', 'C:\\Users\\jane\\a.pdf', 'windows-path', 'C:', 'file:///C:/Users/jane/a.pdf'],
  ['configuration', 'D:/data/50% off.csv', 'windows-path', 'D:', 'file:///D:/data/50%25%20off.csv'],
  [
    'email',
    '\\\\fileserver\\public\\plan.xlsx',
    'windows-path',
    '\\\\',
    'file://fileserver/public/plan.xlsx',
  ],
  [
    'code',
    'file://C:/data/a.csv',
    'file-invalid-Windows-drive-letter-host',
    'C:',
    'file:///C:/data/a.csv',
  ],
  ['code', 'file:data/a.csv', 'special-scheme-missing-following-solidus', '', 'file:///data/a.csv'],
  [
    'Markdown',
    'images\\logo.png',
    'invalid-reverse-solidus',
    '\\',
    'https://example.org/docs/images/logo.png',
    page,
  ],
  [
    'Markdown',
    'my file.pdf',
    'invalid-URL-unit',
    ' ',
    'https://example.org/docs/my%20file.pdf',
    page,
  ],
  // What came with a copy.
  ['chat', '“https://example.com/a”', 'copied-punctuation', '“', 'https://example.com/a'],
  ['chat', '"https://example.com/a"', 'copied-punctuation', '"', 'https://example.com/a'],
  ['chat', "'https://example.com/a'", 'copied-punctuation', "'", 'https://example.com/a'],
  ['chat', '`https://example.com/a`', 'copied-punctuation', '`', 'https://example.com/a'],
  ['email', '<https://example.com/a>', 'copied-punctuation', '<', 'https://example.com/a'],
  ['email', '(https://example.com/a)', 'copied-punctuation', '(', 'https://example.com/a'],
  ['email', '«https://example.com/a»', 'copied-punctuation', '«', 'https://example.com/a'],
  ['chat', 'https://example.com/a”', 'copied-punctuation', '”', 'https://example.com/a'],
  ['Markdown', 'https://example.com/a)', 'copied-punctuation', ')', 'https://example.com/a'],
  ['email', 'https://example.com/prices.', 'copied-punctuation', '.', 'https://example.com/prices'],
  ['email', 'https://example.com.', 'copied-punctuation', '.', 'https://example.com/'],
  ['email', 'https://example.com/a,', 'copied-punctuation', ',', 'https://example.com/a'],
  ['chat', 'https://example.com/a。', 'copied-punctuation', '。', 'https://example.com/a'],
  ['chat', '「https://example.com/a」', 'copied-punctuation', '「', 'https://example.com/a'],
  ['spreadsheet', ' https://example.com/', 'invalid-URL-unit', ' ', 'https://example.com/'],
  ['spreadsheet', 'https://example.com/\t', 'invalid-URL-unit', '\t', 'https://example.com/'],
  ['log', 'https://example.com/a\r', 'invalid-URL-unit', '\r', 'https://example.com/a'],
  [
    'email',
    'https://example.com/a-long-\npath',
    'invalid-URL-unit',
    '\n',
    'https://example.com/a-long-path',
  ],
  [
    'spreadsheet',
    '\u00A0https://example.com/',
    'invisible-character',
    '\u00A0',
    'https://example.com/',
  ],
  [
    'spreadsheet',
    '\uFEFFhttps://example.com/',
    'invisible-character',
    '\uFEFF',
    'https://example.com/',
  ],
  ['chat', 'https://example.com/\u200Ba', 'invisible-character', '\u200B', 'https://example.com/a'],
  [
    'document',
    'https://example.com/data\u00ADbase',
    'invisible-character',
    '\u00AD',
    'https://example.com/database',
  ],
  ['chat', 'https://example.com\u200E/', 'hidden-character', '\u200E', null],
  ['document', 'https://exam\u200Dple.com/', 'misplaced-joiner', '\u200D', null],
  // Characters that are not allowed.
  [
    'Markdown',
    'https://example.com/my file.pdf',
    'invalid-URL-unit',
    ' ',
    'https://example.com/my%20file.pdf',
  ],
  ['code', 'https://example.com/{id}', 'invalid-URL-unit', '{', 'https://example.com/%7Bid%7D'],
  [
    'configuration',
    'https://example.com/<version>/',
    'invalid-URL-unit',
    '<',
    'https://example.com/%3Cversion%3E/',
  ],
  ['code', 'https://example.com/?q="a"', 'invalid-URL-unit', '"', 'https://example.com/?q=%22a%22'],
  ['code', 'https://example.com/?ids[]=1', 'invalid-URL-unit', '[]', null],
  ['code', 'https://example.com/?a|b', 'invalid-URL-unit', '|', null],
  ['code', 'https://example.com/a^b', 'invalid-URL-unit', '^', 'https://example.com/a%5Eb'],
  ['form', 'https://example.com/100%', 'percent-sign', '%', 'https://example.com/100%25'],
  [
    'code',
    'https://example.com/?q=50% off',
    'percent-sign',
    '%',
    'https://example.com/?q=50%25%20off',
  ],
  ['code', 'https://example.com/%u00e9', 'percent-sign', '%', 'https://example.com/%25u00e9'],
  // Hosts.
  ['form', 'https://example com', 'forbidden-character', ' ', null],
  ['form', 'https://my shop.example', 'forbidden-character', ' ', null],
  ['form', 'https://example..com', 'empty-label', '..', null],
  ['form', 'https://www,example.com', 'non-ldh-character', ',', null],
  ['configuration', 'http://my_service:8080', 'non-ldh-character', '_', null],
  ['configuration', 'https://<your-domain>/', 'forbidden-character', '<', null],
  ['configuration', 'https://$HOST/', 'non-ldh-character', '$', null],
  ['configuration', 'https://{{ host }}/', 'forbidden-character', ' ', null],
  ['configuration', 'https://%HOST%/', 'forbidden-character', '%', null],
  ['configuration', 'https://*.example.com', 'non-ldh-character', '*', null],
  ['log', 'http://example.com%2Fadmin', 'forbidden-character', '%2F', null],
  ['configuration', 'https://-example.com', 'misplaced-hyphen', '-', null],
  ['configuration', 'http://', 'host-missing', '', null],
  ['configuration', 'http://:8080', 'host-missing', '', null],
  ['configuration', 'http://192.168.1.256/', 'IPv4-out-of-range-part', '256', null],
  ['configuration', 'http://192.168.1.1.1/', 'IPv4-too-many-parts', '192.168.1.1.1', null],
  ['configuration', 'http://192.168.1/', 'IPv4-too-few-parts', '192.168.1', 'http://192.168.0.1/'],
  [
    'configuration',
    'http://192.168.001.010/',
    'IPv4-non-decimal-part',
    '001',
    'http://192.168.1.8/',
  ],
  ['configuration', 'http://::1/', 'unbracketed-ipv6', '::1', 'http://[::1]/'],
  ['configuration', 'http://[::1:8080/', 'IPv6-unclosed', '[', null],
  ['configuration', 'http://[fe80::1%eth0]/', 'IPv6-invalid-code-point', '%', null],
  [
    'configuration',
    'http://[2001:0db8::1]/',
    'IPv6-piece-leading-zero',
    '0db8',
    'http://[2001:db8::1]/',
  ],
  // Ports and credentials.
  ['configuration', 'http://example.com:80a/', 'port-invalid', '80a', null],
  ['configuration', 'http://example.com:$PORT/', 'port-invalid', '$PORT', null],
  ['configuration', 'http://example.com:99999/', 'port-out-of-range', '99999', null],
  ['configuration', 'http://example.com:8080:8080/', 'port-invalid', '8080:8080', null],
  [
    'configuration',
    'https://user:secret@example.com/',
    'invalid-credentials',
    'user:secret@',
    null,
  ],
  [
    'configuration',
    'postgres://user:p#ss@db.example/app',
    'unencoded-password',
    '#',
    'postgres://user:p%23ss@db.example/app',
  ],
  [
    'log',
    'https://jane@example.com@example.org/',
    'invalid-credentials',
    'jane@example.com@',
    null,
  ],
];

export const mistakes: readonly Mistake[] = rows.map(
  ([source, input, name, atFault, gives, base]) => ({
    source,
    input,
    name,
    atFault,
    gives,
    ...(base === undefined ? {} : { base }),
  }),
);
