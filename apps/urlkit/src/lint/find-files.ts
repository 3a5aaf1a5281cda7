import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { quoted } from '../output/visible-text.js';
import { CommandError } from '../run/command-error.js';
import { extensionsOf, type KindOptions } from './document-kinds.js';
import { type IgnoreRules, readIgnoreRules } from './git-ignore.js';

export interface FindOptions extends KindOptions {
  /** Patterns of files to leave out, as in `.gitignore`, relative to the folder of the configuration. */
  readonly ignoreFiles?:
    | { readonly folder: string; readonly patterns: readonly string[] }
    | undefined;
}

/** Folders that are never searched. */
const SKIPPED = ['**/node_modules/**', '**/.git/**'];

/** A folder whose name matches a pattern is no document. */
const ALONE = { ignore: SKIPPED, expandDirectories: false };

/**
 * Returns the files with these names, in folders with these names, and those that match glob patterns. `.gitignore` is
 * respected in folders and for patterns.
 *
 * @param names Paths and patterns; `-` is standard input.
 * @throws {CommandError} If there are no files in a folder or for a pattern.
 */
export async function findFiles(
  names: readonly string[],
  options: FindOptions,
): Promise<readonly string[]> {
  const isIgnoredByGit = createGitIgnore();
  const isLeftOut = createLeftOut(options);
  const found = new Set<string>();
  for (const name of names) {
    const isFolder = name !== '-' && isDirectory(name);
    if (!isFolder && (name === '-' || existsSync(name) || !isDynamicPattern(name))) {
      found.add(name);
      continue;
    }
    const files = isFolder ? await filesIn(name, options) : await glob(name, ALONE);
    const wanted = files.filter((file) => !isIgnoredByGit(file)).sort();
    if (wanted.length === 0) {
      const what = isFolder
        ? `there are no documents in ${quoted(name)}`
        : `no file matches ${quoted(name)}`;
      throw new CommandError(what);
    }
    for (const file of wanted) found.add(file);
  }
  const paths = new Set<string>();
  return Array.from(found).filter((file) => {
    if (file === '-') return true;
    // A folder that links to itself has its files under many names.
    const path = realPathOf(file);
    return !isLeftOut(file) && paths.size < paths.add(path).size;
  });
}

async function filesIn(folder: string, options: FindOptions): Promise<string[]> {
  const patterns = extensionsOf(options).map((extension) => `**/*${extension}`);
  const settings = { ...ALONE, cwd: folder, caseSensitiveMatch: false };
  return (await glob(patterns, settings)).map((file) => join(folder, file));
}

function realPathOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return resolve(file);
  }
}

/** Whether a name is that of a folder. */
export function isDirectory(name: string): boolean {
  try {
    return statSync(name).isDirectory();
  } catch {
    // Reading it fails for the same reason, and says so.
    return false;
  }
}

function createLeftOut({ ignoreFiles }: FindOptions): (file: string) => boolean {
  if (ignoreFiles === undefined) return () => false;
  const rules = readIgnoreRules(ignoreFiles.patterns);
  return (file) => testPath(rules, ignoreFiles.folder, file) ?? false;
}

/** Creates a function that tells whether the `.gitignore` files of the folders above a file ignore it. */
function createGitIgnore(): (file: string) => boolean {
  const known = new Map<string, IgnoreRules | null>();
  const rulesOf = (folder: string): IgnoreRules | null => {
    const cached = known.get(folder);
    if (cached !== undefined) return cached;
    const file = join(folder, '.gitignore');
    const rules = existsSync(file) ? readIgnoreRules(readFileSync(file, 'utf8').split('\n')) : null;
    known.set(folder, rules);
    return rules;
  };
  return (file) => {
    // The nearest file with a rule decides.
    let folder = dirname(resolve(file));
    for (;;) {
      const rules = rulesOf(folder);
      const result = rules === null ? null : testPath(rules, folder, file);
      if (result !== null) return result;
      const parent = dirname(folder);
      if (parent === folder || existsSync(join(folder, '.git'))) return false;
      folder = parent;
    }
  };
}

function testPath(rules: IgnoreRules, folder: string, file: string): boolean | null {
  const path = relative(folder, resolve(file)).split(sep);
  return path[0] === '..' ? null : rules(path.join('/'));
}
