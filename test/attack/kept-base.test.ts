// The URL parser keeps the last base URL, which may have been cut out of a much longer text. No result keeps a base URL.

import { spawnSync } from 'node:child_process';
import test from 'ava';

const program = `
  import { URL } from '@urlkit/url-api';
  import { parseURL, resolve } from '@urlkit/url-parser';

  const results = [];

  function resolveAgainst(mark) {
    const text = ('https://h.example/' + mark + '/b ').padEnd(50_000_000, 'x');
    for (const reference of ['', '#', '?', '.', '../', ' ', 'c d', '/ä', 'https:', '//h h/']) {
      for (const end of [20, 21]) results.push(resolve(reference, text.slice(0, end)));
    }
    for (let i = 0; i < 3; i++) {
      new URL('../c', text.slice(0, 21));
      parseURL('../c', { base: ' ' + text.slice(0, 21).toUpperCase() });
      parseURL('../c', { base: text.slice(0, 21) });
      parseURL('../c', { base: text.slice(0, 21) });
    }
  }

  resolveAgainst('a');
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  resolveAgainst('d');
  globalThis.gc();
  console.log(process.memoryUsage().heapUsed - before < 1_000_000 && before < 40_000_000);
`;

test('a base that was a part of a text of 50 MB does not keep that in memory, nor does a result', (t) => {
  const args = ['--expose-gc', '--input-type=module', '--eval', program];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  t.is(stdout, 'true\n', stderr);
});
