// Links in files of all kinds: what is listed, what is changed, and what is left.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAndSerialize } from '@urlkit/url-parser';
import test from 'ava';
import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { type DefaultTreeAdapterMap, parse as parseHTML, serialize } from 'parse5';
import { absoluteURL } from '../../../test/support/arbitraries.js';
import { corpora, corpusSizes } from '../../../test/support/corpora.js';
import { checkProperty } from '../../../test/support/property.js';
import { createDocumentChecker } from '../src/lint/document-checker.js';
import { namesByKind } from '../src/lint/document-kinds.js';
import { loadExtractor } from '../src/lint/extractors.js';
import { fixFile } from '../src/lint/fix-file.js';
import { hasTemplateSyntax } from '../src/lint/templates.js';
import { createWriter } from '../src/lint/writer.js';
import { fileKinds } from '../src/names.js';
import { nameInOutput } from '../src/output/visible-text.js';
import { urlkit } from './run-command.js';

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'urlkit-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

const move = ['--fix', 'hostname=new.example', '--where', 'hostname=old.example'];

/** Files with links to old.example, with § in place of the host. */
const files: Readonly<Record<string, string>> = {
  'a.json':
    '{"url":"https://§/a","next":"/x","t":"see https://§/b, \\"https://§\\"","e":"https:\\/\\/§\\/?a\\u0026b"}',
  'a.jsonl': '{"u":"https://§/a"}\n{"u":"https://§/b"}\n',
  'a.ipynb': '{"cells":[{"source":["# [a](https://§/a)\\n","b <https://§/b>"]}]}',
  'a.csv': 'a,https://§/?q=1,"https://§/""x"", y"\n"see https://§/a",2,3\n',
  'a.tsv': 'a\thttps://§/,b\tc\nd\thttps://§/e\tf\n',
  'a.yml':
    "a: https://§/a#b # https://§/c\nb: ['https://§/it''s', \"https://§/\\u0041\", https://§/x]\nc: |\n  see https://§/d.\n",
  'a.toml': '# https://§/c\n[a]\nb = "https://§/d"\nc = [ "https://§/e", \'https://§/f\' ]\n',
  'a.ini': '; https://§/c\n[s "https://§/d"]\nk = https://§/e ; note\n',
  'a.properties': 'a.b=https\\://§/a\nc https://§/b\n',
  'b.env': 'A_URL=https://§/v1\nexport B="https://§/v2?a=$C"\n',
  'a.xml':
    '<?xml version="1.0"?>\n<r xmlns:a="https://§/ns"><a href="https://§/?a=1&amp;b=2"/>https://§/x&amp;y<!-- https://§/c --></r>',
  'sitemap.xml': '<urlset><url><loc>https://§/?a=1&amp;b=2</loc></url></urlset>',
  'a.rss': '<rss><link> https://§/a </link></rss>',
  'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><a href=\'https://§/a\'/></svg>',
  'a.rst': 'See `a <https://§/a>`_ and https://§/b.\n\n.. _c: https://§/c\n',
  'a.po': 'msgid "see https://§/a\\n"\nmsgstr ""\n',
  'a.log': '12:00 GET https://§/a 200 "https://§/b" u=https://§/c\n',
  'a.html':
    '<a href="https://§/?a=1&amp;b=2"><img srcset="https://§/a.png?x&amp;y 1x, https://§/b.png 2x">',
  'a.md':
    '[a](https://§/%C3%A9?a&amp;b) <https://§/b> https://§/c, 见https://§/d <a href="https://§/?a&amp;b">\n\n| a | https://§/?a=\\|b |\n|---|---|\n\n[x]: <https://§/f> "t"\n',
  'a.adoc': 'https://§/a[A], https://§/b. link:https://§/c[d]\n',
};

