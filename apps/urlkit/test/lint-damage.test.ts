// What lint must not change or report: templates, placeholders, footnotes, and files that contain no list of URLs.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import fc from 'fast-check';
import { checkProperty } from '../../../test/support/property.js';
import { createDocumentChecker } from '../src/lint/document-checker.js';
import type { DocumentKind } from '../src/lint/document-kinds.js';
import { loadExtractor } from '../src/lint/extractors.js';
import { urlkit } from './run-command.js';

const kinds = ['markdown', 'html', 'asciidoc', 'text'] as const;

/** How a document of each kind contains a URL. */
const wrappers: Readonly<Record<(typeof kinds)[number], readonly ((url: string) => string)[]>> = {
  markdown: [
    (url) => `[a](${url})\n`,
    (url) => `[a](<${url}>)\n`,
    (url) => `[a]: ${url}\n`,
    (url) => `<a href="${url}">\n`,
    (url) => `| a | ${url} |\n|---|---|\n| ${url} | b |\n`,
    (url) => `See ${url} there.\n`,
  ],
  html: [(url) => `<a href="${url}">`, (url) => `<img src='${url}'>`, (url) => `<a href=${url}>`],
  asciidoc: [(url) => `${url}[a]\n`, (url) => `See ${url}.\n`, (url) => `link:${url}[a]\n`],
  text: [(url) => `See ${url}.\n`, (url) => `\`a <${url}>\`_\n`],
};

/** Expressions of languages of templates, and placeholders. */
// In place of a dollar sign, § is written: linters take it for a mistake in a string.
const expressions = [
  // Jinja, Twig, Nunjucks, Django, Liquid, Handlebars, Mustache, Vue, Angular, Svelte, Go
  ...[
    '{{ url }}',
    '{{url|escape}}',
    '{% url "a" b %}',
    '{{{ url }}}',
    '{{> a }}',
    '{{#if a}}b{{/if}}',
  ],
  ...[
    '{url}',
    '{ url }',
    '{`a/§{b}`}',
    '{{< ref "a b" >}}',
    '{{- .URL -}}',
    '{# a #}',
    '{@html a}',
  ],
  // Smarty, Latte, Dwoo
  ...['{$url}', '{$a.b|escape}', '{link X:y}', '{url a="b c"}', '{$a->b}', '{* a *}'],
  // ERB, EJS, PHP, JSP, ASP, Razor, Mako, Velocity, FreeMarker, Thymeleaf, Pug, Blade
  ...[
    '<%= url %>',
    '<?= $url ?>',
    '<?php echo $a; ?>',
    '§{url}',
    '#{url}',
    '$!{url}',
    '@{/a(b=§{c})}',
  ],
  ...[
    '@{url}',
    '{!! $url !!}',
    '*{url}',
    '[[url]]',
    '[(url)]',
    '[[§{url}]]',
    '$(url)',
    '[% url %]',
  ],
  // Mailchimp, build tools, formats, autoconf, batch files
  ...[
    '*|URL|*',
    '%PUBLIC_URL%',
    '%%BASE%%',
    '%s',
    '%1$s',
    '%(url)s',
    '@@URL@@',
    '##URL##',
    '^url^',
  ],
  ...['{a-b}', '{YYYY-MM-DD}', '{id}', '{?q,page*}', '<url>', '<your name>', '[name]', '«url»'],
].map((expression) => expression.replace(/§/g, '$'));

/** Links that contain an expression. */
const links = expressions.flatMap((expression) => [
  expression,
  `https://example.org/${expression}`,
  `${expression}/a b`,
  `https://${expression}/a\\b "c"`,
  `https://example.org/?a=${expression}&b="c" d`,
]);

for (const kind of kinds) {
  test(`--fix changes no link with an expression of a template in ${kind}`, async (t) => {
    const checker = await createDocumentChecker(kind, null, { rules: {} });
    for (const wrap of wrappers[kind]) {
      for (const link of links) {
        const document = wrap(link);
        t.is(checker.fix(document), document);
      }
    }
  });

  test(`placeholders are not reported in ${kind}`, async (t) => {
    const checker = await createDocumentChecker(kind, null, { rules: {} });
    const placeholders = [
      ...['%PUBLIC_URL%/x', '%s', '%(url)s', '[[url]]', '##URL##', '%%BASE%%', '{YYYY-MM-DD}'],
      ...[
        'http://localhost:port',
        'http://localhost:{port}/',
        'http://h:PORT/x',
        'https://[host]/',
      ],
      ...[
        'http://10.0.x.x/',
        'http://192.168.1.xxx:8080/',
        'https://h/{$url}',
        'https://h/{ url }',
      ],
      ...['https://h/^url^', 'https://h/{a-b}', 'https://h/{$a.b|escape}'],
      ...['http://$host/a', 'http://NODE_IP:80/', 'https://v2-*MINOR*.h/', '`A.b/2`'],
      ...['http://repository_url/', 'https://x.\\*.h:99', 'https://h/$project/[a|b]/'],
    ];
    for (const wrap of wrappers[kind]) {
      for (const link of placeholders) {
        const found = checker.check(wrap(link)).filter(({ problems }) => problems.length > 0);
        t.deepEqual(
          found.map(({ url }) => url),
          [],
          wrap(link),
        );
      }
    }
  });
}

