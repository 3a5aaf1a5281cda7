// Writes docs/errors.md, and the list of hints in the README.

import { readFileSync, writeFileSync } from 'node:fs';
import { createPage, pagePath, readmePath, withHintList } from './error-page.js';

writeFileSync(pagePath, createPage());
writeFileSync(readmePath, withHintList(readFileSync(readmePath, 'utf8')));
