// npm run write -- api: writes the reports in api/ of what the built packages declare.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run.js';
import { readPackages } from '../../scripts/workspace.js';
import { apiReports, reportFile } from './api-reports.js';

const folder = join(root, 'api');
const reports = apiReports(readPackages());
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, report] of reports) writeFileSync(join(folder, reportFile(name)), report);
