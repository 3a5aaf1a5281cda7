import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type DefaultTheme, defineConfig, type MarkdownOptions } from 'vitepress';
import { readVersions } from '../../../scripts/workspace.js';
import { markFigures } from '../scripts/figures.js';
import { keywordsOf } from '../scripts/keywords.js';
import { mendVitePress } from '../scripts/mend-vitepress.js';
import { sourceOf } from '../scripts/pages.js';
import { address, base, output, pages, root, site } from '../scripts/paths.js';
import { isPublished } from '../scripts/published.js';
import { kinds, sideBar } from '../scripts/side-bar.js';
import { indexOptions } from './theme/search.js';

/** The first paragraph of a page, as plain text. */
function descriptionOf(text: string): string {
  const paragraph =
    /^(?![#|>\-`!\s]|---).+(?:\n(?!\n).+)*/m.exec(text.replace(/^---\n.*?\n---\n/s, ''))?.[0] ?? '';
  const plain = paragraph
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*\\]/g, '')
    .replace(/\s+/g, ' ');
  return plain.length > 160 ? `${plain.slice(0, 157).replace(/\s\S*$/, '')}…` : plain;
}

/** Headings of the reference that are on most of its pages. The search would list them in place of what they are about. */
const usualHeadings =
  /<h(\d)[^>]*>(?:(?:Get|Set) Signature|\w+\([^<)]+\).*?|Parameters|Returns|See|Throws|Type Parameters|Extends|Extended by|Inherited from|Overrides|Constructors?|Accessors|Methods|Properties|Type Declaration) <a class="header-anchor".*?<\/h\1>/g;

const searched = new Map<string, string>();

/** Renders a page for the search, once for both builds of VitePress, and without colours, which the search does not index. */
const renderForSearch: DefaultTheme.LocalSearchOptions['_render'] = (source, env, markdown) => {
  const path = env.relativePath;
  const { highlight } = markdown.options;
  markdown.set({ highlight: null });
  const page =
    searched.get(path) ??
    indexed(
      markdown.render(source, env),
      path,
      markdown.utils.escapeHtml(String(env.frontmatter?.['title'] ?? '')),
    );
  markdown.set({ highlight });
  searched.set(path, page);
  return page;
};

/** The note beside what installs a package. It says nothing about the page. */
const note = /Not on npm yet: <a [^>]*>.*?<\/a>\./g;

/** What the search indexes of a page. */
function indexed(html: string, path: string, title: string): string {
  const page = html.replace(note, '');
  // It has the first sentences of the others.
  if (path === 'guides/index.md') return '';
  // Each error has a page of its own.
  if (path === 'docs/errors.md') return page.replace(/<h2[\s\S]*$/, '');
  // Whoever searches for a message, or for the name of an error, finds both in the title.
  if (path.startsWith('errors/'))
    return page
      .replace(/(<h1.*?>).*?(?= <a class="header-anchor")/, (_, start) => start + title)
      .replace(/<p><strong class="kind.*?<\/p>\s*<p>.*?<\/p>/s, '');
  return path.startsWith('api/') ? page.replace(usualHeadings, '') : page;
}

/** The style of text that has no colour of its own, as the themes write it. */
const plainStyle = /#0e1116\b.*#f0f3f6\b/i;

/** Code has elements for each line and token, which are most of a guide. Lines, operators and text without a colour of its own need none. */
const plainText: Transformer = {
  name: 'plain text',
  line(line) {
    for (const token of line.children.slice(1)) {
      // If it does not fit, it goes to the next line as a whole.
      if (token.type === 'element' && isComment(token)) token.properties['class'] = 'comment';
    }
    line.children = line.children.flatMap((token) =>
      token.type !== 'element' ? [token] : isPlain(token) ? token.children : withWholeName(token),
    );
  },
  code(code) {
    code.children = code.children.flatMap((line) =>
      line.type === 'element' && line.properties['class'] === 'line'
        ? line.children.flatMap(withBreaks)
        : [line],
    );
  },
};

function isPlain({ properties, children }: Token): boolean {
  const [text] = children;
  return (
    plainStyle.test(String(properties['style'] ?? '')) ||
    (text?.type === 'text' && !/[\p{L}\p{N}]/u.test(text.value))
  );
}

function isComment({ children: [text] }: Token): boolean {
  return text?.type === 'text' && /^\s*\/\/ /.test(text.value);
}

/** Keeps a short name with a hyphen or a slash whole. A line breaks at the space before it. */
function withWholeName(token: Token): Child[] {
  const [text] = token.children;
  if (text?.type !== 'text' || !/^\s*(?=\S{2,29}$)\S+[-/]/.test(text.value)) return [token];
  const name = text.value.trimStart();
  token.properties['class'] = 'whole';
  token.children = [{ type: 'text', value: name }];
  return [{ type: 'text', value: text.value.slice(0, -name.length) }, token];
}

/** Lets a line break before the dot of a member, rather than in its name. */
function withBreaks(token: Child): Child[] {
  if (token.type !== 'text') return [token];
  return token.value
    .split(/(?<=[\w)\]])(?=\.(?:[a-z]|$))/i)
    .flatMap((value, index): Child[] => [
      ...(index === 0 ? [] : [elementOf('wbr', {})]),
      { type: 'text', value },
    ]);
}

