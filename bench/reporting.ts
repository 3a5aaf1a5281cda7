// What the validation errors that nobody asks for cost: the parser against the one that has none.

import { basicParseURL, parseURLQuietly } from '@urlkit/url-parser';
import { serializeURL } from '@urlkit/url-serializer';
import { type Contender, take } from './measure.js';

function parsingWith(parse: typeof parseURLQuietly): (input: string) => void {
  return (input) => {
    const url = parse(input);
    if (url !== null) take(serializeURL(url));
  };
}

export const reportingContenders: readonly Contender<string>[] = [
  { name: 'no sink', operation: parsingWith((input) => basicParseURL(input)) },
  { name: 'no reporting code', operation: parsingWith((input) => parseURLQuietly(input)) },
  {
    name: 'a sink',
    operation: parsingWith((input) => basicParseURL(input, { onValidationError: () => {} })),
  },
];
