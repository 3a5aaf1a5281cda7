// Tests the variant for the export condition icann-only.

import { execFileSync } from 'node:child_process';
import { publicSuffixList, version } from '@urlkit/public-suffix-list';
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
  t.deepEqual(Object.keys(others).sort(), ['commit', 'sha256', 'version']);
  t.is(others.version, version);
});

test('the version is a date and a time', (t) => {
  t.regex(version, /^\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d_UTC$/);
  t.is(publicSuffixList.version, version);
});