function elementOf(tagName: string, properties: Token['properties'], ...children: Child[]): Token {
  return { type: 'element', tagName, properties, children };
}

const prompt = '$ ';

/** Removes the prompt from a line, and says whether there was one. */
function removePrompt({ children: [first] }: Token): boolean {
  const text = first?.type === 'element' ? first.children[0] : first;
  if (text?.type !== 'text' || !text.value.startsWith(prompt)) return false;
  text.value = text.value.slice(prompt.length);
  return true;
}

/** Has the button copy commands without their prompts and their output. What has this class, the theme leaves out. */
const commandsAlone: Transformer = {
  name: 'commands alone',
  code(code) {
    if (this.options.lang !== 'console') return;
    const ignored = (...children: Child[]): Token =>
      elementOf('span', { class: 'vp-copy-ignore' }, ...children);
    let commands = 0;
    const lines = code.children.filter((child) => child.type === 'element');
    code.children = lines.flatMap((line, index) => {
      const end = { type: 'text', value: index === 0 ? '' : '\n' } as const;
      if (!removePrompt(line)) return [ignored(end, ...line.children)];
      const shownPrompt = { type: 'text', value: prompt } as const;
      const start = commands++ === 0 ? [ignored(end, shownPrompt)] : [end, ignored(shownPrompt)];
      return [...start, ...line.children];
    });
  },
};

/** Gives members of a class or an interface, as the reference shows them alone, the colours that they have there. */
const members: Transformer = {
  name: 'members',
  preprocess(code, options) {
    const member = /^(?:(?:static|readonly|get|set) )*[\w$[\].]+\??(?:<.*>)?(?:\(.*\))?: /s;
    if (options.lang === 'ts' && member.test(code)) options.grammarContextCode = 'class A {\n';
  },
};

/** A token of code, as an element. */
type Token = Extract<Parameters<LineTransformer>[0]['children'][number], { type: 'element' }>;
type Child = Token['children'][number];
type LineTransformer = NonNullable<Transformer['line']>;
type Transformer = NonNullable<MarkdownOptions['codeTransformers']>[number];

/** Says how large diagrams are, so that nothing moves when they are loaded. */
const withSizes: NonNullable<MarkdownOptions['config']> = (markdown) => {
  markdown.core.ruler.push('sizes of pictures', ({ tokens }) => {
    for (const image of tokens.flatMap(({ children }) => children ?? [])) {
      const source = image.type === 'image' ? String(image.attrGet('src')) : '';
      if (!source.endsWith('.svg')) continue;
      const picture = readFileSync(join(root, 'docs/pictures', basename(source)), 'utf8');
      const [, width = '', height = ''] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(picture) ?? [];
      image.attrSet('width', String(Math.ceil(Number(width))));
      image.attrSet('height', String(Math.ceil(Number(height))));
    }
  });
};

