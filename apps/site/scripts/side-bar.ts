// The side bar of the site: its groups, and the pages in each.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefaultTheme } from 'vitepress';
import { directoryOf, layers, readPackages } from '../../../scripts/workspace.js';
import { projectPages } from './pages.js';
import { pages } from './paths.js';

/** Groups of pages in the order in which a reader needs them. The last group also has all pages that no group names. */
const groups: Readonly<Record<string, readonly string[]>> = {
  Start: ['guides/start', 'guides/jobs', 'guides/tools', 'guides/tests', 'guides/migration'],
  Questions: [
    ...['guides/questions', 'guides/more-questions', 'guides/site-questions', 'guides/messages'],
    ...['docs/errors', 'guides/glossary'],
  ],
  Safety: [
    ...['docs/checking-urls', 'docs/checked-clients', 'docs/checked-servers', 'guides/attacks'],
    'docs/url-confusion',
  ],
  'The command': ['guides/command', 'guides/command-reference', 'docs/keys-elsewhere'],
  Engines: ['guides/engines', 'guides/react-native', 'docs/engines', 'docs/engine-differences'],
  'Standards and figures': [
    ...['guides/uris', 'guides/sections', 'docs/standard', 'guides/documents', 'docs/editions'],
    ...['docs/sizes', 'docs/benchmarks', 'guides/exports', 'guides/versions'],
  ],
  'How it is made': [
    ...[
      'docs/architecture',
      'docs/benchmarks-made',
      'docs/changing-a-rule',
      'docs/style',
      'docs/upstream',
    ],
    ...projectPages.values(),
  ],
};

function linkTo(page: string): DefaultTheme.SidebarItem {
  const file = join(pages, `${page}.md`);
  const heading = /^# (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? file;
  return { text: heading.replace(/`|\\(?=[@<])/g, ''), link: `/${page}` };
}

/** Only the first group and that of the page are open, so that a phone shows the names of all. */
function guideGroups(): DefaultTheme.SidebarItem[] {
  const named = new Set(Object.values(groups).flat());
  const others = ['guides', 'docs'].flatMap((folder) =>
    readdirSync(join(pages, folder))
      .filter((file) => file.endsWith('.md') && file !== 'index.md')
      .map((file) => `${folder}/${file.slice(0, -'.md'.length)}`)
      .filter((page) => !named.has(page)),
  );
  return Object.entries(groups).map(([text, names], index, { length }) => ({
    text,
    collapsed: index > 0,
    items: (index === length - 1 ? [...names, ...others] : names).map(linkTo),
  }));
}

const packageGroups: readonly (readonly [string, string])[] = [
  ['The standard', 'packages/'],
  ['Built on it', 'extras/'],
  ['In place of others', 'shims/'],
  ['Programs', 'apps/'],
];

const published = new Set(readPackages().map(({ folder }) => folder));

const packageItems = packageGroups.map(([text, start]) => ({
  text,
  items: [...layers]
    .reverse()
    .filter((folder) => published.has(folder) && directoryOf(folder).startsWith(start))
    .map((folder) => ({ text: folder, link: `/${directoryOf(folder)}` })),
}));

/** Folders of the reference that are about kinds of exports, not about modules. */
const kinds = /\/(?:classes|functions|interfaces|type-aliases|variables)\//;

const modules = readdirSync(join(pages, 'api'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/index.md') && !kinds.test(file))
  .map((file) => file.slice(0, -'/index.md'.length))
  .sort();

/** The indexes of modules. */
export const modulePages: ReadonlySet<string> = new Set(
  modules.map((name) => `api/${name}/index.md`),
);

/** The scope is the same for all, and would be most of a narrow column. */
function moduleItem(name: string): DefaultTheme.SidebarItem {
  return { text: name.replace('@urlkit/', ''), link: `/api/${name}/` };
}

/** The packages, each with its further modules. */
const moduleItems = modules
  .filter((name) => name.split('/').length === 2)
  .map((name) => {
    const items = modules.filter((other) => other.startsWith(`${name}/`)).map(moduleItem);
    return { ...moduleItem(name), ...(items.length === 0 ? {} : { collapsed: true, items }) };
  });

export const sideBar: DefaultTheme.SidebarMulti = {
  '/api/': [{ text: 'API', link: '/api/', items: moduleItems }],
  ...Object.fromEntries(
    ['/packages/', '/extras/', '/shims/', '/apps/'].map((folder) => [
      folder,
      [{ text: 'All packages', link: '/packages/' }, ...packageItems],
    ]),
  ),
  '/': [{ text: 'All guides', link: '/guides/' }, ...guideGroups()],
};

/** The page of all guides, in the groups of the side bar, each with its first sentence. */
export function guidesPage(): string {
  const groups = guideGroups().map(({ text, items = [] }) => {
    const lines = items.map((item) => `- [${item.text}](${item.link})${firstSentence(item.link)}`);
    return `## ${text}\n\n${lines.join('\n')}`;
  });
  return `# Guides\n\nAll guides and tables, by what they are about.\n\n${groups.join('\n\n')}\n`;
}

/** What a page says first, without links, after a colon. */
function firstSentence(page = ''): string {
  const text = readFileSync(join(pages, `${page}.md`), 'utf8');
  const [paragraph = ''] = /^(?![#|>\-`!<\s]).+(?:\n(?!\n).+)*/m.exec(text) ?? [];
  const plain = paragraph.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\s+/g, ' ');
  const [sentence = ''] = /^.*?[.:](?= [A-Z]|$)/.exec(plain) ?? [];
  return sentence === '' ? '' : `: ${sentence.replace(/:$/, '.')}`;
}
