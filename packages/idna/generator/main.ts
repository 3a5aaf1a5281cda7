import { writeFileSync } from 'node:fs';
import { generateTables, tablesFile } from './tables.js';

writeFileSync(tablesFile, generateTables());
