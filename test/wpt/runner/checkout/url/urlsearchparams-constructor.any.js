test(() => {
  assert_throws_js(TypeError, () => new URLSearchParams(DOMException.prototype));
}, 'an error of a class of the platform');
test(() => {
  const data = new FormData();
  data.append('a', 'b');
  assert_equals(String(new URLSearchParams(data)), 'a=b');
}, 'form data');
test(() => assert_true(!self.GLOBAL.isWindow()), 'a worker');
done();
