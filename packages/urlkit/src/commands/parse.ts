import { visibleJSON } from '../output/visible-text.js';
import { type Answer, type Answerer, eachLine } from '../run/answers.js';
import { describeURL } from '../urls/describe-url.js';
import { formatDescription } from '../urls/format-description.js';
import { formatFailure, parseBase, tryParse } from '../urls/parse-url.js';

export interface ParseOptions {
  readonly base?: string | undefined;
  readonly json?: boolean | undefined;
}

/** Prints the components of URLs. */
export function answerParse({ base, json = false }: ParseOptions): Answerer {
  const baseURL = parseBase(base);
  const answer = (input: string, line: number, file: string | null): Answer => {
    const parsed = tryParse(input, baseURL);
    if ('failure' in parsed) {
      const { failure } = parsed;
      const output = json ? `${visibleJSON({ input, file, line, failure })}\n` : '';
      return { output, complaint: `does not parse: ${formatFailure(failure)}` };
    }
    const description = describeURL(parsed.url);
    const output = json
      ? `${visibleJSON({ input, file, line, ...description })}\n`
      : formatDescription(description);
    return { output };
  };
  return eachLine(answer, { separator: json ? '' : '\n' });
}
