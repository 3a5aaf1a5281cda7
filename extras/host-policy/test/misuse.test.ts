// Mistakes of the program that calls: none may turn a refusal into an acceptance.

import {
  checkAddress,
  checkURL,
  hostPatterns,
  isGloballyReachable,
  localReference,
  matches,
  parseAddress,
  type URLPolicyOptions,
  urlPolicy,
} from '@urlkit/host-policy';
import { compareEditions, compareReadings, living, whatwg2012 } from '@urlkit/url-editions';
import test, { type ExecutionContext } from 'ava';
import { show } from '../../../test/support/show.js';

/** For each option, a value, and a URL that a policy with it refuses. The type asks for every option. */
const rules: {
  readonly [Name in keyof Required<URLPolicyOptions>]: readonly [
    Required<URLPolicyOptions>[Name],
    string,
  ];
} = {
  schemes: [['https'], 'http://example.org/'],
  credentials: [false, 'http://u:p@example.org/'],
  ports: [['443'], 'http://example.org/'],
  allowHosts: [['example.net'], 'http://example.org/'],
  refuseHosts: [['example.org'], 'http://example.org/'],
  allowLocal: [['127.0.0.2'], 'http://127.0.0.1/'],
  names: [false, 'http://example.org/'],
  requireUnambiguous: [compareEditions, 'http://example.org\\@example.net/'],
};
const names = Object.keys(rules) as (keyof typeof rules)[];

class Settings {
  get schemes() {
    return ['https'];
  }
}

/** Values of every type. */
const values: readonly unknown[] = [
  ...[undefined, null, true, false, 0, 1, 80, Number.NaN, 1n, Symbol('a'), '', 'a', '*', 'https'],
  ...['example.org', '127.0.0.1', 'http://example.org/', new String('a'), new Date(0), /a/],
  ...[
    {},
    Object.create(null),
    [],
    [80],
    [null],
    [undefined],
    [['a']],
    [{}],
    new Array(1),
    () => {},
  ],
  ...[new Map([['schemes', ['https']]]), new Set(['https']), new Settings(), new URL('http://a/')],
  ...[
    Promise.resolve({}),
    Promise.resolve(true),
    new Proxy({}, {}),
    new Uint8Array(4),
    new Error(),
  ],
  ...[async () => ({ reachesDifferentHosts: false }), class {}, { length: 1, 0: 'https' }],
];

/** Runs a call that must not accept: it throws a TypeError, or returns a refusal. */
function isClosed(t: ExecutionContext, what: string, call: () => unknown): void {
  let result: unknown;
  try {
    result = call();
  } catch (error) {
    t.true(error instanceof TypeError, `${what}: ${error}`);
    return;
  }
  const isRefused = Array.isArray(result)
    ? result.length > 0
    : typeof result === 'object' && result !== null && Reflect.get(result, 'href') === null;
  t.true(isRefused, what);
}

const call = (name: (...args: never[]) => unknown, ...args: readonly unknown[]): unknown =>
  Reflect.apply(name, undefined, args);

const policyOf = (name: keyof typeof rules): Readonly<Record<string, unknown>> => ({
  [name]: rules[name][0],
});

test('each rule refuses its URL', (t) => {
  t.is(names.length, 8);
  for (const name of names) t.false(checkURL(rules[name][1], policyOf(name)).allowed, name);
});

test('a policy in the wrong form is a TypeError', (t) => {
  t.throws(() => call(checkURL, 'http://example.org/', undefined), { instanceOf: TypeError });
  for (const name of names) {
    const [value, url] = rules[name];
    const options = policyOf(name);
    const hidden = Object.defineProperty({}, name, { value, enumerable: false });
    const forms = [
      ...[Promise.resolve(options), new Map(Object.entries(options)), Object.create(options)],
      ...[hidden, [options], [], () => options, JSON.stringify(options), { policy: options }, null],
      ...[
        undefined,
        new (class {
          [name] = value;
        })(),
        { [Symbol(name)]: value },
      ],
      ...[
        new (class {
          get [name]() {
            return value;
          }
        })(),
        urlPolicy,
        Object.entries(options),
      ],
    ];
    for (const [index, form] of forms.entries()) {
      const where = `${name}, form ${index}`;
      t.throws(() => call(checkURL, url, form), { instanceOf: TypeError }, where);
      t.throws(() => call(checkURL, url, form, {}), { instanceOf: TypeError }, where);
      t.throws(() => call(checkAddress, '127.0.0.1', form), { instanceOf: TypeError }, where);
      if (form !== undefined)
        t.throws(() => call(urlPolicy, form), { instanceOf: TypeError }, where);
    }
  }
});

test('an option with a wrong name or type does not open a policy', (t) => {
  for (const name of names) {
    const [value, url] = rules[name];
    for (const wrong of [` ${name}`, name.toUpperCase(), `${name}s`, name.slice(0, -1)])
      t.throws(() => call(checkURL, url, { [wrong]: value }), { instanceOf: TypeError }, wrong);
    for (const [index, wrong] of values.entries()) {
      // These say what they mean.
      if (typeof wrong === typeof value && typeof value === 'boolean') continue;
      // An empty list of exceptions or of allowed things refuses, and an empty list of refused hosts refuses none.
      if (name === 'refuseHosts' && Array.isArray(wrong) && wrong.length === 0) continue;
      isClosed(t, `${name}, value ${index}`, () => call(checkURL, url, { [name]: wrong }));
    }
  }
});

