import { readFileSync } from 'node:fs';
import { checkURL, type URLCheck, type URLPolicy, urlPolicy } from '@urlkit/host-policy';
import { compareEditions } from '@urlkit/url-editions';
import pc from 'picocolors';
import { type ExitStatus, exitStatus, readLines, type Streams, write } from './streams.js';
import { visible } from './visible-text.js';

export interface CheckOptions {
  readonly policy: string;
  readonly json?: boolean | undefined;
}

/**
 * Prints which of `urls`, or of the lines of standard input, a policy allows, and why not. What is printed of a URL
 * ends with its port: the rest may hold secrets.
 */
export async function runCheck(
  urls: readonly string[],
  { policy: file, json = false }: CheckOptions,
  streams: Streams,
): Promise<ExitStatus> {
  const policy = readPolicy(file, streams);
  if (policy === null) return exitStatus.wrongUsage;

  const colors = pc.createColors(streams.stdout.hasColors?.() ?? false);
  const lines =
    urls.length === 0
      ? readLines(streams.stdin)
      : urls.map((line, index) => ({ line, lineNumber: index + 1 }));
  let status: ExitStatus = exitStatus.success;
  for await (const { line, lineNumber } of lines) {
    const check = checkURL(line, policy);
    if (!check.allowed) status = exitStatus.failure;
    const verdict = check.allowed ? colors.green('allowed') : colors.red('refused');
    const text = json
      ? JSON.stringify({ line: lineNumber, ...check })
      : [
          `${lineNumber} ${verdict} ${placeOf(check)}`.trimEnd(),
          ...check.reasons.map(formatReason),
        ].join('\n');
    await write(streams, `${text}\n`);
  }
  return status;
}

function placeOf({ scheme, host, port }: URLCheck): string {
  if (scheme === null) return '';
  return visible(`${scheme}:${host === null ? '' : `//${host}`}${port === null ? '' : `:${port}`}`);
}

function formatReason({ name, message }: URLCheck['reasons'][number]): string {
  return `  ${name}: ${message}`;
}

/** Reads the options of a policy from a file of JSON; says so if that fails, and gives null. */
function readPolicy(file: string, { stderr }: Streams): URLPolicy | null {
  try {
    const options: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof options !== 'object' || options === null || Array.isArray(options)) {
      throw new TypeError('it must hold an object');
    }
    const { requireUnambiguous = false, ...others }: { requireUnambiguous?: unknown } = options;
    if (typeof requireUnambiguous !== 'boolean') {
      throw new TypeError('policy.requireUnambiguous must be true or false');
    }
    return urlPolicy(
      requireUnambiguous ? { ...others, requireUnambiguous: compareEditions } : others,
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    stderr.write(`urlkit: ${file} is no policy: ${reason}\n`);
    return null;
  }
}
