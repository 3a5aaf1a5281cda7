// Names that deceive, and names that do not, as facts: they were collected before the rules were written.

const lines = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Sites of known companies under national endings. */
export const nationalSites: readonly string[] = lines(`
  amazon.com.au amazon.co.jp amazon.co.uk amazon.com.br amazon.com.mx amazon.de amazon.in amazon.com.tr
  google.com.hk google.co.jp google.co.uk google.com.br google.com.au google.de google.fr google.com.tw
  apple.com.cn www.apple.com paypal.com.au ebay.co.uk ebay.com.au ebay.de microsoft.com.br adobe.com.cn
  netflix.com.br spotify.com.mx yahoo.co.jp yahoo.com.hk visa.co.uk visa.com.br mastercard.co.uk mastercard.com.mx
  dhl.de dhl.co.uk dhl.com.br linkedin.cn facebook.com.br wikipedia.de binance.us stripe.com.au
  amazon.com.be amazon.se amazon.pl amazon.sg amazon.ae amazon.sa amazon.eg google.com.ar google.co.in
  google.com.ua google.co.za google.com.vn google.it google.es google.pl apple.com ebay.fr ebay.it ebay.com.hk
  ebay.ca microsoft.com paypal.me paypal.com yahoo.co.id visa.fr visa.com.mx mastercard.de mastercard.com.au
  dhl.fr dhl.in ikea.com ikea.cn booking.com netflix.com dropbox.com linkedin.com spotify.com visa.co.jp
  facebook.com coinbase.com
`).map((host) => `https://${host}/`);

/** Names of content networks, library proxies and universities that look odd and are right. */
export const oddNames: readonly string[] = lines(`
  github.com.cdn.example.net www.amazon.com.edgekey.net apple.com.edgekey.net www.microsoft.com.edgesuite.net
  www.microsoft.com-c-3.edgekey.net.globalredir.akadns.net store.steampowered.com.cdn.cloudflare.net
  www.example.com.akamaized.net www.bbc.co.uk.pri.bbc.co.uk www.python.org.map.fastly.net
  www.taobao.com.danuoyi.tbcdn.com www.aliyun.com.w.kunlunar.com www.qq.com.cdn.dnsv1.com
  www.samsung.com.cdngc.net www.example.org.herokudns.com example.com.s3.amazonaws.com
  www.example.com.s3-website-us-east-1.amazonaws.com assets.example.com.b-cdn.net www.example.com.impervadns.net
  shop.example.com.azureedge.net example.com.trafficmanager.net static.example.co.uk.c.footprint.net
  www.jstor.org.ezproxy.lib.purdue.edu www.nytimes.com.proxy.library.cornell.edu
  ieeexplore.ieee.org.ezproxy.library.uq.edu.au www.nature.com.libproxy.ucl.ac.uk
  en-wikipedia-org.translate.goog d111111abcdef8.cloudfront.net e1234.dscb.akamaiedge.net
  www.in.tum.de www.net.in.tum.de www.it.ox.ac.uk www.me.berkeley.edu web.ai.mit.edu www.cs.cmu.edu
  www.is.mpg.de home.in.tum.de mail.it.uu.se us.archive.ubuntu.com de.wikipedia.org www.ch.cam.ac.uk
`).map((host) => `https://${host}/`);

/** Deceptions by kind, each with a part of what must be said of it. */
export const deceptions: Readonly<
  Record<string, readonly (readonly [url: string, said: string])[]>
