// Tests install() on global objects of other realms, whose classes are correct or have one defect.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { install, URL, URLSearchParams } from '@urlkit/url-api';
import test from 'ava';

type Realm = Record<string, unknown> & {
  URL: typeof globalThis.URL;
  URLSearchParams: typeof globalThis.URLSearchParams;
};

const dist = join(import.meta.dirname, '../dist');
const script = readFileSync(join(dist, 'polyfill.js'), 'utf8');

/** A global object with correct classes and without host objects. */
function createRealm(code = ''): Realm {
  const context = createContext(Object.create(null));
  runInContext(script, context);
  runInContext(code, context);
  return context as Realm;
}

function wrap(name: 'URL' | 'URLSearchParams', body: string): string {
  return `globalThis.${name} = class extends ${name} { ${body} };`;
}

// Code that causes each defect in a realm.
const defects: Readonly<Record<string, string>> = {
  'URL is missing': 'delete globalThis.URL',
  'URLSearchParams is missing': 'delete globalThis.URLSearchParams',
  'URL.canParse is missing': 'delete URL.canParse',
  'URL.parse is missing': 'delete URL.parse',
  'URLSearchParams.prototype.size is missing': 'delete URLSearchParams.prototype.size',
  'URLSearchParams.prototype.has ignores the value': wrap(
    'URLSearchParams',
    'has(name) { return super.has(name); }',
  ),
  'URLSearchParams.prototype.delete ignores the value': wrap(
    'URLSearchParams',
    'delete(name) { super.delete(name); }',
  ),
  'parentheses are not percent-encoded in form data': wrap(
    'URLSearchParams',
    "toString() { return super.toString().replace('%28', '('); }",
  ),
  'text beside bytes that are not UTF-8 becomes other text in form data': wrap(
    'URLSearchParams',
    "get(name) { return super.get(name)?.replace('\u013C', '<'); }",
  ),
  'a URL does not follow its searchParams': wrap(
    'URL',
    'get searchParams() { return new URLSearchParams(super.search); }',
  ),
  'attributes can not be set': wrap('URL', 'set host(value) {} get host() { return super.host; }'),
  'hosts are not checked': wrap(
    'URL',
    "constructor(url, base) { super(String(url).replace('a<b', 'a'), base); }",
  ),
  'IPv4 addresses are not recognized': wrap(
    'URL',
    "get hostname() { return super.hostname.replace('127.0.0.1', '0x7f.1'); }",
  ),
  'IDNA is missing, or transitional': wrap(
    'URL',
    "get hostname() { return super.hostname.replace('xn--fa-hia', 'fass'); }",
  ),
  'ASCII domains whose labels are not Punycode are rejected': wrap(
    'URL',
    "constructor(url, base) { super(String(url).replace('xn--pokxncvks', ':'), base); }",
  ),
  'hosts with characters of Unicode 18 are rejected': wrap(
    'URL',
    "constructor(url, base) { super(String(url).replace('\\u{1F7FF}', ':'), base); }",
  ),
  'URLs of other schemes have no host': wrap(
    'URL',
    "get host() { return super.protocol === 'a:' ? '' : super.host; } set host(value) { super.host = value; }",
  ),
};

test('correct classes are kept', (t) => {
  const realm = createRealm();
  const { URL: before, URLSearchParams: paramsBefore } = realm;
  t.deepEqual(install(realm), { installed: false, defects: [], extended: false, locked: [] });
  t.is(realm.URL, before);
  t.is(realm.URLSearchParams, paramsBefore);
  t.not<unknown, unknown>(before, URL);
});

// Globals are not enumerable.
function classesOf({
  URL: url,
  URLSearchParams: params,
}: Realm): Pick<Realm, 'URL' | 'URLSearchParams'> {
  return { URL: url, URLSearchParams: params };
}

/** Whether a realm has new classes that extend those that it had. */
function isExtended(realm: Realm, before: Pick<Realm, 'URL' | 'URLSearchParams'>): boolean {
  return (['URL', 'URLSearchParams'] as const).every(
    (name) => Object.getPrototypeOf(realm[name]) === before[name],
  );
}

