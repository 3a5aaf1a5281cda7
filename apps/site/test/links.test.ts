import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { checkLinks } from '../scripts/links.js';

const folder = mkdtempSync(join(tmpdir(), 'urlkit-links-'));
test.after.always(() => rmSync(folder, { recursive: true }));

test('links and resources that are not there are found', (t) => {
  mkdirSync(join(folder, 'b'));
  writeFileSync(join(folder, 'a.js'), '');
  writeFileSync(
    join(folder, 'index.html'),
    `<h1 id="top">A</h1><a href="/b/">1</a><a href="b/c.html#d">2</a><a href="#top">3</a><a href="b/c">4</a>
     <a href="https://example.org/">5</a><a href="/no">6</a><a href="#no">7</a><a href="b/c.html#no">8</a>
     <script src="a.js"></script><script src="//example.org/a.js"></script><link href="no.css"><img src="data:,">`,
  );
  writeFileSync(join(folder, 'b/index.html'), '<a href="../a.js">1</a>');
  writeFileSync(join(folder, 'b/c.html'), '<p id="d">');
  t.deepEqual(checkLinks(folder), [
    '/index.html links to /no, which is not there',
    '/index.html links to #no, but there is no no',
    '/index.html links to b/c.html#no, but there is no no',
    '/index.html loads //example.org/a.js, which is not a file of the site',
    '/index.html loads no.css, which is not a file of the site',
  ]);
});

test('a site may be below a path', (t) => {
  const below = mkdtempSync(join(folder, 'below-'));
  writeFileSync(
    join(below, 'index.html'),
    '<a href="/x/">1</a><a href="/">2</a><a href="../">3</a>',
  );
  t.deepEqual(checkLinks(below, '/x/'), [
    '/index.html links to /, which is not there',
    '/index.html links to ../, which is not there',
  ]);
});
