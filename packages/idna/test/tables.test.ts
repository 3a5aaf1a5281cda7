import { readFileSync } from 'node:fs';
import test from 'ava';
import { generateTables, tablesFile } from '../../../scripts/idna/tables.js';
import { isEngineNewEnough } from './oracles.js';

const LONGEST_OTHER_STRING = 500;

const testWithEngine = isEngineNewEnough ? test : test.skip;

testWithEngine('the script reproduces the tables', (t) => {
  t.is(generateTables(), readFileSync(tablesFile, 'utf8'));
});

test('tables are decoded once, when the first label asks for them', async (t) => {
  const { charCodeAt } = String.prototype;
  let reads = 0;
  String.prototype.charCodeAt = function (index) {
    if (this.length > LONGEST_OTHER_STRING) reads++;
    return charCodeAt.call(this, index);
  };
  const { domainToASCII } = await import('@urlkit/idna');
  t.is(domainToASCII('www.Example.com'), 'www.example.com');
  t.is(domainToASCII('www.example.com', true), 'www.example.com');
  t.is(reads, 0);

  t.is(domainToASCII('bücher.e\u0301.example'), 'xn--bcher-kva.xn--9ca.example');
  const readsForFirst = reads;
  t.true(readsForFirst > 1_000);
  domainToASCII('ﷺ.नी\u0301.xn--bcher-kva');
  t.is(reads, readsForFirst);
  String.prototype.charCodeAt = charCodeAt;
});
