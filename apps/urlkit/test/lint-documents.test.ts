// What lint reports and changes in documents.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { parseAndSerialize, parseURL } from '@urlkit/url-parser';
import test from 'ava';
import fc from 'fast-check';
import { checkProperty } from '../../../test/support/property.js';
import { createDocumentChecker, type DocumentChecker } from '../src/lint/document-checker.js';
import type { DocumentKind } from '../src/lint/document-kinds.js';
import { loadExtractor } from '../src/lint/extractors.js';
import type { ExtractLinks } from '../src/lint/links.js';
import { hasTemplateSyntax } from '../src/lint/templates.js';
import { fileOf, urlkit } from './run-command.js';

async function fixed(kind: DocumentKind, document: string, ...args: string[]): Promise<string> {
  const file = fileOf(document);
  await urlkit(['lint', '--fix', '--extract', kind, ...args, file]);
  return readFileSync(file, 'utf8');
}

async function findings(kind: DocumentKind, document: string, ...args: string[]) {
  const { stdout } = await urlkit(['lint', '--json', '--extract', kind, ...args], document);
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

// URLs, good and bad, that can be in each kind of document.
const urls = fc.oneof(
  fc.constantFrom(
    ...['https://h/a b', 'https:\\\\h\\a', 'https:/h', 'https://u@h/{x y}', 'http://1/', '../a b'],
    ...['HTTP://\u00e9.example/\u{1F600} x', 'https://h:99999/', 'https:h', 'a?b c#d e', '//h\\x'],
    ...[
      '{{cdn}}/a b',
      '$'.concat('{URL}/ x'),
      '<%= x %>/a',
      'https://h/{id} x',
      '?a&\namp; b',
      '\\x',
      ' ',
    ],
  ),
  fc.string({
    unit: fc.constantFrom(...'hHas:/\\?#@[]<>(){}%&;.`"\' \t\u00e9\u{1F600}'),
    maxLength: 9,
  }),
);

const before = fc.constantFrom(
  '',
  'a',
  '\u{1F600} ',
  '> ',
  '- ',
  '\t',
  '# ',
  '\n\n',
  '<b>',
  '\uFEFF',
);

const wrappers: Readonly<
  Record<'markdown' | 'html' | 'asciidoc' | 'text', readonly ((url: string) => string)[]>
> = {
  markdown: [
    (url) => `[a](<${url}>)`,
    (url) => `[a](${url})`,
    (url) => `![\u{1F600}](<${url}> "t")`,
    (url) => `<${url}>`,
    (url) => `[r\u00e9]: <${url}>`,
    (url) => `<a href="${url}">`,
    (url) => `<a\n> href='${url}'>`,
    (url) => url,
    (url) => `\`${url}\``,
  ],
  html: [
    (url) => `<a href="${url}">`,
    (url) => `<img\nsrc='${url}'>`,
    (url) => `<a href=${url}>`,
    (url) => `<base href="${url}">`,
    (url) => `<!-- <a href="${url}"> -->`,
    (url) => `<script>"<a href='${url}'>"</script>`,
    (url) => url,
  ],
  asciidoc: [(url) => url, (url) => `link:${url}[a]`, (url) => `----\n${url}\n----`],
  text: [(url) => url, (url) => `(${url}),`, (url) => `\`${url}\`\u3001`],
};

const documentsOf = (kind: keyof typeof wrappers): fc.Arbitrary<string> =>
  fc
    .record({
      mark: fc.constantFrom('', '\uFEFF'),
      parts: fc.array(
        fc
          .tuple(
            before,
            fc.constantFrom(...wrappers[kind]),
            urls,
            fc.constantFrom(' ', '\n', '\n\n'),
          )
          .map(([start, wrap, url, end]) => start + wrap(url) + end),
        { minLength: 1, maxLength: 6 },
      ),
      hasReturns: fc.boolean(),
    })
    .map(({ mark, parts, hasReturns }) => {
      const text = mark + parts.join('');
      return hasReturns ? text.replace(/\n/g, '\r\n') : text;
    });

/** The text of a document at and between its links with problems, as a pattern in which the links may be any text. */
function patternOf(checker: DocumentChecker, text: string): RegExp {
  const document = text.replace(/^\uFEFF/, '');
  let position = 0;
  let pattern = '';
  for (const { link, problems } of checker.check(text)) {
    if (problems.length === 0) continue;
    if (link.start < position) continue;
    pattern += `${escaped(document.slice(position, link.start))}[^]*?`;
    position = link.end;
  }
  return new RegExp(`^\uFEFF?${pattern}${escaped(document.slice(position))}$`);
}

function escaped(text: string): string {
  return text.replace(/[^\w\s]/g, (character) => (character > '~' ? character : `\\${character}`));
}

/** The URLs that links lead to, for a document of an https site. */
function targetsOf(extract: ExtractLinks, text: string): (string | null)[] {
  const { links, base } = extract(text.replace(/^\uFEFF/, ''));
  const site = parseURL('https://base.invalid/');
  const own = base === null || hasTemplateSyntax(base) ? site : parseURL(base, { base: site });
  return links.map(({ url }) => parseAndSerialize(url, { base: own ?? site }));
}

for (const kind of ['markdown', 'html', 'asciidoc', 'text'] as const) {
  test(`--fix changes only links with problems in ${kind}, keeps where they lead, and has nothing left to do`, async (t) => {
    const checker = await createDocumentChecker(kind, null, { rules: {} });
    const extract = await loadExtractor(kind);
    checkProperty(t, 40, documentsOf(kind), (text) => {
      const fixedText = checker.fix(text);
      assert.match(fixedText, patternOf(checker, text));
      assert.equal(fixedText.startsWith('\uFEFF'), text.startsWith('\uFEFF'));
      assert.deepEqual(targetsOf(extract, fixedText), targetsOf(extract, text));
      assert.equal(checker.fix(fixedText), fixedText);
    });
  });
}

test('a byte order mark does not move links', async (t) => {
  for (const mark of ['', '\uFEFF']) {
    const markdown = `${mark}[a](<https://example.org/a b>)\n`;
    t.is(await fixed('markdown', markdown), `${mark}[a](<https://example.org/a%20b>)\n`);
    const [found] = await findings('markdown', markdown);
    t.like(found, { input: 'https://example.org/a b', problems: [{ line: 1, column: 27 }] });
  }
});

test('links with the syntax of templates are neither reported nor changed', async (t) => {
  const links = [
    ...[
      '{{cdn}}/x y.css',
      '{% if a %}x y{% endif %}',
      '$'.concat('{URL}/x y'),
      '<%= x %>\\y',
      '<?= $x ?>/ y',
    ],
    ...['https://h/users/{id}\\x y', '#{root}/x y', '@{/x y}', 'https://h/{?q,page*} x'],
  ];
  for (const link of links) {
    const html = `<a href="${link}">`;
    t.is(await fixed('html', html), html);
    t.deepEqual(await findings('html', html), []);
    const [found] = await findings('html', html, '--rule', 'template-syntax=warning');
    t.like(found?.problems[0], { name: 'template-syntax', column: 10 });
  }
  const based = '<base href="{{root}}"><a href="https:/h x">';
  t.is(await fixed('html', based, '--base', 'http://h'), based);
  t.is((await findings('html', '<a href=\'https://h/?{"a":1}\'>')).length, 1);
});

test('bare links are reported, but not changed', async (t) => {
  const text = 'http://u@h https://h/`a b` http://1/\u3092\u898B\u3066';
  t.is(await fixed('text', text), text);
  t.deepEqual(
    (await findings('text', text)).map(({ input }) => input),
    ['http://u@h', 'http://1/\u3092\u898B\u3066'],
  );
  t.is(await fixed('markdown', 'http://1.1/'), 'http://1.1/');
  t.is((await findings('markdown', 'http://1.1/')).length, 1);
});

test('comments turn rules off for the next line', async (t) => {
  const links = '[a](https://u@h/\\b)';
  const linesOf = async (kind: DocumentKind, document: string) =>
    (await findings(kind, document)).flatMap(({ problems }) =>
      problems.map(({ line, name }: { line: number; name: string }) => `${line} ${name}`),
    );
  t.deepEqual(await linesOf('markdown', `${links}\n<!-- urlkit-ignore-next-line -->\n${links}`), [
    '1 invalid-credentials',
    '1 invalid-reverse-solidus',
  ]);
  const named = '<!-- urlkit-ignore-next-line invalid-credentials -- a reason -->';
  t.deepEqual(await linesOf('markdown', `${named}\r\n${links}`), ['2 invalid-reverse-solidus']);
  t.deepEqual(await linesOf('html', `${named}\n<a href='//u@h'>\n<a href='//u@h'>`), [
    '3 invalid-credentials',
  ]);
  t.deepEqual(await linesOf('text', '# urlkit-ignore-next-line\nhttp://u@h\nhttp://u@h'), [
    '3 invalid-credentials',
  ]);
  const ignored = '<!-- urlkit-ignore-next-line -->\n[a](<x y.md>) [b](<x y.md>)\n[c](<x y.md>)';
  t.is(await fixed('markdown', ignored), ignored.replace('c](<x y', 'c](<x%20y'));
});

test('the configuration says what to ignore and what not to fix', async (t) => {
  const config = fileOf(
    JSON.stringify({
      ignore: ['https://*.internal/*', '/a b'],
      fix: { 'invalid-reverse-solidus': false, 'invalid-URL-unit': true },
    }),
  );
  const document = '<a href="https://x.internal/ y"><a href="/a b"><a href="\\x y">';
  const args = ['--config', config];
  t.is(await fixed('html', document, ...args), document.replace('\\x y', '\\x%20y'));
  t.deepEqual(
    (await findings('html', document, ...args)).map(({ input }) => input),
    ['\\x y'],
  );
  const lines = fileOf('https://x.internal/ y\nhttps://h\\x y\n');
  await urlkit(['lint', '--fix', '-e', 'lines', ...args, lines]);
  t.is(readFileSync(lines, 'utf8'), 'https://x.internal/ y\nhttps://h\\x%20y\n');
  for (const content of ['{"ignore":"x"}', '{"fix":[]}', '{"fix":{"nope":false}}']) {
    const { status } = await urlkit(['lint', '--config', fileOf(content)]);
    t.is(status, 2, content);
  }
});

function folderOf(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'urlkit-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** The files with problems, in their order, without the folder. */
async function filesWithProblems(folder: string, ...args: string[]): Promise<string[]> {
  const { stdout, stderr } = await urlkit(['lint', '--json', ...args]);
  assert.equal(stderr, '');
  const files = stdout.split('\n').flatMap((line) => (line === '' ? [] : JSON.parse(line).file));
  return Array.from(new Set(files), (file) => relative(folder, resolve(file)));
}

test('the extension of a file says how URLs are found in it', async (t) => {
  const link = '<a href="\\x">[a](\\y) http://u@h/\n';
  const folder = folderOf({
    ...{ 'a.md': link, 'b.HTML': link, 'c.rst': link, 'd.txt': 'http://u@h/', 'e.njk': link },
  });
  const inputs = async (name: string, ...args: string[]) => {
    const { stdout } = await urlkit(['lint', '--json', ...args, join(folder, name)]);
    return stdout.split('\n').flatMap((line) => (line === '' ? [] : JSON.parse(line).input));
  };
  t.deepEqual(await inputs('a.md'), ['\\x', '\\y', 'http://u@h/']);
  t.deepEqual(await inputs('b.HTML'), ['\\x']);
  t.deepEqual(await inputs('c.rst'), ['http://u@h/']);
  t.deepEqual(await inputs('d.txt'), ['http://u@h/']);
  const unknown = await urlkit(['lint', join(folder, 'e.njk'), join(folder, 'd.txt')]);
  t.regex(unknown.stderr, /e\.njk" is not linted, because its name does not say what it contains/);
  t.regex(unknown.stdout, /^\S+d\.txt:1:8 /);
  t.is(unknown.status, 2);
  t.deepEqual(await inputs('a.md', '-e', 'html'), ['\\x']);
  t.deepEqual(await inputs('d.txt', '-e', 'lines'), ['http://u@h/']);
  const byExtension = fileOf('{"extract":{".njk":"html"}}');
  t.deepEqual(await inputs('e.njk', '--config', byExtension), ['\\x']);
  const all = fileOf('{"extract":"text"}');
  t.deepEqual(await inputs('a.md', '--config', all), ['http://u@h/']);
  t.deepEqual(await inputs('a.md', '--config', all, '-e', 'html'), ['\\x']);
  for (const extract of ['"pdf"', '{"md":"html"}', '{".md":1}', '[]']) {
    const { stderr, status } = await urlkit(['lint', '--config', fileOf(`{"extract":${extract}}`)]);
    t.regex(
      stderr,
      /extract must be one of markdown, html, asciidoc, text, .*, lines, or an object/,
    );
    t.is(status, 2);
  }
});

test('folders and patterns lead to documents that git does not ignore', async (t) => {
  const bad = '[a](\\x)';
  const folder = folderOf({
    '.git/config.md': bad,
    '.gitignore': 'ignored.md\nbuild/\n*.tmp.md\n',
    'a.md': bad,
    'b.md': '[a](x)',
    'ignored.md': bad,
    'build/c.md': bad,
    'docs/.gitignore': '!keep.tmp.md\n/draft.md\n',
    'docs/draft.md': bad,
    'docs/keep.tmp.md': bad,
    'docs/lose.md': bad,
    'docs/page.html': '<a href="\\x">',
    'docs/x.tmp.md': '[a](x)',
    'node_modules/d.md': bad,
    'empty/z.txt': 'http://u@h/',
  });
  const all = ['a.md', 'docs/keep.tmp.md', 'docs/lose.md', 'docs/page.html'];
  t.deepEqual((await filesWithProblems(folder, folder)).sort(), all);
  t.deepEqual(await filesWithProblems(folder, folder, '-e', 'html'), ['docs/page.html']);
  t.deepEqual(await filesWithProblems(folder, join(folder, 'd*/*.html')), ['docs/page.html']);
  t.deepEqual(await filesWithProblems(folder, join(folder, 'ignored.md')), ['ignored.md']);
  const twice = [join(folder, 'docs'), join(folder, 'docs/lose.md')];
  t.is((await filesWithProblems(folder, ...twice)).length, 3);
  writeFileSync(join(folder, 'urlkit.config.json'), '{"ignoreFiles":["docs/*","!docs/lose.md"]}');
  const config = ['--config', join(folder, 'urlkit.config.json')];
  t.deepEqual(await filesWithProblems(folder, ...config, folder), ['a.md', 'docs/lose.md']);
  for (const [name, message] of [
    [join(folder, 'empty'), 'there are no documents in "'],
    [join(folder, '*.pdf'), 'no file matches "'],
  ] as const) {
    const { stderr, status } = await urlkit(['lint', name]);
    t.true(stderr.startsWith(`urlkit: ${message}`), stderr);
    t.is(status, 2);
  }
  await urlkit(['lint', '--fix', folder]);
  t.is(readFileSync(join(folder, 'a.md'), 'utf8'), '[a](/x)');
  t.is(readFileSync(join(folder, 'ignored.md'), 'utf8'), bad);
});

test('HTML is read in the encoding that it names', async (t) => {
  const html = '<a href="\u00E9 \u20AC\\x">';
  const meta = '<meta charset="windows-1252">';
  const latin1 = Buffer.from(`${meta}<a href="\xE9 \x80\\x">`, 'latin1');
  const contentType = latin1
    .toString('latin1')
    .replace(/charset="(.*?)"/, 'http-equiv=Content-Type content="text/html; charset=$1"');
  const cases: [string, Buffer][] = [
    ['utf-16le', Buffer.from(`\uFEFF${html}`, 'utf16le')],
    ['utf-16be', Buffer.from(`\uFEFF${html}`, 'utf16le').swap16()],
    ['windows-1252', latin1],
    ['windows-1252', Buffer.from(contentType, 'latin1')],
    ['utf-8', Buffer.from(`\uFEFF${meta}${html}`)],
    ['utf-8', Buffer.from(`<meta charset=utf-16>${html}`)],
    ['utf-8', Buffer.from(`<!-- ${meta} -->${html}`)],
  ];
  for (const [encoding, bytes] of cases) {
    const file = join(folderOf({ 'a.html': bytes }), 'a.html');
    const { stdout } = await urlkit(['lint', '--json', file]);
    t.is(JSON.parse(stdout).input, '\u00E9 \u20AC\\x', encoding);
    const { stderr } = await urlkit(['lint', '--fix', file]);
    const reason = `urlkit: "${file}" is not fixed: it is in ${encoding}\n`;
    t.is(stderr, encoding === 'utf-8' ? 'urlkit: fixed 1 URL in 1 file\n' : reason);
    t.is(readFileSync(file).equals(bytes), encoding !== 'utf-8');
  }
  const given = await urlkit(
    ['lint', '--json', '-e', 'html', '--input-encoding', 'koi8-r'],
    latin1,
  );
  t.is(JSON.parse(given.stdout).input, '\u0418 \u2500\\x');
  const file = join(folderOf({ 'a.md': latin1 }), 'a.md');
  t.regex((await urlkit(['lint', file])).stderr, /line 1 of \S+ is not UTF-8/);
});

test('text in Markdown that looks like a link, but is none, is reported', async (t) => {
  const lookalikes = [
    ['[x](https://h/a b)', 'https://h/a b'],
    ['a [b] [x](./a b.md) c', './a b.md'],
    ['[x](my file.md)', 'my file.md'],
    ['> [r]: https://h/a b', 'https://h/a b'],
    ['\u{1F600} <https://exa mple.org>', 'https://exa mple.org'],
    ['- [x](https://h/ "a "b")', 'https://h/ "a "b"'],
  ] as const;
  for (const [markdown, url] of lookalikes) {
    const document = `\uFEFF# A\r\n\r\n${markdown}\r\n`;
    const found = await findings('markdown', document);
    t.deepEqual(
      found.map(({ input }) => input),
      [url],
    );
    const column = markdown.indexOf(url) + 1;
    t.like(found[0]?.problems, [{ name: 'not-a-link', line: 3, column }]);
    t.is(await fixed('markdown', document), document);
    t.deepEqual(await findings('markdown', document, '--rule', 'not-a-link=off'), []);
  }
  const others = [
    ...['f[i](x, y)', '`[x](https://h/a b)`', '    [x](https://h/a b)', '[x](https://h/ "a b")'],
    ...[
      '\\[x](https://h/a%20b)',
      '[^1]: https://h/ b',
      '[x]({{ site.url }}/a b)',
      '[x](see above)',
    ],
    ...[
      '[x](<https://h/a%20b>)',
      '```\n<https://h/a b>\n```',
      '<a b="[x](/a b)">',
      '[f](a b, c.md)',
    ],
  ];
  for (const markdown of others) t.deepEqual(await findings('markdown', markdown), [], markdown);
});

test('links that probably lead elsewhere are reported', async (t) => {
  const cases = [
    ['[y](http//example.org)', /^(?:scheme-punctuation|misspelled-scheme)$/],
    ['[z](https//example.org)', /^(?:scheme-punctuation|misspelled-scheme)$/],
    ['[d](htp://example.org)', /^misspelled-scheme$/],
    ['[e](www.example.org)', /^missing-scheme$/],
  ] as const;
  for (const [markdown, name] of cases) {
    const [found] = await findings('markdown', markdown);
    t.regex(found?.problems[0]?.name ?? '', name, markdown);
    t.is(await fixed('markdown', markdown), markdown);
  }
  t.deepEqual(await findings('markdown', '[e](README.md) [f](a/b.org) [g](docs/www.html)'), []);
});
