// Other than the rest, this file fails: a runner that shows no failures shows nothing.
test(() => assert_equals(URL.domainToASCII, undefined), 'domainToASCII');
test(() => assert_equals(typeof URL.parse, 'undefined'), 'parse');

// One of the two known differences is real, and one is not.
test(() => {
  assert_throws_js(DOMException, () => structuredClone(new URL('about:blank')));
}, 'URL: no structured serialize/deserialize support');
test(() => {}, 'URLSearchParams: no structured serialize/deserialize support');
