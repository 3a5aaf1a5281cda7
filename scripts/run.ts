import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root: string = fileURLToPath(new URL('..', import.meta.url));

interface Options {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Its standard input. */
  readonly input?: string;
}

/** Whether npm and the commands that it puts on the path are batch files, which only a shell runs. */
export const needsShell: boolean = process.platform === 'win32';

/**
 * Runs a command and returns its standard output.
 *
 * @throws Error with its output if it fails, or takes half an hour.
 */
export function run(
  command: string,
  args: readonly string[],
  { cwd = root, env = process.env, input }: Options = {},
): Promise<string> {
  return new Promise((settle, fail) => {
    const shell = needsShell && /^(?:npm|tsc|rollup|changeset|tsx)$/.test(command);
    const options = { cwd, env, shell, maxBuffer: 64 * 1024 * 1024, timeout: 1_800_000 };
    const child = execFile(command, args, options, (error, stdout, stderr) => {
      if (error === null) settle(stdout);
      else fail(new Error(`${command} ${args.join(' ')}: ${stdout + stderr || error.message}`));
    });
    child.stdin?.end(input);
  });
}

const temporaryFolders: string[] = [];

/** Creates a folder that is removed when this process exits. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'urlkit-'));
  if (temporaryFolders.push(folder) === 1) process.on('exit', removeTemporaryFolders);
  return folder;
}

function removeTemporaryFolders(): void {
  for (const folder of temporaryFolders) rmSync(folder, { recursive: true, force: true });
}