test('--fix changes no link with a character that templates use, whatever their language is', async (t) => {
  const marks = fc.constantFrom(...'{}[]<>^'.split(''), '%', '{$', '{%', '[[', '%{');
  const part = fc.constantFrom('a', ' ', '"', '\\', 'url', '|', '.', '/', 'https://h/', '?q=');
  const parts = fc.array(part, { maxLength: 5 }).map((all) => all.join(''));
  const url = fc.tuple(parts, marks, parts).map((all) => all.join(''));
  const documents = fc.constantFrom(...kinds).chain((kind) =>
    fc.tuple(
      fc.constant(kind),
      fc.tuple(fc.constantFrom(...wrappers[kind]), url).map(([wrap, text]) => wrap(text)),
    ),
  );
  const checkers = new Map(
    await Promise.all(
      kinds.map(
        async (kind) => [kind, await createDocumentChecker(kind, null, { rules: {} })] as const,
      ),
    ),
  );
  checkProperty(t, 300, documents, ([kind, document]) => {
    const checker = checkers.get(kind);
    const changed =
      checker?.check(document).filter(({ url: before, fixed }) => before !== fixed) ?? [];
    for (const { url: before } of changed) {
      assert.doesNotMatch(before, /[{}[\]<>^]|%(?![\da-f]{2})/i);
    }
  });
});

test('--fix mends spaces, quotation marks and backslashes, and nothing else', async (t) => {
  const checker = await createDocumentChecker('html', null, { rules: {} });
  const fixed = (url: string) => checker.fix(`<a href='${url}'>`).slice(9, -2);
  const mended = [
    ['https://h/a b', 'https://h/a%20b'],
    ['a "b".html', 'a%20%22b%22.html'],
    ['img\\a\\b.png', 'img/a/b.png'],
    ['https:\\\\h\\a', 'https://h/a'],
    ['mailto:a@example.org?subject=a b', 'mailto:a@example.org?subject=a%20b'],
  ] as const;
  for (const [url, expected] of mended) t.is(fixed(url), expected);
  const kept = [
    ...['https:///docs/x', 'https:/docs/x', 'https:////h/', 'https://127.1/a b', 'https://[::01]/'],
    ...['file://C:/a b', 'C|/a b', 'https://u@h/a b', '"https://h/"', 'https://h/ https://h/b'],
    ...['\\\\server\\share', 'C:\\a b', 'https://h/a|b c', 'https://h/#a#b c', 'htp://h/a b'],
    ...[
      'https://h/a\tb',
      'https://h/\n a',
      'javascript:a("b c")',
      'https://h/%zz a',
      'www.h.org/a b',
      'https://h/a"',
      'https://h/?a="b"c"',
      'https://h/a/ b',
      'https://h/a /b',
    ],
  ];
  for (const url of kept) t.is(fixed(url), url);
});

test('a link that a program puts together is not reported', async (t) => {
  const checker = await createDocumentChecker('html', null, { rules: {} });
  for (const link of ["' + path('a b') + '", "#' | append: slug | append: '", '#native_link#']) {
    const [found] = checker.check(`<a href="${link}">`);
    t.is(found?.url, link);
    t.deepEqual(found?.problems, []);
  }
});

test('what is around a bare link is not a part of it', async (t) => {
  const texts: readonly (readonly [DocumentKind, string, readonly string[]])[] = [
    ['markdown', '{{video https://h/a}} {https://h/{b}}', ['https://h/a', 'https://h/{b}']],
    [
      'markdown',
      'https://h:80,b=https://h:81,https://h/?a=b,c',
      ['https://h:80', 'https://h:81', 'https://h/?a=b,c'],
    ],
    ['markdown', '\\`https://h/a\\` or \\"https://h/b\\"', ['https://h/a', 'https://h/b']],
    ['text', "a('https://h/a')|b('c') 'https://h/d'|e", ['https://h/a', 'https://h/d']],
    ['asciidoc', 'https://h/?a&#91;0&#93;=1[a]', ['https://h/?a[0]=1']],
    ['text', 'curl https://h/?a=b\\&c=d\\`', ['https://h/?a=b&c=d']],
  ];
  for (const [kind, text, urls] of texts) {
    const extract = await loadExtractor(kind);
    const found = extract(text).links;
    t.deepEqual(
      found.map(({ url }) => url),
      urls,
    );
  }
});

