// percent-encoding.json, as far as it is about UTF-8.

import {
  percentEncodeAfterEncoding,
  queryPercentEncodeSet,
  utf8PercentEncode,
} from '@urlkit/percent-encoding';
import { URL } from '@urlkit/url-api';
import { runCases } from '../support/run-cases.js';
import { readPercentEncodingCases, wpt } from '../support/wpt.js';

wpt.test('percent-encoding.json in UTF-8', (t) => {
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
