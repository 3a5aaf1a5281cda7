// What the landing page shows of others: figures, each from the page that it links to, and code in its colours.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMarkdownRenderer, type SiteConfig } from 'vitepress';
import { inputCounts } from '../../../../test/differential/input-counts.js';
import { root } from '../../scripts/paths.js';
import { isPublished } from '../../scripts/published.js';

export interface Figure {
  readonly value: string;
  readonly text: string;
  readonly link: string;
}

/** Returns what a pattern finds in a page of docs. */
function find(page: string, pattern: RegExp): string {
  const found = pattern.exec(readFileSync(join(root, 'docs', `${page}.md`), 'utf8'))?.[1];
  if (found === undefined) throw new Error(`${page}.md has no figure for ${pattern}`);
  return found;
}

function readFigures(): readonly Figure[] {
  const cases = find('engines', /the ([\d,]+) cases of web-platform-tests/);
  const size = find('sizes', /^\| URL \+ URLSearchParams \| ([\d.]+) \|/m);
  const peer = find('sizes', /^\| whatwg-url \| ([\d.]+) \|/m);
  // The newest Node is the last one of the table.
  const node = find('benchmarks', /^\| workload \|.*\| Node (\d+) \|$/m);
  const speed = find(
    'benchmarks',
    /^\| \*What programs do, on every corpus: median\* \|.*\| \*{0,2}([\d.]+)[^|]*\|$/m,
  );
  const inputs = Object.values(inputCounts).reduce((sum, count) => sum + count, 0);
  return [
    {
      value: `${cases} of ${cases}`,
      text: 'cases of web-platform-tests pass, in every engine',
      link: '/docs/engines',
    },
    {
      value: `${size} kB`,
      text: `gzipped, with hosts such as bücher.example (IDNA); whatwg-url has ${peer} kB`,
      link: '/docs/sizes',
    },
    {
      value: `${speed} ×`,
      text: `as fast as the built-in URL of Node ${node}, in the median of single operations; some jobs are slower`,
      link: '/docs/benchmarks',
    },
    {
      value: '0 differences',
      text: `from whatwg-url, in ${inputs.toLocaleString('en')} random inputs of every test run; only some hosts with two U+200C differ`,
      link: '/docs/standard',
    },
  ];
}

const code = `import { URL } from '@urlkit/url-api';
import { checkURL } from '@urlkit/host-policy';
import { validateURL } from '@urlkit/url-validation';

const url = new URL('../ü', 'https://EXAMPLE.org/x/');
url.href; // 'https://example.org/%C3%BC'

const { allowed } = checkURL('http://0x7f.1/');
allowed; // false

const { diagnostics } = validateURL('https://h:99999/');
diagnostics[0].name; // 'port-out-of-range'`;

const install = `npm install @urlkit/url-api \\
  @urlkit/host-policy \\
  @urlkit/url-validation`;

/** Code as the guides show it, with a button that copies it. Its names come from the headings, which the page leaves out. */
async function rendered(): Promise<string> {
  const { srcDir, markdown } =
    (globalThis as { VITEPRESS_CONFIG?: SiteConfig }).VITEPRESS_CONFIG ?? {};
  const renderer = await createMarkdownRenderer(srcDir ?? '', markdown);
  const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n`;
  const html = renderer.render(
    `## How to install\n${fence('sh', install)}## How to use\n${fence('js', code)}`,
  );
  return html.replace(/<h2.*?<\/h2>/gs, '');
}

export declare const data: {
  readonly figures: readonly Figure[];
  readonly code: string;
  readonly isPublished: boolean;
};

// biome-ignore lint/style/noDefaultExport: VitePress wants it.
export default {
  load: async () => ({ figures: readFigures(), code: await rendered(), isPublished }),
};
