// Writes docs/url-confusion.md.

import { writeFileSync } from 'node:fs';
import { createPage, pagePath } from './page.js';

writeFileSync(pagePath, createPage());
