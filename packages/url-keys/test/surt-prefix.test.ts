import { matchesSURTPrefix, type SURTPrefix, surtPrefix, urlKey } from '@urlkit/url-keys';
import test from 'ava';

function prefixOf(scope: string): SURTPrefix {
  const prefix = surtPrefix(scope);
  if (prefix === null) throw new Error(`no scope: ${scope}`);
  return prefix;
}

function isIn(url: string, scope: string): boolean {
  const key = urlKey(url, { profile: 'surt' });
  return key !== null && matchesSURTPrefix(key, prefixOf(scope));
}

test('a prefix matches exactly the keys in its scope', (t) => {
  const scopes = [
    {
      scope: 'example.org *.example.org http://www.EXAMPLE.org http://(org,example, (org,example',
      within:
        'https://example.org/ http://a.example.org:8/x http://example.org:8080 www.example.org',
      without:
        'http://example.com/ http://badexample.org/ http://example.org.evil.com/ http://org/',
    },
    {
      scope:
        'example.org/ http://example.org/* example.org/index.html http://(org,example,)/ (org,example)',
      within: 'http://example.org/ https://example.org/a/b?c http://www.example.org',
      without: 'http://a.example.org/ http://example.org:8080/',
    },
    {
      scope: 'example.org/A/ example.org/a/b?x=/ example.org/a/* http://(org,example,www,)/a/',
      within: 'http://example.org/a/ http://example.org/a/?q http://example.org/A/b/c',
      without: 'http://example.org/ab http://example.org/ http://b.example.org/a/',
    },
    {
      scope: 'example.org:8080 (org,example:8080',
      within: 'http://example.org:8080/a',
      without: 'http://example.org/ http://a.example.org:8080/ http://example.org:80801/',
    },
    {
      scope: '192.168.1.1',
      within: 'http://192.168.1.1/ http://192.168.1.1:80/ http://192.168.1.1:81/',
      without: 'http://192.168.1.11/ http://1.192.168.1/',
    },
  ];
  for (const { scope, within, without } of scopes) {
    for (const name of scope.split(' ')) {
      for (const url of within.split(' ')) t.true(isIn(url, name), `${url} in ${name}`);
      for (const url of without.split(' ')) t.false(isIn(url, name), `${url} not in ${name}`);
    }
  }
});

test('prefixes are in the same order as the keys', (t) => {
  for (const scope of ['example.org', 'example.org/', 'example.org/a/', '1.2.3.4']) {
    const { prefixes } = prefixOf(scope);
    t.deepEqual(prefixes, [...prefixes].sort());
  }
});

test('a scope must have a host with a key', (t) => {
  for (const scope of ['', '/', 'http://', '*.', '*.example.org/a', 'http://h:x/', '#a']) {
    t.is(surtPrefix(scope), null, scope);
  }
  t.throws(() => Reflect.apply(surtPrefix, null, [1]), { instanceOf: TypeError });
  const prefix = prefixOf('example.org');
  t.throws(() => Reflect.apply(matchesSURTPrefix, null, [null, prefix]), { instanceOf: TypeError });
});
