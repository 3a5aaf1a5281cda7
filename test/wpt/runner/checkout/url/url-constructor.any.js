// META: script=/common/helper.js
// META: timeout=long

test(() => assert_equals(parse('../a', 'https://b/c/d'), 'https://b/a'), 'a relative URL');
test(() => assert_throws_js(TypeError, () => parse('a')), 'an error of this realm');
promise_test(
  () =>
    fetch('resources/inputs.json')
      .then((response) => response.json())
      .then((inputs) => {
        for (const input of inputs) assert_equals(parse(input), input);
      }),
  'data',
);