test('correct classes are extended with force, once', (t) => {
  const realm = createRealm();
  const before = classesOf(realm);
  const expected = { installed: true, defects: [], extended: true, locked: [] };
  t.deepEqual(install(realm, { force: true }), expected);
  t.true(isExtended(realm, before));
  const { URL: installed } = realm;
  t.deepEqual(install(realm, { force: true }), expected);
  t.is(realm.URL, installed);
});

test('what the platform has stored follows each change', (t) => {
  const realm = createRealm();
  const before = classesOf(realm);
  install(realm, { force: true });
  const url = new realm.URL('https://a/?b=1&c=2');
  const { searchParams } = url;
  const check = (): void => {
    const stored = [
      Reflect.get(before.URL.prototype, 'href', url),
      Reflect.apply(before.URLSearchParams.prototype.toString, searchParams, []),
    ];
    t.deepEqual(stored, [url.href, `${searchParams}`]);
  };
  const changes: readonly (() => unknown)[] = [
    () => searchParams.append('d', 'é'),
    () => searchParams.append('d', 'f'),
    () => searchParams.set('b', '2'),
    () => searchParams.delete('d', 'é'),
    () => searchParams.delete('c'),
    () => searchParams.sort(),
    () => Object.assign(url, { search: '?x=1', pathname: '/p', hash: '#h', host: 'b:8' }),
    () => Object.assign(url, { href: 'a:b?c' }),
  ];
  check();
  for (const change of changes) {
    change();
    check();
  }
  t.is(realm.URL.parse('/x', url.href), null);
  t.true(new before.URL('a:b') instanceof realm.URL);
  class Sub extends realm.URL {}
  t.false(url instanceof Sub);
  t.true(new Sub('a:b') instanceof before.URL);
});

/** Counts how often what the platform has stored for a URL is written as a whole. */
const counting = `
  globalThis.written = 0;
  const { get, set } = Object.getOwnPropertyDescriptor(URL.prototype, 'href');
  Object.defineProperty(URL.prototype, 'href', {
    get,
    set(value) { written++; set.call(this, value); },
    ...{ enumerable: true, configurable: true },
  });`;

test('a change of searchParams does not write the whole URL', (t) => {
  const realm = createRealm(counting);
  const before = classesOf(realm);
  install(realm, { force: true });
  const url = new realm.URL('https://a/');
  const written = realm['written'];
  for (let count = 0; count < 100; count++) url.searchParams.append('a', 'b');
  url.searchParams.set('c', 'd');
  t.is(realm['written'], written);
  t.is(Reflect.get(before.URL.prototype, 'href', url), url.href);
});

test('a URL that the platform cannot parse has the same search parameters there', (t) => {
  const realm = createRealm(defects['ASCII domains whose labels are not Punycode are rejected']);
  const before = classesOf(realm);
  install(realm, { force: true });
  const url = new realm.URL('https://xn--pokxncvks/?a=b');
  const { searchParams } = url;
  const stored = () => Reflect.apply(before.URLSearchParams.prototype.toString, searchParams, []);
  t.is(stored(), 'a=b');
  searchParams.append('c', 'd');
  url.search += '&e';
  t.is(stored(), 'a=b&c=d&e=');
  t.is(`${searchParams}`, 'a=b&c=d&e=');
  t.throws(() => searchParams.get.call({} as never, 'a'), { message: /^'get' called on/ });
});

test('the tests cover every defect', (t) => {
  const source = readFileSync(join(dist, '../src/engine-defects.ts'), 'utf8');
  const names = Array.from(source.matchAll(/defect: '(.*)'/g), ([, name]) => name);
  t.deepEqual(Object.keys(defects), names);
});

for (const [defect, code] of Object.entries(defects)) {
  test(`install finds that ${defect}, and replaces the classes unless that is rare`, (t) => {
    const realm = createRealm(code);
    const before = classesOf(realm);
    const isRare = /^(?:ASCII domains|hosts with)/.test(defect);
    const result = install(realm);
    t.deepEqual(result.defects, [defect]);
    t.is(result.installed, !isRare);
    if (isRare) t.is(realm.URL, before.URL);
    else if (result.extended) t.true(isExtended(realm, before));
    else t.is<unknown, unknown>(realm.URL, URL);
  });
}