test('links finds all links of files of each kind, and changes nothing but their hosts', async (t) => {
  const given = Object.entries(files).map(([name, content]) => [
    name,
    content.replace(/§/g, 'old.example'),
  ]);
  const folder = folderOf(Object.fromEntries(given));
  const names = Object.keys(files).map((name) => join(folder, name));
  for (const [name, content] of Object.entries(files)) {
    const { stdout } = await urlkit(['links', '--get', '{hostname}', join(folder, name)]);
    const count = stdout.split('\n').filter((host) => host === 'old.example').length;
    t.is(count, content.split('§').length - 1, name);
  }
  const { stderr, status } = await urlkit(['links', ...move, folder]);
  t.regex(stderr, /^urlkit: (\d+) URLs matched: changed \1 in 20 files\n$/);
  t.is(status, 0);
  for (const name of names) {
    const short = name.slice(folder.length + 1);
    t.is(readFileSync(name, 'utf8'), (files[short] ?? '').replace(/§/g, 'new.example'), short);
  }
  t.deepEqual(readdirSync(folder).length, names.length);
});

test('what cannot be changed is named with its place and reason, and the status is 1', async (t) => {
  const folder = folderOf({
    'a.csv': 'a,https://old.example/a\nb,"https://old.example/b"\n',
    'a.html': '<a href="https://old.example/?a&copy=1"> <a href="https://old.example/{id}">',
  });
  const args = ['--fix', 'pathname=/x,y', '--where', 'hostname=old.example', folder];
  const { stderr, status } = await urlkit(['links', ...args]);
  t.is(status, 1);
  t.regex(
    stderr,
    /a\.csv:1:3 https:\/\/old\.example\/a is left: the document would be read differently/,
  );
  t.regex(
    stderr,
    /a\.html:1:\d+ https:\/\/old\.example\/\{id\} is left: it has the syntax of a template/,
  );
  t.regex(stderr, /4 URLs matched: changed \d in \d files?, left [23] URLs\n$/);
  t.is(
    readFileSync(join(folder, 'a.csv'), 'utf8'),
    'a,https://old.example/a\nb,"https://old.example/x,y"\n',
  );
});

test('a file that cannot be read is not passed over', async (t) => {
  const folder = folderOf({ 'a.rb': 'x', 'b.md': '' });
  writeFileSync(join(folder, 'b.md'), Buffer.from([0x68, 0xff]));
  for (const [name, reason] of [
    ['a.rb', /is not changed, because its name does not say/],
    ['b.md', /is not changed: it is not in UTF-8/],
  ] as const) {
    const { stderr, status } = await urlkit(['links', ...move, join(folder, name)]);
    t.regex(stderr, reason);
    t.is(status, 2);
  }
});

test('a folder is no document, and texts in it are read by their own names', async (t) => {
  const text = 'F::\n\n    Files:\n';
  const folder = folderOf({
    'policy.html/_sources/a.rst.txt': text,
    'n.txt': text,
    'a.md': '[a](\\x)',
  });
  const { stdout } = await urlkit(['lint', '--fix', '--json', folder]);
  t.is(stdout, '');
  t.is(readFileSync(join(folder, 'policy.html/_sources/a.rst.txt'), 'utf8'), text);
  await urlkit(['lint', '--fix', join(folder, 'n.txt')]);
  t.is(readFileSync(join(folder, 'n.txt'), 'utf8'), text);
});

test('a file that another program changes meanwhile is not written', async (t) => {
  const file = join(folderOf({ 'a.txt': 'a\n' }), 'a.txt');
  const result = await fixFile(
    file,
    true,
    () => {
      appendFileSync(file, 'b\n');
      return 'c\n';
    },
    [],
  );
  t.is(result, 'another program has changed it meanwhile');
  t.is(readFileSync(file, 'utf8'), 'a\nb\n');
});

test('links to files outside of a named folder are not written through', async (t) => {
  const document = '[a](https://old.example/)\n';
  const folder = folderOf({ 'outside.md': document, 'docs/a.md': document });
  symlinkSync('../outside.md', join(folder, 'docs/link.md'));
  const { stderr, status } = await urlkit(['links', ...move, join(folder, 'docs')]);
  t.regex(
    stderr,
    /link\.md:1:5 https:\/\/old\.example\/ is left: it is a link to a file outside of/,
  );
  t.is(status, 1);
  t.is(readFileSync(join(folder, 'outside.md'), 'utf8'), document);
  t.regex(readFileSync(join(folder, 'docs/a.md'), 'utf8'), /new\.example/);
  t.is((await urlkit(['links', ...move, join(folder, 'docs/link.md')])).status, 0);
  t.regex(readFileSync(join(folder, 'outside.md'), 'utf8'), /new\.example/);
});

