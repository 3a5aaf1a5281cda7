import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { urlKey } from '@urlkit/url-keys';
import { parseURL } from '@urlkit/url-parser';
import { serializeURL } from '@urlkit/url-serializer';
import test from 'ava';
import { root } from '../../../scripts/run.js';
import { absoluteURL } from '../../../test/support/arbitraries.js';
import { checkProperty } from '../../../test/support/property.js';

test('href and href-without-fragment are the serialized URL of the standard', (t) => {
  checkProperty(t, 1_500, absoluteURL, (input) => {
    const url = parseURL(input);
    t.is(urlKey(input, { profile: 'href' }), url && serializeURL(url));
    const key = urlKey(input, { profile: 'href-without-fragment' });
    t.is(key, url && serializeURL(url, { excludeFragment: true }));
  });
});

// Tests the examples of docs/keys-elsewhere.md that run without other engines.

const page = readFileSync(join(root, 'docs/keys-elsewhere.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'urlkit-'));
test.after.always(() => rmSync(folder, { recursive: true }));

const cli = join(root, 'apps/urlkit/dist/cli.cjs');
writeFileSync(join(folder, 'urlkit'), `#!/bin/sh\nexec '${process.execPath}' '${cli}' "$@"\n`);
chmodSync(join(folder, 'urlkit'), 0o755);

function shell(command: string, input: string): string {
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
  return execFileSync('sh', ['-c', command], { cwd: folder, env, input, encoding: 'utf8' });
}

test('Hadoop Streaming: the mapper and a sort group URLs with the same key', (t) => {
  const mapper = /`map\.sh`.*?```sh\n(.*?)```/s.exec(page)?.[1] ?? '';
  writeFileSync(join(folder, 'map.sh'), mapper);
  const input = 'http://www.example.org/B\nhttp://example.com/\nhttps://example.org/b\n';
  const command = 'sh map.sh | LC_ALL=C sort | cut -f 2';
  t.true(page.includes('sh map.sh <urls | LC_ALL=C sort | cut -f 2'));
  t.is(
    shell(command, input),
    'http://example.com/\nhttp://www.example.org/B\nhttps://example.org/b\n',
  );
});

test('the system sorts and deduplicates by the column of keys', (t) => {
  const readme = readFileSync(join(root, 'docs/guides/command-reference.md'), 'utf8');
  const command = /```sh\n(urlkit key.*?)```/s.exec(readme)?.[1] ?? '';
  writeFileSync(join(folder, 'urls.tsv'), 'id\turl\n1\tb.org/\n2\ta.org/\n3\thttp://B.org\n');
  shell(command, '');
  const rows = readFileSync(join(folder, 'by-key.tsv'), 'utf8');
  t.is(rows, '2\ta.org/\torg,a)/\n1\tb.org/\torg,b)/\n');
});

test('BigQuery and Snowflake: the body of the function runs in an engine without host globals', (t) => {
  const script = readFileSync(join(root, 'packages/url-api/dist/polyfill.js'), 'utf8');
  const bodies = [/AS r"""(.*?)"""/s, /AS \$\$(.*?)\$\$/s].map(
    (body) => body.exec(page)?.[1] ?? '',
  );
  const names = ['url', 'INPUT'];
  for (const [index, body] of bodies.entries()) {
    const context = createContext({});
    runInContext(script, context);
    const call = runInContext(`(function (${names[index]}) {${body}})`, context);
    t.is(call('HTTP://Example.org:80/a#b'), 'http://example.org/a');
    t.is(call('http://['), null);
    t.is(call(index === 0 ? null : undefined), null);
  }
});
