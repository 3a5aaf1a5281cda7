// Tests that lines are also scanned where a content security policy forbids WebAssembly.

import assert from 'node:assert/strict';
import { scanLines } from '@urlkit/url-lines';
import { parseAndSerialize } from '@urlkit/url-parser';
import test from 'ava';
import fc from 'fast-check';
import { absoluteURL } from '../../../test/support/arbitraries.js';
import { checkProperty } from '../../../test/support/property.js';

// Node's types have no values of WebAssembly.
const assembly = Reflect.get(globalThis, 'WebAssembly') as {
  Module: unknown;
  CompileError: new (message: string) => Error;
};
let attempts = 0;
assembly.Module = class {
  constructor() {
    attempts++;
    throw new assembly.CompileError('code generation disallowed');
  }
};

test('lines are scanned without WebAssembly', (t) => {
  let changed = 0;
  checkProperty(t, 500, fc.array(absoluteURL, { minLength: 1, maxLength: 30 }), (inputs) => {
    const lines = inputs.flatMap((input) => [parseAndSerialize(input) ?? '', input]);
    const text = lines.map((line) => `${line}\n`).join('');
    const bytes = Buffer.from(text);
    const { lineCount, others } = scanLines(bytes);
    assert.equal(lineCount, text.split('\n').length - 1);
    let output = '';
    let end = 0;
    const parsed = (from: number, to: number): string =>
      bytes.toString('utf8', from, to).replace(/.*\n/g, (line) => `${parseAndSerialize(line)}\n`);
    for (const range of others) {
      output += bytes.toString('utf8', end, range.start);
      const other = bytes.toString('utf8', range.start, range.end);
      if (range.lacksPath)
        assert.equal(other.replaceAll('\n', '/\n'), parsed(range.start, range.end));
      output += parsed(range.start, range.end);
      end = range.end;
      changed++;
    }
    output += bytes.toString('utf8', end);
    assert.equal(output, parsed(0, bytes.length));
  });
  t.true(changed > 500, `${changed} ranges`);
  t.is(attempts, 1);
});