test('a check that throws is a defect', (t) => {
  const realm = createRealm("Object.defineProperty(URL.prototype, 'host', { set() { throw 0; } })");
  t.true(install(realm).defects.includes('attributes can not be set'));
});

test('the globals have the property descriptors of Web IDL', (t) => {
  const realm = {};
  install(realm);
  for (const [name, value] of Object.entries({ URL, URLSearchParams })) {
    t.deepEqual(Object.getOwnPropertyDescriptor(realm, name), {
      value,
      ...{ writable: true, enumerable: false, configurable: true },
    });
  }
  t.false('webkitURL' in realm);
});

test('a global that can only be assigned is assigned', (t) => {
  const realm = createRealm("Object.defineProperty(globalThis, 'URL', { configurable: false })");
  const before = classesOf(realm);
  t.is(install(realm, { force: true }).installed, true);
  t.true(isExtended(realm, before));
});

const locks: Readonly<Record<string, (name: 'URL' | 'URLSearchParams') => object>> = {
  'is read-only': (name) => {
    const realm = { URL: class {}, URLSearchParams: class {} };
    return Object.defineProperty(realm, name, { writable: false, configurable: false });
  },
  'is an accessor that stays': (name) => {
    const realm = { URL: class {}, URLSearchParams: class {} };
    return Object.defineProperty(realm, name, { get: () => null, configurable: false });
  },
  'cannot be added': (name) => {
    const realm = { URL: class {}, URLSearchParams: class {} };
    Reflect.deleteProperty(realm, name);
    return Object.preventExtensions(realm);
  },
};

for (const [description, lock] of Object.entries(locks)) {
  for (const name of ['URL', 'URLSearchParams'] as const) {
    test(`neither class is installed if ${name} ${description}`, (t) => {
      const realm = lock(name);
      const before = Object.getOwnPropertyDescriptors(realm);
      const { installed, defects, extended, locked } = install(realm, { force: true });
      t.false(installed);
      t.not(defects.length, 0);
      t.false(extended);
      t.deepEqual(locked, [name]);
      t.deepEqual(Object.getOwnPropertyDescriptors(realm), before);
    });
  }
}

test('webkitURL is replaced as well', (t) => {
  const realm = createRealm('globalThis.webkitURL = URL');
  install(realm, { force: true });
  t.is<unknown, unknown>(realm['webkitURL'], realm.URL);
  t.false(Object.keys(realm).includes('webkitURL'));
});

const statics = "URL.createObjectURL = () => 'blob:a'; URL.revokeObjectURL = () => {};";

test('createObjectURL and revokeObjectURL are inherited', (t) => {
  const realm = createRealm(statics);
  const { createObjectURL, revokeObjectURL } = realm.URL;
  install(realm, { force: true });
  t.is(realm.URL.createObjectURL, createObjectURL);
  t.is(realm.URL.revokeObjectURL, revokeObjectURL);
  t.false(Object.hasOwn(URL, 'createObjectURL'));
});

test('in an object without classes, they are installed once, and again if one is missing', (t) => {
  const realm: Partial<Realm> = {};
  t.like(install(realm), { installed: true, extended: false });
  t.false(Object.hasOwn(URL, 'createObjectURL'));
  t.deepEqual(install(realm), { installed: true, defects: [], extended: false, locked: [] });
  for (const name of ['URL', 'URLSearchParams'] as const) {
    delete realm[name];
    t.true(install(realm).installed);
    t.is<unknown, unknown>(realm[name], name === 'URL' ? URL : URLSearchParams);
  }
});

test('classes that do not keep what is stored in them are replaced, and not extended', (t) => {
  const href = "get href() { return 'https://b/'; } set href(value) {}";
  const realm = createRealm(wrap('URL', href));
  t.like(install(realm, { force: true }), { installed: true, extended: false });
  t.is<unknown, unknown>(realm.URL, URL);
});

test('classes of the platform without the statics of the File API give none', (t) => {
  const realm = createRealm('delete globalThis.URLSearchParams');
  t.false(install(realm).extended);
  t.false(Object.hasOwn(URL, 'createObjectURL'));
});

