// The search of the site as it was built, without a browser.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import searchBox from '../.vitepress/theme/search.js';

const chunks = fileURLToPath(new URL('../dist/assets/chunks', import.meta.url));
const [file = ''] = readdirSync(chunks).filter((name) => name.startsWith('@localSearchIndexroot'));
const { default: json } = await import(pathToFileURL(join(chunks, file)).href);
const box = searchBox.loadJSON(json);

/** The links of the results, in order, without the endings of files. */
export function linksFor(text: string): string[] {
  return box.search(text).map(({ id }) => String(id).replace(/\.html(?=#|$)/, ''));
}
