import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTheme, defineConfig } from 'vitepress';
import { layers } from '../../scripts/workspace.js';
import { base, output, pages } from '../scripts/paths.js';

/** Guides in the order in which they are listed. Those that are not named here come last. */
const guides = ['jobs', 'engines', 'react-native', 'tests', 'migration', 'sections', 'versions'];

function titleOf(file: string): string {
  const heading = /^# (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? file;
  return heading.replace(/`|\\(?=[@<])/g, '');
}

function linksTo(folder: string): DefaultTheme.SidebarItem[] {
  const names = readdirSync(join(pages, folder)).filter((name) => name.endsWith('.md'));
  return names.map((name) => ({
    text: titleOf(join(pages, folder, name)),
    link: `/${folder}/${name.replace(/\.md$/, '')}`,
  }));
}

function inOrder(a: DefaultTheme.SidebarItem, b: DefaultTheme.SidebarItem): number {
  return orderOf(a) - orderOf(b);
}

/** This guide is older than the folder of the others. */
function isGuide({ link }: DefaultTheme.SidebarItem): boolean {
  return link === '/docs/checking-urls';
}

function orderOf({ link = '' }: DefaultTheme.SidebarItem): number {
  const index = guides.findIndex((name) => link === `/guides/${name}`);
  return index === -1 ? guides.length : index;
}

const packages = [...layers]
  .reverse()
  .map((folder) => ({ text: folder, link: `/packages/${folder}` }));

/** Folders of the reference that are about kinds of exports, not about modules. */
const kinds = /\/(?:classes|functions|interfaces|type-aliases|variables)\//;

const modules = readdirSync(join(pages, 'api'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/index.md') && !kinds.test(file))
  .map((file) => file.slice(0, -'/index.md'.length))
  .sort()
  .map((name) => ({ text: name, link: `/api/${name}/` }));

// biome-ignore lint/style/noDefaultExport: VitePress wants it.
export default defineConfig({
  title: 'urlkit',
  description: 'The URL standard in pieces',
  lang: 'en',
  srcDir: pages,
  outDir: output,
  base,
  // The live page is not one of VitePress.
  ignoreDeadLinks: [/^\/live\//],
  // READMEs and docstrings are text, whatever there is between angle brackets.
  markdown: { html: false },
  // The index of the search is one file.
  vite: { build: { chunkSizeWarningLimit: 2000 } },
  themeConfig: {
    search: { provider: 'local' },
    nav: [
      { text: 'Guides', link: '/guides/jobs' },
      { text: 'Packages', link: '/packages/url-api' },
      { text: 'API', link: '/api/' },
      { text: 'Live page', link: '/live/', target: '_self' },
    ],
    sidebar: {
      '/api/': [{ text: 'API', items: modules }],
      '/': [
        {
          text: 'Guides',
          items: [...linksTo('guides').sort(inOrder), ...linksTo('docs').filter(isGuide)],
        },
        { text: 'Packages', items: packages },
        { text: 'How it is made', items: linksTo('docs').filter((item) => !isGuide(item)) },
      ],
    },
    outline: [2, 3],
    socialLinks: [{ icon: 'github', link: 'https://github.com/urlkit/urlkit' }],
  },
});