test('a file with several hard links is overwritten', async (t) => {
  const folder = folderOf({ 'a.md': `[a](https://old.example/)${' '.repeat(9)}\n` });
  linkSync(join(folder, 'a.md'), join(folder, 'b.md'));
  t.is(
    (
      await urlkit([
        'links',
        '--fix',
        'hostname=h',
        '--where',
        'hostname=old.example',
        join(folder, 'a.md'),
      ])
    ).status,
    0,
  );
  t.is(readFileSync(join(folder, 'b.md'), 'utf8'), `[a](https://h/)${' '.repeat(9)}\n`);
});

/** Mounts a disk of 64 kB; returns why it cannot. */
function mountSmallDisk(folder: string): string | null {
  if (process.getuid?.() !== 0) return 'only root can mount a disk';
  const args = ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder];
  const { status, error, stderr } = spawnSync('mount', args, { encoding: 'utf8' });
  return status === 0 ? null : `no disk can be mounted: ${error?.message ?? stderr}`;
}

for (const command of ['links', 'lint'] as const) {
  test(`${command} --fix keeps what it wrote if a disk fills while a hard link is overwritten`, async (t) => {
    const folder = folderOf({});
    const reason = mountSmallDisk(folder);
    if (reason !== null) {
      t.log(`skipped: ${reason}`);
      t.pass();
      return;
    }
    try {
      // The disk has 16 pages. The file has 5 of them, and 6 with the fixes; another file has the other 5.
      writeFileSync(join(folder, 'other'), 'a'.repeat(20_480));
      const old = command === 'links' ? 'https://old.example/' : 'https://h.example/a b c.html';
      const line = `<a href="${old}"></a>\n`;
      const document = line.repeat(Math.floor(20_000 / line.length));
      const fix =
        command === 'links'
          ? ['--fix', 'hostname=oldest.example', '--where', 'hostname=old.example']
          : ['--fix'];
      const path = join(folder, 'a.html');
      writeFileSync(path, document);
      linkSync(path, join(folder, 'b.html'));
      const { stderr, status } = await urlkit([command, ...fix, path]);
      t.not(status, 0);
      const [, copy = ''] =
        /is perhaps damaged: .*; what it should contain is in (\S+)/.exec(stderr) ?? [];
      t.not(copy, '', stderr);
      const kept = readFileSync(copy.replace(/^["'`]|["'`]$/g, ''), 'utf8');
      t.is(kept.split('\n').length, document.split('\n').length);
      t.false(kept.includes(old));
    } finally {
      spawnSync('umount', [folder]);
    }
  });
}

test('what a document contains gives no commands to a terminal or a workflow', async (t) => {
  t.is(nameInOutput('::warning file=x::y.md'), './::warning file=x::y.md');
  t.is(nameInOutput('docs/::a.md'), 'docs/::a.md');
  const decoded = ['links', '-e', 'markdown', '--get', '{path:decoded}'];
  t.notRegex((await urlkit(decoded, '[a](https://h/%1B]52;%E2%80%AE)')).stdout, /[\u001B\u202E]/);
  const evil = '[a](<https://h/\u001B]52;c;eA==\u0007\u202E>)\n';
  const { stdout } = await urlkit(['links', '-e', 'markdown'], evil);
  t.notRegex(stdout, /[\u001B\u0007\u202E]/);
  t.regex((await urlkit(['links', '-e', 'markdown', '--raw'], evil)).stdout, /\u001B/);
});

test('lint reports what is broken, and only that', async (t) => {
  const namesOf = async (kind: 'markdown' | 'html' | 'text', document: string) => {
    const checker = await createDocumentChecker(kind, null, { rules: {} });
    return checker.check(document).flatMap(({ problems }) => problems.map(({ name }) => name));
  };
  t.deepEqual(await namesOf('markdown', '[y](http://h.example:99999/%C3%A9)'), [
    'port-out-of-range',
  ]);
  t.deepEqual(await namesOf('markdown', '[x](https:/h.example/caf%C3%A9)'), ['missing-slash']);
  t.deepEqual(await namesOf('html', '<a href="[% url %]">'), []);
  t.deepEqual(await namesOf('markdown', '[x](http://h/a\tb)'), ['not-a-link']);
  t.deepEqual(await namesOf('markdown', '[x](https://a.example/bhttps://c.example/)'), [
    'two-urls',
  ]);
  t.deepEqual(await namesOf('text', 'ssh://git@github.example/o/r.git sftp://backup@nas/'), []);
  t.deepEqual(await namesOf('markdown', '<ssh://git@github.example/o/r.git>'), []);
  t.deepEqual(await namesOf('text', 'https://u:p@h.example/ redis://u:p@h.example/'), [
    'invalid-credentials',
    'invalid-credentials',
  ]);
  t.deepEqual(
    await namesOf('text', 'htps://h.example/ https:/h.example/ http://h.example:99999/'),
    ['misspelled-scheme', 'missing-slash', 'port-out-of-range'],
  );
});

test('lint --fix leaves runs of spaces and escaped quotation marks', async (t) => {
  const checker = await createDocumentChecker('html', null, { rules: {} });
  for (const html of ['<a href="https://h/a-   b">', '<a href="\\"a.html\\"">']) {
    t.is(checker.fix(html), html);
    t.true(checker.check(html).some(({ problems }) => problems.length > 0));
  }
});

test('--default-scheme is not for paths', async (t) => {
  for (const input of [
    '/etc/passwd',
    'docs/a.md',
    'index.html',
    '../x',
    '.',
    '..',
    './a',
    '\\a',
    '?a',
    '#a',
    '///a',
    '',
  ]) {
    const { stdout, status } = await urlkit([
      'get',
      '{href}',
      '--default-scheme',
      'https',
      '--',
      input,
    ]);
    t.is(stdout.trim(), '', input);
    t.is(status, input === '' ? status : 1, input);
  }
});

test('the guide lists the kinds of files', (t) => {
  const guide = new URL('../../../docs/guides/command-reference.md', import.meta.url);
  const text = readFileSync(guide, 'utf8');
  for (const [kind, names] of namesByKind) {
    const row = `| \`${kind}\` | ${names.map((name) => `\`${name}\``).join(', ')} |`;
    t.true(text.includes(row), row);
  }
  t.deepEqual([...namesByKind.keys(), 'lines'].sort(), [...fileKinds].sort());
});

test('hosts of numbers are no placeholders', (t) => {
  for (const url of [
    'http://163.com/',
    'https://01.org/a',
    'http://256.com',
    'http://126.com/',
    'https://h/%C3%A9x%20',
    'https://h/%DA%AF%A9',
  ]) {
    t.false(hasTemplateSyntax(url), url);
  }
  for (const url of [
    'http://10.0.x.x/',
    'http://192.168.1.xxx:80',
    'http://+:8000',
    '%DATE%/a',
    'https://h/%NAME%',
  ]) {
    t.true(hasTemplateSyntax(url), url);
  }
});

corpora.test('no URL of a list of real ones is a template or a placeholder', (t) => {
  for (const [file] of corpusSizes) {
    t.deepEqual(corpora.readLines(file).filter(hasTemplateSyntax), [], file);
  }
});

/** The destinations of the links in HTML. */
function hrefsOf(html: string): string[] {
  const found: string[] = [];
  const nodes: DefaultTreeAdapterMap['node'][] = [parseHTML(html)];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    if ('attrs' in node)
      found.push(...node.attrs.filter(({ name }) => name === 'href').map(({ value }) => value));
    if ('childNodes' in node) nodes.push(...[...node.childNodes].reverse());
  }
  return found;
}

const serialized = absoluteURL
  .map((url) => parseAndSerialize(url) ?? '')
  .filter((url) => /^[a-z][a-z\d+.-]*:\/\/[^/?#]*[a-z\d]/.test(url) && !hasTemplateSyntax(url));

test('URLs in attributes that parse5 writes are found exactly, and changed without damage', async (t) => {
  const extract = await loadExtractor('html');
  const write = await createWriter('html', extract);
  checkProperty(
    t,
    300,
    fc.array(fc.tuple(serialized, serialized), { minLength: 1, maxLength: 3 }),
    (pairs) => {
      const tree = parseHTML(pairs.map(() => '<a href="">x</a>').join(' '));
      let index = 0;
      const nodes: DefaultTreeAdapterMap['node'][] = [tree];
      for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
        if ('attrs' in node)
          for (const attribute of node.attrs) attribute.value = pairs[index++]?.[0] ?? '';
        if ('childNodes' in node) nodes.push(...[...node.childNodes].reverse());
      }
      const html = serialize(tree);
      const { links } = extract(html);
      assert.deepEqual(
        links.map(({ url }) => url),
        pairs.map(([url]) => url),
      );
      const changes = links.map((link, at) => ({ link, fixed: pairs[at]?.[1] ?? '' }));
      const { text, left } = write(html, changes);
      assert.deepEqual(left, []);
      assert.deepEqual(
        hrefsOf(text),
        pairs.map(([, url]) => url),
      );
    },
  );
});

test('bare links in Markdown are those of GitHub', async (t) => {
  const extract = await loadExtractor('markdown');
  const url = serialized.filter(
    (text) =>
      /^https?:\/\/(?:[a-z\d]+(?:-[a-z\d]+)*\.)+[a-z\d]+(?:[:/?#]|$)/.test(text) &&
      /^(?:%[\dA-F]{2}|[^\s<>"'`\\()[\]{}|&*_~^@%\u0080-\uFFFF])*$/.test(text),
  );
  const before = fc.constantFrom(
    '',
    'a ',
    '(',
    '* ',
    '**',
    '_',
    '~',
    '\u89C1',
    'é',
    '\u{1F517}',
    '1',
    '-',
    '.',
    ': ',
    'x',
    '> ',
  );
  const after = fc.constantFrom(
    '',
    '.',
    ', b',
    ')',
    ').',
    '**',
    '_',
    '!',
    '?',
    ' b',
    ':',
    ';',
    '&amp;',
    '&quot;',
    '\n',
  );
  checkProperty(t, 1_000, fc.tuple(before, url, after), ([start, middle, end]) => {
    const markdown = `${start}${middle}${end}\n`;
    const html = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
    const expected = hrefsOf(html).filter((href) => /^https?:/.test(href));
    const found = extract(markdown).links.map((link) => link.url);
    assert.deepEqual(
      found.map((one) => parseAndSerialize(one)),
      expected.map((one) => parseAndSerialize(one)),
      markdown,
    );
  });
});

