import { writeFileSync } from 'node:fs';
import { generateTables, tablesFile } from './idna/tables.js';

writeFileSync(tablesFile, generateTables());
