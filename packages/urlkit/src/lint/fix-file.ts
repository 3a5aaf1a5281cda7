import { createReadStream, createWriteStream, type ReadStream, type Stats } from 'node:fs';
import { type FileHandle, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { decodeWholeBlock, type Line, readBlocks } from '../lines/blocks.js';
import { LineError } from '../lines/line-error.js';
import { quoted } from '../output/visible-text.js';
import { CommandError, explainSystemError } from '../run/command-error.js';
import { onInterruption } from '../run/interruption.js';

/** Returns the text that replaces some lines. */
export type FixLines = (lines: readonly Line[]) => string;

/**
 * Rewrites a file if that changes it. Writes a new file with the same owner and mode in the same folder, and then
 * replaces the old one in one step. Overwrites the old file instead if it has several hard links, or an owner that a
 * new file cannot have. Does not change a file that is not UTF-8.
 *
 * @param wholeFile Whether `fix` needs all lines at once.
 * @returns Whether the file is changed.
 * @throws {CommandError} If the file cannot be read or written.
 */
export async function fixFile(name: string, wholeFile: boolean, fix: FixLines): Promise<boolean> {
  try {
    const path = await realpath(name);
    const stats = await stat(path);
    if (!stats.isFile() && !stats.isDirectory()) {
      throw new CommandError(cannotFix(name, 'it is not a regular file'));
    }
    const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
    const input = createReadStream(path);
    const interruption = onInterruption(() => input.destroy());
    try {
      const { isChanged, isAlike } = await writeFixed(input, temporary, stats, wholeFile, fix);
      if (interruption.status() !== null) throw new Error('interrupted');
      if (isChanged && isAlike) await rename(temporary, path);
      else if (isChanged) await pipeline(createReadStream(temporary), createWriteStream(path));
      return isChanged;
    } catch (error) {
      const status = interruption.status();
      throw status === null
        ? error
        : new CommandError(`interrupted; ${quoted(name)} is not fixed`, status);
    } finally {
      interruption.ignore();
      input.destroy();
      await rm(temporary, { force: true });
    }
  } catch (error) {
    // The run that reports the remaining problems also reports this one.
    if (error instanceof LineError) return false;
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new CommandError(cannotFix(name, explainSystemError(error)));
  }
}

function cannotFix(name: string, reason: string): string {
  return `${quoted(name)} cannot be fixed: ${reason}`;
}

/** Returns whether the new file differs from the old one, and whether it can replace it. */
async function writeFixed(
  input: ReadStream,
  temporary: string,
  stats: Stats,
  wholeFile: boolean,
  fix: FixLines,
): Promise<{ readonly isChanged: boolean; readonly isAlike: boolean }> {
  const output = await open(temporary, 'wx', 0o600);
  let isAlike = false;
  let isChanged = false;
  let lineNumber = 1;
  try {
    const least = (): number => (wholeFile ? Number.POSITIVE_INFINITY : 1);
    for await (const bytes of readBlocks(input, least)) {
      const lines = decodeWholeBlock({ bytes, lineNumber, offset: 0 });
      lineNumber += lines.length;
      const fixed = Buffer.from(fix(lines));
      isChanged ||= !fixed.equals(bytes);
      await output.writeFile(fixed);
    }
    isAlike = stats.nlink === 1 && (await copyOwnerAndMode(output, stats));
    await output.sync();
  } finally {
    await output.close();
  }
  return { isChanged, isAlike };
}

// Only the superuser can give files to other owners.
async function copyOwnerAndMode(file: FileHandle, { uid, gid, mode }: Stats): Promise<boolean> {
  const own = await file.stat();
  try {
    if (uid !== own.uid || gid !== own.gid) await file.chown(uid, gid);
    await file.chmod(mode & 0o7777);
    return true;
  } catch {
    return false;
  }
}
