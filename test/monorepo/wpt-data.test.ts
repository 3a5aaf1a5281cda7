// Tests where the data of web-platform-tests comes from.

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { downloadData, findData, type Hashes, hashes, source } from '../support/wpt-data.js';

const contents: Readonly<Record<string, string>> = { 'a.json': '["ü"]', 'b.json': '[]' };

const contentHashes: Hashes = Object.fromEntries(
  Object.entries(contents).map(([name, content]) => [
    name,
    createHash('sha256').update(content).digest('hex'),
  ]),
);

const temporary = mkdtempSync(join(tmpdir(), 'urlkit-'));
const servers: Server[] = [];
test.after.always(() => {
  for (const server of servers) server.close();
  rmSync(temporary, { recursive: true });
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/resources`;
}

const serveContents: RequestListener = ({ url = '' }, response) => {
  const content = contents[url.replace('/resources/', '')];
  response.statusCode = content === undefined ? 404 : 200;
  response.end(content);
};

test('files are downloaded', async (t) => {
  const folder = join(temporary, 'downloaded');
  await downloadData(await serve(serveContents), contentHashes, folder);
  t.deepEqual(readdirSync(folder).sort(), Object.keys(contents));
  for (const [name, content] of Object.entries(contents)) {
    t.is(readFileSync(join(folder, name), 'utf8'), content);
  }
});

test('a wrong hash is an error, and leaves no folder', async (t) => {
  const folder = join(temporary, 'wrong');
  const wrong = { ...contentHashes, 'b.json': contentHashes['a.json'] ?? '' };
  await t.throwsAsync(downloadData(await serve(serveContents), wrong, folder), {
    message: /b\.json: its SHA-256 is [\da-f]{64}, not [\da-f]{64}$/,
  });
  t.false(existsSync(folder));
});

test('a file that is not served is an error', async (t) => {
  const folder = join(temporary, 'missing');
  const more = { ...contentHashes, 'c.json': '' };
  await t.throwsAsync(downloadData(await serve(serveContents), more, folder), {
    message: /c\.json: status 404$/,
  });
  t.false(existsSync(folder));
});

test('a server that cannot be reached is an error', async (t) => {
  const base = await serve(serveContents);
  servers.at(-1)?.close();
  await t.throwsAsync(downloadData(base, contentHashes, join(temporary, 'none')));
});

test('a folder is used if it has all files', (t) => {
  const folder = mkdtempSync(join(temporary, 'own-'));
  const env = { WPT_URL_DIR: folder };
  const [last = '', ...others] = Object.keys(hashes);
  for (const name of others) writeFileSync(join(folder, name), '[]');
  t.is(findData(env), null);
  writeFileSync(join(folder, last), '[]');
  t.is(findData(env), folder);
});

test('the files come from one commit', (t) => {
  t.regex(source, /\/[\da-f]{40}\//);
  t.is(Object.keys(hashes).length, 7);
});
