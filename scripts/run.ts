import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root: string = fileURLToPath(new URL('..', import.meta.url));

interface Options {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Whether npm and npx are batch files, which only a shell runs. */
export const needsShell: boolean = process.platform === 'win32';

/** Runs a command and returns its standard output. If it fails, prints its output and exits. */
export function run(
  command: string,
  args: readonly string[],
  { cwd = root, env = process.env }: Options = {},
): Promise<string> {
  return new Promise((settle) => {
    const shell = needsShell && /^np[mx]$/.test(command);
    const options = { cwd, env, shell, maxBuffer: 64 * 1024 * 1024 };
    const child = execFile(command, args, options, (error, stdout, stderr) => {
      if (error === null) return settle(stdout);
      process.stderr.write(stdout + stderr);
      console.error(`${command} ${args.join(' ')}: failed`);
      process.exit(1);
    });
    child.stdin?.end();
  });
}

/** Creates a folder that is removed when this process exits. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'urlkit-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
