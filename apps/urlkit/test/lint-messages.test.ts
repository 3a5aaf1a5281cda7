// What lint says about each rule: the character at fault, and what to write instead.

import test from 'ava';
import { createDocumentChecker } from '../src/lint/document-checker.js';
import { type RuleName, ruleNames } from '../src/lint/rules.js';
import { urlkit } from './run-command.js';

/** For each rule, a link in Markdown, and what the message about it says. */
const links: Readonly<
  Record<Exclude<RuleName, 'scheme-not-allowed'>, readonly [link: string, said: string]>
> = {
  'domain-to-ASCII': ['<https://exam\uFFFDple.com/>', '(U+FFFD)'],
  'domain-percent-encoded': ['https://exa%6Dple.com/', 'Write example.com.'],
  'host-invalid-code-point': ['redis://exam^ple/', '`^` (U+005E)'],
  'IPv4-non-ASCII-input': ['https://１27.0.0.1/', 'Write 127.0.0.1.'],
  'IPv4-empty-part': ['https://127.0.0.1./', 'Write 127.0.0.1.'],
  'IPv4-too-few-parts': ['https://127.1/', 'Write 127.0.0.1.'],
  'IPv4-too-many-parts': ['https://127.0.0.0.1/', 'four numbers'],
  'IPv4-non-numeric-part': ['https://127.0.xyzw.1/', 'not a number'],
  'IPv4-non-decimal-part': ['https://127.0.0.010/', 'Write 127.0.0.8.'],
  'IPv4-out-of-range-part': ['https://127.0.256/', '256 is larger than 255'],
  'IPv6-unclosed': ['<https://[::1/>', 'closing `]`'],
  'IPv6-invalid-compression': ['<https://[:1]/>', 'Write two'],
  'IPv6-too-many-pieces': ['<https://[1:2:3:4:5:6:7:8:9]/>', 'eight groups'],
  'IPv6-multiple-compression': ['<https://[1::2::3]/>', 'only once'],
  'IPv6-invalid-code-point': ['<https://[::g]/>', '`g` (U+0067)'],
  'IPv6-too-few-pieces': ['<https://[1:2:3]/>', 'eight groups'],
  'IPv6-piece-leading-zero': ['<https://[2001:0db8::1]/>', 'Write db8.'],
  'IPv4-in-IPv6-too-many-pieces': ['<https://[1:2:3:4:5:6:7:127.0.0.1]/>', 'two of the eight'],
  'IPv4-in-IPv6-invalid-code-point': ['<https://[::ffff:127.00.0.1]/>', 'without zeros'],
  'IPv4-in-IPv6-out-of-range-part': ['<https://[::ffff:127.0.0.256]/>', '0 to 255'],
  'IPv4-in-IPv6-too-few-parts': ['<https://[::ffff:127.0.1]/>', 'four numbers'],
  'invalid-URL-unit': ['<https://h/a b|c>', 'are not allowed here. Write %20 and %7C.'],
  'special-scheme-missing-following-solidus': ['<https:\\\\h/>', 'exactly two slashes'],
  'missing-scheme-non-relative-URL': ['images/logo.png', 'https:// first'],
  'invalid-reverse-solidus': ['<https://h/a\\b>', 'Write /.'],
  'invalid-credentials': ['https://user@h/', 'a username or password'],
  'host-missing': ['https://:80/', 'The host is missing'],
  'port-out-of-range': ['https://h:80000/', 'at most 65535'],
  'port-invalid': ['https://h:80a/', '`80a` is not a number'],
  'file-invalid-Windows-drive-letter': ['C|/images', 'Write /C:.'],
  'file-invalid-Windows-drive-letter-host': ['file://C:/images', 'Write /C:.'],
  'template-syntax': ['<https://h/{{id}}>', 'the syntax of a template'],
  'rfc-3986': ['<https://h/[a>', 'The rule '],
  'not-a-link': ['https://h/a b', 'Write < and >'],
  'hidden-character': ['https://h/a\u200Bb', 'It is U+200B'],
  'look-alike-host': ['https://g\u043E\u043Egle.com/', 'looks like `google.com`'],
  'imitated-name': ['https://paypal.com.evil.example/', 'belongs to `evil.example`'],
  'host-like-username': ['https://paypal.com@evil.example/', 'the host is `evil.example`'],
  'unknown-ending': ['https://example.con/', 'not a known ending'],
  'short-link': ['https://bit.ly/abc', 'does not say where it leads'],
  'wrapped-target': ['https://h.example/redirect?to=https://evil.example/', 'at `evil.example`'],
  'active-scheme': ['search-ms:query=a', 'a search of Windows'],
  'reordering-character': ['https://h/a\u202Egpj.exe', 'U+202E'],
  'copied-punctuation': ['\u201Chttps://h.org/\u201D', 'Perhaps https://h.org/ is meant.'],
  'host-as-scheme': ['localhost:3000/a', 'Perhaps http://localhost:3000/a is meant.'],
  'two-urls': ['https://a.example/bhttps://c.example/', 'A second URL begins here.'],
  'unbracketed-ipv6': ['http://2001:db8::5/', 'Perhaps http://[2001:db8::5]/ is meant.'],
  'repeated-scheme': ['https://https://example.org/a', 'Perhaps https://example.org/a is meant.'],
  'needless-slashes': ['tel://123456', 'Perhaps tel:123456 is meant.'],
  'missing-scheme': ['www.example.org', 'Perhaps https://www.example.org is meant.'],
  'scheme-punctuation': ['http//h.example', 'Perhaps http://h.example is meant.'],
  'missing-slash': ['http:/h.example', 'Perhaps http://h.example is meant.'],
  'misspelled-scheme': ['htp://example.org', 'Perhaps http://example.org is meant.'],
  'email-address': ['joe@example.org', 'Perhaps mailto:joe@example.org is meant.'],
  'windows-path': ['<C:\\\\x>', 'Perhaps file:///C:/x is meant.'],
};

