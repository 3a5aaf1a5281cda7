// Answers runs with the URL class of the engine: see ../peers.ts.

import { readFileSync } from 'node:fs';

const attributes = [
  ...['href', 'origin', 'protocol', 'username', 'password', 'host'],
  ...['hostname', 'port', 'pathname', 'search', 'hash'],
];

function observe(url) {
  const seen = attributes.map((name) => [name, url[name]]);
  return { ...Object.fromEntries(seen), searchParams: Array.from(url.searchParams) };
}

// A name of an attribute stands for setting it, that of a method for a change of the parameters.
function apply(url, kind, values) {
  try {
    if (kind === 'set' && values[0] in url) url[values[0]] = values[1];
    else url.searchParams[kind](...values);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  return observe(url);
}

for (const line of readFileSync(0, 'utf8').trimEnd().split('\n')) {
  const [input, base, operations] = JSON.parse(line);
  const url = URL.parse(input, base ?? undefined);
  const states = url && [observe(url), ...operations.map((all) => apply(url, ...all))];
  console.log(JSON.stringify(states));
}
