import {
  asciiLowercase,
  findBefore,
  flatten,
  replaceOctets,
  TextWriter,
} from '@urlkit/infra/strings';
import test from 'ava';

test('only ASCII letters are put in lower case', (t) => {
  for (let codeUnit = 0; codeUnit <= 0xffff; codeUnit++) {
    const character = String.fromCharCode(codeUnit);
    const isUpper = codeUnit >= 0x41 && codeUnit <= 0x5a;
    const expected = isUpper ? String.fromCharCode(codeUnit + 0x20) : character;
    if (asciiLowercase(character) !== expected) t.fail(`U+${codeUnit.toString(16)}`);
  }
  t.is(asciiLowercase('aBC\u212Ad\u0130E'), 'abc\u212Ad\u0130e');
});

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
  t.is(flatten(expected), expected);
});

test('octets of a long text are replaced as those of a short one', (t) => {
  const pattern = /%[\dA-F]{2}/g;
  const decode = (octet: string) => String.fromCharCode(Number.parseInt(octet.slice(1), 16));
  for (let before = 0; before < 8; before++) {
    for (const unit of ['%41', '%', '%%4', 'a%41b', 'ab']) {
      const text = 'x'.repeat(before) + unit.repeat(0x20000 / unit.length);
      const replaced = replaceOctets(text, pattern, decode);
      t.true(replaced === text.replace(pattern, decode), `${before} ${unit}`);
    }
  }
  t.is(replaceOctets('%41', pattern, decode), 'A');
});
