// What every public function does with arguments of a wrong type: a TypeError of its own, or nothing
// unusual, and never a message of the engine or one that repeats what it was given.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { readPackages } from '../../scripts/workspace.js';
import { exportedSignatures } from '../support/declarations.js';
import { sample } from '../support/long-run.js';
import { signatureOf } from './declarations.js';
import { callWithEveryArgument } from './every-argument.js';
import { prefixes, units } from './growth.js';
import {
  type Call,
  isClass,
  type PublicExport,
  publicExports,
  shapeOf,
} from './public-functions.js';

const SECRET = 'hunter2';

const wrongValues: readonly (readonly [what: string, value: unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['a number', 4.5],
  ['a boolean', true],
  ['a bigint', 1n],
  ['a symbol', Symbol(SECRET)],
  ['an object', { secret: SECRET }],
  ['an object without a prototype', Object.create(null)],
  ['an array', [SECRET]],
  ['a function', () => SECRET],
  ['a string', SECRET],
  ['a String object', new String(SECRET)],
];

// What engines say of a value that a program takes for another.
const BY_THE_ENGINE =
  /cannot read|cannot convert|cannot destructure|is not (?:a function|iterable|a constructor)|cannot mix|undefined \(|invalid array length|called on/i;

/** Functions of a code unit or a code point: they run for each one, and check nothing. */
const OF_A_CODE_UNIT =
  /(?:hexDigitValue|isASCII(?:Alpha|Alphanumeric|Digit|HexDigit)|isC0ControlOrSpace)$/;

/** Functions over serialized URLs, which getters call. They check nothing. */
const OF_A_SERIALIZED_URL =
  /url-serializer (?:authorityEndOf|hasHost|hostEndOf|replacePart|schemeEndOf|username(?:End|Start)Of)$/;

interface Exception {
  /** Arguments that may be what they are, though it has another type than usual. */
  readonly arguments: RegExp;
  readonly what: RegExp;
  /** A package, and what its README says of this. */
  readonly readme: readonly [folder: string, text: string];
}

const exceptions: readonly Exception[] = [
  {
    arguments: /(?:addressClass|checkAddress|isGloballyReachable) 0$/,
    what: /^null$/,
    readme: ['host-policy', 'null stands for no host'],
  },
  {
    arguments: /hostOf 0$/,
    what: /^null$/,
    readme: ['url-parser', 'the text of a host (`HostInput`), and null'],
  },
  {
    arguments: /canParse 1$/,
    what: /^null$/,
    readme: ['url-parser', 'A base of null is no base'],
  },
  {
    arguments: /bytesOf 0$/,
    what: /^/,
    readme: ['infra', 'null for anything else'],
  },
  {
    arguments: /apiParseURL 1$/,
    what: /^null$/,
    readme: ['url-parser', 'A base of null is no base'],
  },
  {
    arguments: /isIPAddress 0$/,
    what: /^null$/,
    readme: ['host', 'whether a host, which may be null, is an IPv4 or IPv6 address'],
  },
  {
    arguments: /percentEncodeAfterEncoding 0$/,
    what: /^null$/,
    readme: ['percent-encoding', 'does the same in another encoding; null means UTF-8'],
  },
  {
    arguments: /getOutputEncoding 0$/,
    what: /^null$/,
    readme: [
      'percent-encoding',
      'an encoding as it is, and null, which is UTF-8, for null and undefined',
    ],
  },
  {
    arguments: /w3c-2012 resolveURL 1$/,
    what: /^a string$/,
    readme: ['url-editions', 'A base is a string or a `ParsedURL`'],
  },
  {
    arguments: /whatwg-2012 serializeHost 0$/,
    what: /^null$/,
    readme: ['url-editions', 'hosts; `serializeHost(null)` is empty'],
  },
  {
    arguments: /(?:[pP]ublicSuffix|registrableDomain|splitDomain) 0$|domainMatch [01]$/,
    what: /^null$/,
    readme: [
      'public-suffix',
      'A host is a URL in any form, the text of a host, a `Host`, or null.',
    ],
  },
  {
    arguments:
      /public-suffix\/host (?:(?:isKnownP|p)ublicSuffix|registrableDomain|splitDomain) 0$|host domainMatch [01]$/,
    what: /^a string$/,
    readme: ['public-suffix', 'Other text has no domain'],
  },
  {
    arguments:
      /(?:allowsQueryEncoding|url-record defaultPort|is(?:File|Special)Scheme|is(?:Double|Single)DotURLPathSegment|WindowsDriveLetter) 0$/,
    what: /./,
    readme: ['url-record', 'return false, or null, for anything that is none'],
  },
  {
    arguments: /localReference 0$/,
    what: /./,
    readme: ['host-policy', 'A missing or repeated parameter (undefined, null, a list) is refused'],
  },
  {
    arguments: /redirectURIMatches 1$/,
    what: /./,
    readme: ['host-policy', 'A missing or repeated parameter is not it'],
  },
  {
    arguments: /(?:checkURL 0|fetchChecked 0)$/,
    what: /./,
    readme: ['host-policy', 'refuse everything else that is not a URL'],
  },
  {
    arguments: /public-suffix is(?:Schemelessly)?SameSite [01]$/,
    what: /string/,
    readme: ['public-suffix', 'Text that is not the URL of an origin is never same site'],
  },
  {
    arguments: /url-parser (?:isSameOrigin|urlEquals) [01]$/,
    what: /^a string$/,
    readme: ['url-parser', 'False for text that is not a URL'],
  },
  {
    arguments: /validateChange 0$/,
    what: /^a string$/,
    readme: ['url-validation', 'null if it does not parse'],
  },
  {
    arguments: / isHost 0$/,
    what: /./,
    readme: ['host', 'whether a value is a host'],
  },
  {
    arguments: / isIPv6Address 0$/,
    what: /./,
    readme: ['ipv6', 'whether a value is an address'],
  },
  {
    arguments: / isURLRecord 0$/,
    what: /./,
    readme: ['url-record', 'whether a value is a record'],
  },
  {
    arguments: / areURLsEqual 0$/,
    what: /./,
    readme: ['url-api', 'It returns undefined for values that are neither'],
  },
  {
    arguments: / (?:createParsedURL|createURLRecord) 0$/,
    what: /./,
    readme: ['url-record', '`createURLRecord()`'],
  },
  {
    arguments: /originOf 0$/,
    what: /^a string$/,
    readme: ['url-parser', 'a string, an object with a string `href`'],
  },
  {
    arguments: /percentDecode 0$/,
    what: /^a string$/,
    readme: ['percent-encoding', 'decodes a string or bytes to bytes'],
  },
  {
    arguments: /URLReference\.constructor 0$/,
    what: /^an object without a prototype$/,
    readme: [
      'url-reference',
      'The constructor also copies plain data, in which components may be missing',
    ],
  },
  {
    arguments: /QueryEditor\.(?:append|delete|has|set) 1$/,
    what: /^a number$/,
    readme: ['form-urlencoded', 'Values are strings or numbers'],
  },
];

function isTaken(argument: string, what: string): boolean {
  return exceptions.some((one) => one.arguments.test(argument) && one.what.test(what));
}

/** Whether a message begins with the name of an argument, or with what it is called where it is checked. */
function isNamedIn(message: string, parameter = ''): boolean {
  const names = new Map([
    ['options', 'options|policy'],
    ['input', 'input|parts'],
    ['value', 'url|origin|value'],
  ]);
  return new RegExp(`^(?:Invalid )?(?:${names.get(parameter) ?? parameter})\\b`).test(message);
}

/** The lists of arguments with which a shape calls an export. */
function callsOf(one: PublicExport): (readonly unknown[])[] {
  const calls: (readonly unknown[])[] = [];
  shapeOf(one)?.((...args) => {
    calls.push(args);
    return Reflect.apply(one.value as Call, undefined, args);
  }, 'com');
  return calls;
}

const functions = (await publicExports()).filter(({ value }) => typeof value === 'function');
const exported = functions.filter(
  ({ name }) => !isClass(name) && !OF_A_CODE_UNIT.test(name) && !OF_A_SERIALIZED_URL.test(name),
);
const signatures = exportedSignatures();

/** Usual arguments of the constructors and methods of classes that are not interfaces of Web IDL, by parameter. */
const usualArguments: Readonly<Record<string, unknown>> = {
  ...{ query: 'a=b', input: 'x', base: 'http://h/', other: 'x', name: 'a', value: 'b' },
  ...{ options: {}, changes: {}, level: 'syntax' },
};

interface Callable {
  readonly name: string;
  readonly parameters: readonly string[];
  /** Lists of usual arguments. */
  readonly calls: readonly (readonly unknown[])[];
  readonly call: Call;
}

/** The constructor of a class and its methods that take arguments, from its declaration. */
function membersOf({ name, value }: PublicExport): Callable[] {
  const own = signatures.filter((one) => one.name.startsWith(`${name}.`));
  return own.flatMap(({ name: member, parameters: declared }) => {
    const parameters = declared.map((parameter) => parameter.name);
    if (parameters.length === 0) return [];
    const id = member.slice(name.length + 1);
    const create = (...args: readonly unknown[]) => Reflect.construct(value as Call, args);
    const call: Call = (...args) => {
      if (id === 'constructor') return create(...args);
      const receiver = Object.hasOwn(Object(value), id) ? value : create('x');
      return Reflect.apply(Reflect.get(Object(receiver), id), receiver, args);
    };
    return [{ name: member, parameters, calls: [parameters.map(usualArgument)], call }];
  });
}

function usualArgument(parameter: string): unknown {
  assert(Object.hasOwn(usualArguments, parameter), `no usual argument for ${parameter}`);
  return usualArguments[parameter];
}

const members = functions.filter(({ name }) => isClass(name)).flatMap(membersOf);

test('READMEs say what functions accept beside the usual', (t) => {
  for (const { readme } of exceptions) {
    const [folder, text] = readme;
    const { path } = readPackages().find((one) => one.folder === folder) ?? assert.fail(folder);
    const words = readFileSync(join(path, 'README.md'), 'utf8').replace(/\s+/g, ' ');
    t.true(words.includes(text), `${folder}: ${text}`);
  }
});

test('members of classes are called', (t) => {
  const classes = new Set(members.map(({ name }) => name.replace(/\.\w+$/, '')));
  t.deepEqual(Array.from(classes), [
    '@urlkit/form-urlencoded QueryEditor',
    '@urlkit/url-reference URLReference',
  ]);
});

const callables: readonly Callable[] = [
  ...exported.map((one) => ({
    name: one.name,
    parameters: signatureOf(one.name)?.parameters ?? [],
    calls: callsOf(one),
    call: one.value as Call,
  })),
  ...members,
];

test('every exception is about an argument', (t) => {
  const names = callables.flatMap(({ name, calls }) =>
    calls.flatMap((args) => args.map((_, index) => `${name} ${index}`)),
  );
  for (const { arguments: pattern } of exceptions) {
    t.true(
      names.some((name) => pattern.test(name)),
      `${pattern}`,
    );
  }
});

for (const { name, parameters, calls, call } of callables) {
  test(`${name} says what it wants`, (t) => {
    for (const args of calls) {
      t.is(
        messageOf(() => call(...args)),
        null,
      );
      for (const [index, usual] of args.entries()) {
        for (const [what, value] of wrongValues) {
          const changed = args.map((arg, at) => (at === index ? value : arg));
          const message = messageOf(() => call(...changed));
          const where = `argument ${index} is ${what}: ${message}`;
          if (message !== null && value !== null && typeof value !== typeof usual)
            t.true(isNamedIn(message, parameters[index]), where);
          t.notRegex(message ?? '', BY_THE_ENGINE, where);
          t.false(message?.includes(SECRET) ?? false, where);
          // An argument may be left out, and another string or number may be as good.
          const mayPass = value === undefined || typeof value === typeof usual;
          const isList = Array.isArray(value) && Array.isArray(usual);
          if ((!mayPass || value === null) && !isList)
            t.is(message === null, isTaken(`${name} ${index}`, what), where);
        }
      }
    }
    t.pass();
  });
}

for (const one of exported) {
  const index = signatureOf(one.name)?.parameters.indexOf('options') ?? -1;
  // What is not called with a text makes connections.
  if (index === -1 || callsOf(one).length === 0) continue;
  test(`${one.name} knows its options`, (t) => {
    const [args = []] = callsOf(one);
    const changed = Array.from({ length: index + 1 }, (_, at) =>
      at === index ? { bse: 1 } : args[at],
    );
    const call = () => Reflect.apply(one.value as Call, undefined, changed);
    t.throws(call, { instanceOf: TypeError, message: /no option bse/ });
  });
}

// A prime, so that the units of each kind are among them.
const texts = [...prefixes, ...sample(units, 5).map((unit) => `${unit}:1`)];

for (const one of exported) {
  const throws = signatures
    .filter(({ name }) => name === one.name || name === `${one.name}.constructor`)
    .map((signature) => signature.throws.join(' '));
  if (throws.length === 0) continue;
  test(`${one.name} throws nothing but what its declaration names`, (t) => {
    for (const text of texts) {
      const thrown = errorOf(() => callWithEveryArgument(one, text));
      const isNamed = throws.join(' ').includes(`{${thrown?.name}}`);
      t.true(thrown === null || isNamed, `${JSON.stringify(text)}: ${thrown}`);
    }
  });
}

/** The message of what is thrown. */
function messageOf(run: () => unknown): string | null {
  return errorOf(run)?.message ?? null;
}

/** The TypeError, RangeError or SyntaxError that is thrown; null if nothing is. */
function errorOf(run: () => unknown): Error | null {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError) {
      return error;
    }
    throw error;
  }
}
