// Tests that the query of a QueryEditor parses to the same parameters as URLSearchParams has after the same edits.

import assert from 'node:assert/strict';
import { parseURLEncoded, QueryEditor } from '@urlkit/form-urlencoded';
import { URLSearchParams } from '@urlkit/url-api';
import test from 'ava';
import fc from 'fast-check';
import { anyText } from '../support/arbitraries.js';
import { checkProperty } from '../support/property.js';

const name = fc.constantFrom('a', 'b', '', 'é', 'a b', '?a');
const value = fc.oneof(fc.constantFrom('', '1', '%', '&', '='), anyText());
const text = fc.array(fc.constantFrom(...'ab=&&+%26?é\uD800')).map((parts) => parts.join(''));

type Operation =
  | readonly ['set' | 'append', string, string]
  | readonly ['delete', string]
  | ['sort'];

const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.tuple(fc.constantFrom('set', 'append'), fc.oneof(name, text), value),
  fc.tuple(fc.constant('delete'), fc.oneof(name, text)),
  fc.constant<['sort']>(['sort']),
);

function apply(editor: QueryEditor | URLSearchParams, [kind, ...values]: Operation): void {
  Reflect.apply(editor[kind], editor, values);
}

const inputs = fc.tuple(text, fc.array(operation), fc.constantFrom('', '?'));

test('the printed query parses to the parameters of the editor', (t) => {
  checkProperty(t, 350, inputs, ([input, operations, prefix]) => {
    const editor = new QueryEditor(prefix + input);
    const params = new URLSearchParams(prefix + input);
    for (const done of operations) {
      apply(editor, done);
      apply(params, done);
      const printed = editor.toString();
      assert.deepEqual([...editor], [...params]);
      assert.deepEqual([...new QueryEditor(printed)], [...params]);
      assert.deepEqual(parseURLEncoded(printed.replace(/^\?/, '')), [...params]);
      assert.equal(new QueryEditor(printed).toString(), printed);
      const tokens = editor.tokens.map(({ start, end }) => printed.slice(start, end));
      assert.deepEqual(tokens, printed.replace(/^\?/, '').split('&').filter(Boolean));
    }
  });
});
