import test from 'ava';
import { visible, visibleJSON } from '../src/output/visible-text.js';

const invisible: readonly (readonly [character: string, escape: string, inJSON: string])[] = [
  ['\x1b', '\\u{1B}', '\\u001b'],
  ['\x7f', '\\u{7F}', '\\u007f'],
  ['\x9b', '\\u{9B}', '\\u009b'],
  ['\n', '\\u{A}', '\\n'],
  ['\u00ad', '\\u{AD}', '\\u00ad'],
  ['\u034f', '\\u{34F}', '\\u034f'],
  ['\u115f', '\\u{115F}', '\\u115f'],
  ['\u180b', '\\u{180B}', '\\u180b'],
  ['\u200d', '\\u{200D}', '\\u200d'],
  ['\u2028', '\\u{2028}', '\\u2028'],
  ['\u202e', '\\u{202E}', '\\u202e'],
  ['\u2066', '\\u{2066}', '\\u2066'],
  ['\u3164', '\\u{3164}', '\\u3164'],
  ['\ufe0f', '\\u{FE0F}', '\\ufe0f'],
  ['\uffa0', '\\u{FFA0}', '\\uffa0'],
  ['\ud800', '\\u{D800}', '\\ud800'],
  ['\u{e0041}', '\\u{E0041}', '\\udb40\\udc41'],
  ['\u{e0100}', '\\u{E0100}', '\\udb40\\udd00'],
];

for (const [character, escaped, inJSON] of invisible) {
  test(`${escaped} is escaped`, (t) => {
    t.is(visible(`a${character}b`), `a${escaped}b`);
    const value = { [`a${character}`]: [character] };
    const json = visibleJSON(value);
    t.true(json.includes(`"a${inJSON}"`));
    t.true(json.includes(`["${inJSON}"]`));
    t.deepEqual(JSON.parse(json), value);
  });
}

test('visible characters are not escaped', (t) => {
  t.is(visible('https://bücher.example/💩 x'), 'https://bücher.example/💩 x');
  t.is(visibleJSON({ a: ['é', '💩', 1, null] }), '{"a":["é","💩",1,null]}');
});