test.serial('they are copied if a class cannot be extended', (t) => {
  const realm = createRealm(`${statics} delete globalThis.URLSearchParams`);
  const { createObjectURL, revokeObjectURL } = realm.URL;
  t.false(install(realm).extended);
  for (const [name, value] of Object.entries({ createObjectURL, revokeObjectURL })) {
    t.deepEqual(Object.getOwnPropertyDescriptor(URL, name), {
      value,
      ...{ writable: true, enumerable: true, configurable: true },
    });
    Reflect.deleteProperty(URL, name);
  }
});

test('a defect may show in another way', (t) => {
  for (const [defect, code] of [
    [
      'URLs of other schemes have no host',
      "get href() { return super.href.replace(/^a:.*\\/c$/, 'a://b:1/../c'); }",
    ],
    [
      'hosts are not checked',
      'constructor(url, base) { if (/</.test(url)) throw new RangeError(); super(url, base); }',
    ],
  ] as const) {
    t.deepEqual(install(createRealm(wrap('URL', code))).defects, [defect]);
  }
});

test('a global object is an object or a function', (t) => {
  t.true(install(() => {}).installed);
  for (const nothing of [null, 1, 'a']) {
    t.throws(() => install(nothing as never), {
      instanceOf: TypeError,
      message: 'globalObject must be an object',
    });
  }
});

test('nothing is installed in a global object that cannot be changed', (t) => {
  t.like(install(Object.freeze({})), { installed: false, locked: ['URL', 'URLSearchParams'] });
});

// In a process without module hooks, which may need the global URL themselves.
const importing = `
  import { URL as own } from '@urlkit/url-api';
  const native = URL;
  await import('@urlkit/url-api/polyfill/force');
  const isForced = Object.getPrototypeOf(globalThis.URL) === native;
  const blobURL = URL.createObjectURL(new Blob(['']));
  const { protocol } = new URL(blobURL);
  URL.revokeObjectURL(blobURL);
  delete globalThis.URL;
  await import('@urlkit/url-api/polyfill');
  console.log(JSON.stringify([isForced, protocol, globalThis.URL === own]));
`;

test('the modules install the classes when they are imported', (t) => {
  const options = {
    cwd: dist,
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
  } as const;
  const args = ['--input-type=module', '--eval', importing];
  const result = execFileSync(process.execPath, args, options);
  t.deepEqual(JSON.parse(result), [true, 'blob:', true]);
});

for (const name of ['polyfill.js', 'polyfill.ascii.js']) {
  test(`dist/${name} runs as a script, and adds only two globals`, (t) => {
    const context = createContext(Object.create(null));
    const before = Reflect.ownKeys(context);
    runInContext(readFileSync(join(dist, name), 'utf8'), context);
    // An array of this realm.
    const after = Array.from(
      runInContext('Reflect.ownKeys(globalThis)', context) as (string | symbol)[],
    );
    t.deepEqual(
      after.filter(
        (key) => !before.includes(key) && ['URL', 'URLSearchParams'].includes(String(key)),
      ),
      ['URL', 'URLSearchParams'],
    );
    const host = "URL.parse('https://faß.example/')?.host";
    t.is(runInContext(host, context), name === 'polyfill.js' ? 'xn--fa-hia.example' : undefined);
    t.is(runInContext("new URL('../b?c#d', 'https://a/x/y').href", context), 'https://a/b?c#d');
  });
}

/** What a realm says of the errors and arrays that its classes make. */
const ofTheRealm = `(() => {
  const errors = ['new URL("a")', 'URL.prototype.href', 'new URLSearchParams([["a"]])', 'new URLSearchParams().get()'];
  return errors.map((code) => {
    try { eval(code); } catch (error) { return error instanceof TypeError; }
  });
})()`;

test('the script in another realm throws errors of that realm, and install those of its own', (t) => {
  const inside = createContext({});
  runInContext(script, inside);
  t.deepEqual(Array.from(runInContext(ofTheRealm, inside)), [true, true, true, true]);
  const outside = createContext({});
  t.true(install(outside).installed);
  t.deepEqual(Array.from(runInContext(ofTheRealm, outside)), [false, false, false, false]);
});
