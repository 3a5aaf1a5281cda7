import { createReadStream } from 'node:fs';
import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { decodeBlock, type Line, readBlocks } from '../lines/blocks.js';
import { LineError } from '../lines/line-error.js';
import { visible } from '../output/visible-text.js';
import { CommandError, explainSystemError } from '../run/command-error.js';

/** Returns the text that replaces some lines. */
export type FixLines = (lines: readonly Line[]) => string;

/**
 * Rewrites a file if that changes it. Writes a new file in the same folder, and then replaces the old one in one
 * step. Does not change a file that is not UTF-8.
 *
 * @param wholeFile Whether `fix` needs all lines at once.
 * @throws {CommandError} If the file cannot be read or written.
 */
export async function fixFile(name: string, wholeFile: boolean, fix: FixLines): Promise<void> {
  try {
    const path = await realpath(name);
    const { mode } = await stat(path);
    const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
    try {
      const isChanged = await writeFixed(path, temporary, mode, wholeFile, fix);
      if (isChanged) await rename(temporary, path);
    } finally {
      await rm(temporary, { force: true });
    }
  } catch (error) {
    // The run that reports the remaining problems also reports this one.
    if (error instanceof LineError) return;
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    const reason = explainSystemError(error);
    throw new CommandError(`${visible(name)} cannot be fixed: ${reason}`);
  }
}

async function writeFixed(
  path: string,
  temporary: string,
  mode: number,
  wholeFile: boolean,
  fix: FixLines,
): Promise<boolean> {
  const output = await open(temporary, 'wx', mode);
  let isChanged = false;
  let lineNumber = 1;
  try {
    const least = (): number => (wholeFile ? Number.POSITIVE_INFINITY : 1);
    for await (const bytes of readBlocks(createReadStream(path), least)) {
      const { lines, error } = decodeBlock({ bytes, lineNumber, offset: 0 });
      if (error !== null) throw new LineError(error);
      lineNumber += lines.length;
      const fixed = Buffer.from(fix(lines));
      isChanged ||= !fixed.equals(bytes);
      await output.writeFile(fixed);
    }
    await output.sync();
  } finally {
    await output.close();
  }
  return isChanged;
}
