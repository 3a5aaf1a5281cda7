import { readdirSync, readFileSync } from 'node:fs';

export function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Returns the ids of requirements with which titles of tests in a folder begin, sorted. */
export function testedIds(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => {
      const source = readFileSync(`${folder}${name}`, 'utf8');
      return Array.from(source.matchAll(/\btest\(\s*['"`](\d{3}-\d+):/g), ([, id]) => id ?? '');
    })
    .sort();
}
