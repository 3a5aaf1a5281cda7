import { decodeUnreserved } from '@urlkit/uri/generic-syntax';
import { canParse, parseAndSerialize, parseURL } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import {
  type EquivalenceLevel,
  equivalenceLevels,
  normalizeReference,
  type ParserMode,
  parseReference,
  parseResolveAndNormalize,
  printReference,
  type ReferenceKind,
  relativize,
} from '@urlkit/url-reference';
import { modeOf } from '@urlkit/url-reference/steps';
import { serializeURL } from '@urlkit/url-serializer';
import { visibleJSON } from '../output/visible-text.js';
import { type Answer, type Answerer, eachLine, type LineOptions } from '../run/answers.js';
import { eachRow } from '../run/each-row.js';
import { type Failure, formatFailure, parseBase, tryParse } from '../urls/parse-url.js';

type CommonOptions = Pick<LineOptions, 'json' | 'onError'>;

export interface ResolveOptions extends CommonOptions {
  readonly base?: string | undefined;
}

export interface RelativizeOptions extends CommonOptions {
  readonly base: string;
  readonly kind?: ReferenceKind | undefined;
}

export interface NormalizeOptions extends CommonOptions {
  readonly level?: NormalizeLevel | undefined;
  readonly mode?: ParserMode | undefined;
}

/** How much to normalize: as a level of document 001, or with everything that keeps the URL the same. */
export type NormalizeLevel = EquivalenceLevel | 'all';

export const normalizeLevels: readonly NormalizeLevel[] = [...equivalenceLevels, 'all'];

export { parserModes, referenceKinds } from '@urlkit/url-reference';

type Convert = (input: string) => string | null;

type Explain = (input: string, member: string) => Explanation;

/** Prints the URLs that references lead to. */
export function answerResolve({ base, json, onError }: ResolveOptions): Answerer {
  const baseURL = parseBase(base);
  const baseReference = baseURL && parseResolveAndNormalize(serializeURL(baseURL));
  const resolve: Convert = (input) => {
    const url = parseResolveAndNormalize(input, { base: baseReference });
    return url && printReference(url);
  };
  const explain = explainWith('does not resolve', baseURL);
  return eachLine(answerWith(resolve, explain, 'url', json), { json, onError });
}

/** Prints the references from a base URL to other URLs. */
export function answerRelativize({ base, kind, json, onError }: RelativizeOptions): Answerer {
  parseBase(base);
  const baseReference = parseResolveAndNormalize(base);
  const relativizeTarget: Convert = (input) => {
    const url = parseResolveAndNormalize(input);
    const relative = url && baseReference && relativize(url, baseReference, { kind });
    return relative && printReference(relative, { mode: modeOf(baseReference, 'web') });
  };
  const explain = explainWith('is not a URL', null);
  return eachLine(answerWith(relativizeTarget, explain, 'reference', json), { json, onError });
}

/** Prints the normal forms of references. With `onError`, prints one line for each line. */
export function answerNormalize(options: NormalizeOptions): Answerer {
  const { level = 'all', mode = 'web', onError, json } = options;
  const base = parseURL('https://base.invalid/');
  const normalize: Convert = (input) => {
    // In other modes, more than the standard's URLs is a reference.
    if (mode === 'web' && !canParse(input, base && serializeURL(base))) return null;
    if (level !== 'all') return normalizeToLevel(input, level);
    const href = mode === 'web' ? parseAndSerialize(input) : null;
    const normal = href ?? normalizeToLevel(input, 'percent-coding');
    return normal === null ? null : decodeUnreserved(normal);
  };
  const normalizeToLevel = (input: string, to: EquivalenceLevel): string | null => {
    const url = parseReference(input, { mode });
    return url && printReference(normalizeReference(url, { level: to, mode }), { mode });
  };
  const lack = { one: 'is not a URL reference', many: 'are not URL references' };
  const explain = explainWith(lack.one, base);
  const answer = answerWith(normalize, explain, 'reference', json);
  if (onError === undefined || json) return eachLine(answer, { json, onError, lack });
  const columns = { column: '', outputColumn: 'reference' };
  const answerArgument = (input: string): Answer => answer(input, 1, null);
  return eachRow(normalize, answerArgument, lack, { format: 'lines', ...columns, onError });
}

/** Why an input has no answer: in a message, and in JSON. */
interface Explanation {
  readonly complaint: string;
  readonly failure: Failure | { readonly name: string; readonly message: string };
}

// Explains why an input has no answer: by the error of the parser of the standard, if it fails for the input.
function explainWith(lack: string, base: URLRecord | null): Explain {
  return (input, member) => {
    const parsed = tryParse(input, base);
    if ('url' in parsed) {
      return { complaint: lack, failure: { name: `no-${member}`, message: lack } };
    }
    const { failure } = parsed;
    return { complaint: `${lack}: ${formatFailure(failure)}`, failure };
  };
}

function answerWith(
  convert: Convert,
  explain: Explain,
  member: string,
  json = false,
): (input: string, line: number, file: string | null) => Answer {
  return (input, line, file) => {
    const answer = convert(input);
    if (answer !== null) {
      const output = json ? visibleJSON({ input, file, line, [member]: answer }) : answer;
      return { output: `${output}\n` };
    }
    const { complaint, failure } = explain(input, member);
    const object = { input, file, line, [member]: null, failure };
    return { output: json ? `${visibleJSON(object)}\n` : '', complaint };
  };
}
