// What bundlers make of single exports, for browsers and for Node.

import type { Project } from './project.js';

const exported: Readonly<Record<string, string>> = {
  curl: 'url-dialects',
  domainToASCII: 'idna',
  emptyHost: 'host',
  isASCIIDigit: 'infra',
  isSpecial: 'url-record',
  parseHost: 'host',
  parseURL: 'url-parser',
  parseURLEncoded: 'form-urlencoded',
  serializeIPv6: 'ipv6',
  serializeURL: 'url-serializer',
  setTheUsername: 'url-parser',
  URL: 'url-api',
  URLSearchParams: 'url-api',
  utf8PercentEncode: 'percent-encoding',
};

export type Platform = 'browser' | 'node';

/** Bundles `FOLDER/NAME.mjs`, each alone, into `FOLDER/PLATFORM/NAME.mjs`. */
export type BundleAll = (
  folder: string,
  names: readonly string[],
  platform: Platform,
) => Promise<unknown>;

/** Throws if a bundle of one export is more than 5 % larger for Node than for browsers. */
export async function checkSizes(
  project: Project,
  folder: string,
  bundleAll: BundleAll,
): Promise<void> {
  const names = Object.keys(exported);
  for (const [name, from] of Object.entries(exported)) {
    const source = `import { ${name} as value } from '@urlkit/${from}';\nconsole.log(value);\n`;
    project.write(`${folder}/${name}.mjs`, source);
  }
  await bundleAll(folder, names, 'browser');
  await bundleAll(folder, names, 'node');
  const larger = names.filter((name) => {
    const [browser, node] = ['browser', 'node'].map((platform) => {
      return project.read(`${folder}/${platform}/${name}.mjs`).length;
    });
    return !(Number(node) <= 1.05 * Number(browser));
  });
  if (larger.length > 0) throw new Error(`${larger.join(', ')}: larger for Node`);
}
