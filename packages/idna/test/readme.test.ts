// The table of the README that says which function accepts which domain.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import test from 'ava';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const rows = Array.from(readme.matchAll(/^\| `([^`]+)` ((?:\| (?:yes|no) ){6})\|$/gm), (row) => ({
  domain: row[1],
  cells: row[2]?.match(/yes|no/g),
}));

const program = `
  import { domainToASCII } from '@urlkit/idna';
  import { URL } from '@urlkit/url-api';
  const cells = JSON.parse(process.argv[1]).map((domain) => [
    domainToASCII(domain) !== null,
    domainToASCII(domain, { beStrict: true }) !== null,
    URL.canParse('http://' + domain + '/'),
  ].map((accepts) => (accepts ? 'yes' : 'no')));
  console.log(JSON.stringify(cells));
`;

function cellsUnder(...conditions: readonly string[]): readonly (readonly string[])[] {
  const domains = JSON.stringify(rows.map(({ domain }) => domain));
  const args = [...conditions, '--input-type=module', '--eval', program, domains];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

test('each function accepts what the README says', (t) => {
  const usual = cellsUnder();
  const asciiOnly = cellsUnder('--conditions=no-idna');
  t.deepEqual(
    rows.map(({ cells }) => cells),
    rows.map((_, index) => [...(usual[index] ?? []), ...(asciiOnly[index] ?? [])]),
  );
  t.is(rows.length, 7);
});
