import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root: string = fileURLToPath(new URL('../..', import.meta.url));
export const site: string = join(root, 'site');
/** What VitePress builds from. It is made anew each time. */
export const pages: string = join(site, 'pages');
export const output: string = join(site, 'dist');
/** The path below which the site is served. */
export const base = (process.env['DOCS_BASE'] ?? '/') as `/${string}`;
