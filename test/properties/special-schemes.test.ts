// Tests that what cannot import the table of special schemes agrees with it.

import { editQuery } from '@urlkit/form-urlencoded';
import { isSpecialScheme, specialSchemes } from '@urlkit/url-record';
import test from 'ava';

test('the schemes in whose queries a plus is a space are the special schemes', (t) => {
  for (const scheme of [
    ...specialSchemes,
    'mailto',
    'ht',
    'httpss',
    'wsss',
    'ftps',
    'files',
    'sms',
    'a',
  ]) {
    const edited = editQuery(`${scheme}:?`, (editor) => editor.append('a', ' '));
    t.is(edited, `${scheme}:?a=${isSpecialScheme(scheme) ? '+' : '%20'}`);
  }
});
