// What every public function does with arguments of a wrong type: a TypeError of its own, or nothing
// unusual, and never a message of the engine or one that repeats what it was given.

import test from 'ava';
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
  /(?:hexDigitValue|isASCII(?:Alpha|Alphanumeric|Digit|HexDigit)|isC0ControlOrSpace|isURLCodePoint)$/;

/** Arguments that may be null: a host, a base or an encoding that is not there. */
const MAY_BE_NULL =
  /(?:addressClass|checkAddress|hostOf|isGloballyReachable|isIPAddress|percentEncodeAfterEncoding|getOutputEncoding|whatwg-2012 serializeHost|[pP]ublicSuffix|registrableDomain|splitDomain) 0$|domainMatch [01]$|apiParseURL 1$/;

/** Predicates for which a wrong type has a right answer: it is nothing that they look for. */
const OF_ANYTHING =
  /(?:allowsQueryEncoding|url-record defaultPort|is(?:File|Special)Scheme|is(?:Double|Single)DotURLPathSegment|WindowsDriveLetter|localReference) 0$/;

/** Whether an argument may be what it is, though it has another type than usual. */
function isTaken(argument: string, what: string): boolean {
  if (
    / (?:createParsedURL|createURLRecord|isHost|isIPv6Address|isURLRecord|areURLsEqual) 0$/.test(
      argument,
    )
  )
    return true;
  if (OF_ANYTHING.test(argument)) return true;
  if (what === 'null') return MAY_BE_NULL.test(argument);
  if (/^an (?:object|array)/.test(what)) return /createAuthority 0$/.test(argument);
  return what === 'a string' && /(?:originOf|percentDecode) 0$/.test(argument);
}

/** Whether a message begins with the name of an argument, which for `urlPolicy` and assertions is that of a value. */
function isNamedIn(message: string, parameter = ''): boolean {
  const names = new Map([
    ['options', 'options|policy'],
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

const exported = (await publicExports()).filter(
  ({ name, value }) => typeof value === 'function' && !isClass(name) && !OF_A_CODE_UNIT.test(name),
);

for (const one of exported) {
  test(`${one.name} says what it wants`, (t) => {
    const names = signatureOf(one.name)?.parameters ?? [];
    for (const args of callsOf(one)) {
      for (const [index, usual] of args.entries()) {
        for (const [what, value] of wrongValues) {
          const changed = args.map((arg, at) => (at === index ? value : arg));
          const message = messageOf(() => Reflect.apply(one.value as Call, undefined, changed));
          const where = `argument ${index} is ${what}: ${message}`;
          if (message !== null && value !== null && typeof value !== typeof usual)
            t.true(isNamedIn(message, names[index]), where);
          t.notRegex(message ?? '', BY_THE_ENGINE, where);
          t.false(message?.includes(SECRET) ?? false, where);
          // An argument may be left out, and another string or number may be as good.
          const mayPass = value === undefined || typeof value === typeof usual;
          const isList = Array.isArray(value) && Array.isArray(usual);
          if ((!mayPass || value === null) && !isList)
            t.is(message === null, isTaken(`${one.name} ${index}`, what), where);
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

const signatures = exportedSignatures();

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
