// Reports of what packages declare: names, signatures and types with their members, sorted.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { extractorOf, typedEntries } from '../../scripts/declarations.js';
import { temporaryFolder } from '../../scripts/run.js';
import type { Package } from '../../scripts/workspace.js';

/** Adds the values of patterns and other strings, which their declarations do not have. */
function withValues(declarations: string, path: string, entry: string): string {
  const pattern = /^export const (\w+): (?:string|RegExp);$/gm;
  return declarations.replace(pattern, (line, name: string) => {
    const value: unknown = createRequire(join(path, 'package.json'))(entry)[name];
    return `${line} // ${typeof value === 'string' ? JSON.stringify(value) : value}`;
  });
}

function declarationsIn(report: string): string {
  const [, code = ''] = /```ts\n(.*)```/s.exec(report) ?? [];
  // What is exported is public. Its documentation is in the declarations.
  const notes =
    /^ *\/\/ (?:@public(?: \(undocumented\))?|Warning: .*|\((?:undocumented|No @).*)\n/gm;
  return code.replace(notes, '').trim();
}

/** By the name of an entry, such as `@urlkit/uri/formats`, its report. */
export function apiReports(packages: readonly Package[]): ReadonlyMap<string, string> {
  const folder = temporaryFolder();
  const entries = typedEntries(packages);
  const extract = extractorOf(entries, {
    apiReport: {
      ...{ enabled: true, includeForgottenExports: true, reportFileName: 'report' },
      ...{ reportFolder: folder, reportTempFolder: folder },
    },
  });
  return new Map(
    entries.map((entry) => {
      const { reportFilePath } = extract(entry);
      const declarations = declarationsIn(readFileSync(reportFilePath, 'utf8'));
      const code = withValues(declarations, entry.path, entry.name);
      return [entry.name, `# ${entry.name}\n\n\`\`\`ts\n${code}\n\`\`\`\n`];
    }),
  );
}

/** The name of the file in `api` with the report of an entry. */
export function reportFile(name: string): string {
  return `${name.replace('@urlkit/', '').replaceAll('/', '.')}.md`;
}
