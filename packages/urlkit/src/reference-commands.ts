import {
  type EquivalenceLevel,
  modeOf,
  normalizeReference,
  type ParserMode,
  parseReference,
  parseResolveAndNormalize,
  printReference,
  type Reference,
  type ReferenceKind,
  relativize,
} from '@urlkit/url-reference';
import { createRowFormat } from './row-formats.js';
import { RowRun, type RowRunOptions } from './row-run.js';
import { type ExitStatus, exitStatus, readLines, type Streams, write } from './streams.js';

export interface ResolveOptions {
  readonly base?: string | undefined;
}

export interface RelativizeOptions {
  readonly kind?: ReferenceKind | undefined;
}

export interface NormalizeOptions extends RowRunOptions {
  readonly level?: EquivalenceLevel | undefined;
  readonly mode?: ParserMode | undefined;
}

/** Prints the URL that `reference`, or each line of standard input, leads to. */
export function runResolve(
  reference: string | undefined,
  { base }: ResolveOptions,
  streams: Streams,
): Promise<ExitStatus> {
  const baseURL = base === undefined ? null : parseBaseURL(base, streams);
  if (baseURL === undefined) return Promise.resolve(exitStatus.failure);

  const resolve = (input: string): string | null => {
    const url = parseResolveAndNormalize(input, { base: baseURL });
    return url && printReference(url);
  };
  return printEach(reference, resolve, 'does not resolve to a URL', streams);
}

/** Prints the reference from `base` to `target`, or to each line of standard input. */
export function runRelativize(
  base: string,
  target: string | undefined,
  { kind }: RelativizeOptions,
  streams: Streams,
): Promise<ExitStatus> {
  const baseURL = parseBaseURL(base, streams);
  if (baseURL === undefined) return Promise.resolve(exitStatus.failure);

  const mode = modeOf(baseURL, 'web');
  const relativizeTarget = (input: string): string | null => {
    const url = parseResolveAndNormalize(input);
    const relative = url && relativize(baseURL, url, kind);
    return relative && printReference(relative, { mode });
  };
  return printEach(target, relativizeTarget, 'is not a URL', streams);
}

/** Prints the normal form of `reference`, or of each line of standard input. */
export function runNormalize(
  reference: string | undefined,
  { level, mode, onError, flush }: NormalizeOptions,
  streams: Streams,
): Promise<ExitStatus> {
  const normalize = (input: string): string | null => {
    const url = parseReference(input, { mode });
    return url && printReference(normalizeReference(url, { level, mode }), { mode });
  };
  if (reference !== undefined || onError === undefined) {
    return printEach(reference, normalize, 'is not a URL reference', streams);
  }
  const format = createRowFormat('lines', { column: '', outputColumn: '' });
  const lack = { one: 'is not a URL reference', many: 'are not URL references' };
  return new RowRun(format, normalize, lack, { onError, flush }, streams).run();
}

function parseBaseURL(base: string, { stderr }: Streams): Reference | undefined {
  const url = parseResolveAndNormalize(base);
  if (url === null) stderr.write('urlkit: the base is not a URL\n');
  return url ?? undefined;
}

async function printEach(
  input: string | undefined,
  convert: (input: string) => string | null,
  failure: string,
  streams: Streams,
): Promise<ExitStatus> {
  if (input !== undefined) {
    const output = convert(input);
    if (output === null) streams.stderr.write(`urlkit: the argument ${failure}\n`);
    else await write(streams, `${output}\n`);
    return output === null ? exitStatus.failure : exitStatus.success;
  }

  let status: ExitStatus = exitStatus.success;
  for await (const { line, lineNumber } of readLines(streams.stdin)) {
    const output = convert(line);
    if (output === null) {
      streams.stderr.write(`urlkit: line ${lineNumber} ${failure}\n`);
      status = exitStatus.failure;
    } else {
      await write(streams, `${output}\n`);
    }
  }
  return status;
}
