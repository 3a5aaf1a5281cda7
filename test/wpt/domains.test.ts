// toascii.json and the two IdnaTestV2 files: domains and their ASCII forms.

import { parseDomain, parseHost, serializeHost } from '@urlkit/host';
import { domainToASCII } from '@urlkit/idna';
import { isASCIIString } from '@urlkit/infra';
import {
  percentEncodeAfterEncoding,
  queryPercentEncodeSet,
  utf8PercentEncode,
} from '@urlkit/percent-encoding';
import { getEncoding } from '@urlkit/percent-encoding/encodings';
import { queryEncoding, setInput, URL, URLUtils } from '@urlkit/url-api';
import { basicParseURL, parseURL } from '@urlkit/url-parser';
import { runCases } from '../support/run-cases.js';
import { caseCounts, readPercentEncodingCases, readToASCIICases, wpt } from '../support/wpt.js';

const idnaFiles = ['IdnaTestV2.json', 'IdnaTestV2-removed.json'] as const;

// Percent-encodes characters that would end the host.
function encodeHostEnds(domain: string): string {
  return domain.replace(/[:/?#\\]/g, encodeURIComponent);
}

function inURL(domain: string): unknown[] | null {
  const url = URL.parse(`https://${domain}/x`);
  return url && [url.host, url.hostname, url.pathname, url.href];
}

function expectedInURL(output: string | null): unknown[] | null {
  return output === null ? null : [output, output, '/x', `https://${output}/x`];
}

function hostOf(input: string): string | null {
  const host = parseHost(input);
  return host && serializeHost(host);
}

wpt.test('toascii.json passes with the constructor', (t) => {
  runCases(t, caseCounts['toascii.json'], readToASCIICases('toascii.json'), ({ input, output }) => [
    inURL(input),
    expectedInURL(output),
  ]);
});

for (const attribute of ['host', 'hostname'] as const) {
  wpt.test(`toascii.json passes with the ${attribute} setter`, (t) => {
    const cases = readToASCIICases('toascii.json');
    runCases(t, caseCounts['toascii.json'], cases, ({ input, output }) => {
      const url = new URL('https://x/x');
      url[attribute] = input;
      return [url[attribute], output ?? 'x'];
    });
  });
}

wpt.test('toascii.json passes with parseHost', (t) => {
  runCases(t, caseCounts['toascii.json'], readToASCIICases('toascii.json'), ({ input, output }) => [
    hostOf(input),
    output,
  ]);
});

for (const file of idnaFiles) {
  wpt.test(`${file} passes with the constructor`, (t) => {
    runCases(t, caseCounts[file], readToASCIICases(file), ({ input, output }) => [
      inURL(encodeHostEnds(input)),
      expectedInURL(output),
    ]);
  });

  wpt.test(`${file} passes with parseDomain and parseHost`, (t) => {
    runCases(t, caseCounts[file], readToASCIICases(file), ({ input, output }) => [
      [parseDomain(input), hostOf(encodeHostEnds(input))],
      [output, output],
    ]);
  });
}

wpt.test('IdnaTestV2.json passes with domainToASCII', (t) => {
  // The domain parser exempts ASCII domains from Unicode ToASCII and refuses some code points.
  const cases = readToASCIICases('IdnaTestV2.json').filter(
    ({ input, output }) => output !== null && !isASCIIString(input),
  );
  runCases(t, 564, cases, ({ input, output }) => [domainToASCII(input), output]);
});

// percent-encoding.json

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
