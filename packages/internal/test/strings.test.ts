import { copyOf, findBefore, flatten, TextWriter } from '@urlkit/internal';
import test from 'ava';

test('a delimiter is found up to a limit', (t) => {
  t.is(findBefore(3, '/', 'a/b/c', 2), 3);
  t.is(findBefore(2, '/', 'a/b/c', 2), 2);
  t.is(findBefore(5, '?', 'a/b/c', 0), 5);
  t.is(findBefore(5, '/', 'a/b/c', 2), 3);
  t.is(findBefore(5, '/', 'a/b/c', 3), 3);
});

test('long texts are joined as they were written', (t) => {
  const writer = new TextWriter();
  let expected = '';
  for (let index = 0; index < 3000; index++) {
    writer.write(`${index},`);
    expected += `${index},`;
  }
  t.is(writer.text(), expected);
  t.is(writer.text(), expected);
  t.is(new TextWriter().text(), '');
});

test('a flat string and a copy have the same text', (t) => {
  for (const text of ['', 'a', 'ab', '\uffff', '\uffffa', '\ud800', 'a'.repeat(100)]) {
    t.is(flatten(text), text);
    t.is(copyOf(text), text);
  }
});
