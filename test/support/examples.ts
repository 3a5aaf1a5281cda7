// Code in Markdown files.

import { readFileSync } from 'node:fs';

/** The code blocks of a file in a language. */
export function codeBlocks(file: string, language: string): string[] {
  const text = readFileSync(file, 'utf8');
  const pattern = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms');
  return Array.from(text.matchAll(pattern), ([, code]) => code ?? '');
}

/** Makes an assertion of each line `expression; // value`. */
export function withAssertions(code: string): { source: string; assertions: number } {
  let assertions = 0;
  const source = code.replace(/^(\S.*); \/\/ (.+)$/gm, (_, expression: string, value: string) => {
    assertions++;
    return `assert.deepEqual(${expression}, ${value});`;
  });
  return { source: `import assert from 'node:assert/strict';\n${source}`, assertions };
}

/** The languages of the code blocks of a file. */
export function languagesIn(file: string): string[] {
  const fences = readFileSync(file, 'utf8').matchAll(/^```(\w*)\n.*?^```$/gms);
  return Array.from(fences, ([, language]) => language ?? '');
}
