// The pages that VitePress builds: what is in the repository, with links that lead to each other on the site.

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, posix } from 'node:path';
import { examples } from '../../../packages/url-validation/generator/examples.js';
import { directoryOf, type Package, readJSON, readPackages } from '../../../scripts/workspace.js';
import { pages, root } from './paths.js';
import { isPublished } from './published.js';

const repository = 'https://github.com/urlkit/urlkit';

/** Stands beside what installs a package. */
const unpublished = 'Not on npm yet: [link it from a checkout](/guides/start#link-a-checkout).';

/** Files at the root of the repository that are pages, and the names of these. */
export const projectPages: ReadonlyMap<string, string> = new Map([
  ['SECURITY.md', 'security'],
  ['CONTRIBUTING.md', 'contributing'],
  ['CODE_OF_CONDUCT.md', 'code-of-conduct'],
  ['LICENSE', 'license'],
  ['NOTICE.md', 'notice'],
]);

/** Where a file of the repository is on the site, without extension; null if it is not there. */
function pageOf(path: string): string | null {
  const directory = /^((?:packages|extras|apps)\/[\w-]+)(?:\/README\.md|\/)?$/.exec(path)?.[1];
  if (directory !== undefined) return `/${directory}`;
  if (path === '' || path === 'README.md') return '/';
  if (path === 'packages/README.md') return '/packages/';
  if (path.startsWith('docs/guides/')) return path.slice('docs'.length).replace(/\.md$/, '');
  if (projectPages.has(path)) return `/${projectPages.get(path)}`;
  return /^docs\/[\w-]+\.md$/.test(path) ? `/${path.slice(0, -'.md'.length)}` : null;
}

