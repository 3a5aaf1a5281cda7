// Tests the laws of the algebra with random references.

import assert from 'node:assert/strict';
import { parseURL, type URLValidationError } from '@urlkit/url-parser';
import {
  normalizeReference,
  type ParserMode,
  parseReference,
  parseResolveAndNormalize,
  printReference,
  type Reference,
  referenceKinds,
  relativize,
  URLReference,
} from '@urlkit/url-reference';
import {
  componentsOf,
  componentTypes,
  emptyReference,
  fromComponents,
  genericResolve,
  goto,
  hasOpaquePath,
  isFileURL,
  isWebURL,
  modeOf,
  normalizeForPrinting,
  ord,
  percentEncodeReference,
  upto,
  whatwgResolve,
} from '@urlkit/url-reference/steps';
import test from 'ava';
import fc from 'fast-check';
import { stepOf } from '../../../test/support/long-run.js';
import { checkProperty } from '../../../test/support/property.js';
import {
  reference,
  referenceString,
  urlString,
} from '../../../test/support/reference-arbitraries.js';

const count = 250;
const modes: readonly ParserMode[] = ['web', 'file', 'generic'];
const mode = fc.constantFrom(...modes);

/** Features that random references must have. */
const features: readonly (readonly [name: string, has: (url: Reference) => boolean])[] = [
  ['a drive', ({ drive }) => drive !== null],
  ['an empty segment', ({ dirs }) => dirs.some((dir) => dir === '')],
  ['an opaque path', (url) => hasOpaquePath(url) && url.file !== null],
  ['an empty authority', ({ authority }) => authority !== null && authority.host === null],
  ['a username', ({ authority }) => authority !== null && authority.username !== null],
  ['an empty port', ({ authority }) => authority?.port === ''],
  ['an IPv6 address', ({ authority }) => authority?.host?.kind === 'ipv6'],
  ['an empty query', ({ query }) => query === ''],
  ['an empty fragment', ({ fragment }) => fragment === ''],
  ['no component', (url) => componentsOf(url).length === 0],
  ['a web-scheme', (url) => isWebURL(url)],
  ['a file-scheme', (url) => isFileURL(url)],
  ['a scheme in upper case', ({ scheme }) => scheme !== null && /[A-Z]/.test(scheme)],
  ['a first segment like a scheme', ({ dirs, file }) => /^[a-z]+:/.test(dirs[0] ?? file ?? '')],
  ['a first segment like a drive', ({ dirs, file }) => /^[a-z][:|]$/i.test(dirs[0] ?? file ?? '')],
  ...['.', '..', '%2e', '%2E', '.%2e', '%2E.', '%2e%2E', '%2E%2E'].map(
    (dots) => [`a dir ${dots}`, ({ dirs }: Reference) => dirs.some((dir) => dir === dots)] as const,
  ),
  ...['.', '..', '%2e', '%2E.'].map(
    (dots) => [`a file ${dots}`, ({ file }: Reference) => file === dots] as const,
  ),
];

