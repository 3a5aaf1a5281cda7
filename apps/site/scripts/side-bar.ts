// The side bar of the site: its groups, and the pages in each.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefaultTheme } from 'vitepress';
import { directoryOf, layers, readPackages } from '../../../scripts/workspace.js';
import { pages } from './paths.js';

/** Groups of pages in the order in which a reader needs them, and what each page is for. */
const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Start: {
    'guides/start': 'install a package, run the first lines, and know what to read next.',
    'guides/jobs': 'for each job, a package and a few lines of code that you can paste.',
    'guides/tools':
      'how to use the packages with webpack, Vite, Next.js, Cloudflare Workers and others.',
    'guides/tests': 'settings for test runners, and for TypeScript.',
    'guides/migration': 'the calls of other libraries, and what to write in their place.',
  },
  Questions: {
    'guides/questions': 'the most frequent ones, each with code that you can paste.',
    'guides/more-questions': 'parameters, characters, parts, schemes, hosts and safety.',
    'guides/site-questions':
      'parsing and building URLs, addresses, links in pages and files, requests.',
    'guides/messages': 'what browsers and other programs say when a URL is wrong, and what to do.',
    'docs/errors':
      'each thing that validateURL, urlkit inspect and urlkit lint find, with an example.',
    'guides/glossary': 'the words of URLs, hosts and attacks, in plain English.',
  },
  Safety: {
    'docs/checking-urls':
      'how a server fetches URLs from its users without reaching its own network.',
    'docs/checked-clients': 'the same check in the programs that send requests.',
    'docs/checked-servers': 'how a server reads what its clients send, and does not fail.',
    'guides/attacks': 'attacks that use URLs, what each one does, and what helps.',
    'docs/url-confusion': 'inputs that programs read differently, and how each one reads them.',
  },
  'The command': {
    'guides/command': 'what urlkit does in a terminal, with examples.',
    'guides/command-reference': 'the list, by task.',
    'docs/keys-elsewhere': 'how Spark, DuckDB and other programs add keys to URLs.',
  },
  Engines: {
    'guides/engines': 'how to install the polyfill, and where it runs.',
    'guides/react-native': 'what is wrong with the URL of React Native, and how to replace it.',
    'docs/engines': 'the engines that the packages are tested in, and their versions.',
    'docs/engine-differences': 'mistakes of browsers and runtimes that the common tests let pass.',
  },
  'Standards and figures': {
    'guides/uris': 'there are two definitions of what people call a URL.',
    'guides/sections': 'the package for each section of the URL standard.',
    'docs/standard': 'the export for each definition of the URL standard.',
    'guides/documents': 'the documents before today’s standard, and the code that follows each.',
    'docs/editions': 'the source of each edition, what was lost, and where it was found.',
    'docs/sizes': 'what each package adds to a page, in kilobytes.',
    'docs/benchmarks': 'jobs of servers, crawlers and clients, beside the built-in URL.',
    'guides/exports': 'what the packages also have, by what it is for.',
    'guides/versions': 'what can change in which version.',
  },
  'How it is made': {
    'docs/architecture': 'the packages, and who imports whom.',
    'docs/benchmarks-made': 'for maintainers: the inputs, the machines, and what limits the speed.',
    'docs/changing-a-rule': 'from the text of the editors to a release.',
    'docs/style': 'ten rules for comments, messages and pages.',
    'docs/upstream': 'what urlkit found elsewhere, ready to be sent.',
    security: 'how to report a vulnerability.',
    contributing: 'how to build, test and change urlkit.',
    'code-of-conduct': 'how we treat each other, and where to report.',
    license: 'MIT.',
    notice: 'whose data and code the packages contain, and their licences.',
  },
};

function linkTo(page: string): DefaultTheme.SidebarItem {
  const file = join(pages, `${page}.md`);
  const heading = /^# (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? file;
  return { text: heading.replace(/`|\\(?=[@<])/g, ''), link: `/${page}` };
}

/** Only the first group and that of the page are open, so that a phone shows the names of all. */
const guideGroups: DefaultTheme.SidebarItem[] = Object.entries(groups).map(
  ([text, members], index) => ({
    text,
    collapsed: index > 0,
    items: Object.keys(members).map(linkTo),
  }),
);

const packageGroups: readonly (readonly [string, string])[] = [
  ['The standard', 'packages/'],
  ['Built on it', 'extras/'],
  ['In place of others', 'shims/'],
  ['Programs', 'apps/'],
];

const published = new Set(readPackages().map(({ folder }) => folder));

const packageItems = packageGroups.map(([text, start]) => ({
  text,
  // In the order of the tables, which do not have the unlisted one.
  items: [...layers.filter((folder) => folder !== 'internal'), 'internal']
    .filter((folder) => published.has(folder) && directoryOf(folder).startsWith(start))
    .map((folder) => ({ text: folder, link: `/${directoryOf(folder)}` })),
}));

/** Folders of the reference that are about kinds of exports, not about modules. */
export const kinds: RegExp = /\/(?:classes|functions|interfaces|type-aliases|variables)\//;

const modules = readdirSync(join(pages, 'api'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/index.md') && !kinds.test(file))
  .map((file) => file.slice(0, -'/index.md'.length))
  .sort();

/** The scope is the same for all, and would be most of a narrow column. */
function moduleItem(name: string): DefaultTheme.SidebarItem {
  return { text: name.replace('@urlkit/', ''), link: `/api/${name}/` };
}

/** The packages in the order of the index, each with its further modules. */
const moduleItems = readPackages()
  .map(({ manifest: { name } }) => name)
  .filter((name) => modules.includes(name))
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
  '/': [{ text: 'All guides', link: '/guides/' }, ...guideGroups],
};

/** The page of all guides, in the groups of the side bar, each with what it is for. */
export function guidesPage(): string {
  const sections = Object.entries(groups).map(([text, members]) => {
    const lines = Object.entries(members).map(
      ([page, purpose]) => `- [${linkTo(page).text}](/${page}): ${purpose}`,
    );
    return `## ${text}\n\n${lines.join('\n')}`;
  });
  return `# Guides\n\nAll guides and tables, by what they are about.\n\n${sections.join('\n\n')}\n`;
}
