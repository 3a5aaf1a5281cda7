import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root: string = fileURLToPath(new URL('../../..', import.meta.url));
export const site: string = join(root, 'apps/site');
/** What VitePress builds from. It is made anew each time. */
export const pages: string = join(site, 'pages');
export const output: string = join(site, 'dist');
/** The address at which the site is published. */
export const address: URL = new URL(
  (process.env['DOCS_ADDRESS'] ?? 'https://urlkit.github.io/').replace(/\/?$/, '/'),
);
/** The path below which the site is served. */
export const base = address.pathname as `/${string}`;