/** Shows on a phone the narrow form of a picture that has one. */
const withNarrowPictures: NonNullable<MarkdownOptions['config']> = ({ renderer: { rules } }) => {
  const { image } = rules;
  rules.image = (tokens, index, ...others) => {
    const html = image?.(tokens, index, ...others) ?? '';
    const narrow = String(tokens[index]?.attrGet('src')).replace(/\.svg$/, '-narrow.svg');
    return existsSync(join(root, 'docs/pictures', basename(narrow)))
      ? `<picture><source media="(width < 48rem)" srcset="${narrow}">${html}</picture>`
      : html;
  };
};

/** Tables of two columns whose first cell does not say what it is, either. */
const counterpart = /^(?:urlkit|now|here)$/;

/** Whether a cell needs the name of its column: the second of two says what it is, unless it is one of many of its kind. */
function isLabelled(columns: readonly string[], column: number, isNumber: boolean): boolean {
  if (columns[column] === 'what is wrong') return false;
  if (columns.length > 2) return (column > 0 || isNumber) && !hasPairs(columns);
  const [, second = ''] = columns;
  return counterpart.test(second) || (column > 0 && /^(?:Type|package)$/.test(second));
}

/** Whether a table has its two columns several times, beside each other. */
function hasPairs([first, , third]: readonly string[]): boolean {
  return first === third;
}

/**
 * Names tables and code by the heading above them, for screen readers, and cells by that of their column, for phones. Marks tables
 * with more than three columns: asking each cell with `:has` for them takes longer.
 */
