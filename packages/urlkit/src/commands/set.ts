import type { URLRecord } from '@urlkit/url-record';
import { serializeURL } from '@urlkit/url-serializer';
import { visibleJSON } from '../output/visible-text.js';
import { type Answer, type Answerer, eachLine } from '../run/answers.js';
import { type Edit, type Edited, parseEdit, parseIteration, sortQuery } from '../urls/edits.js';
import { formatFailure, parseBase, tryParse } from '../urls/parse-url.js';
import { parseTemplate, type Template } from '../urls/template.js';
import { answerFrom } from './get.js';

export interface SetOptions {
  readonly edits: readonly string[];
  readonly iterate?: readonly string[] | undefined;
  readonly sortQuery?: boolean | undefined;
  readonly existing?: boolean | undefined;
  readonly get?: string | undefined;
  readonly base?: string | undefined;
  readonly json?: boolean | undefined;
}

// Such as prot=80.
const LIKE_EDIT = /^[+-]?[\w:-]+[?+]?=/;
const EDIT_HINT = '. It is not an edit of a component either; see urlkit set --help';

/** Changes URLs. A URL that cannot be changed that way is not printed. */
export function answerSet(options: SetOptions): Answerer {
  const { json = false, get = '{href}' } = options;
  const base = parseBase(options.base);
  const variants = variantsOf(options);
  const template = parseTemplate(get);
  return eachLine((input) => {
    const parsed = tryParse(input, base);
    if ('url' in parsed) return answerVariants(input, parsed.url, variants, template, json);
    const { failure } = parsed;
    const output = json ? `${visibleJSON({ input, failure })}\n` : '';
    const hint = LIKE_EDIT.test(input) ? EDIT_HINT : '';
    return { output, complaint: `does not parse: ${formatFailure(failure)}${hint}` };
  });
}

/** Returns the lists of edits to make: one, or one for each combination of the values to iterate over. */
function variantsOf(options: SetOptions): Edit[][] {
  const { edits, iterate = [], existing } = options;
  let variants: Edit[][] = [edits.map((edit) => parseEdit(edit, { existing }))];
  for (const iteration of iterate.map(parseIteration)) {
    variants = variants.flatMap((variant) => iteration.map((edit) => [...variant, edit]));
  }
  return options.sortQuery ? variants.map((variant) => [...variant, sortQuery]) : variants;
}

function answerVariants(
  input: string,
  url: URLRecord,
  variants: readonly (readonly Edit[])[],
  template: Template,
  json: boolean,
): Answer {
  let output = '';
  for (const variant of variants) {
    const edited = applyEdits(url, variant);
    if ('reason' in edited) {
      const failed = json ? `${visibleJSON({ input, href: null, reason: edited.reason })}\n` : '';
      return { output: output + failed, complaint: edited.reason };
    }
    const answer = answerFrom(template, { input, href: serializeURL(edited.url) }, json);
    output += answer.output;
    if (answer.complaint !== undefined) return { output, complaint: answer.complaint };
  }
  return { output };
}

function applyEdits(url: URLRecord, edits: readonly Edit[]): Edited {
  let edited: Edited = { url };
  for (const edit of edits) {
    if ('reason' in edited) break;
    edited = edit(edited.url);
  }
  return edited;
}
