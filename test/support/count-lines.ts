import { parseSync } from 'oxc-parser';

/** Counts the lines of code of a module, without comments and blank lines. */
export function countLines(source: string): number {
  let code = source;
  for (const { start, end } of parseSync('module.ts', source).comments) {
    // Line ends stay, so that code before and after a comment does not get into one line.
    const blank = source.slice(start, end).replace(/[^\n]/g, ' ');
    code = code.slice(0, start) + blank + code.slice(end);
  }
  return code.split('\n').filter((line) => line.trim() !== '').length;
}