const withNames: NonNullable<MarkdownOptions['config']> = (markdown) => {
  const { rules } = markdown.renderer;
  markdown.core.ruler.push('names of tables and code', ({ tokens }) => {
    let heading = '';
    let table: (typeof tokens)[number] | undefined;
    let columns: string[] = [];
    let column = 0;
    for (const [index, token] of tokens.entries()) {
      const text = tokens[index + 1]?.content.replace(/[`*[\]]|\(.*?\)/g, '') ?? '';
      if (token.type === 'heading_open') heading = text;
      else if (token.type === 'fence') token.meta = { ...token.meta, heading };
      else if (token.type === 'tr_open') column = 0;
      else if (token.type === 'table_open') {
        [table, columns] = [token, []];
        token.attrs = [
          ['tabindex', '0'],
          ['aria-label', heading],
        ];
      } else if (token.type === 'th_open') {
        if (columns.push(text) === 4) table?.attrSet('class', hasPairs(columns) ? 'pairs' : 'wide');
      } else if (token.type === 'td_open') {
        if (isLabelled(columns, column, /^\d+$/.test(text)))
          token.attrSet('data-label', columns[column] ?? '');
        column++;
      }
    }
  });
  rules['table_open'] = (tokens, index, options, _, renderer) =>
    renderer.renderToken(tokens, index, options);
  const { fence } = rules;
  rules.fence = (tokens, index, ...others) =>
    (fence?.(tokens, index, ...others) ?? '').replace(
      'title="Copy Code"',
      `title="Copy the code: ${markdown.utils.escapeHtml(tokens[index]?.meta?.heading ?? '')}"`,
    );
};

/** Lets a URL in a table break after a slash that does not begin its host, rather than in a name. */
const withBreaksInTables: NonNullable<MarkdownOptions['config']> = (markdown) => {
  markdown.core.ruler.push('breaks in tables', ({ tokens }) => {
    for (const [index, { type }] of tokens.entries()) {
      if (type !== 'td_open') continue;
      for (const child of tokens[index + 1]?.children ?? []) child.meta = { isInTable: true };
    }
  });
  const { rules } = markdown.renderer;
  const { code_inline: code } = rules;
  rules.code_inline = (tokens, index, ...others) => {
    const html = code?.(tokens, index, ...others) ?? '';
    return tokens[index]?.meta?.isInTable === true
      ? html.replace(/(?<!<|\/|<code[^>]*>(?:[\w+.-]+:)?)\/+(?=[\w[{])/g, '$&<wbr>')
      : html;
  };
};

/** Gives each word of a heading of the glossary an anchor of its own. */
const withAnchors: NonNullable<MarkdownOptions['config']> = (markdown) => {
  markdown.core.ruler.push('anchors of words', ({ tokens, env, Token }) => {
    if (env.relativePath !== 'guides/glossary.md') return;
    for (const [index, token] of tokens.entries()) {
      if (token.type !== 'heading_open' || token.tag !== 'h2') continue;
      const heading = tokens[index + 1];
      const words = heading?.content.split(', ') ?? [];
      if (words.length === 1) continue;
      const anchors = words.map((word) => {
        const anchor = new Token('html_inline', '', 0);
        const id = word.toLowerCase().replace(/[^a-z\d]+/g, '-');
        anchor.content = `<span id="${id}"></span>`;
        return anchor;
      });
      heading?.children?.unshift(...anchors);
    }
  });
};

/** When the files of the repository were changed last, in milliseconds, by their paths and those of their folders. */
function readChanges(): Map<string, number> {
  const changes = new Map<string, number>();
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1e9 } as const;
  const log = execFileSync('git', ['log', '--format=%x00%ct', '--name-only'], options);
  for (const commit of log.split('\0').slice(1)) {
    const [time, , ...files] = commit.trimEnd().split('\n');
    for (const file of files) {
      const folder = /^(?:packages|extras|shims|apps)\/[\w-]+\/src/.exec(file)?.[0] ?? file;
      for (const path of [file, folder]) {
        if (!changes.has(path)) changes.set(path, Number(time) * 1000);
      }
    }
  }
  return changes;
}

const changes = readChanges();
const versions = readVersions();

/** The version of the package that a page is about, or of `urlkit`, which has them all. */
function versionOf(path: string): string {
  const folder = /^(?:packages|extras|shims|api\/@urlkit)\/([\w-]+)/.exec(path)?.[1];
  const name = folder === undefined || folder === 'index' ? 'urlkit' : `@urlkit/${folder}`;
  return versions.get(name) ?? versions.get('urlkit') ?? '';
}

/** The exports of the same kind before and after one, as the index of their module lists them. */
function neighboursOf(path: string): Record<'prev' | 'next', object | false> {
  const folder = dirname(path);
  const names = kinds.test(path)
    ? readdirSync(join(pages, folder), 'utf8').map((file) => basename(file, '.md'))
    : [];
  names.sort((one, other) => one.localeCompare(other));
  const at = names.indexOf(basename(path, '.md'));
  const [prev = false, next = false] = [names[at - 1], names[at + 1]].map(
    (text) => text !== undefined && { text, link: `/${folder}/${text}` },
  );
  return { prev, next };
}

/** Stands at the end of the landing page. */
const footer = [
  ['MIT licence', `${base}license.html`],
  ['Source code', 'https://github.com/urlkit/urlkit'],
  ['Report a vulnerability', 'https://github.com/urlkit/urlkit/security/advisories/new'],
  ['URL standard', 'https://url.spec.whatwg.org/'],
]
  .map(([text, link]) => `<a href="${link}">${text}</a>`)
  .join(' · ');

// biome-ignore lint/style/noDefaultExport: VitePress wants it.
export default defineConfig({
  title: 'urlkit',
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `${base}logo.svg` }],
    ['meta', { property: 'og:type', content: 'website' }],
    ['meta', { property: 'og:site_name', content: 'urlkit' }],
    ['meta', { property: 'og:image', content: new URL('card.png', address).href }],
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ],
  sitemap: { hostname: address.href },
  // VitePress would start git twice for each page, and find nothing, as git does not know the pages that scripts write.
  lastUpdated: false,
  transformPageData(page) {
    const source = sourceOf(page.relativePath);
    const lastUpdated = changes.get(source ?? '');
    if (lastUpdated !== undefined) page.lastUpdated = lastUpdated;
    const isFile = source?.endsWith('.md') === true;
    const version = versionOf(page.relativePath) + (isPublished ? '' : ', not published yet');
    Object.assign(page.frontmatter, isFile ? { source, version } : { editLink: false, version });
    // The side bar has no exports.
    if (page.relativePath.startsWith('api/'))
      Object.assign(page.frontmatter, neighboursOf(page.relativePath));
    // For the style.
    page.frontmatter['pageClass'] = /^(?:docs\/)?(api|errors|guides|url-confusion)\b/.exec(
      page.relativePath,
    )?.[1];
    if (page.description !== '' || page.filePath === '') return;
    page.description = descriptionOf(readFileSync(join(pages, page.filePath), 'utf8'));
  },
  transformHead: ({ pageData: { title, description } }) => [
    ['meta', { property: 'og:title', content: title }],
    ['meta', { property: 'og:description', content: description }],
  ],
  description: 'Read, check and fix URLs as browsers do',
  lang: 'en',
  // To disable transitions, the page would be styled as a whole three times more while it loads.
  appearance: { disableTransition: false },
  srcDir: pages,
  outDir: output,
  base,
  // The list of all pages and the settings of the theme are a file that all pages share.
  metaChunk: true,
  // The side bar alone has dozens of links.
  router: { prefetchLinks: false },
  // The live page is not one of VitePress.
  ignoreDeadLinks: [/^\/live\//],
  // READMEs and docstrings are text, whatever there is between angle brackets.
  markdown: {
    html: false,
    // No example is a link.
    linkify: false,
    // `:/` is a part of a URL.
    emoji: { enabled: [], shortcuts: {} },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    codeTransformers: [members, commandsAlone, plainText],
    config(markdown) {
      withSizes(markdown);
      withNarrowPictures(markdown);
      withNames(markdown);
      withAnchors(markdown);
      withBreaksInTables(markdown);
      markdown.core.ruler.push('figures', markFigures);
    },
  },
  vite: {
    // The search loads its index, one file, when it is opened.
    build: { chunkSizeWarningLimit: 2000 },
    plugins: [
      {
        name: 'search',
        enforce: 'pre',
        resolveId: (id, importer) =>
          id === 'minisearch' && importer?.includes('VPLocalSearchBox') === true
            ? join(site, '.vitepress/theme/search.ts')
            : null,
      },
      {
        name: 'mended VitePress',
        enforce: 'pre',
        transform: mendVitePress,
      },
    ],
    publicDir: join(site, 'public'),
  },
  themeConfig: {
    logo: { src: '/logo.svg', width: 24, height: 24 },
    search: {
      provider: 'local',
      options: {
        _render: renderForSearch,
        miniSearch: {
          options: {
            ...indexOptions,
            extractField: (section, name) =>
              name === 'keywords' ? keywordsOf(section.id) : section[name],
          },
        },
      },
    },
    nav: [
      { text: 'First steps', link: '/guides/start' },
      { text: 'Guides', link: '/guides/', activeMatch: '^/(guides/(?!start)|docs/|errors/)' },
      { text: 'Packages', link: '/packages/', activeMatch: '^/(packages|extras|shims|apps)/' },
      { text: 'API', link: '/api/', activeMatch: '^/api/' },
      { text: 'Explain a URL', link: '/live/', target: '_self' },
    ],
    sidebar: sideBar,
    outline: [2, 3],
    editLink: {
      pattern: ({ frontmatter }) =>
        `https://github.com/urlkit/urlkit/edit/main/${frontmatter['source']}`,
    },
    lastUpdated: { formatOptions: { dateStyle: 'long' } },
    footer: {
      message: footer,
      copyright: 'urlkit contributors',
    },
    socialLinks: [{ icon: 'github', link: 'https://github.com/urlkit/urlkit' }],
  },
});