/** The path in the repository of what a page is made of: a file, or a folder of sources; null if it is made of everything. */
export function sourceOf(page: string): string | null {
  if (page === 'index.md') return 'apps/site/index.md';
  if (page === 'packages/index.md') return 'packages/README.md';
  for (const [file, name] of projectPages) if (page === `${name}.md`) return file;
  if (page.startsWith('errors/')) return 'docs/errors.md';
  if (page.startsWith('docs/')) return page;
  if (page.startsWith('guides/')) return `docs/${page}`;
  if (/^(?:packages|extras|shims|apps)\//.test(page)) return page.replace(/\.md$/, '/README.md');
  const folder = /^api\/@urlkit\/([\w-]+)/.exec(page)?.[1];
  return folder === undefined ? null : `${directoryOf(folder)}/src`;
}

/** Makes the pages anew, all but the reference. */
export function writePages(): void {
  rmSync(pages, { recursive: true, force: true });
  copyPage('apps/site/index.md', 'index.md');
  copyPage('packages/README.md', 'packages/index.md');
  for (const found of readPackages()) {
    const page = `${found.directory}.md`;
    copyPage(`${found.directory}/README.md`, page);
    const text = readFileSync(join(pages, page), 'utf8');
    // Below the first paragraph.
    writeFileSync(join(pages, page), text.replace(/^[^#].*?(?=\n\n)/ms, `$&\n\n${factsOf(found)}`));
  }
  for (const name of filesIn('docs')) copyPage(`docs/${name}`, `docs/${name}`);
  for (const name of filesIn('docs/guides')) copyPage(`docs/guides/${name}`, `guides/${name}`);
  for (const name of filesIn('docs/pictures'))
    copyPage(`docs/pictures/${name}`, `docs/pictures/${name}`);
  for (const [file, name] of projectPages) copyPage(file, `${name}.md`);
  writeErrorPages();
}

const sizes = readFileSync(join(root, 'docs/sizes.md'), 'utf8').split('\n');
const programs: readonly { readonly name: string; readonly code: string }[] = readJSON(
  root,
  'size-budgets.json',
);

/** What a reader asks of a package before anything else: its size, what it needs, and whether it can be installed. */
function factsOf({ manifest }: Package): string {
  const { name, dependencies = {} } = manifest;
  const measured = programs.find(({ code }) => code.includes(`'${name}'`))?.name;
  const row = sizes.find((line) => line.startsWith(`| ${measured} |`));
  // With their names, a search would find this page in their place.
  const needed = Object.keys(dependencies).filter((one) => one.startsWith('@urlkit/'));
  return [
    ...(row === undefined
      ? []
      : [`[${row.split(' | ')[1]} kB](/docs/sizes) gzipped (${measured}).`]),
    needed.length === 0
      ? 'Needs no other package.'
      : `Needs ${needed.length === 1 ? 'one package' : `${needed.length} packages`} of urlkit.`,
    ...(isPublished ? [] : [unpublished]),
  ].join(' ');
}

/** Makes a page of each section of `docs/errors.md`, so that a search finds each message by itself. */
function writeErrorPages(): void {
  const text = readFileSync(join(root, 'docs/errors.md'), 'utf8');
  mkdirSync(join(pages, 'errors'), { recursive: true });
  const sections = Array.from(
    text.matchAll(/^### (\S+)\n+(.*?)(?=^##|$(?![\s\S]))/gms),
    ([, name = '', body = '']) => ({
      name,
      body: withLinks(body.replaceAll('](#', '](errors.md#'), 'docs/errors.md'),
    }),
  );
  for (const [index, { name, body }] of sections.entries()) {
    const [, meaning = name, rest = ''] = /^(.*?)\.(?: (?=[A-Z])|\n+)(.*)$/s.exec(body) ?? [];
    const [kind = ''] = /^(?:Error|Warning|Hint)(?=: )/m.exec(body) ?? [];
    const [previous, next] = [sections[index - 1], sections[index + 1]].map((other) =>
      other === undefined
        ? 'false'
        : `{ text: ${other.name}, link: /errors/${other.name.toLowerCase()} }`,
    );
    const page = [
      `---\ntitle: ${JSON.stringify(`${meaning.replaceAll('`', '')} (${name})`)}\nprev: ${previous}\nnext: ${next}\n---`,
      '[What is wrong with a URL](/docs/errors)',
      `# ${titleOf(name)} {#${name.toLowerCase()}}`,
      `**${kind}**{.kind .${kind.toLowerCase()}} \`${name}\``,
      `${meaning}.`,
      rest
        .replace(/^(?:Error|Warning|Hint): ./m, (start) => start.slice(-1).toUpperCase())
        .trimEnd(),
      ...wordsIn(meaning),
    ];
    const example = examples[name];
    if (example) page.push(linkToLivePage('Explain the example', example[0], example[1]?.base));
    writeFileSync(join(pages, `errors/${name.toLowerCase()}.md`), `${page.join('\n\n')}\n`);
  }
}

const capitals = /\b(?:urls?|ipv[46]|html|utf|ascii|ldh|punycode|windows)\b/gi;

/** The words of a name, as in “IPv4 non-ASCII input”. */
function titleOf(name: string): string {
  return name
    .replace(/(?<!\b(?:non|full|utf))-(?!(?:relative|encoded)$)/g, ' ')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())
    .replace(capitals, (word) =>
      /^[pw]/i.test(word)
        ? word.charAt(0).toUpperCase() + word.slice(1)
        : word.toUpperCase().replace('IPV', 'IPv').replace('URLS', 'URLs'),
    );
}

const glossary = readFileSync(join(root, 'docs/guides/glossary.md'), 'utf8');

/** A line that leads to the words of a message in the glossary. */
function wordsIn(message: string): string[] {
  const links = Array.from(glossary.matchAll(/^## (?!URL,)(.+)$/gm), ([, heading = '']) => {
    const names = heading.replace(/^[A-Z](?=[a-z-])/, (letter) => letter.toLowerCase()).split(', ');
    const name = names.find((one) => new RegExp(`(?<![\\w-])${one}s?(?![\\w-])`).test(message));
    const anchor = heading.toLowerCase().replace(/[^a-z\d]+/g, '-');
    return name === undefined ? [] : [`[${name}](/guides/glossary#${anchor})`];
  }).flat();
  return links.length === 0 ? [] : [`Words: ${links.join(', ')}.`];
}

/** A link to the page that explains a URL, which is not a page of VitePress. */
function linkToLivePage(text: string, url: string, base?: string): string {
  const state = new URLSearchParams({ url, ...(base === undefined ? {} : { base }) });
  return `[${text}](/live/#${state}){target="_self"}`;
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

/** Removes the entries of messages, as each has a page of its own. The links in its list keep their anchors. */
function withoutEntries(text: string): string {
  return text
    .replace(/^### .*?(?=^## |$(?![\s\S]))/gms, '')
    .replace(/^\| \[(\S+)\]\(#(\S+)\)/gm, '| [$1](/errors/$2){#$2}');
}

function copyPage(source: string, target: string): void {
  const to = join(pages, target);
  mkdirSync(dirname(to), { recursive: true });
  if (source === 'LICENSE') {
    writeFileSync(to, `# License\n\n${readFileSync(join(root, source), 'utf8')}`);
  } else if (extname(source) !== '.md') cpSync(join(root, source), to);
  else {
    const text = withNotes(
      withCommentsAbove(withLinks(readFileSync(join(root, source), 'utf8'), source)),
    );
    if (source === 'docs/errors.md') writeFileSync(to, withoutEntries(text));
    else writeFileSync(to, text);
  }
}

/** A page whose links to files of the repository lead to the pages of the site that are made of them. */
function withLinks(text: string, source: string): string {
  if (source === 'apps/site/index.md') return text.replace('<!-- comparison -->', comparison());
  return withoutComments(text)
    .split(/(^```.*?^```$|`[^`\n]+`)/ms)
    .map((part, index) =>
      index % 2 === 1 ? part + tryLink(part, source) : withLinksOutsideOfCode(part, source),
    )
    .join('');
}

/** Puts a comment beside a command above it, where a phone has room for both. */
function withCommentsAbove(text: string): string {
  return text.replace(/^```sh\n.*?^```$/gms, (code) =>
    code.replace(/^([^#\s].*?) +(# .+)$/gm, '$2\n$1'),
  );
}

/** Says above each code that installs a package of ours that npm does not have it yet, unless the section says so. */
function withNotes(text: string): string {
  if (isPublished) return text;
  return text
    .split(/^(?=## )/m)
    .map((section) =>
      section.includes('not published yet')
        ? section
        : section.replace(
            /^```sh\n(?:(?!^```).*\n)*?npm install (?:-\S+ )*@?urlkit.*\n```$/gm,
            `${unpublished}\n\n$&`,
          ),
    )
    .join('');
}

/** A link below code of a guide to the page that explains URLs, with the first URL and base that the code parses. */
function tryLink(code: string, source: string): string {
  if (!source.startsWith('docs/guides/') || !code.startsWith('```js')) return '';
  const literal = String.raw`(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")`;
  const calls = String.raw`\b(?:new URL|URL\.(?:canParse|parse)|(?:check|parse|redact|render|validate)URL)`;
  const found = new RegExp(String.raw`${calls}\(${literal}(?:, ${literal})?\)`).exec(code);
  if (found === null) return '';
  const [url = '', base] = [found[1] ?? found[2], found[3] ?? found[4]].map(
    (text) => text && unescaped(text),
  );
  return `\n\n${linkToLivePage('Try it', url, base)}`;
}

/** The text of a literal of JavaScript. */
function unescaped(literal: string): string {
  const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };
  return literal.replace(/\\(?:u([\da-f]{4})|(.))/gi, (_, code: string | undefined, one = '') =>
    code === undefined ? (controls[one] ?? one) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The table of README.md that compares packages, in which no figure breaks before its unit. */
function comparison(): string {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, table] = readme.split(/<!-- \/?comparison -->/);
  if (table === undefined) throw new Error('README.md has no <!-- comparison -->');
  return table.replace(/(?<=\d) (?=[kM]B|×)/g, '\u00a0');
}

/** Comments are for the commands that write tables. The pages have no HTML, so they would be text. */
function withoutComments(text: string): string {
  return text.replace(/^```.*?^```$|^<!--.*?-->\n/gms, (part) =>
    part.startsWith('`') ? part : '',
  );
}

function withLinksOutsideOfCode(text: string, source: string): string {
  const own = withTitles(text, source).replaceAll(
    '](https://urlkit.github.io/live/)',
    '](/live/){target="_self"}',
  );
  return own.replace(/(?<=\]\()[^)\s]+/g, (target) => {
    const path = target.replace(
      /^https:\/\/github\.com\/urlkit\/urlkit\/(?:tree|blob)\/main\//,
      '/',
    );
    if (/^(?:[a-z]+:|#)/.test(path)) return target;
    // Pictures keep their path in the repository.
    if (/\.(?:svg|png)$/.test(path)) return posix.join('/', posix.dirname(source), path);
    return linkTo(path, source);
  });
}

/** A link whose text is the name of a file gets the title of the page that is made of it. */
function withTitles(text: string, source: string): string {
  return text.replace(/\[(?:[\w-]+\/)*[\w-]+\.md\](?=\(([^)#\s]+))/g, (link, target: string) => {
    const path = target.replace(/^https:\/\/github\.com\/urlkit\/urlkit\/blob\/main\//, '/');
    const file = posix.join(path.startsWith('/') ? '.' : posix.dirname(source), path);
    if (pageOf(file) === null) return link;
    const title = /^# (.+)$/m.exec(readFileSync(join(root, file), 'utf8'))?.[1];
    return title === undefined ? link : `[${title}]`;
  });
}

/** @param target A path from the root of the repository, or one relative to the source. */
function linkTo(target: string, source: string): string {
  const [path = '', fragment = ''] = target.split('#');
  const resolved = posix.join(path.startsWith('/') ? '.' : posix.dirname(source), path);
  const page = pageOf(resolved);
  if (page === null || (page === '/' && fragment !== '')) {
    return `${repository}/blob/main/${resolved}${fragment && `#${fragment}`}`;
  }
  if (fragment === '' || fragment === 'readme') return page;
  // Each message has a page.
  const isMessage = resolved === 'docs/errors.md' && fragment !== 'invalid-domains';
  return isMessage ? `/errors/${fragment}` : `${page}#${fragment}`;
}
