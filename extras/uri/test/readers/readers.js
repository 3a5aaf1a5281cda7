// Answers for each line of the input, a JSON array of a reference and a base: the targets of fast-uri and uri-js. A
// target is null if it has an error.

import { createInterface } from 'node:readline';
import fastURI from 'fast-uri';
import * as uriJS from 'uri-js';

/** @param {() => string} resolve */
function attempt(resolve) {
  try {
    return resolve();
  } catch {
    return null;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const [reference, base] = JSON.parse(line);
  const answer = {
    fastURI: attempt(() => fastURI.resolve(base, reference)),
    uriJS: attempt(() => uriJS.resolve(base, reference)),
  };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
