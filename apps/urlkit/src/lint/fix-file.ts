import { type BigIntStats, constants, createReadStream, type ReadStream } from 'node:fs';
import { type FileHandle, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { decodeWholeBlock, type Line, readBlocks } from '../lines/blocks.js';
import { LineError } from '../lines/line-error.js';
import { quoted } from '../output/visible-text.js';
import { CommandError, explainSystemError } from '../run/command-error.js';
import { type Interruption, onInterruption } from '../run/interruption.js';

/** Returns the text that replaces some lines. */
export type FixLines = (lines: readonly Line[]) => string;

/**
 * Rewrites a file if that changes it. Writes a new file with the same owner and mode in the same folder, and then
 * replaces the old one in one step. Overwrites the old file instead if it has several hard links, or an owner that a
 * new file cannot have. Does not change a file that is not UTF-8.
 *
 * @param wholeFile Whether `fix` needs all lines at once.
 * @param folders The folders that were named. A link in them to a file elsewhere is not followed.
 * @returns Whether the file is changed; or why it is not, although it should be.
 * @throws {CommandError} If the file cannot be read or written.
 */
export async function fixFile(
  name: string,
  wholeFile: boolean,
  fix: FixLines,
  folders: readonly string[],
): Promise<boolean | string> {
  try {
    const path = await realpath(name);
    // A pipe without a writer would otherwise not open.
    const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const stats = await file.stat({ bigint: true });
      if (!stats.isFile() && !stats.isDirectory()) {
        throw new CommandError(cannotFix(name, 'it is not a regular file'));
      }
      return await rewrite({ name, path, file, stats }, wholeFile, fix, folders);
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof LineError) return 'it is not in UTF-8';
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new CommandError(cannotFix(name, explainSystemError(error)));
  }
}

/** A file to rewrite. */
interface OpenFile {
  readonly name: string;
  readonly path: string;
  readonly file: FileHandle;
  readonly stats: BigIntStats;
}

async function rewrite(
  { name, path, file, stats }: OpenFile,
  wholeFile: boolean,
  fix: FixLines,
  folders: readonly string[],
): Promise<boolean | string> {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  const input = file.createReadStream({ autoClose: false });
  const interruption = onInterruption(() => input.destroy());
  let isKept = false;
  try {
    const fixing = { wholeFile, fix, interruption };
    const { isChanged, isAlike } = await writeFixed(input, temporary, stats, fixing);
    if (interruption.status() !== null) throw new Error('interrupted');
    if (!isChanged) return false;
    const outside = await folderWithout(name, path, folders);
    if (outside !== null) return `it is a link to a file outside of ${quoted(outside)}`;
    if (!isSameFile(stats, await stat(path, { bigint: true }))) {
      return 'another program has changed it meanwhile';
    }
    if (isAlike) await rename(temporary, path);
    else {
      isKept = true;
      await overwrite(path, temporary);
      isKept = false;
    }
    return true;
  } catch (error) {
    const status = interruption.status();
    if (status !== null)
      throw new CommandError(`interrupted; ${quoted(name)} is not fixed`, status);
    if (!isKept || !(error instanceof Error)) throw error;
    const reason = explainSystemError(error);
    throw new CommandError(
      `${quoted(name)} is perhaps damaged: ${reason}; what it should contain is in ${quoted(temporary)}`,
    );
  } finally {
    interruption.ignore();
    input.destroy();
    if (!isKept) await rm(temporary, { force: true });
  }
}

/** Returns the named folder that contains the path of a file, but not the file itself, because of a link; null if there is none. */
async function folderWithout(
  name: string,
  path: string,
  folders: readonly string[],
): Promise<string | null> {
  for (const folder of folders) {
    const isIn = isInside(resolve(folder), resolve(name));
    if (isIn && !isInside(await realpath(folder), path)) return folder;
  }
  return null;
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(sep)[0] !== '..';
}

/** Whether a file is the one that was read, as it was then. */
function isSameFile(before: BigIntStats, now: BigIntStats): boolean {
  return (['dev', 'ino', 'size', 'mtimeNs', 'ctimeNs'] as const).every(
    (member) => before[member] === now[member],
  );
}

/** Writes a file over another one, and only then cuts off the rest, so that a full disk leaves as much as possible. */
async function overwrite(path: string, source: string): Promise<void> {
  const output = await open(path, 'r+');
  try {
    // Unlike `write`, `writeFile` does not stop without an error if the disk fills in the middle of a chunk.
    for await (const chunk of createReadStream(source)) await output.writeFile(chunk);
    await output.truncate((await stat(source)).size);
    await output.sync();
  } finally {
    await output.close();
  }
}

function cannotFix(name: string, reason: string): string {
  return `${quoted(name)} cannot be fixed: ${reason}`;
}

/** How a file is fixed. */
interface Fixing {
  readonly wholeFile: boolean;
  readonly fix: FixLines;
  readonly interruption: Interruption;
}

/** Returns whether the new file differs from the old one, and whether it can replace it. */
async function writeFixed(
  input: ReadStream,
  temporary: string,
  stats: BigIntStats,
  { wholeFile, fix, interruption }: Fixing,
): Promise<{ readonly isChanged: boolean; readonly isAlike: boolean }> {
  let output: FileHandle | null = null;
  let isAlike = false;
  let isChanged = false;
  let lineNumber = 1;
  try {
    const least = (): number => (wholeFile ? Number.POSITIVE_INFINITY : 1);
    for await (const bytes of readBlocks(input, least)) {
      const lines = decodeWholeBlock({ bytes, lineNumber, offset: 0 });
      lineNumber += lines.length;
      const text = wholeFile ? await interruption.during(() => fix(lines)) : fix(lines);
      if (text === null) break;
      const fixed = Buffer.from(text);
      isChanged ||= !fixed.equals(bytes);
      // A signal that ends the process while it works on a whole file leaves no file.
      output ??= await open(temporary, 'wx', 0o600);
      await output.writeFile(fixed);
    }
    if (output === null) return { isChanged, isAlike };
    isAlike = stats.nlink === 1n && (await copyOwnerAndMode(output, stats));
    await output.sync();
  } finally {
    await output?.close();
  }
  return { isChanged, isAlike };
}

// Only the superuser can give files to other owners.
async function copyOwnerAndMode(file: FileHandle, stats: BigIntStats): Promise<boolean> {
  const own = await file.stat({ bigint: true });
  try {
    if (stats.uid !== own.uid || stats.gid !== own.gid) {
      await file.chown(Number(stats.uid), Number(stats.gid));
    }
    await file.chmod(Number(stats.mode & 0o7777n));
    return true;
  } catch {
    return false;
  }
}
