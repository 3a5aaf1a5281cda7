// Links as mail filters, search engines and social networks rewrite them, and links that only look like them.

import { nameFindings, unwrapURL } from '@urlkit/url-rendering';
import test from 'ava';

const target = 'https://example.org/a?b=c&d=e%20f#g';
const encoded = encodeURIComponent(target);

/** Each service, with a place for the URL. */
const services: readonly string[] = [
  ...[
    'https://eur03.safelinks.protection.outlook.com/?url=@&data=02%7C01%7Ca%40example.org%7C&sdata=x%3D&reserved=0',
  ],
  'https://nam02.safelinks.protection.outlook.com/GetUrlReputation?url=@',
  'https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=@&locale=en-us',
  ...[
    'https://urldefense.proofpoint.com/v1/url?u=@&k=oIvRg1%2B',
    'https://linkprotect.cudasvc.com/url?a=@&c=E,1',
  ],
  'https://deref-gmx.net/mail/client/abc/dereferrer/?redirectUrl=@',
  ...[
    'https://www.google.com/url?q=@&sa=D',
    'https://google.co.uk/url?sa=t&url=@',
    'https://www.google.de/url?q=@',
  ],
  'https://www.googleadservices.com/pagead/aclk?sa=L&adurl=@',
  ...[
    'https://duckduckgo.com/l/?uddg=@&rut=1',
    'https://l.facebook.com/l.php?u=@&h=AT0',
    'http://lm.facebook.com/l.php?u=@',
  ],
  ...[
    'https://l.instagram.com/?u=@&e=AT0',
    'https://l.threads.com/?u=@',
    'https://out.reddit.com/t3_a?url=@&token=b',
  ],
  ...[
    'https://www.youtube.com/redirect?event=x&q=@',
    'https://www.linkedin.com/redir/redirect?url=@&urlhash=x',
  ],
  ...[
    'https://t.umblr.com/redirect?z=@&t=x',
    'https://vk.com/away.php?to=@&cc_key=',
    'https://steamcommunity.com/linkfilter/?url=@',
  ],
  ...[
    'https://slack-redir.net/link?url=@',
    'https://medium.com/r/?url=@',
    'https://exit.sc/?url=@',
    'https://link.zhihu.com/?target=@',
  ],
];

for (const service of services) {
  test(`the URL in ${service} is found`, (t) => {
    const url = service.replace('@', encoded);
    t.is(unwrapURL(url), target);
    t.is(unwrapURL({ href: url }), target);
    // One service in another, as mails have it that went through several filters.
    t.is(unwrapURL(service.replace('@', encodeURIComponent(url))), target);
    // What the URL itself has in it is not decoded twice.
    const inner = 'https://example.net/login?next=https%3A%2F%2Fexample.com%2F%3Fq%3D1%2526';
    t.is(unwrapURL(service.replace('@', encodeURIComponent(inner))), inner);
    t.true(
      nameFindings(url).some(
        ({ name, severity }) => name === 'wrapped-target' && severity === 'warning',
      ),
    );
    // A URL that a click should not open.
    for (const other of ['javascript:alert(1)', 'data:text/html,a', '/a', '', 'example.org']) {
      t.is(unwrapURL(service.replace('@', encodeURIComponent(other))), null);
    }
  });
}

const examples: readonly (readonly [url: string, target: string])[] = [
  // Of Proofpoint's documentation and of threads about it.
  [
    'https://urldefense.proofpoint.com/v2/url?u=http-3A__www.google.com_&d=hdf',
    'http://www.google.com/',
  ],
  [
    'https://urldefense.proofpoint.com/v2/url?u=http-3A__links.mkt3337.com_ctt-3Fkn-3D3-26ms-3DMzQ3OTg3MDQS1-26r-3DMzkxNzk3NDkwMDA0S0-26b-3D0-26j-3DMTMwMjA1ODYzNQS2-26mt-3D1-26rt-3D0&d=DwMFaQ&c=Vx&e=',
    'http://links.mkt3337.com/ctt?kn=3&ms=MzQ3OTg3MDQS1&r=MzkxNzk3NDkwMDA0S0&b=0&j=MTMwMjA1ODYzNQS2&mt=1&rt=0',
  ],
  [
    'https://urldefense.proofpoint.com/v1/url?u=http://www.bouncycastle.org/&amp;k=oIvRg1%2BdGA',
    'http://www.bouncycastle.org/',
  ],
  [
    'https://urldefense.com/v3/__http://www.nytimes.com__;!!HXCxUKc!gS3R_a6o2YLK$',
    'http://www.nytimes.com/',
  ],
  [
    'https://urldefense.com/v3/__https://google.com:443/search?q=a*test&gs=ps__;Kw!-612Flbf0JvQ3kNJkRi5Jg!Ue6tQudN$',
    'https://google.com/search?q=a+test&gs=ps',
  ],
  // Three characters, of two bytes each, and one.
  [
    'https://urldefense.com/v3/__https://example.org/**B*x__;w6TDtsO8Iw!!a!b$',
    'https://example.org/%C3%A4%C3%B6%C3%BC#x',
  ],
  ['https://urldefense.us/v3/__https:/example.org/a__b__;!!a!b$', 'https://example.org/a__b'],
  [
    'https://nam02.safelinks.protection.outlook.com/?url=https://dfir.blog/unfurl&data=02|01|a',
    'https://dfir.blog/unfurl',
  ],
  [
    'https://na01.safelinks.protection.outlook.com/?url=http%3a%2f%2fwww.avanan.com',
    'http://www.avanan.com/',
  ],
  [
    `https://www.bing.com/ck/a?!&&p=1&u=a1${Buffer.from(target).toString('base64url')}&ntb=1`,
    target,
  ],
  [`https://href.li/?${target}`, 'https://example.org/a?b=c&d=e%20f'],
];

for (const [url, expected] of examples)
  test(`${url} leads on`, (t) => t.is(unwrapURL(url), expected));

const others: readonly string[] = [
  ...[
    'https://example.org/?url=@',
    'https://google.com.evil.example/url?q=@',
    'https://google.evil.example/url?q=@',
  ],
  ...[
    'https://evil.example/google.com/url?q=@',
    'https://maps.google.com/url?q=@',
    'https://www.google.com/urls?q=@',
  ],
  ...[
    'https://www.google.com/search?q=@',
    'https://safelinks.protection.outlook.com.evil.example/?url=@',
  ],
  ...[
    'https://protection.outlook.com/?url=@',
    'https://l.facebook.com/?u=@',
    'https://l.facebook.com/l.php?v=@',
  ],
  ...[
    'ftp://l.facebook.com/l.php?u=@',
    'https://l.facebook.com@evil.example/l.php?u=@',
    'https://',
    '@',
    '',
  ],
  ...[
    'https://evil.example/v3/__@__;!!a!b$',
    'https://urldefense.com/v3/a',
    'https://urldefense.com/v3/__@',
  ],
];

for (const other of others) {
  test(`${JSON.stringify(other)} is not a link of a known service`, (t) => {
    t.is(unwrapURL(other.replace('@', other === '@' ? target : encoded)), null);
  });
}

test('a service inside itself many times is opened at most ten times', (t) => {
  let url = target;
  for (let count = 0; count < 8; count++) url = `https://exit.sc/?url=${encodeURIComponent(url)}`;
  t.is(unwrapURL(url), target);
  for (let count = 0; count < 8; count++) url = `https://href.li/?${url}`;
  t.not(unwrapURL(url), null);
});
