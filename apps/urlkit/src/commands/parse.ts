import { visibleJSON } from '../output/visible-text.js';
import { type Answer, type Answerer, eachLine, type LineOptions } from '../run/answers.js';
import { withDefaultScheme } from '../urls/default-scheme.js';
import { describeURL } from '../urls/describe-url.js';
import { formatDescription } from '../urls/format-description.js';
import { formatFailure, parseBase, tryParse } from '../urls/parse-url.js';

export interface ParseOptions extends Pick<LineOptions, 'json' | 'onError'> {
  readonly base?: string | undefined;
  /** The scheme of inputs that begin with a host. */
  readonly defaultScheme?: string | undefined;
  /** The number of columns of the terminal; undefined if there is none. */
  readonly edge?: number | undefined;
}

/** Prints the components of URLs. */
export function answerParse(options: ParseOptions): Answerer {
  const { json = false } = options;
  const baseURL = parseBase(options.base);
  const answer = (input: string, line: number, file: string | null): Answer => {
    const parsed = tryParse(withDefaultScheme(input, options.defaultScheme), baseURL);
    if ('failure' in parsed) {
      const { failure } = parsed;
      const output = json ? `${visibleJSON({ input, file, line, failure })}\n` : '';
      return { output, complaint: `does not parse: ${formatFailure(failure)}` };
    }
    const description = describeURL(parsed.url);
    const output = json
      ? `${visibleJSON({ input, file, line, ...description })}\n`
      : formatDescription(description, options.edge);
    return { output };
  };
  return eachLine(answer, options, { separator: json ? '' : '\n' });
}
