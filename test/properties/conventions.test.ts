// Holds the declarations of all exports to the conventions for arguments in docs/architecture.md.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { readOwnPackages } from '../../scripts/workspace.js';
import { exportedSignatures, type Parameter, type Signature } from '../support/declarations.js';
import { show } from '../support/show.js';

const signatures = exportedSignatures();

/** Functions that stand for an algorithm of a document, and take what the algorithm takes. */
const algorithms: readonly RegExp[] = [
  /^@urlkit\/url-editions\/(?:html-2007|html-2011|w3c-2012|whatwg-2012) /,
  /^@urlkit\/url-record (?:cannotHaveUsernamePasswordPort|hasOpaquePath|includesCredentials|isSpecial|shortenPath)$/,
  /^@urlkit\/url-serializer serialize(?:FromPath|Path|URL)$/,
  /^@urlkit\/url-parser (?:apiParseURL|setAttribute|setThe(?:Password|Username))$/,
  /^@urlkit\/url-validation\/grammar is(?:Relative|PathRelative|PathAbsolute|SchemeRelative)\w*String$/,
  /^@urlkit\/host (?:isIPAddress|serializeHost)$/,
  /^@urlkit\/uri\/generic-syntax /,
  // The steps of URL Specification 0.9.0 take references as plain data.
  /^@urlkit\/url-reference(?:\/steps)? [a-z]/,
];

/** The operands of resolving and relativizing, which are `(reference, base)` and `(target, base)`, and the signature of Web IDL. */
const operands =
  / (?:canParse|localReference|relativize|resolve|resolveReference|resolveURI|URLReference\.(?:rebase|relativize|resolve))$/;

/** Algorithms of the standard with an encoding, what such algorithms call, and functions over serialized URLs. */
const withEncoding =
  /^@urlkit\/(?:form-urlencoded serializeURLEncoded(?:List)?|percent-encoding (?:getOutputEncoding|percentEncodeAfterEncoding)|url-parser (?:parse|resolve|set))$/;

/** Functions that do not follow the conventions yet. */
const exceptions: readonly string[] = [
  '@urlkit/url-api install',
  '@urlkit/url-api/bundled install',
];

/** Packages that do not depend on that of records. */
const withoutRecords = /^@urlkit\/form-urlencoded /;

type Rule = (parameters: readonly Parameter[], name: string) => boolean;

const isAlgorithm = (name: string): boolean => algorithms.some((pattern) => pattern.test(name));

