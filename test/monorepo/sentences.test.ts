// Tests that the documentation has short sentences.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { root } from '../../scripts/run.js';
import { readPackages } from '../../scripts/workspace.js';
import { sentencesOf, wordsIn } from '../support/sentences.js';

const LONG = 27;
const MOST = 39;

const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
const files = [
  ...['README.md', 'CONTRIBUTING.md', 'packages/README.md'],
  ...readPackages().map(({ directory }) => `${directory}/README.md`),
  ...docs.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`),
];

test('sentences are found', (t) => {
  const text = `# A title

The first sentence
has \`code. And more\`. [A link](https://example.org/a.b) is one word or two.

\`\`\`js
No sentence; // 1
\`\`\`

- an item
- another

| a cell | a cell. And more |
|---|---|
`;
  t.deepEqual(sentencesOf(text), [
    '# A title',
    'The first sentence has code.',
    'A link is one word or two.',
    '- an item',
    '- another',
    'a cell',
    'a cell.',
    'And more',
  ]);
  t.is(wordsIn('- an item'), 2);
});

test('few sentences are long', (t) => {
  const sentences = files.flatMap((file) =>
    sentencesOf(readFileSync(join(root, file), 'utf8')).map((text) => ({ file, text })),
  );
  t.true(sentences.length > 2000);
  const long = sentences
    .map(({ file, text }) => `${file}, ${wordsIn(text)} words: ${text}`)
    .filter((_, index) => wordsIn(sentences[index]?.text ?? '') >= LONG);
  t.true(long.length <= MOST, [`${long.length} sentences are long:`, ...long].join('\n'));
});
