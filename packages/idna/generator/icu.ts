// Data of Unicode that npm has no package with. Maven fetches ICU4J, and Java 17 runs a program that prints its data.

import { join } from 'node:path';
import { root, run } from '../../../scripts/run.js';
import { SOURCE, unicodeVersion } from './source.js';

const VERSION = '79.1';

/** What UnicodeData.java prints. */
type Data = 'combining-classes' | 'compositions' | 'recommended' | 'confusables';

/** Returns the fields of each line of some data. */
export async function readFromICU(data: Data): Promise<string[][]> {
  const cache = join(root, '.cache/icu4j');
  const artifact = `-Dartifact=com.ibm.icu:icu4j:${VERSION}`;
  await run('mvn', ['--quiet', 'dependency:copy', artifact, `-DoutputDirectory=${cache}`]);
  const program = join(import.meta.dirname, 'UnicodeData.java');
  const output = await run('java', ['-cp', join(cache, `icu4j-${VERSION}.jar`), program, data]);
  const [version, ...lines] = output.trimEnd().split('\n');
  if (version !== unicodeVersion) {
    throw new Error(
      `ICU4J ${VERSION} has Unicode ${version}, and ${SOURCE} has ${unicodeVersion}. Set VERSION in icu.ts to the version of ICU4J with that of ${SOURCE}.`,
    );
  }
  return lines.map((line) => line.split(';'));
}
