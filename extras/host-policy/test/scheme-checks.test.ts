import { hostPattern, localReference, urlPolicy } from '@urlkit/host-policy';
import test from 'ava';

test('schemes are in lower case, without a colon, and no text of a variable without a value', (t) => {
  const valid = ['https', 'a', 'x+y.z-1'];
  t.deepEqual([...(urlPolicy({ schemes: valid }).schemes ?? [])], valid);
  const invalid = [
    '',
    'https:',
    'HTTP',
    '1a',
    'a b',
    '*',
    'null',
    'undefined',
    '%SCHEME%',
    '{{a}}',
  ];
  for (const text of invalid) {
    const schemes = ['https', text];
    const message = 'schemes[1] must be a scheme in lower case without a colon, such as https';
    t.throws(() => urlPolicy({ schemes }), { message: `policy.${message}` });
    t.throws(() => localReference('/a', 'https://h/', { schemes }), {
      message: `options.${message}`,
    });
  }
});

test('a pattern can be the text of a variable without a value', (t) => {
  const reasonOf = (text: string): string | undefined => {
    let reason: string | undefined;
    hostPattern(text, {
      onError: (error) => {
        reason = error.name;
      },
    });
    return reason;
  };
  const unset = [
    'undefined',
    'NULL',
    'NaN',
    '[object Object]',
    '[object x_1]',
    '$x',
    `\${x}`,
    '$(x)',
  ];
  for (const text of [...unset, 'a$b', '%PATH%', '%x_1%', '{{x}}', 'a{{b']) {
    t.is(reasonOf(text), 'unset-variable', text);
  }
  const others = ['xnull', 'nullx', '[object]', '[object -]', '$', '$ x', '$-', '%%', '%-%', '{x}'];
  for (const text of [...others, '', 'a%x%', '%x%a', '%41%42']) {
    t.not(reasonOf(text), 'unset-variable', text);
  }
});
