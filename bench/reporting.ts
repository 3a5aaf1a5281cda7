// What the validation errors that nobody asks for cost: the parser against a copy that cannot report.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as urlParser from '@urlkit/url-parser';
import { serializeURL } from '@urlkit/url-serializer';
import { type Contender, take } from './measure.js';

type Parser = typeof urlParser;

function parserWithoutReporting(): Promise<Parser> {
  const source = readFileSync(fileURLToPath(import.meta.resolve('@urlkit/url-parser')), 'utf8');
  const stripped = source
    .replace(/\bmachine\.report\w*\([^;]*\);/g, ';')
    .replace(/\bmachine\.fail\([^;]*\);/g, '"failure";')
    .replace(/\bmachine\.sinkAt\(\w+\)/g, 'undefined');
  if (/\bmachine\.(?:report|fail|sinkAt)/.test(stripped)) {
    throw new Error('The parser reports in a way that is not known here');
  }
  const copy = new URL('./url-parser-without-reporting.js', import.meta.url);
  writeFileSync(copy, stripped);
  return import(copy.href);
}

function parsingWith({ basicParseURL }: Parser): (input: string) => void {
  return (input) => {
    const url = basicParseURL(input);
    if (url !== null) take(serializeURL(url));
  };
}

/** Fails if the parser reports in a way that is not known here. */
export async function reportingContenders(): Promise<Contender<string>[]> {
  return [
    { name: 'no sink', operation: parsingWith(urlParser) },
    { name: 'no reporting code', operation: parsingWith(await parserWithoutReporting()) },
    {
      name: 'a sink',
      operation(input) {
        const url = urlParser.basicParseURL(input, { onValidationError: () => {} });
        if (url !== null) take(serializeURL(url));
      },
    },
  ];
}
