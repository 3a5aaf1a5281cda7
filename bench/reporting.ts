// What validation errors cost: the parser with a sink against the parser without one.

import { parseURL } from '@urlkit/url-parser';
import { serializeURL } from '@urlkit/url-serializer';
import { type Contender, take } from './measure.js';

function parsingWith(
  parse: (input: string) => ReturnType<typeof parseURL>,
): (input: string) => void {
  return (input) => {
    const url = parse(input);
    if (url !== null) take(serializeURL(url));
  };
}

export const reportingContenders: readonly Contender<string>[] = [
  { name: 'no sink', operation: parsingWith((input) => parseURL(input)) },
  {
    name: 'a sink',
    operation: parsingWith((input) => parseURL(input, { onValidationError: () => {} })),
  },
];
