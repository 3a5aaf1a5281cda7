// The short cuts that `npm run bench:shortcuts` turns off.

import test from 'ava';
import { forms } from '../../bench/corpora.js';
import {
  generateInvalid,
  generateOtherSchemes,
  generateWork,
  workNames,
} from '../../bench/generate.js';
import { bundleEdited, shortCutEdits } from '../../bench/short-cut-edits.js';

const inputs = [
  ...[...workNames, 'IPv4 forms', 'IPv6'].flatMap((name) => generateWork(name, 40)),
  ...generateOtherSchemes(80),
  ...generateInvalid(80),
].map(forms.slices);
const references = ['', '../x?y', './a/../b', '/c', '//d', '#e f', '?g', 'h i', 'file:j'];

/** Everything that a program sees of these inputs. */
function resultsOf(URLClass: typeof URL): readonly string[] {
  return inputs.map((input) => {
    if (!URLClass.canParse(input)) return 'invalid';
    const url = new URLClass(input);
    const parts = [url.href, url.origin, url.host, url.pathname, url.search, url.hash];
    const resolved = references.map((reference) => URLClass.parse(reference, input)?.href);
    url.pathname = '/k/../l m';
    url.search = 'n o';
    url.hash = 'p';
    return [...parts, ...resolved, url.href].join();
  });
}

const expected = resultsOf(URL);

for (const [name, edits] of Object.entries(shortCutEdits)) {
  test(`without a short cut, the results are the same: ${name}`, async (t) => {
    // Fails if an edit no longer matches its source.
    const { contents, lines } = await bundleEdited(edits, { write: false });
    const code = Buffer.from(contents).toString('base64');
    const { URL: URLClass } = await import(`data:text/javascript;base64,${code}`);
    t.true(lines >= 0);
    t.deepEqual(resultsOf(URLClass), expected);
  });
}
