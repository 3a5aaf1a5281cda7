// Writes docs/errors.md.

import { writeFileSync } from 'node:fs';
import { createPage, pagePath } from './error-page.js';

writeFileSync(pagePath, createPage());
