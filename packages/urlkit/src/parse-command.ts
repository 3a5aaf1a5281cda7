import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseURL, type URLValidationError } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import { describeURL } from './describe-url.js';
import { formatDescription } from './format-description.js';
import { type ExitStatus, exitStatus, type Streams } from './streams.js';

export interface ParseOptions {
  readonly base?: string | undefined;
  readonly json?: boolean | undefined;
}

type Parsed = { readonly url: URLRecord } | { readonly failure: URLValidationError };

/** Prints the components of `url`, or of each line of standard input that is not empty. */
export async function runParse(
  url: string | undefined,
  { base, json = false }: ParseOptions,
  streams: Streams,
): Promise<ExitStatus> {
  const { stdin, stdout, stderr } = streams;
  const parsedBase = base === undefined ? { url: null } : tryParse(base, null);
  if ('failure' in parsedBase) {
    stderr.write(`urlkit: the base URL does not parse: ${formatFailure(parsedBase.failure)}\n`);
    return exitStatus.failure;
  }

  if (url !== undefined) {
    const parsed = tryParse(url, parsedBase.url);
    if (json) stdout.write(`${JSON.stringify(toJSON(url, parsed), null, 2)}\n`);
    else if ('url' in parsed) stdout.write(formatDescription(describeURL(parsed.url)));
    if ('url' in parsed) return exitStatus.success;
    stderr.write(`urlkit: the URL does not parse: ${formatFailure(parsed.failure)}\n`);
    return exitStatus.failure;
  }

  let status: ExitStatus = exitStatus.success;
  let lineNumber = 0;
  let separator = '';
  for await (const line of createInterface({ input: stdin, crlfDelay: Infinity })) {
    lineNumber++;
    if (line === '') continue;
    const parsed = tryParse(line, parsedBase.url);
    if (json) {
      await write(streams, `${JSON.stringify(toJSON(line, parsed))}\n`);
    } else if ('url' in parsed) {
      await write(streams, separator + formatDescription(describeURL(parsed.url)));
      separator = '\n';
    }
    if ('failure' in parsed) {
      stderr.write(`urlkit: line ${lineNumber} does not parse: ${formatFailure(parsed.failure)}\n`);
      status = exitStatus.failure;
    }
  }
  return status;
}

function tryParse(input: string, base: URLRecord | null): Parsed {
  const errors: URLValidationError[] = [];
  const url = parseURL(input, { base, onValidationError: (error) => errors.push(error) });
  // The parser reports an error last if it fails.
  return url === null ? { failure: errors[errors.length - 1] as URLValidationError } : { url };
}

function toJSON(input: string, parsed: Parsed): object {
  return 'url' in parsed ? describeURL(parsed.url) : { input, failure: parsed.failure };
}

function formatFailure({ name, start, end }: URLValidationError): string {
  return `${name} at ${end - start > 1 ? `characters ${start} to ${end - 1}` : `character ${start}`}`;
}

async function write({ stdout }: Streams, text: string): Promise<void> {
  if (!stdout.write(text)) await once(stdout, 'drain');
}
