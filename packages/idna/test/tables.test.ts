import { readFileSync } from 'node:fs';
import test from 'ava';
import { generateTables, tablesFile } from '../generator/tables.js';

const LONGEST_OTHER_STRING = 500;

test('the script reproduces the tables', (t) => {
  t.is(generateTables(), readFileSync(tablesFile, 'utf8'));
});

test('the table is decoded once, and only as far as labels need it', async (t) => {
  const { charAt } = String.prototype;
  let reads = 0;
  String.prototype.charAt = function (index) {
    if (this.length > LONGEST_OTHER_STRING) reads++;
    return charAt.call(this, index);
  };
  const { domainToASCII } = await import('@urlkit/idna');
  const readsFor = (domain: string): number => {
    const before = reads;
    t.not(domainToASCII(domain), null, domain);
    return reads - before;
  };
  t.is(readsFor('www.Example.com'), 0);
  const forLatin = readsFor('bücher.e\u0301.example');
  t.true(forLatin > 100);
  t.is(readsFor('xn--bcher-kva.é.example'), 0);
  t.true(readsFor('日本語.नी\u0301.xn--bcher-kva') > forLatin);
  t.is(readsFor('中文.नी.bücher.example'), 0);
  String.prototype.charAt = charAt;
});
