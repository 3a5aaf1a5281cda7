// Tests the variant for the export condition icann-only.

import { execFileSync } from 'node:child_process';
import { publicSuffixList, publicSuffixListSource } from '@urlkit/public-suffix-list';
import test from 'ava';

test('icann-only leaves out exactly the private rules', (t) => {
  const script = `
    import * as all from '@urlkit/public-suffix-list';
    console.log(JSON.stringify(all));
  `;
  const args = ['--conditions=icann-only', '--input-type=module', '--eval', script];
  const { publicSuffixList: list, ...others } = JSON.parse(
    execFileSync(process.execPath, args, { encoding: 'utf8' }),
  );
  t.deepEqual(list, { ...publicSuffixList, private: '' });
  t.deepEqual(others, { publicSuffixListSource });
});

test('the source has a date and a time, a commit and a hash', (t) => {
  const { version, commit, sha256 } = publicSuffixListSource;
  t.regex(version, /^\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d_UTC$/);
  t.is(publicSuffixList.version, version);
  t.regex(commit, /^[\da-f]{40}$/);
  t.regex(sha256, /^[\da-f]{64}$/);
});