test('what a name does not say, the content may', async (t) => {
  const url = 'https://old.example/a b';
  const texts: readonly (readonly [kind: string, text: string])[] = [
    ['json', JSON.stringify({ url, next: '/x' })],
    ['json', `\uFEFF${JSON.stringify([{ url }], null, 2)}\n`],
    ['json', `${JSON.stringify({ url })}\r\n${JSON.stringify({ url })}\n`],
    ['xml', `<?xml version="1.0"?>\n<a><b>${url}</b>&amp;</a>`],
    ['html', `\n<!DOCTYPE html><p><a href="${url}">a</a>`],
    ['html', `<?xml version="1.0"?>\n<html lang="en"><a href="${url}">a</a></html>`],
    ['text', `{ see https://old.example/a b }`],
    ['text', `<a href='https://old.example/a b'>`],
    ['text', `{"url":"${url}",}`],
  ];
  for (const [kind, text] of texts) {
    const { stdout: expected } = await urlkit(['links', '--extract', kind], text);
    t.is((await urlkit(['links'], text)).stdout, expected, text);
    t.regex(expected, /https:\/\/old\.example\/a/);
    const folder = folderOf({ 'a.txt': text, 'a.unknown': text });
    for (const name of kind === 'text' ? ['a.txt'] : ['a.txt', 'a.unknown']) {
      const file = join(folder, name);
      const found = await urlkit(['links', file]);
      t.is(found.stdout.replaceAll(file, '-'), expected, text);
      await urlkit(['links', ...move, file]);
      const changed = readFileSync(file, 'utf8');
      const again = await urlkit(['links', '--extract', kind], changed);
      t.is(
        again.stdout,
        expected
          .replaceAll('old.example', 'new.example')
          .replaceAll('a b', kind === 'text' ? 'a b' : 'a%20b'),
        text,
      );
    }
  }
  const { stderr, status } = await urlkit([
    'links',
    join(folderOf({ 'a.unknown': '{' }), 'a.unknown'),
  ]);
  t.regex(stderr, /its name does not say what it contains/);
  t.is(status, 2);
});