test('there is a link for each rule', (t) => {
  t.deepEqual(Object.keys(links).sort(), [...ruleNames].sort());
});

/** Escapes text as GitHub needs it. */
function escapedForGitHub(text: string): string {
  return text.replace(/%/g, '%25');
}

for (const [name, [link, said]] of Object.entries(links)) {
  test(`lint says in text and for GitHub what ${name} is about`, async (t) => {
    const base = name.startsWith('file-invalid-Windows') ? ['--base', 'file:///tmp/'] : [];
    // Without a base URL, a relative link in a document is not known.
    const isLine = name === 'missing-scheme-non-relative-URL';
    const kind = isLine ? 'lines' : 'markdown';
    const args = ['lint', '--extract', kind, '--rule', `${name}=warning`, ...base, '-f'];
    const document = isLine ? link : `[text](${link})\n`;
    const about = (output: string) => output.split('\n').filter((line) => line.includes(name));
    const [text = '', ...others] = about((await urlkit([...args, 'text'], document)).stdout);
    t.deepEqual(others, []);
    t.true(text.includes(said), text);
    const [forGitHub = ''] = about((await urlkit([...args, 'github'], document)).stdout);
    t.true(forGitHub.includes(escapedForGitHub(said)), forGitHub);
  });
}

test('lint does not name characters of passwords', async (t) => {
  const { stdout } = await urlkit(['lint'], 'https://user:a^b@h/');
  t.false(/%5E|\^|U\+005E/.test(stdout), stdout);
});

/** URLs that are data of other types, or run code. */
const active = [
  ...[
    'text/html',
    'text/html;charset=utf-8',
    'text/xml',
    'application/xml',
    'application/xhtml+xml',
  ],
].flatMap((type) => [`data:${type},a`, `data:${type};base64,YQ==`, `DATA:${type.toUpperCase()},a`]);
const programs = [
  ...['javascript:void(0)', 'javascript:', 'JavaScript:a("b c")', 'javascript:a%zz', 'vbscript:a'],
];
const inert = [
  ...['image/png', 'image/gif', 'image/webp', 'image/avif', 'image/x-icon', 'image/svg+xml'],
  ...['image/svg+xml;charset=utf-8', 'IMAGE/SVG+XML', 'font/woff2', 'font/ttf', 'audio/mpeg'],
  ...['audio/wav', 'video/mp4', 'video/webm', 'text/plain', 'text/plain;charset=utf-8'],
  ...['application/json', ''],
].flatMap((type) => [`data:${type},a`, `data:${type};base64,YQ==`]);

/** Returns the rules of the problems of a link, in each kind of document that can contain it. */
function rulesOf(url: string): Promise<readonly (readonly string[])[]> {
  const written = url.replace(/"/g, '&quot;');
  const documents = [
    ['html', `<a href="${written}">a</a>\n`],
    ['html', `<img src="${written}">\n`],
    ['markdown', `[a](<${url}>)\n`],
  ] as const;
  return Promise.all(
    documents.map(async ([kind, document]) => {
      const checker = await createDocumentChecker(kind, null, { rules: {} });
      return checker.check(document).flatMap(({ problems }) => problems.map(({ name }) => name));
    }),
  );
}

test('active-scheme is about what runs code, and not about images and other data', async (t) => {
  for (const url of [...active, ...programs]) {
    t.deepEqual(await rulesOf(url), Array(3).fill(['active-scheme']), url);
  }
  for (const url of inert) t.deepEqual(await rulesOf(url), [[], [], []], url);
});
