// The time of finding the links of a Markdown document, whatever it repeats.

import test from 'ava';
import { findGrowth, repeated } from '../../../test/attack/growth.js';
import { isLongRun } from '../../../test/support/long-run.js';
import { linksInMarkdown } from '../src/lint/links-in-markdown.js';

const units = [
  ...[
    '[a](',
    '![a](',
    '[a][',
    '[a](b (',
    '[a](<',
    '[a](b "',
    '[a]: ',
    '[a](https://h/a) ',
    '[',
    ']',
  ],
  ...[
    '*a_ ',
    '**a*',
    '_a',
    '~~a ',
    '`a',
    '`',
    '\\[',
    '&amp;]',
    '<https://h/a ',
    '<a ',
    '<!--',
    '<?',
  ],
  ...[
    '> ',
    '- ',
    '- a\n',
    '1. ',
    '# ',
    '|a',
    '|a|\n|-|\n',
    '\n\n',
    '---\n',
    '```\n',
    '[^a]: ',
    'http://',
    '{/*',
    '{/**/}',
  ],
];

// Only a long run takes more than a third of them.
for (const unit of units.filter((_, index) => isLongRun || index % 3 === 0)) {
  test(`${JSON.stringify(unit)} repeated`, (t) => {
    const makeText = (length: number) => repeated('', unit, '', length);
    t.is(findGrowth(linksInMarkdown, makeText, 2 ** 18, 1000), null);
  });
}

test('a long paragraph has the links that a short one has', (t) => {
  const links = [
    '[a b](https://h/a "b c")',
    '![ `x` ](<https://h/a b>)',
    '<https://h/>',
    '[a][b c]',
  ];
  const paragraph = `*${links.join(' ')}* ${'word '.repeat(20)}\n`;
  const placesIn = (text: string) =>
    linksInMarkdown(text).links.map(({ write: _, ...place }) => place);
  const few = placesIn(paragraph);
  const count = Math.ceil(100_000 / paragraph.length);
  const many = placesIn(paragraph.repeat(count));
  t.is(few.length, 3);
  t.deepEqual(
    many,
    Array.from({ length: count }).flatMap((_, index) =>
      few.map((link) => {
        const moved = index * paragraph.length;
        return { ...link, start: link.start + moved, end: link.end + moved };
      }),
    ),
  );
});
