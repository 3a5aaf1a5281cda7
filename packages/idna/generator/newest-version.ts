import { run } from '../../../scripts/run.js';
import { SOURCE, unicodeVersion } from './source.js';

/** Prints which version of Unicode is the newest. If the tables have an older one, the process will fail. */
export async function compareWithNewest(): Promise<void> {
  const newest: { readonly version: string; readonly unicodeVersion: string } = JSON.parse(
    await run('npm', ['view', SOURCE, 'version', 'unicodeVersion', '--json']),
  );
  if (newest.unicodeVersion === unicodeVersion) {
    console.log(
      `The tables have Unicode ${unicodeVersion}, the newest version that ${SOURCE} has.`,
    );
    return;
  }
  console.error(
    `The tables have Unicode ${unicodeVersion}, but ${SOURCE} ${newest.version} has Unicode ${newest.unicodeVersion}. docs/changing-a-rule.md says how to update them.`,
  );
  process.exitCode = 1;
}