/** Whether a function with these parameters breaks a rule. */
const rules: Readonly<Record<string, Rule>> = {
  'booleans are options': (parameters) =>
    parameters.some(({ type }) => /\bboolean\b/.test(type) && !type.includes('=>')),
  'a base is the option base': (parameters, name) =>
    parameters.some((parameter) => /^base(?:URL)?$/.test(parameter.name)) &&
    !operands.test(name) &&
    !isAlgorithm(name),
  'options are last, and never after an optional parameter': (parameters) => {
    const index = parameters.findIndex((parameter) => parameter.name === 'options');
    if (index === -1) return false;
    const before = parameters.slice(0, index);
    return (
      index < parameters.length - 1 ||
      before.some(({ isOptional, type }) => isOptional || /\bundefined\b/.test(type))
    );
  },
  'options are of an object type': (parameters) =>
    parameters.some(
      ({ name, type }) => name === 'options' && !/^(?:\{|[A-Z]\w*Options\b)/.test(type),
    ),
  'an encoding is an option': (parameters, name) =>
    parameters.some((parameter) => parameter.name === 'encoding') &&
    !withEncoding.test(name) &&
    !isAlgorithm(name),
  'who wants news gives an option': (parameters, name) =>
    parameters.some(({ type }) => /=> void\b|Sink\b/.test(type)) && !/\.forEach$/.test(name),
  'a URL is taken in any form': (parameters, name) => {
    const form = withoutRecords.test(name)
      ? /^string \| .*\bhref: string\b/
      : /\b(?:SerializedURL|URLAuthority|URLInput)\b|^unknown$/;
    return (
      parameters.some((parameter) => parameter.name === 'url' && !form.test(parameter.type)) &&
      !isAlgorithm(name)
    );
  },
  'a host is taken in any form': (parameters, name) =>
    parameters.some(
      (parameter) => parameter.name === 'host' && !/\bHostInput\b/.test(parameter.type),
    ) &&
    !isAlgorithm(name) &&
    !/\/host /.test(name),
};

// One overload in any form is enough.
function breaks(rule: Rule, { name, parameters }: Signature): boolean {
  if (!rule(parameters, name)) return false;
  return !signatures.some((other) => other.name === name && !rule(other.parameters, name));
}

for (const [name, rule] of Object.entries(rules)) {
  test(name, (t) => {
    const found = signatures
      .filter((signature) => breaks(rule, signature) && !exceptions.includes(signature.name))
      .map(describe);
    t.deepEqual(found, []);
  });
}

function describe({ name, parameters }: Signature): string {
  const list = parameters.map(
    ({ name: id, type, isOptional }) => `${id}${isOptional ? '?' : ''}: ${type}`,
  );
  return `${name}(${list.join(', ')})`;
}

const RULE =
  'Functions throw a TypeError if an argument has the wrong type or an option is unknown.';

/** Packages whose functions are not described by the rule: they have none, or those of Web IDL, or those of others. */
const withoutRule = ['internal', 'public-suffix-list', 'url-api', 'urlkit'];

test('each package says once that arguments have types', (t) => {
  for (const { folder, path } of readOwnPackages()) {
    const texts = ['README.md', 'src/index.ts'].map((name) =>
      readFileSync(join(path, name), 'utf8'),
    );
    const isSaid = texts.map((text) => text.replace(/\s+(?:\* )?/g, ' ').includes(RULE));
    t.deepEqual(
      isSaid,
      texts.map(() => !withoutRule.includes(folder)),
      folder,
    );
  }
});

test('@throws says something else', (t) => {
  const again =
    /wrong type|option is unknown|argument is (?:not|neither)|is not a (?:string|function)/;
  const found = signatures
    .filter(({ name }) => !name.startsWith('@urlkit/url-api'))
    .flatMap(({ name, throws }) => throws.map((text) => `${name}: ${text}`))
    .filter((text) => again.test(text));
  t.deepEqual(found, []);
});

test('the declarations of all packages are read', (t) => {
  t.true(signatures.length > 300, `${signatures.length}`);
  t.true(signatures.some(({ name }) => name === '@urlkit/url-reference URLReference.relativize'));
  t.true(signatures.some(({ name }) => name === '@urlkit/url-parser parseURL'));
});

test('the exceptions are needed', (t) => {
  const broken = signatures
    .filter((signature) => Object.values(rules).some((rule) => breaks(rule, signature)))
    .map(({ name }) => name);
  t.deepEqual([...new Set(broken)].sort(), exceptions);
});

test('each rule finds what breaks it', (t) => {
  const parameter = (name: string, type: string, isOptional = false): Parameter => ({
    name,
    type,
    isOptional,
  });
  const broken: Readonly<Record<string, readonly Parameter[]>> = {
    'booleans are options': [parameter('strict', 'boolean', true)],
    'a base is the option base': [parameter('base', 'URLInput')],
    'options are last, and never after an optional parameter': [
      parameter('list', 'List', true),
      parameter('options', 'Options', true),
    ],
    'options are of an object type': [parameter('options', 'string')],
    'an encoding is an option': [parameter('encoding', 'Encoding')],
    'who wants news gives an option': [parameter('report', '(error: string) => void')],
    'a URL is taken in any form': [parameter('url', 'string')],
    'a host is taken in any form': [parameter('host', 'Host | null')],
  };
  t.deepEqual(Object.keys(broken), Object.keys(rules));
  for (const [name, rule] of Object.entries(rules)) {
    t.true(rule(broken[name] ?? [], '@urlkit/example f'), name);
    t.false(
      rule([parameter('url', 'URLInput'), parameter('options', 'ParseOptions', true)], ''),
      show(name, rule),
    );
  }
});
