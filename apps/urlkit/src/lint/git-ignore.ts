// https://git-scm.com/docs/gitignore#_pattern_format

/** Tells whether a path is ignored; null if no pattern matches it. Paths have slashes, and do not begin with one. */
export type IgnoreRules = (path: string) => boolean | null;

interface Rule {
  readonly isNegated: boolean;
  readonly isForFolders: boolean;
  /** The patterns of the segments of a path, as characters and classes. `**` is any number of segments. */
  readonly segments: readonly (readonly string[])[];
}

/** Reads the lines of a file such as `.gitignore`. */
export function readIgnoreRules(lines: readonly string[]): IgnoreRules {
  const rules = lines.flatMap((line) => readRule(line) ?? []);
  const test = (segments: readonly string[], isFolder: boolean): boolean | null => {
    const last = rules.filter(
      (rule) => (isFolder || !rule.isForFolders) && matchesPath(rule.segments, segments),
    );
    return last.length === 0 ? null : !last.at(-1)?.isNegated;
  };
  return (path) => {
    const segments = path.split('/');
    // In a folder that is ignored, nothing can be included again.
    for (let count = 1; count < segments.length; count++) {
      if (test(segments.slice(0, count), true)) return true;
    }
    return test(segments, false);
  };
}

function readRule(line: string): Rule | null {
  const text = line.replace(/\r$/, '').replace(/(?<![\\ ]) +$/, '');
  if (text === '' || text.startsWith('#')) return null;
  const isNegated = text.startsWith('!');
  const pattern = isNegated ? text.slice(1) : text;
  const isForFolders = pattern.endsWith('/');
  const path = isForFolders ? pattern.slice(0, -1) : pattern;
  if (path === '' || path === '/') return null;
  const isAnchored = path.includes('/');
  const segments = path.replace(/^\//, '').split('/').map(charactersOf);
  return { isNegated, isForFolders, segments: isAnchored ? segments : [MANY, ...segments] };
}

function matchesPath(patterns: Rule['segments'], segments: readonly string[]): boolean {
  // `a/**` is for what is in a folder, not for the folder.
  return countMatching(patterns, segments, isMany, matchesName) === patterns.length;
}

const MANY = ['*', '*'];

function isMany(pattern: readonly string[]): boolean {
  return pattern.length === 2 && pattern.every(isStar);
}

function matchesName(patterns: readonly string[], name: string): boolean {
  const count = countMatching(patterns, Array.from(name), isStar, isLike);
  return count !== null && patterns.slice(count).every(isStar);
}

/** The characters and classes of a pattern: `a`, `\*`, `?`, `*`, `[a-z]`. */
function charactersOf(pattern: string): readonly string[] {
  return pattern.match(/\\.|\[[!^]?\]?[^\]]{0,99}\]|./gsu) ?? [];
}

function isStar(one: string): boolean {
  return one === '*';
}

function isLike(one: string, character: string): boolean {
  if (one === '?') return true;
  const [, mark, members] = /^\[([!^]?)(.+)\]$/s.exec(one) ?? [];
  if (members === undefined) return one.replace(/^\\(?=.)/, '') === character;
  const isMember = Array.from(members.matchAll(/\\?(.)-\\?(.)|\\?(.)/gsu)).some(
    ([, first, last, only]) =>
      only === undefined
        ? first !== undefined && last !== undefined && first <= character && character <= last
        : only === character,
  );
  return isMember === (mark === '');
}

/**
 * Matches all items with patterns, some of which stand for any number of items. If a pattern fails, only the last of these takes one
 * more item: what earlier ones would take, the last one can take as well. So the time is linear for each pattern.
 *
 * @returns How many of the patterns match the items; null if none do.
 */
function countMatching<Pattern>(
  patterns: readonly Pattern[],
  items: readonly string[],
  isForMany: (pattern: Pattern) => boolean,
  matches: (pattern: Pattern, item: string) => boolean,
): number | null {
  let at = 0;
  let many = -1;
  let taken = 0;
  for (let index = 0; index < items.length; ) {
    const pattern = patterns[at];
    if (pattern !== undefined && isForMany(pattern)) {
      many = at++;
      taken = index;
    } else if (pattern !== undefined && matches(pattern, items[index] ?? '')) {
      at++;
      index++;
    } else if (many >= 0) {
      at = many + 1;
      index = ++taken;
    } else return null;
  }
  return at;
}
