// Tests that the documentation and comments have short sentences.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { parseSync } from 'oxc-parser';
import { root } from '../../scripts/run.js';
import { readPackages } from '../../scripts/workspace.js';
import { sentencesOf, wordsIn } from '../support/sentences.js';

const LONG = 27;
const MOST = 39;
const MOST_IN_COMMENTS = 84;

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

/** The comments of a module as paragraphs. A line of `//` continues the one before it. */
function commentsOf(source: string): string {
  const comments = parseSync('module.ts', source).comments;
  return comments
    .map(({ type, value, start }, index) => {
      const before = source.slice(comments[index - 1]?.end ?? 0, start);
      const isContinued = type === 'Line' && index > 0 && /^\n *$/.test(before);
      const text = value
        .replace(/^[ *]+/gm, '')
        .replace(/^@(?:see|packageDocumentation)\b.*$/gm, '');
      return `${isContinued ? '\n' : '\n\n'}${text.replace(/^(?=@|[-\d] )/gm, '\n')}`;
    })
    .join('');
}

const modules = readPackages().flatMap(({ directory }) =>
  readdirSync(join(root, directory, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${directory}/src/${name}`),
);

test('comments are found', (t) => {
  const source =
    "// One\n// sentence.\n\n/**\n * Two.\n * @param a B.\n * @see https://a\n */\nf('// no');";
  t.deepEqual(sentencesOf(commentsOf(source)), ['One sentence.', 'Two.', '@param a B.']);
});

/** Fails if more sentences than these are long. */
function expectShort(
  t: ExecutionContext,
  most: number,
  texts: readonly { readonly file: string; readonly sentences: readonly string[] }[],
): void {
  const long = texts.flatMap(({ file, sentences }) =>
    sentences
      .filter((sentence) => wordsIn(sentence) >= LONG)
      .map((sentence) => `${file}, ${wordsIn(sentence)} words: ${sentence}`),
  );
  t.true(texts.flatMap(({ sentences }) => sentences).length > 2000);
  t.true(long.length <= most, [`${long.length} sentences are long:`, ...long].join('\n'));
}

test('few sentences are long', (t) => {
  expectShort(
    t,
    MOST,
    files.map((file) => ({ file, sentences: sentencesOf(readFileSync(join(root, file), 'utf8')) })),
  );
});

test('few sentences of comments are long', (t) => {
  expectShort(
    t,
    MOST_IN_COMMENTS,
    modules.map((file) => ({
      file,
      sentences: sentencesOf(commentsOf(readFileSync(join(root, file), 'utf8'))),
    })),
  );
});