> = {
  'a known name before another': [
    ['https://www.dropbox.com.files-share.online/', 'files-share.online'],
    ['https://login.live.com.session.evil.co.za/', 'evil.co.za'],
    ['https://secure.chase.com.verify.evil.pw/', 'evil.pw'],
    ['https://paypal.com.a.b.evil.co.uk/', 'evil.co.uk'],
    ['https://login.microsoftonline.com.evil.tk/', 'microsoftonline.com'],
    ['https://www.google.com.signin.evil.example/', 'google.com'],
    ['https://appleid.apple.com.verify-id.support/', 'verify-id.support'],
    ['https://accounts.google.com.evil.xyz/signin', 'evil.xyz'],
  ],
  'any name before another': [
    ['https://www.ameli.fr.dossier.evil.site/', 'ameli.fr'],
    ['https://correos.es.pago.evil.club/', 'correos.es'],
    ['https://post.ch.sicherheit-update.evil.store/', 'post.ch'],
    ['https://skatteverket.se.refund.evil.icu/', 'skatteverket.se'],
    ['https://www.kleinebank.de.konto.evil.biz/', 'kleinebank.de'],
    ['https://canada.ca.refund.evil.live/', 'canada.ca'],
    ['https://my.uni-example.ac.uk.portal.evil.space/', 'uni-example.ac.uk'],
    ['https://online.smallbank.com.evil.top/', 'smallbank.com'],
    ['https://www.mutualaid.org.evil.ru/', 'mutualaid.org'],
    ['https://dhl.de.evil.org/', 'dhl.de'],
    ['https://gov.uk.evil.org/', 'gov.uk'],
    ['https://service.gov.uk.refund.evil.info/', 'evil.info'],
  ],
  'an ending with a hyphen after it': [
    ['https://usps.com-track.evil.info/', 'usps.com'],
    ['https://www.royalmail.co.uk-redelivery.evil.com/', 'royalmail.co.uk'],
    ['https://steamcommunity.com-trade.ru/', 'com-trade.ru'],
    ['https://microsoft.com-verify.evil.com/', 'microsoft.com'],
    ['https://paypal.com-secure.tk/', 'com-secure.tk'],
    ['https://www.irs.gov-refund.evil.net/', 'irs.gov'],
    ['https://netflix.com-billing.update.evil.cc/', 'netflix.com'],
    ['https://chase.com-login.evil.io/', 'evil.io'],
  ],
  'a username that looks like a host': [
    ['https://www.github.com@198.51.100.7/', 'is a username'],
    ['http://apple.com:icloud@evil.site/', 'evil.site'],
    ['ftp://ftp.debian.org@evil.net/', 'is a username'],
    ['https://google.com@evil.com/', 'is a username'],
    ['https://www.bank.example:443@evil.com/', 'is a username'],
    ['https://accounts.google.com:login@evil.tk/', 'evil.tk'],
    ['http://paypal.com&continue=1@evil.com/', 'is a username'],
    ['https://secure.ebay.co.uk@192.0.2.7/', 'is a username'],
  ],
  'the same, encoded': [
    ['https://apple.com%3F@evil.net/', 'apple.com?'],
    ['https://amazon%2Ecom@evil.com/', 'amazon.com'],
    ['https://login.live.com%23@evil.org/', 'evil.org'],
    ['https://paypal.com%2f@evil.com/', 'paypal.com/'],
    ['https://paypal.com%2Flogin%2F@evil.com/', 'evil.com'],
    ['https://google.com%3A443%2F@evil.com/', 'is a username'],
    ['https://%67oogle.com@evil.com/', 'google.com'],
    ['https://github.com%2Ftorvalds%2Flinux:x@evil.zip/', 'evil.zip'],
  ],
  'characters that look like a slash': [
    ['https://dropbox.com\u2215s\u2215file@evil.zip/', 'evil.zip'],
    ['https://apple.com\u2044support.evil.net/', 'evil.net'],
    ['https://paypal.com\u1735signin.evil.com/', 'U+1735'],
    ['https://github.com\u2215a\u2215b@v1.zip', 'v1.zip'],
    ['https://paypal.com\u2044signin@evil.com/', 'is a username'],
    ['https://google.com\uFF0Fa@evil.com/', 'is a username'],
    ['https://paypal.com\u2215login.evil.com/', 'evil.com'],
    ['https://apple.com\u29F8store.evil.co/', 'evil.co'],
  ],
  'letters that look like others as they are written': [
    ['https://appIe.com/', 'apple.com'],
    ['https://www.dropb0x.com/', 'dropbox.com'],
    ['https://www.spotlfy.com/', 'spotify.com'],
    ['https://paypaI.com/', 'paypal.com'],
    ['https://www.IinkedIn.com/', 'linkedin.com'],
    ['https://netfIix.com/login', 'netflix.com'],
    ['https://goog1e.com/', 'google.com'],
    ['https://rnicrosoft.com/', 'microsoft.com'],
  ],
  'letters of other scripts': [
    ['https://\u0455potify.com/', 'spotify.com'],
    ['https://xn--ggle-55da.com/', 'google.com'],
    ['https://\u03BFutlook.com/', 'outlook.com'],
    ['https://g\u0131thub.com/', 'github.com'],
    ['https://\u0430pple.com/', 'apple.com'],
    ['https://xn--80ak6aa92e.com/', 'apple.com'],
    ['https://p\u0430yp\u0430l.com/', 'paypal.com'],
    ['https://\u0430bc.example/', 'U+0430'],
  ],
  'look-alikes under other endings, or with more words': [
    ['https://amazon-refund.com/', 'amazon'],
    ['https://micros0ft.net/', 'microsoft'],
    ['https://secure-dropbox.evil.net/', 'dropbox'],
    ['https://paypa1.co/', 'paypal'],
    ['https://rnicrosoft-support.com/', 'microsoft'],
    ['https://paypal-login.com/', 'paypal'],
    ['https://secure-amazon.evil.com/', 'amazon'],
    ['https://faceb00k.net/', 'facebook'],
  ],
  'characters that cannot be seen, or change the order': [
    ['https://ama\u2060zon.com/', 'U+2060'],
    ['https://git\uFEFFhub.com/', 'U+FEFF'],
    ['https://evil.com/a%E2%80%AEb.exe', 'U+202E'],
    ['https://evil.com/a\u202Egpj.exe', 'U+202E'],
    ['https://pay\u200Bpal.com/', 'U+200B'],
    ['https://evil.com/\u2067abc\u2069/invoice', 'U+2067'],
    ['https://evil.com/report%E2%80%AEfdp.exe', 'U+202E'],
    ['https://goo\u00ADgle.com/', 'U+00AD'],
  ],
  'characters that cannot be seen in a host that does not parse, too': [
    ['https://appl\u200de.com/', 'U+200D'],
    ['https://app\u200cle.com/', 'U+200C'],
    ['https://goo\u034fgle.com/', 'U+034F'],
    ['https://google\ufe0f.com/', 'U+FE0F'],
    ['https://goo\u3164gle.com/', 'U+3164'],
    ['https://goo%E2%80%8Dgle.com/', 'U+200D'],
    ['https://x\u{e0061}.example/', 'U+E0061'],
  ],
  'endings that do not exist': [
    ['https://nodejs.rog/', '.rog'],
    ['https://example.vom/', '.vom'],
    ['https://example.nett/', '.nett'],
    ['https://example.con/', '.con'],
    ['https://wikipedia.ogr/wiki/URL', '.ogr'],
    ['https://example.cmo/', '.cmo'],
    ['https://example.nte/', '.nte'],
    ['https://mybank.comm/', '.comm'],
  ],
  'one slip of typing': [
    ['https://githuh.com/', 'github.com'],
    ['https://www.amazom.com/', 'amazon.com'],
    ['https://googel.com/', 'google.com'],
    ['https://gogle.com/', 'google.com'],
    ['https://faceboook.com/', 'facebook.com'],
    ['https://mail.twiter.com/', 'twitter.com'],
    ['https://wikipedua.org/', 'wikipedia.org'],
    ['https://netfilx.com/', 'netflix.com'],
  ],
  'a known name under an ending that anyone can use': [
    ['https://paypal.support/', 'paypal.support'],
    ['https://www.netflix.help/', 'netflix.help'],
    ['https://login.microsoft.online/', 'microsoft.online'],
    ['https://coinbase.top/', 'coinbase.top'],
  ],
  'another target than the host, or an action': [
    ['https://tinyurl.com/abcd12', 'short link'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.com%2F&h=A', 'evil.com'],
    ['ms-msdt:/id PCWDiagnostic /skip force', 'support tool'],
    ['https://bit.ly/3xYzAbC', 'short link'],
    [
      'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fevil.com%2F&data=1',
      'evil.com',
    ],
    ['https://www.google.com/url?q=https://evil.com/login&sa=D', 'evil.com'],
    ['data:text/html,<script>alert(1)</script>', 'page'],
    ['search-ms:query=invoice&crumb=location:%5C%5Cevil.com%5Cshare', 'search'],
  ],
};

// Words of one script, which are both names and paths.
const wordsOf: readonly (readonly [endings: string, words: string])[] = [
  [
    'рф ru com',
    'новости погода студия книги школа банк музыка почта город рецепты университет театр',
  ],
  ['gr com', 'νέα καιρός βιβλία σχολείο μουσική αθήνα θέατρο ταξίδια υγεία εφημερίδα'],
  ['com net', 'أخبار الطقس مدرسة كتاب جامعة السعودية مصر موسيقى رياضة صحة'],
  ['co.il com', 'חדשות ספרים ירושלים מוזיקה אוניברסיטה תיירות בריאות מתכונים עברית ישראל'],
  ['com in', 'समाचार मौसम विद्यालय पुस्तक हिन्दी भारत संगीत स्वास्थ्य खेल दिल्ली'],
  ['com bd', 'সংবাদ আবহাওয়া বিদ্যালয় বাংলা বই সঙ্গীত স্বাস্থ্য খেলা ঢাকা কলকাতা'],
  ['com', 'செய்திகள் வானிலை பள்ளி தமிழ் புத்தகம் இசை உடல்நலம் சென்னை'],
  ['com', 'వార్తలు వాతావరణం పాఠశాల తెలుగు పుస్తకం సంగీతం ఆరోగ్యం'],
  ['com co.th', 'ข่าว อากาศ โรงเรียน หนังสือ ดนตรี สุขภาพ กรุงเทพ ภาษาไทย มหาวิทยาลัย ร้านอาหาร'],
  ['com cn', '新闻 天气 学校 图书馆 音乐 健康 北京大学 中文 旅游 历史'],
  ['jp com', 'ニュース てんき がっこう ほん おんがく 東京 大阪ラーメン 食べ物 日本語 図書館'],
  ['kr com', '뉴스 날씨 학교 도서관 음악 건강 서울 한국어 여행 대학교'],
  ['com am', 'նորություններ եղանակ դպրոց գիրք երաժշտություն առողջություն երևան'],
  ['com ge', 'სიახლეები ამინდი სკოლა წიგნი მუსიკა ჯანმრთელობა თბილისი საქართველო'],
  ['com', 'ព័ត៌មាន អាកាសធាតុ សាលារៀន សៀវភៅ តន្ត្រី សុខភាព'],
  ['com et', 'ዜና የአየርሁኔታ ትምህርትቤት መጽሐፍ ሙዚቃ ጤና አዲስአበባ'],
];

const asciiURLs = lines(`
  https://example.com/ https://www.iana.org/domains/reserved https://en.wikipedia.org/wiki/URL https://github.com/nodejs/node/issues/1
  https://docs.python.org/3/library/urllib.parse.html https://news.ycombinator.com/item?id=1 https://developer.mozilla.org/en-US/docs/Web/API/URL
  https://www.bbc.co.uk/news/technology https://www.gov.uk/browse/driving https://service.gov.uk/ https://www.ox.ac.uk/admissions
  https://www.heise.de/news/a-123.html https://www.lemonde.fr/international/ https://elpais.com/deportes/ https://www.corriere.it/cronache/
  https://www.nu.nl/ https://www.dr.dk/nyheder https://www.svt.se/ https://yle.fi/a/3 https://www.nrk.no/ https://www.rtp.pt/
  https://www.asahi.com/ https://www.yomiuri.co.jp/ https://www.naver.com/ https://www.baidu.com/s?wd=url https://www.qq.com/
  https://mail.google.com/mail/u/0/#inbox https://maps.google.com/?q=Berlin https://drive.google.com/file/d/1AbC/view https://www.youtube.com/watch?v=dQw4
  https://youtu.be/dQw4 https://www.amazon.com/dp/B000 https://www.ebay.de/itm/1 https://store.steampowered.com/app/10 https://www.etsy.com/listing/1
  https://cdn.jsdelivr.net/npm/react@18/index.js https://unpkg.com/react@18/umd/react.js https://registry.npmjs.org/@types/node https://pypi.org/project/requests/
  https://crates.io/crates/url https://pkg.go.dev/net/url https://hub.docker.com/_/nginx https://packages.debian.org/curl https://archlinux.org/packages/
  https://blog.example.org/2024/05/hello-world https://shop.example.co.uk/basket https://forum.example.net/t/12 https://api.example.com/v1/users?limit=10
  https://user.github.io/project/ https://project.readthedocs.io/en/latest/ https://app.netlify.app/ https://site.pages.dev/ https://my-app.herokuapp.com/
  https://bucket.s3.amazonaws.com/key https://storage.googleapis.com/bucket/key https://account.blob.core.windows.net/c/b https://x.cloudfront.net/a.js
  http://localhost:3000/ http://127.0.0.1:8080/ http://[::1]/ http://192.0.32.8/ https://intranet/ ftp://ftp.gnu.org/gnu/ ws://echo.example.org/socket
  https://www.office.com/ https://login.live.com/ https://outlook.live.com/mail/ https://login.microsoftonline.com/common/oauth2/authorize
  https://appleid.apple.com/ https://www.icloud.com/ https://www.paypal.com/signin https://stripe.com/docs https://www.coinbase.com/ https://x.com/nasa
  https://www.modern.com/ https://www.modem.info/ https://darn.org/ https://corner.net/ https://turner.com/ https://burn.io/ https://morning.de/ https://horn.at/
  https://webmail.example.edu/ https://lib.example.ac.jp/ https://moodle.example.edu.au/login https://cs.stanford.edu/people/
  https://a.b.c.d.example.org/ https://x-1.example.org/ https://1.example.org/ https://xn--bcher-kva.example/ https://b\u00fccher.example/ https://stra\u00dfe.de/
  https://m\u00fcnchen.de/ https://k\u00f6ln.de/ https://caf\u00e9.fr/ https://\u00e9cole.fr/ https://espa\u00f1a.es/ https://s\u00e3opaulo.com.br/ https://\u0142\u00f3d\u017a.pl/
  https://\u010desko.cz/ https://\u015f\u0131rnak.com.tr/ https://\u00f8rsted.dk/ https://g\u00f6teborg.se/ https://p\u00f5hja.ee/ https://r\u012bga.lv/ https://\u0161iauliai.lt/ https://\u00feingvellir.is/
  https://vi\u1ec7tnam.vn/ https://magyarorsz\u00e1g.hu/ https://rom\u00e2nia.ro/ https://zagreb.hr/\u0161port https://malta.mt/\u0127 https://cymru.wales/ https://catal\u00e0.cat/
  https://museum.example/ https://shop.de.example.com/ https://docs.dev.example.com/ https://example.app/ https://example.dev/ https://example.zip/ https://example.page/
  https://www.reddit.com/r/programming/ https://stackoverflow.com/questions/1/a-b https://gitlab.com/a/b/-/issues https://bitbucket.org/a/b https://codeberg.org/a
  https://www.who.int/ https://europa.eu/ https://www.un.org/en/ https://www.nasa.gov/ https://www.army.mil/ https://www.nic.cz/ https://www.afnic.fr/ https://www.denic.de/
  https://www.visa.com/ https://www.mastercard.us/ https://www.dhl.com/ https://www.fedex.com/ https://www.ups.com/track https://www.ing.nl/ https://www.ing.de/ https://www.n26.com/
  https://www.sparkasse.de/ https://www.chase.com/ https://www.bankofamerica.com/ https://www.hsbc.co.uk/ https://www.santander.es/ https://www.bnpparibas.com/
  https://google-analytics.com/collect https://www.googletagmanager.com/gtm.js?id=G https://fonts.googleapis.com/css?family=Inter https://apis.google.com/js/api.js
  https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexample.org%2F https://accounts.google.com/o/oauth2/auth?redirect_uri=https%3A%2F%2Fexample.org%2Fcb
  https://example.org/login?next=https://example.org/a https://web.archive.org/web/2020/https://example.org/ https://t.me/durov https://wa.me/15551234567
  https://commons.wikimedia.org/wiki/File:A.jpg https://doi.org/10.1000/182 https://arxiv.org/abs/2101.00001 https://orcid.org/0000-0002-1825-0097 https://isbnsearch.org/isbn/978
  mailto:ann@example.org tel:+15551234567 sms:+15551234567 magnet:?xt=urn:btih:abc urn:isbn:0451450523 geo:48.2,16.3 data:,hello data:image/png;base64,iVBORw0KGgo=
  blob:https://example.org/uuid about:blank file:///etc/hosts ssh://git@github.com/a/b.git git://git.kernel.org/x.git s3://bucket/key mongodb://db.example.org/test
  whatsapp://send?text=x npm:react@18 ethereum:0x1@1/x hptts://h/ spotify:track:1 steam://run/10 vscode://file/a slack://channel?id=1 zoommtg://zoom.us/join?confno=1
  https://user@example.org/ https://ann.lee1@example.org/ https://user:pw@git.example.org/a.git ftp://anonymous@ftp.example.org/ https://admin@localhost:8443/
`);

/** Ordinary URLs of many scripts, of which nothing is to be said. */
export const ordinaryURLs: readonly string[] = [
  ...asciiURLs,
  ...wordsOf.flatMap(([endings, words]) =>
    lines(words).flatMap((word, index) => {
      const ending = lines(endings)[index % lines(endings).length];
      return [`https://${word}.${ending}/`, `https://www.example.org/${word}?q=${word}`];
    }),
  ),
];
