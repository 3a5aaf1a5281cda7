// The errata that the RFC Editor had of RFC 3986, RFC 3987 and RFC 6570 in August 2026, one by one: what each changes,
// and what this package does.

import {
  findFault,
  iriToURI,
  parseURI,
  parseURIReference,
  resolveReference,
  resolveURI,
  splitURIReference,
} from '@urlkit/uri';
import { isURITemplate } from '@urlkit/uri/formats';
import test, { type ExecutionContext } from 'ava';

interface Erratum {
  readonly id: number;
  readonly status: 'verified' | 'held' | 'rejected';
  /** What the erratum says, and why it is followed or not. */
  readonly decision: string;
  readonly check: (t: ExecutionContext) => void;
}

/** An erratum about words that no program can follow. */
function editorial(id: number, status: Erratum['status'], decision: string): Erratum {
  return { id, status, decision, check: (t) => t.pass() };
}

const base = 'http://a/b/c/d;p?q';

const errataOf3986: readonly Erratum[] = [
  editorial(2525, 'verified', 'another RFC has the advice for new schemes'),
  editorial(7590, 'verified', 'a hyperlink in the HTML form of the RFC is wrong'),
  {
    id: 2624,
    status: 'held',
    decision: 'slashes are escaped in the expression of appendix B: the same strings match',
    check: (t) => t.is(splitURIReference('a://b/c').host, 'b'),
  },
  {
    id: 4547,
    status: 'held',
    decision:
      'superfluous double-dot segments would remain; 5.2.4 removes them, and so does everybody',
    check: (t) => t.is(resolveURI('../../../g', base), 'http://a/g'),
  },
  {
    id: 4789,
    status: 'held',
    decision: 'a base path that ends with /.. would be a folder; 5.2.3 removes its last segment',
    check: (t) => t.is(resolveURI('g', 'http://a/b/..'), 'http://a/b/g'),
  },
  {
    id: 4942,
    status: 'held',
    decision:
      'reg-name would have no sub-delims; they are allowed, as names need not be those of DNS',
    check: (t) => t.is(parseURI("a://!$&'()*+,;=")?.host, "!$&'()*+,;="),
  },
  {
    id: 5428,
    status: 'held',
    decision: 'path-abempty would be added for `/`, which path-absolute already matches',
    check: (t) => t.is(parseURIReference('/')?.path, '/'),
  },
  {
    id: 2033,
    status: 'held',
    decision: 'path-empty is written in another way: an empty reference matches',
    check: (t) => t.is(parseURIReference('')?.path, ''),
  },
  {
    id: 2933,
    status: 'held',
    decision: 'merge needs to know whether the base has an authority',
    check: (t) => {
      t.is(resolveURI('g', 'a://h'), 'a://h/g');
      t.is(resolveURI('g', 'a:'), 'a:g');
    },
  },
  {
    id: 3330,
    status: 'rejected',
    decision: 'a fragment cannot contain #',
    check: (t) => t.like(findFault('#a#b'), { rule: 'fragment', start: 2 }),
  },
  {
    id: 4293,
    status: 'rejected',
    decision: 'the scheme is optional in a reference',
    check: (t) => t.is(splitURIReference('//a').scheme, null),
  },
  {
    id: 4393,
    status: 'rejected',
    decision: 'the order of alternatives does not matter: 127 is a dec-octet',
    check: (t) => t.truthy(parseURI('a://[::127.0.0.1]')),
  },
  {
    id: 4394,
    status: 'rejected',
    decision: 'the order of alternatives does not matter: 1:: is an IPv6address',
    check: (t) => t.truthy(parseURI('a://[1::]')),
  },
  {
    id: 7019,
    status: 'rejected',
    decision: 'a scheme does not end with :#',
    check: (t) => t.is(splitURIReference('a:#b').scheme, 'a'),
  },
  {
    id: 8442,
    status: 'rejected',
    decision: 'appendix B splits any string',
    check: (t) => t.is(splitURIReference('\n\0 \uD800').path, '\n\0 \uD800'),
  },
  editorial(1783, 'rejected', 'another RFC has the advice for new schemes'),
  {
    id: 2717,
    status: 'rejected',
    decision: 'the alternatives of hier-part stay as they are',
    check: (t) => {
      for (const uri of ['a://h', 'a://h/p', 'a:/p', 'a:p', 'a:']) t.truthy(parseURI(uri), uri);
      t.like(resolveReference(splitURIReference('p'), splitURIReference('a:')), { path: 'p' });
    },
  },
];

const errataOf3987: readonly Erratum[] = [
  editorial(629, 'verified', 'a spelling'),
  {
    id: 631,
    status: 'verified',
    decision: 'in the XML notation of the examples, é is &#233; with its semicolon',
    check: (t) => t.is(iriToURI('http://example.org/ros\u00E9'), 'http://example.org/ros%C3%A9'),
  },
  {
    id: 3163,
    status: 'held',
    decision: 'the capital letter Ya, which section 1.4 only mentions, is U+042F',
    check: (t) => t.is(iriToURI('\u042F'), '%D0%AF'),
  },
  editorial(3297, 'held', 'the address of a paper has changed'),
];

const errataOf6570: readonly Erratum[] = [
  {
    id: 3733,
    status: 'rejected',
    decision: 'a prefix of a list is an error of expansion, and no error of syntax',
    check: (t) => t.true(isURITemplate('{list:1}')),
  },
  {
    id: 6937,
    status: 'verified',
    decision: 'an apostrophe is a literal',
    check: (t) => t.true(isURITemplate("it's{a}")),
  },
];

const all = [
  { rfc: 3986, errata: errataOf3986, counts: { verified: 2, held: 7, rejected: 8 } },
  { rfc: 3987, errata: errataOf3987, counts: { verified: 2, held: 2, rejected: 0 } },
  { rfc: 6570, errata: errataOf6570, counts: { verified: 1, held: 0, rejected: 1 } },
] as const;

for (const { rfc, errata, counts } of all) {
  const states = ['verified', 'held', 'rejected'] as const;
  const numbers = states.map((status) => `${counts[status]} ${status}`);
  test(`RFC ${rfc} has these errata: ${numbers.join(', ')}`, (t) => {
    const count = (wanted: Erratum['status']) =>
      new Set(errata.filter(({ status }) => status === wanted).map(({ id }) => id)).size;
    t.deepEqual(
      states.map(count),
      states.map((status) => counts[status]),
    );
  });
  for (const { id, status, decision, check } of errata) {
    test(`RFC ${rfc}, erratum ${id}, ${status}: ${decision}`, check);
  }
}
