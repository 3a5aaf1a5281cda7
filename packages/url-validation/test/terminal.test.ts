import { hasHidden, visible, widthOf } from '@urlkit/url-validation';
import test from 'ava';

const hidden = ['\u001B', '\u0085', '\u200B', '\u202E', '\u2028', '\uFE0F', '\uD800', '\u{E0041}'];

test('what controls a terminal, hides or reorders text is escaped', (t) => {
  for (const character of hidden) {
    t.true(hasHidden(`a${character}b`));
    const escaped = `\\u{${character.codePointAt(0)?.toString(16).toUpperCase()}}`;
    t.is(visible(`a${character}b`), `a${escaped}b`);
  }
  for (const text of ['', 'a b', 'é', '漢', '😀', 'e\u0301']) {
    t.false(hasHidden(text));
    t.is(visible(text), text);
  }
});

test('the width of a text is counted in columns', (t) => {
  const widths: readonly (readonly [string, number])[] = [
    ...([
      ['', 0],
      ['abc', 3],
      ['é', 1],
      ['e\u0301', 1],
      ['漢字', 4],
      ['😀', 2],
    ] as const),
    ...([
      ['ﾊ', 1],
      ['Ａ', 2],
      ['한', 2],
      ['\u1112\u1161\u11AB', 2],
    ] as const),
  ];
  for (const [text, width] of widths) t.is(widthOf(text), width, text);
});