test('a comparison that returns anything else does not accept a URL', (t) => {
  const accepts = (result: unknown) => () =>
    call(checkURL, 'http://example.org/', { requireUnambiguous: () => result });
  const results: readonly unknown[] = [
    ...values,
    ...values.map((value) => ({ reachesDifferentHosts: value })),
    ...values.map((value) => ({ verdict: value })),
    ...['Alike', 'same', 'different', 'possibly different'].map((verdict) => ({ verdict })),
    Object.create({ reachesDifferentHosts: false }),
    Object.create({ verdict: 'alike' }),
    { reachesDifferentHosts: 'no', verdict: 'alike' },
  ];
  for (const [index, result] of results.entries()) {
    const isRight = Reflect.get(Object(result), 'reachesDifferentHosts') === false;
    if (isRight && Object.hasOwn(Object(result), 'reachesDifferentHosts')) continue;
    isClosed(t, `result ${index}`, accepts(result));
  }
  for (const result of [undefined, null, 0, 'alike', true, {}]) {
    t.throws(accepts(result), {
      message: /^policy\.requireUnambiguous must return what compareEditions or compareReadings/,
    });
  }
  const throwing = (error: Error) => () =>
    checkURL('http://example.org/', {
      requireUnambiguous: () => {
        throw error;
      },
    });
  t.throws(throwing(new Error('a')), { message: 'a' });
  isClosed(t, 'RangeError', throwing(new RangeError('a')));
});

test('what the comparisons return is understood', (t) => {
  for (const verdict of ['different', 'possibly different', 'alike'] as const) {
    const { reasons } = checkURL('http://example.org/', {
      requireUnambiguous: () => ({ verdict }),
    });
    t.deepEqual(
      reasons.map(({ name }) => name),
      verdict === 'alike' ? [] : ['ambiguous'],
    );
  }
  for (const requireUnambiguous of [
    compareEditions,
    (url: string, options: { readonly base?: string }) =>
      compareReadings(url, [living, whatwg2012], options),
  ]) {
    t.true(
      checkURL('http://example.org/', { requireUnambiguous }).allowed,
      show(requireUnambiguous),
    );
    const { reasons } = checkURL('http://example.org%2Fa@example.net/', {
      requireUnambiguous,
      credentials: true,
    });
    t.true(
      reasons.every(({ name }) => name === 'ambiguous'),
      show(requireUnambiguous),
    );
  }
});

// Another URL, or options that are right.
function isRight(value: unknown): boolean {
  if (typeof value === 'string' || value instanceof URL || value === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = prototype === null || prototype === Object.prototype;
  return isPlain && Object.keys(value).length === 0;
}

test('arguments in the wrong places are not accepted', (t) => {
  const policy = urlPolicy({ allowHosts: ['example.net'] });
  const list = hostPatterns(['example.org']);
  const calls: readonly (readonly [(...args: never[]) => unknown, ...unknown[]])[] = [
    [checkURL, 'http://example.org/', policy, { base: 'http://example.org/' }],
    [checkURL, 'http://example.org/', { allowHosts: ['example.net'] }, { base: 'http://a/' }],
    [checkAddress, '127.0.0.1', policy],
    [checkAddress, parseAddress('::1'), { names: true }],
    [localReference, 'http://evil.example/', 'http://example.org/', { origins: ['http://a/'] }],
    [localReference, '//evil.example', 'http://example.org/', {}],
  ];
  for (const [of, ...args] of calls) {
    isClosed(t, of.name, () => call(of, ...args));
    for (const index of args.keys()) {
      const swapped = args.slice();
      [swapped[index], swapped[index + 1]] = [args[index + 1], args[index]];
      isClosed(t, `${of.name}, ${index} swapped`, () => call(of, ...swapped));
      for (const [at, value] of values.entries()) {
        if (isRight(value)) continue;
        const changed = args.with(index, value);
        isClosed(t, `${of.name}, ${index} is value ${at}`, () => call(of, ...changed));
      }
    }
  }
  t.throws(() => call(matches, 'http://example.org/', list), { instanceOf: TypeError });
  t.throws(() => call(matches, null, 'http://example.org/'), { instanceOf: TypeError });
  t.throws(() => ['127.0.0.1'].filter(isGloballyReachable as (host: string) => boolean), {
    instanceOf: TypeError,
  });
});

test('without a policy, the defaults apply', (t) => {
  t.deepEqual(urlPolicy(), {
    ...{ schemes: ['http', 'https'], credentials: false, ports: null, names: true },
    ...{ allowHosts: null, refuseHosts: null, allowLocal: null, requireUnambiguous: null },
  });
  t.true(checkURL('https://example.org/').allowed);
  for (const url of ['http://127.0.0.1/', 'ftp://example.org/', 'http://u@example.org/']) {
    t.false(checkURL(url).allowed, url);
    t.false(checkURL(url, urlPolicy()).allowed, url);
  }
});
