import test from 'ava';
import { sweep } from './sweep.js';

const all = new Set(Array.from(sweep(), (input) => JSON.stringify(input)));

test('the sweep reaches zones of IPv6 addresses, paths of one byte and hosts of bases', (t) => {
  for (const input of [
    ...['%40', '%7F', '%26', 'é'].map((piece) => ({ url: `http://[fe80::1%25${piece}]:80/` })),
    ...['%12', '%00'].map((piece) => ({ url: `http://[::1${piece}]/` })),
    ...['%2A', '*', '%2F'].map((url) => ({ url })),
    { url: '../x', base: 'http://u:p@h%7F.i:80/a/b?q#f' },
  ]) {
    t.true(all.has(JSON.stringify(input)), JSON.stringify(input));
  }
});
