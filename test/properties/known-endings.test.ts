// Tests that no ending of the Public Suffix List is taken for a misspelled one.

import { publicSuffixList } from '@urlkit/public-suffix-list';
import { validateURL } from '@urlkit/url-validation';
import test from 'ava';

/** The labels of the first level of a tree of rules that have letters only. */
function endingsOf(tree: string): string[] {
  const endings: string[] = [];
  let depth = 0;
  let label = '';
  for (const [token, mark = '', rest] of tree.matchAll(/([A-Z]|,)?([^,A-Z()[]+)|[()[]/g)) {
    if (token === '(' || token === '[') depth++;
    else if (token === ')') depth--;
    else if (depth === 0) {
      label = label.slice(0, Math.max(0, mark.charCodeAt(0) - 0x40 || 0)) + rest;
      endings.push(label);
    }
  }
  return endings.filter((ending) => /^[a-z]{2,}$/.test(ending));
}

test('no ending that exists is a misspelled one', (t) => {
  const endings = endingsOf(publicSuffixList.icann);
  t.true(endings.length > 1_000);
  for (const known of ['aaa', 'com', 'de', 'org', 'zuerich', 'zw']) t.true(endings.includes(known));
  for (const ending of endings) {
    t.deepEqual(validateURL(`https://some.${ending}/`).hints, [], ending);
    const [hint] = validateURL(`some.${ending}/a`).hints;
    t.is(hint?.name ?? 'missing-scheme', 'missing-scheme', ending);
  }
});