for (const [name, references] of [
  ['models', reference],
  [
    'strings',
    fc.tuple(referenceString, mode).map(([input, mode]) => parseReference(input, { mode })),
  ],
] as const) {
  test(`random ${name} reach every feature often`, (t) => {
    const counts = new Map(features.map(([feature]) => [feature, 0]));
    checkProperty(t, 2 * count, references, (url) => {
      for (const [feature, has] of features) {
        if (url !== null && has(url)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
      }
    });
    t.deepEqual(
      Array.from(counts).filter(([, times]) => times === 0),
      [],
    );
  });
}

function rankOf(url: Reference): number {
  return componentTypes.indexOf(ord(url));
}

function withoutFragment(url: Reference): Reference {
  return upto(url, 'fragment');
}

test('ord (a goto b) is the least of ord a and ord b', (t) => {
  checkProperty(t, count, fc.tuple(reference, reference), ([a, b]) => {
    assert.equal(rankOf(goto(a, b)), Math.min(rankOf(a), rankOf(b)));
  });
});

test('goto is associative', (t) => {
  checkProperty(t, count, fc.tuple(reference, reference, reference), ([a, b, c]) => {
    assert.deepEqual(goto(goto(a, b), c), goto(a, goto(b, c)));
  });
});

test('the empty reference is neutral for goto, except that it removes the fragment', (t) => {
  checkProperty(t, count, reference, (a) => {
    assert.deepEqual(goto(emptyReference, a), a);
    assert.deepEqual(goto(a, emptyReference), withoutFragment(a));
  });
});

test('a goto b is a upto (ord b), a root if necessary, and b', (t) => {
  checkProperty(t, count, fc.tuple(reference, reference), ([a, b]) => {
    const components = componentsOf(goto(a, b));
    const postfix = componentsOf(b);
    const prefix = componentsOf(upto(a, ord(b)));
    assert.deepEqual(components.slice(components.length - postfix.length), postfix);
    const before = components.slice(0, components.length - postfix.length);
    if (before.length > prefix.length) {
      assert.deepEqual(before.pop(), { type: 'path-root', value: '/' });
    }
    assert.deepEqual(before, prefix);
  });
});

test('upto is a prefix, and upto of upto is the shorter prefix', (t) => {
  const type = fc.constantFrom(...componentTypes);
  checkProperty(t, count, fc.tuple(reference, type, type), ([url, first, second]) => {
    const prefix = componentsOf(upto(url, first));
    assert.deepEqual(componentsOf(url).slice(0, prefix.length), prefix);
    const least = componentTypes.indexOf(first) < componentTypes.indexOf(second) ? first : second;
    assert.deepEqual(upto(upto(url, first), second), upto(url, least));
  });
});

test('a reference is made of its components', (t) => {
  checkProperty(t, count, reference, (url) => {
    assert.deepEqual(fromComponents(componentsOf(url)), url);
  });
});

test('generic resolution fails exactly if there is no scheme', (t) => {
  checkProperty(t, count, fc.tuple(reference, reference), ([a, b]) => {
    assert.equal(genericResolve(a, b) === null, a.scheme === null && b.scheme === null);
    const resolved = whatwgResolve(a, b);
    if (resolved !== null) assert.notEqual(resolved.scheme, null);
  });
});

test('a printed reference parses to the reference that was normalized for printing', (t) => {
  const inputs = fc.tuple(reference, mode, fc.boolean(), fc.constantFrom('living', '0.9'));
  checkProperty(t, count, inputs, ([url, mode, unicode, profile]) => {
    // The tables of the document do not encode U+007C (|) in hosts, but its grammar does not allow it there.
    const host = url.authority?.host;
    if (profile === '0.9' && host?.kind === 'opaque' && host.value.includes('|')) return;
    const normalized = normalizeForPrinting(url, mode);
    const printed = printReference(url, { mode, unicode, profile });
    assert.deepEqual(
      parseReference(printed, { mode }),
      percentEncodeReference(normalized, { unicode, profile, mode }),
    );
    assert.deepEqual(normalizeForPrinting(normalized, mode), normalized);
    assert.match(printed, unicode ? /^[^\0-\x1f\x7f-\x9f]*$/ : /^[ -~]*$/);
    assert.doesNotMatch(printed, /[\uD800-\uDFFF]/u);
  });
});

test('a parsed string prints and parses to the same reference', (t) => {
  checkProperty(t, count, fc.tuple(referenceString, mode), ([input, mode]) => {
    const url = parseReference(input, { mode });
    if (url === null) return;
    assert.deepEqual(normalizeForPrinting(url, mode), url);
    const printed = printReference(url, { mode });
    assert.equal(
      printReference(parseReference(printed, { mode }) ?? assert.fail(), { mode }),
      printed,
    );
  });
});

const basesOfModes = { web: 'http://h/', file: 'file:///', generic: 'a://h/' };

test('what is not a reference fails like a URL in its mode', (t) => {
  let failures = 0;
  const starts = fc.constantFrom('http://', 'file://', 'a://', '//', '\t\\\\', 'ws:\n//u@');
  const pieces = ['u', ':', '@', '[', '::', 'g', ']', '80x', '99999', '/', '\\', '?', '#', '\t'];
  const piece = fc.constantFrom(...pieces, ' ', '<', '\u0338', '|', 'C', '%', '\0', '1.');
  const strings = fc.tuple(starts, fc.array(piece, { maxLength: 6 }));
  const tried = checkProperty(t, 40 * count, fc.tuple(strings, mode), ([[start, parts], mode]) => {
    const input = start + parts.join('');
    if (parseReference(input, { mode }) !== null) return;
    failures++;
    const errors: URLValidationError[] = [];
    const onValidationError = (error: URLValidationError): number => errors.push(error);
    parseURL(input, { base: basesOfModes[mode], onValidationError });
    assert.throws(() => new URLReference(input, { mode }), { validationError: errors.at(-1) });
  });
  t.true(failures > tried / 40);
});

test('normalization is idempotent', (t) => {
  checkProperty(t, count, reference, (url) => {
    const normalized = normalizeReference(url);
    assert.deepEqual(normalizeReference(normalized), normalized);
  });
});

test('a reference and its normal form resolve to the same URL against any base', (t) => {
  let resolved = 0;
  const tried = checkProperty(
    t,
    count,
    fc.tuple(referenceString, urlString),
    ([input, baseInput]) => {
      const base = parseResolveAndNormalize(baseInput);
      if (base === null) return;
      const mode = modeOf(base, 'web');
      const url = parseReference(input, { mode });
      if (url === null) return;
      const expected = whatwgResolve(url, base);
      const actual = whatwgResolve(normalizeReference(url, { mode }), base);
      // Normalizing removes an empty port or password, which would make a file-URL fail.
      if (expected === null) return;
      resolved++;
      assert.deepEqual(actual && normalizeReference(actual), normalizeReference(expected));
    },
  );
  t.true(resolved > tried / 4);
});

test('a resolved URL resolves to itself', (t) => {
  checkProperty(t, count, fc.tuple(urlString, urlString), ([input, baseInput]) => {
    const url = parseResolveAndNormalize(input);
    if (url === null) return;
    const base = parseResolveAndNormalize(baseInput);
    const again = parseResolveAndNormalize(printReference(url));
    assert.equal(again && printReference(again), printReference(url));
    if (base !== null && base.scheme !== url.scheme) {
      const against = parseResolveAndNormalize(printReference(url), { base });
      assert.deepEqual(against, again);
    }
  });
});

/** Bases and targets that have most of their components in common. */
const relatedURLs = fc
  .tuple(urlString, urlString, referenceString, referenceString)
  .map(([baseInput, other, toBase, toTarget]) => {
    const start = parseResolveAndNormalize(baseInput);
    const base = start && parseResolveAndNormalize(toBase, { base: start });
    const target = start && parseResolveAndNormalize(toTarget, { base: start });
    return { base: base ?? start, target: target ?? parseResolveAndNormalize(other) };
  });

test('a relativized reference resolves to its target, in every kind', (t) => {
  let related = 0;
  const tried = checkProperty(t, count, relatedURLs, ({ base, target }) => {
    if (base === null || target === null) return;
    related++;
    const lengths = referenceKinds.map((kind, rank) => {
      const relative = relativize(target, base, { kind }) ?? assert.fail();
      const printed = printReference(relative, { mode: modeOf(base, 'web') });
      const resolved = parseResolveAndNormalize(printed, { base });
      assert.equal(resolved && printReference(resolved), printReference(target), printed);
      assert(kindRank(relative) >= rank, `${printed} is ${kind}`);
      return printed.length;
    });
    assert(lengths.length === referenceKinds.length);
  });
  t.true(related > tried / 2);
});

test('relativize and rebase are inverses for relative references', (t) => {
  const seen = { relative: 0, without: 0, up: 0, sameDocument: 0 };
  const inputs = fc.tuple(referenceString, referenceString, mode, fc.boolean());
  const tried = checkProperty(
    t,
    20 * count,
    inputs,
    ([targetInput, baseInput, parserMode, hasSamePath]) => {
      const base = URLReference.parse(baseInput, { mode: parserMode });
      const other = URLReference.parse(targetInput, { mode: parserMode });
      if (!base || !other) return;
      const { query, fragment } = other;
      const target = hasSamePath ? base.with({ query, fragment }) : other;
      const isRelative = [base, target].every(({ reference }) => rankOf(reference) > 3);
      if (!isRelative) return;
      const relative = target.relativize(base);
      if (relative === null) {
        seen.without++;
        return;
      }
      seen.relative++;
      if (relative.dirs.includes('..')) seen.up++;
      if (rankOf(relative.reference) > 5) seen.sameDocument++;
      // What is printed is what people write.
      const written = new URLReference(String(relative), { mode: parserMode });
      for (const reference of [relative, written]) {
        const again = reference.rebase(base);
        assert(again.equals(target, 'percent-coding'), `${relative} from ${base} is ${again}`);
      }
      const url = new URLReference('http://h/1/2/3/4/5/6?x');
      if (parserMode !== 'web') return;
      const resolvedBase = base.resolve(url) ?? assert.fail();
      assert.equal(`${relative.resolve(resolvedBase)}`, `${target.resolve(url)}`);
    },
  );
  for (const [what, times] of Object.entries(seen))
    t.true(times > tried / 2_500, `${what}: ${times}`);
});

test('relativize and resolve of URLReference are inverses for bases that are not normal', (t) => {
  let related = 0;
  let notNormal = 0;
  const inputs = fc.tuple(urlString, urlString, referenceString);
  const tried = checkProperty(t, count / 4, inputs, ([baseInput, other, toTarget]) => {
    const base = URLReference.parse(baseInput);
    const start = base?.resolve() ?? null;
    if (base === null || start === null) return;
    const relative = URLReference.parse(toTarget, { mode: base.mode });
    const target = relative?.resolve(base) ?? URLReference.parse(other)?.resolve() ?? start;
    const again = target.relativize(base)?.resolve(base);
    assert.equal(String(again), String(target));
    related++;
    if (String(start) !== String(base)) notNormal++;
  });
  t.true(related > tried / 2);
  t.true(notNormal > tried / 4);
});

// Resolving turns a segment like a drive into a drive, and the first segment of a web-URL without a host into its host;
// and nothing but a fragment resolves against an opaque path. The goto operation does not know of this.
function isRebasable(base: URLReference): boolean {
  const segments = [...base.dirs, base.file ?? ''];
  const isForced = base.mode === 'web' && (base.host === '' || (base.scheme && base.host === null));
  const hasDrive = base.mode === 'file' && segments.some((segment) => /^[a-z][:|]$/i.test(segment));
  return !hasOpaquePath(base.reference) && !isForced && !hasDrive;
}

test('a rebased reference resolves like the reference against the resolved base', (t) => {
  let dots = 0;
  const inputs = fc.tuple(referenceString, referenceString, urlString);
  const tried = checkProperty(t, 40 * count, inputs, ([input, baseInput, urlInput]) => {
    const url = URLReference.parse(urlInput)?.resolve();
    const base = url && URLReference.parse(baseInput, { mode: url.mode });
    const resolvedBase = base && isRebasable(base) ? base.resolve(url) : null;
    const relative = base && URLReference.parse(input, { mode: base.mode });
    if (!url || !base || !resolvedBase || relative?.scheme !== null) return;
    if (
      /^(?:\.|%2e){1,2}$/i.test(base.file ?? '') &&
      /^(?:dir|file)$/.test(ord(relative.reference))
    )
      dots++;
    assert.equal(`${relative.rebase(base).resolve(url)}`, `${relative.resolve(resolvedBase)}`);
  });
  t.true(dots > tried / 500, `${dots}`);
});

function* pathsOver(segments: readonly string[], length: number): Generator<string> {
  yield '';
  if (length === 0) return;
  for (const start of pathsOver(segments, length - 1)) {
    for (const segment of segments) yield start + segment;
  }
}

test('every pair of short URLs can be relativized', (t) => {
  let pairs = 0;
  const step = stepOf(3);
  for (const start of ['http://h', 'file://', 'foo:', 'foo://h']) {
    const hrefs = new Set<string>();
    for (const path of pathsOver(['/', '/a', '/b:', '/C|'], 3)) {
      for (const end of ['', '?', '#']) {
        const url = parseResolveAndNormalize(start + path + end);
        if (url !== null) hrefs.add(printReference(url));
      }
    }
    const urls = Array.from(hrefs, (href) => ({
      href,
      url: parseResolveAndNormalize(href) ?? assert.fail(),
    }));
    for (const [turn, { url: base }] of urls.entries()) {
      const mode = modeOf(base, 'web');
      // Each base takes a part of the targets, and each target is tried with as large a part of the bases.
      const targets = urls.filter((_, index) => index % step === turn % step);
      for (const { href, url: target } of targets) {
        const relative = relativize(target, base) ?? assert.fail();
        const resolved = parseResolveAndNormalize(printReference(relative, { mode }), { base });
        assert.equal(resolved && printReference(resolved), href);
        pairs++;
      }
    }
  }
  t.true(pairs > 198_000 / step);
});

function kindRank(url: Reference): number {
  const rank = rankOf(url);
  if (rank === 0) return 3;
  if (rank === 1) return 2;
  return rank < 4 ? 1 : 0;
}

/** All path-relative strings that could lead to a target, and some more. */
function* candidates(base: Reference, target: Reference): Generator<string> {
  const { dirs, file, query, fragment } = target;
  const withQuery = (query === null ? '' : `?${query}`) + (fragment === null ? '' : `#${fragment}`);
  yield fragment === null ? '' : `#${fragment}`;
  yield withQuery;
  for (const start of ['', '.', './']) yield start + withQuery;
  for (let up = 0; up <= base.dirs.length + 1; up++) {
    const ups = '../'.repeat(up);
    yield ups.slice(0, -1) + withQuery;
    for (let from = 0; from <= dirs.length; from++) {
      const down =
        dirs
          .slice(from)
          .map((dir) => `${dir}/`)
          .join('') + (file ?? '');
      yield ups + down + withQuery;
      yield `${ups}./${down}${withQuery}`;
    }
  }
}

test('a relativized reference is the shortest of its kind', (t) => {
  let compared = 0;
  const tried = checkProperty(t, count, relatedURLs, ({ base, target }) => {
    if (base === null || target === null) return;
    const relative = relativize(target, base) ?? assert.fail();
    const printed = printReference(relative, { mode: modeOf(base, 'web') });
    const isPathRelative = kindRank(relative) === 0;
    for (const candidate of candidates(base, target)) {
      if (isPathRelative && candidate.length >= printed.length) continue;
      if (/^(?:[/\\]|[a-z][a-z\d+.-]*:|[A-Z][:|])/i.test(candidate)) continue;
      const resolved = parseResolveAndNormalize(candidate, { base });
      const href = resolved && printReference(resolved);
      compared++;
      assert.notEqual(href, printReference(target), `${candidate} is shorter than ${printed}`);
    }
  });
  t.true(compared > tried);
});