test('the size of an image, which some programs read, is no mistake', async (t) => {
  const checker = await createDocumentChecker('markdown', null, { rules: {} });
  const problems = checker.check('![](https://h/a.png =200x)').flatMap((link) => link.problems);
  t.deepEqual(problems, []);
});

test('comments of MDX contain no links', async (t) => {
  const checker = await createDocumentChecker('markdown', null, { rules: {} });
  const found = checker.check(
    '{/* https://h/a*/} [b](<http:/>) {/* [e](http://:/)\n*/} <http://:/> {/*',
  );
  t.deepEqual(
    found.map(({ url }) => url),
    ['http:/', 'http://:/'],
  );
});

test('footnotes are not links', async (t) => {
  const checker = await createDocumentChecker('markdown', null, { rules: {} });
  const footnotes = [
    ...[
      '[^7]: "quoted"',
      '[^7]: word',
      '[^7]: a b',
      '[^a b]: "c"',
      '[^7]:\n    "quoted"',
      '[^7]: (a)',
    ],
    ...[
      '[^7]: `code here`',
      '[^7]: <b>a</b>',
      '> [^7]: "quoted"',
      '- [^7]: "quoted"',
      '[^7]: C:\\x',
    ],
    ...['[^7]: joe@example.org', 'a[^7] (https://h/) b', 'a[^7]: "quoted"'],
  ];
  for (const footnote of footnotes) {
    const document = `A[^7].\n\n${footnote}\n`;
    t.is(checker.fix(document), document);
    t.deepEqual(
      checker.check(document).flatMap(({ problems }) => problems),
      [],
      footnote,
    );
  }
  const [link] = checker.check('[^7]: https://example.org/%zz\n');
  t.like(link?.problems, [{ name: 'invalid-URL-unit', line: 1, column: 27 }]);
});

test('files that are no lists of URLs are neither linted nor changed', async (t) => {
  const files = [
    ['m.rb', 'fetch("https://h/a b")\n'],
    ['m.tf', 'a = "https://h/a b"\n'],
    ['urls', 'https://example.net/rss # daily\n'],
    ['Makefile', 'a:\n\tcurl https://h/\n'],
  ] as const;
  const folder = mkdtempSync(join(tmpdir(), 'urlkit-'));
  for (const [name, content] of files) {
    const file = join(folder, name);
    writeFileSync(file, content);
    const { stdout, stderr, status } = await urlkit(['lint', '--fix', file]);
    t.is(stdout, '');
    t.regex(stderr, / is not linted, because .* --extract/);
    t.is(status, 2);
    t.is(readFileSync(file, 'utf8'), content);
  }
});

test('in a list of URLs, only lines that are one token change, unless the kind is asked for', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'urlkit-'));
  const file = join(folder, 'requirements.txt');
  const content =
    'https://example.net/rss\\a # daily\n# a comment\ngit+https://h/y.git@main#egg=z  # pinned\n  https://h\\a\n';
  writeFileSync(file, content);
  const { stdout } = await urlkit(['lint', '--json', file]);
  const found = stdout.split('\n').flatMap((line) => (line === '' ? [] : JSON.parse(line)));
  t.deepEqual(
    found.map(({ input, problems }) => [input, problems[0].line, problems[0].column]),
    [
      ['https://example.net/rss\\a', 1, 24],
      ['https://h\\a', 4, 12],
    ],
  );
  await urlkit(['lint', '--fix', file]);
  t.is(readFileSync(file, 'utf8'), content.replace('https://h\\a', 'https://h/a'));
  writeFileSync(file, 'https://h/a b\n');
  await urlkit(['lint', '--fix', '-e', 'lines', file]);
  t.is(readFileSync(file, 'utf8'), 'https://h/a%20b\n');
});

test('the links of AsciiDoc end where AsciiDoc ends them', async (t) => {
  const checker = await createDocumentChecker('asciidoc', null, { rules: {} });
  const urls = (document: string) => checker.check(document).map(({ url }) => url);
  t.deepEqual(urls('https://example.org[Home] <https://example.org/a>, (https://example.org/b).'), [
    'https://example.org',
    'https://example.org/a',
    'https://example.org/b',
  ]);
  t.deepEqual(urls('link:a/b.html[b] image::c.png[] https://h/v1\\...v2[c]'), [
    'a/b.html',
    'c.png',
    'https://h/v1...v2',
  ]);
  t.deepEqual(urls('\\https://example.org/ // no comment\n// https://example.org/'), []);
  t.deepEqual(urls('----\nhttps://h/a\n----\nhttps://h/b\n\nTitle\n-----\nhttps://h/c'), [
    'https://h/b',
    'https://h/c',
  ]);
});
