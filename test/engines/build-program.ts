// Builds the script that engines run.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildClassicScript } from '../../scripts/classic-script.js';
import { root } from '../../scripts/run.js';
import { readSetterCases, readToASCIICases, readURLCases } from '../support/wpt-cases.js';
import type { Cases } from './cases.js';

function readCases(): Cases {
  return {
    urls: [
      ...readURLCases('urltestdata.json'),
      ...readURLCases('urltestdata-javascript-only.json'),
    ],
    setters: readSetterCases(),
    toASCII: readToASCIICases('toascii.json'),
    idna: [...readToASCIICases('IdnaTestV2.json'), ...readToASCIICases('IdnaTestV2-removed.json')],
  };
}

function inASCII(json: string): string {
  return json.replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const shims = join(root, 'test/engines/shims');
const alias = {
  ava: join(shims, 'ava.ts'),
  'node:util': join(shims, 'util.ts'),
  '@urlkit/url-api': join(shims, 'url-api.ts'),
};

export interface Program {
  /** Deletes the classes of the engine and installs the polyfill. */
  readonly polyfill: string;
  /** The same with the script that has no IDNA. */
  readonly asciiPolyfill: string;
  /** The same in the syntax of ECMAScript 2015. */
  readonly olderPolyfill: string;
  /** Installs the polyfill over the classes of the engine, which the new ones extend. */
  readonly forcedPolyfill: string;
  /** Leaves a report in the global variable urlkitReport. */
  readonly test: string;
}

export async function buildProgram(): Promise<Program> {
  const entry = JSON.stringify(join(root, 'test/engines/program.ts'));
  const code = await buildClassicScript(`import ${entry}`, {
    alias,
    // The tests are in a package that declares itself free of side effects.
    ignoreAnnotations: true,
  });
  const data = JSON.stringify(inASCII(JSON.stringify(readCases())));
  const install = (name: string): string => {
    const script = readFileSync(join(root, 'packages/url-api/dist', name), 'utf8');
    return `delete globalThis.URL; delete globalThis.URLSearchParams;\n${script}`;
  };
  return {
    polyfill: install('polyfill.js'),
    asciiPolyfill: install('polyfill.ascii.js'),
    olderPolyfill: install('polyfill.es2015.js'),
    forcedPolyfill: await buildClassicScript("import '@urlkit/url-api/polyfill/force';"),
    test: `globalThis.urlkitData = ${data};\n${code}`,
  };
}
