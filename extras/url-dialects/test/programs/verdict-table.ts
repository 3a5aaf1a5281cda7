// The verdict that a security reviewer would give about inputs of all kinds.

type Verdict = 'different' | 'possibly different' | 'alike' | 'no host';

/** Inputs by their verdict. `no host`: no reader would connect to a host. */
const table: readonly (readonly [kind: string, verdict: Verdict, inputs: string])[] = [
  [
    'ordinary',
    'alike',
    `http://example.org/ https://example.org/ https://example.org https://www.example.co.uk/a/b?c=d#e
     https://EXAMPLE.org/ HTTPS://example.org/ https://example.org:443/ http://example.org:80/ http://example.org:0080/
     https://example.org:8443/ http://localhost:3000/ http://localhost/ https://user@example.org/ https://u:p@example.org/
     http://192.0.2.1/ http://192.0.2.1:8080/a http://127.0.0.1:5000/ http://[::1]/ http://[2001:db8::1]:8080/
     http://[2001:DB8:0:0:0:0:0:1]/ ftp://example.org/a ws://example.org/ wss://example.org:443/ https://a-b.example.org/
     https://example.org/a%20b https://example.org/?q=a+b https://example.org/a;b=c https://example.org/~ann/
     https://example.org/a@b https://example.org/a:b
     https://xn--mnchen-3ya.de/ https://example.org./ https://sub.sub.sub.example.org/ https://1.example.org/
     https://a1.example/ https://example.museum/
     https://example.org/index.html?a[]=1 https://example.org#a https://example.org/%E2%82%AC`,
  ],
  [
    'domains of 20 scripts',
    'alike',
    `https://münchen.de/ https://español.example/ https://i❤️.ws/ https://ελληνικά.gr/ https://россия.рф/ https://україна.ua/
     https://հայաստան.am/ https://ישראל.example/ https://مثال.إختبار/ https://उदाहरण.भारत/ https://বাংলা.ভারত/
     https://ਪੰਜਾਬੀ.ਭਾਰਤ/ https://ગુજરાતી.ભારત/ https://தமிழ்.இந்தியா/ https://తెలుగు.భారత్/ https://ಕನ್ನಡ.ಭಾರತ/ https://മലയാളം.ഭാരതം/
     https://සිංහල.ලංකා/ https://ไทย.ไทย/ https://ລາວ.example/ https://ქართული.გე/ https://አማርኛ.example/ https://ខ្មែរ.example/
     https://例え。テスト/ https://日本語.jp/ https://中国.cn/ https://한국.kr/ https://example。com/ https://ﬁ.example/
     https://MÜNCHEN.de/ https://mu\u0308nchen.de/ https://bücher.example:8080/a https://ÉCOLE.fr/ https://ａｂｃ.example/`,
  ],
  [
    'domains that IDNA of 2003 maps, as Python does',
    'different',
    `https://straße.de/ https://faß.de/ https://βόλος.gr/ https://نامه\u200Cای.com/ https://ශ්\u200Dරී.lk/`,
  ],
  [
    'hosts that programs write in several ways',
    'alike',
    `http://[::]:80/ http://[0000::1]:80/ http://[0:0:0:0:0:ffff:127.0.0.1]/ http://[::ffff:a9fe:a9fe]/
     http://①②⑦.⓪.⓪.①/ http://ⓔⓧⓐⓜⓟⓛⓔ.ⓒⓞⓜ/ http://127。0。0。1/`,
  ],
  [
    'other schemes',
    'no host',
    `javascript:alert(1) vbscript:x data:text/html,a data:, mailto:ann@example.org mailto:ann@example.org?subject=a tel:+4930123
     sms:+4930123 jdbc:mysql://db.example.org/app blob:https://example.org/1 urn:isbn:0451450523 about:blank
     magnet:?xt=urn:btih:a geo:48.2,16.3 cid:a@b mid:a@b news:a.b sip:ann@example.org xmpp:ann@example.org
     javascript://example.org/%0Aalert(1) view-source:https://example.org/ file:///tmp/a file:///C:/a
     ssh://git@example.org/a.git ssh://git@example.org:2222/a.git git+ssh://git@example.org/a.git redis://example.org:6379/0
     postgres://u:p@db.example.org/app ldap://example.org/dc=a mongodb://db.example.org:27017/a amqp://u:p@example.org/v
     s3://bucket/key git://example.org/a.git rtsp://cam.example.org/1 irc://irc.example.org/a svn+ssh://u@example.org/a
     smb://server.example.org/share nfs://server.example.org/a telnet://example.org:23/ gopher://example.org/ imap://example.org/
     whatsapp://send?text=x hptts://h/ npm:react@18 ethereum:0x1@1/x`,
  ],
  ['no host', 'no host', `/a /a/b?c ?a=b #a http:// https://? mailto:`],
  ['a host only for curl', 'alike', '../a ./a a a/b a.html README.md'],
  [
    'a host without a scheme',
    'alike',
    `example.com www.google.com/a //example.org/a //example.org:8080/`,
  ],
  [
    'nobody reads it in another way',
    'alike',
    `https://google.com@evil.example/ https://paypal.com.evil.example/ https://rnicrosoft.com/ https://goog1e.com/
     https://user:pass@evil.example/ https://evil.example/@good.example https://evil.example/?@good.example
     http://evil.example#@good.example/ http://a@evil.example:80@good.example/`,
  ],
  [
    'tricks',
    'different',
    `http://good.example\\@evil.example/ http://evil.example\\.good.example/
     http://evil.example\\\\good.example/
     https://evil.example;.good.example/ http://example.com%2F127.0.0.1/ https://user@[v1.example]/`,
  ],
  [
    'numbers that some programs read as an address',
    'possibly different',
    `http://0x7f.1/ http://2130706433/ http://127.1/ http://0177.0.0.1/ http://0300.0250.0.1/ http://1.2.3/ http://127.0.0.1./`,
  ],
  [
    'numbers that no address has',
    'possibly different',
    `http://256.256.256.256/ http://1.2.3.4.5/ http://evil.example:65536/ http://evil.example:99999/`,
  ],
  [
    'a wrong number of slashes',
    'possibly different',
    `http:\\\\evil.example/ http:///evil.example/ https:evil.example https:/evil.example/`,
  ],
  [
    'slashes that need a base',
    'no host',
    `///evil.example/ \\\\evil.example\\share /\\evil.example`,
  ],
  [
    'everybody reads the same host',
    'alike',
    `http://a@b@evil.example/ http://good.example:80@evil.example/ http://evil.example?@good.example/
     http://good.example%23@evil.example/ http://good.example%2f@evil.example/ https://example.org:443@evil.example:80/
     http://user:p%40ss@good.example/ http://[::ffff:127.0.0.1]/ http://[::ffff:7f00:1]/ http://localhost./
     http://evil.example:/ http://good_host.example/ https://example.org/.. https://example.org//evil.example
     https://example.org/\\evil.example https://example.org?x=http://evil.example https://good.example/..;/admin
     https://example.org/%2e%2e/a https://10.0.0.1:8080/ https://169.254.169.254/latest https://[fd00::1]/
     https://metadata.google.internal/ http://ⓔxample.org/`,
  ],
  [
    'characters that no host has',
    'different',
    `http://good.example%40evil.example/ http://evil.example%00.good.example/ http://evil.example%09.good.example/
     http://good.example|evil.example/ http://good.example^evil.example/ http://exam%70le.org/ http://exa%6Dple.org:80/
     http://evil.example:80:443/ http://evil.example:0x50/ //evil.example\\@good.example`,
  ],
];

/** The table, an input in each row. */
export const verdictTable = table.flatMap(([kind, verdict, inputs]) =>
  inputs.split(/[ \n]+/).map((input) => ({ kind, verdict, input })),
);
