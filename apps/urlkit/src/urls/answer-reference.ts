import type { URLRecord } from '@urlkit/url-record';
import { visibleJSON } from '../output/visible-text.js';
import type { Answer } from '../run/answers.js';
import { type Failure, formatFailure, tryParse } from './parse-url.js';

/** Makes a reference or a URL of an input; returns null if it cannot. */
export type Convert = (input: string) => string | null;

type Explain = (input: string, member: string) => Explanation;

/** Why an input has no answer: in a message, and in JSON. */
interface Explanation {
  readonly complaint: string;
  readonly failure: Failure | { readonly name: string; readonly message: string };
}

/** Explains why an input has no answer: by the error of the parser of the standard, if it fails for the input. */
export function explainWith(lack: string, base: URLRecord | null): Explain {
  return (input, member) => {
    const parsed = tryParse(input, base);
    if ('url' in parsed) {
      return { complaint: lack, failure: { name: `no-${member}`, message: lack } };
    }
    const { failure } = parsed;
    return { complaint: `${lack}: ${formatFailure(failure)}`, failure };
  };
}

/**
 * Answers inputs with what a function makes of them.
 *
 * @param member The name of the answer in JSON.
 */
export function answerWith(
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
