// Checks what was built: links lead to files and elements that are there, and pages load nothing from elsewhere.

import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';

interface Page {
  /** From the root of the site. */
  readonly path: string;
  readonly document: HTMLElement;
  readonly ids: ReadonlySet<string>;
}

interface Site {
  /** The path of the folder as the pages know it. */
  readonly base: string;
  readonly files: ReadonlySet<string>;
  readonly pages: ReadonlyMap<string, Page>;
}

/** What is wrong with the links and the resources of all pages in a folder. */
export function checkLinks(folder: string, base = '/'): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = new Set(names.map((name) => `/${name}`));
  const pages = Array.from(files)
    .filter((path) => path.endsWith('.html'))
    .map((path) => readPage(folder, path));
  const site = { base, files, pages: new Map(pages.map((page) => [page.path, page])) };
  return pages.flatMap((page) => [...checkPage(page, site), ...checkResources(page, site)]);
}

function readPage(folder: string, path: string): Page {
  const document = parse(readFileSync(join(folder, path), 'utf8'));
  const ids = new Set(document.querySelectorAll('[id]').map(({ id }) => id));
  return { path, document, ids };
}

function valuesOf(document: HTMLElement, name: string, attribute: string): string[] {
  const elements = document.querySelectorAll(`${name}[${attribute}]`);
  return Array.from(new Set(elements.map((found) => found.getAttribute(attribute) ?? '')));
}

function checkPage(page: Page, site: Site): string[] {
  return valuesOf(page.document, 'a', 'href').flatMap((link) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [target = '', fragment = ''] = link
      .replace(/\?[^#]*/, '')
      .split('#')
      .map(decodeURIComponent);
    const file = target === '' ? page.path : pageFile(target, page, site);
    if (!site.files.has(file)) return [`${page.path} links to ${link}, which is not there`];
    // The live page keeps its state in the fragment.
    const isState = file === '/live/index.html' && fragment.includes('=');
    const isThere = fragment === '' || isState || site.pages.get(file)?.ids.has(fragment);
    return isThere ? [] : [`${page.path} links to ${link}, but there is no ${fragment}`];
  });
}

/** The file that is served for a link from a page. */
function pageFile(target: string, page: Page, site: Site): string {
  const file = fileOf(target, page, site);
  if (target.endsWith('/')) return posix.join(file, 'index.html');
  return site.files.has(`${file}.html`) ? `${file}.html` : file;
}

/** The path of a file from the root of the site; a path above it has two dots left. */
function fileOf(target: string, { path }: Page, { base }: Site): string {
  const absolute = posix.resolve(posix.join(base, posix.dirname(path)), target);
  const file = posix.relative(base, absolute);
  return file.startsWith('..') ? file : `/${file}`;
}

/** Scripts, styles and pictures are files of the site. */
function checkResources(page: Page, site: Site): string[] {
  const { document } = page;
  return [...valuesOf(document, '*', 'src'), ...valuesOf(document, 'link', 'href')]
    .filter((resource) => !resource.startsWith('data:'))
    .filter((resource) => !site.files.has(fileOf(resource, page, site)))
    .map((resource) => `${page.path} loads ${resource}, which is not a file of the site`);
}
