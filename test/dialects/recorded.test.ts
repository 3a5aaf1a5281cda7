import test from 'ava';
import { findDifference } from './differences.js';
import { programs } from './programs.js';
import { chooseInputs, readRecording, referenceCount, toAnswer, urlCount } from './recording.js';

const recorded = readRecording();

test('the recording has the chosen inputs', (t) => {
  t.is(recorded.length, urlCount + referenceCount);
  t.deepEqual(
    recorded.map(({ answers, ...input }) => input),
    chooseInputs(),
  );
});

for (const { dialect, resolvesReferences } of programs) {
  test(`${dialect.name} gives the same answers as the program`, (t) => {
    let known = 0;
    for (const { answers, ...input } of recorded) {
      const values = answers[dialect.name];
      if (input.base !== undefined && !resolvesReferences) {
        t.is(dialect.interpret(input.url, input.base).kind, 'failure');
        continue;
      }
      if (values === undefined) return t.fail(`no answer for ${JSON.stringify(input)}`);
      t.is(findDifference(dialect, input, toAnswer(values)), null, JSON.stringify(input));
      if (dialect.interpret(input.url, input.base).kind !== 'unknown') known++;
    }
    const asked = urlCount + (resolvesReferences ? referenceCount : 0);
    t.true(known > 0.9 * asked, `only ${known} are known`);
  });
}
