import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.js';

/** Whether the packages are on npm. As long as they are not, a dated line of the README says so. */
export const isPublished: boolean = !readFileSync(join(root, 'README.md'), 'utf8').includes(
  'not published yet',
);
