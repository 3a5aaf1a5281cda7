// Sentences of the text that are easy to miss, each with its test.

import { isValidURL, URL } from '@urlkit/url-editions/whatwg-2012';
import test from 'ava';

// 3: “Sequences of percent-encoded bytes, after conversion to bytes, should not cause utf-8 decode
// to emit any decoder errors.”
test('002-100: the percent-encoded bytes of a valid URL are UTF-8', (t) => {
  for (const input of [
    'http://h/%C3%A9',
    'http://h/?%EF%BF%BD',
    'http://h/#%F0%9F%98%80%41',
    'x:%00',
  ]) {
    t.true(isValidURL(input), input);
  }
  for (const input of [
    ...['http://h/%FF', 'http://h/%C3/%A9', 'http://h/?%C3', 'http://h/#%A9', 'x:%ED%A0%80'],
    ...['http://%FF@h/', 'http://h/a%C3%A9%C3b'],
  ]) {
    t.false(isValidURL(input), input);
  }
});

// 7.1: “Create a new URL object, set its url to parsed URL, base to base”
test('002-101: a URL that is used as a base is copied', (t) => {
  const changes = {
    ...{ href: 'http://x/y', protocol: 'https', host: 'x:8', hostname: 'x', port: '9' },
    ...{ pathname: '/x/y/z', search: '?x', username: 'u', password: 'p', hash: 'z' },
  };
  for (const [attribute, value] of Object.entries(changes)) {
    const base = new URL('http://h/a/b?c');
    const url = new URL('', base);
    Reflect.set(base, attribute, value);
    t.not(base.href, 'http://h/a/b?c');
    url.href = 'd';
    t.is(url.href, 'http://h/a/d', attribute);
  }
});
