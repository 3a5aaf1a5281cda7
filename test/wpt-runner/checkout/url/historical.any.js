// Other than the rest, this file fails: a runner that shows no failures shows nothing.
test(() => assert_equals(URL.domainToASCII, undefined), 'domainToASCII');
test(() => assert_equals(typeof URL.parse, 'undefined'), 'parse');
