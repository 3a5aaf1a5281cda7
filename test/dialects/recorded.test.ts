import { dialects } from '@urlkit/url-dialects';
import test from 'ava';
import { findDifference } from './differences.js';
import { chooseInputs, readRecording, recordedCount, toAnswer } from './recording.js';

const recorded = readRecording();

test('the recording has the inputs that are chosen', (t) => {
  t.is(recorded.length, recordedCount);
  t.deepEqual(
    recorded.map(({ url }) => url),
    chooseInputs(),
  );
});

for (const dialect of dialects) {
  test(`${dialect.name} answers as the program did`, (t) => {
    let known = 0;
    for (const { url, answers } of recorded) {
      const values = answers[dialect.name];
      if (values === undefined) return t.fail(`no answer for ${JSON.stringify(url)}`);
      t.is(findDifference(dialect, url, toAnswer(values)), null, JSON.stringify(url));
      if (dialect.interpret(url).kind !== 'unknown') known++;
    }
    t.true(known > 0.9 * recordedCount, `only ${known} are known`);
  });
}
