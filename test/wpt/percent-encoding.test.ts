// percent-encoding.json

import {
  percentEncodeAfterEncoding,
  queryPercentEncodeSet,
  utf8PercentEncode,
} from '@urlkit/percent-encoding';
import { getEncoding } from '@urlkit/percent-encoding/encodings';
import { queryEncoding, setInput, URL, URLUtils } from '@urlkit/url-api';
import { basicParseURL, parseURL } from '@urlkit/url-parser';
import { runCases } from '../support/run-cases.js';
import { readPercentEncodingCases, wpt } from '../support/wpt.js';

wpt.test('percent-encoding.json passes in UTF-8', (t) => {
  runCases(t, 7, readPercentEncodingCases(), ({ input, output }) => {
    const url = new URL(`https://example.com/?${input}#${input}`);
    const expected = output['utf-8'];
    return [
      [
        url.search,
        url.hash,
        utf8PercentEncode(input, queryPercentEncodeSet),
        percentEncodeAfterEncoding(null, input, queryPercentEncodeSet),
      ],
      [`?${expected}`, `#${expected}`, expected, expected],
    ];
  });
});

function* readOutputs(): Generator<{
  input: string;
  label: string;
  expected: string;
  utf8: string;
}> {
  for (const { input, output } of readPercentEncodingCases()) {
    for (const [label, expected] of Object.entries(output)) {
      yield { input, label, expected, utf8: output['utf-8'] ?? '' };
    }
  }
}

wpt.test('percent-encoding.json passes in its encodings', (t) => {
  runCases(t, 16, readOutputs(), ({ input, label, expected, utf8 }) => {
    const encoding = getEncoding(label);
    if (encoding === null) return [label, null];
    class Hyperlink extends URLUtils(Object) {
      override get [queryEncoding]() {
        return encoding;
      }
    }
    const link = new Hyperlink();
    link[setInput](`https://example.com/?${input}#${input}`);
    const { search, hash } = link;
    link.search = '';
    link.search = input;
    const url = parseURL(`https://example.com/?${input}#${input}`, { encoding });
    const changed = parseURL('https://example.com/?');
    if (url === null || changed === null) return [null, label];
    basicParseURL(input, { url: changed, stateOverride: 'query', encoding });
    const webSocket = parseURL(`wss://example.com/?${input}`, { encoding });
    return [
      [url.query, url.fragment, changed.query, search, hash, link.search, webSocket?.query],
      [expected, utf8, expected, `?${expected}`, `#${utf8}`, `?${expected}`, utf8],
    ];
  });
});
