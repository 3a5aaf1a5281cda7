// How the search reads words. The index and the search box use the same rules.

import { stemmer } from 'stemmer';

/** Words and phrases that mean the same to somebody who searches. Pages do not say what ends with a question mark. */
const synonyms: readonly (readonly string[])[] = [
  // What to do
  ['get', 'read', 'extract', 'find', 'obtain', 'retrieve'],
  ['remove', 'delete', 'strip', 'drop', 'clear', 'without', 'omit'],
  ['add', 'append', 'insert', 'specify', 'pass', 'provide', 'supply', 'put?'],
  [
    'change',
    'edit',
    'update',
    'modify',
    'replace',
    'set',
    'rewrite',
    'mutate',
    'mutation',
    'manipulate',
    'alter',
    'upgrade',
  ],
  ['check', 'validate', 'verify', 'valid', 'test', 'checker', 'validator', 'is valid'],
  ['compare', 'equal', 'equality', 'same'],
  ['join', 'concat', 'concatenate', 'combine'],
  ['create', 'build', 'make', 'construct', 'format', 'assemble'],
  ['convert', 'turn', 'transform', 'converter', 'deserialize'],
  ['loop', 'iterate', 'go through', 'foreach'],
  ['exist', 'has', 'contain', 'present'],
  ['fix', 'mend', 'repair', 'correct', 'autofix'],
  ['hide', 'redact', 'mask', 'anonymize', 'scrub'],
  ['normalize', 'normalise', 'canonicalize', 'canonicalise', 'canonical', 'clean'],
  ['migrate', 'move', 'switch', 'upgrade', 'replace', 'alternative', 'vs', 'versus', 'instead of'],
  ['shorten', 'truncate', 'elide', 'abbreviate'],
  ['display', 'show', 'render', 'pretty', 'human readable', 'humanize', 'prettify', 'pretty print'],
  ['install', 'setup', 'set up', 'getting started', 'quick start', 'quickstart', 'start'],
  // Parts of a URL
  [
    'parameter',
    'param',
    'query',
    'query string',
    'querystring',
    'search params',
    'URLSearchParams',
    'argument',
  ],
  ['fragment', 'hash', 'anchor'],
  ['protocol', 'scheme'],
  ['host', 'hostname', 'domain', 'host name', 'domain name'],
  ['password', 'credentials', 'userinfo', 'username', 'basic auth', 'login'],
  ['path', 'pathname'],
  ['file name', 'filename', 'basename', 'last segment', 'last path segment'],
  ['extension', 'suffix'],
  ['folder', 'directory', 'segment'],
  ['part', 'component', 'piece', 'anatomy', 'structure', 'portion'],
  ['owner', 'own', 'belong', 'registrant', 'registrable domain'],
  ['too many', 'extra', 'needless', 'superfluous', 'unnecessary'],
  ['question mark', 'query string'],
  ['website', 'site', 'web page', 'page', 'web address'],
  ['fake', 'phishing', 'deceive', 'scam', 'fraud', 'imitate', 'genuine', 'suspicious', 'strange'],
  ['boolean', 'true', 'yes', 'flag', 'checkbox'],
  ['slug', 'pretty url', 'clean url', 'friendly url', 'urlify', 'slugify'],
  ['crawler', 'scraper', 'scrape', 'spider'],
  ['differ', 'inconsistent', 'inconsistency', 'mismatch', 'misinterpret', 'does not match?'],
  ['copy', 'clipboard', 'paste'],
  ['deprecated', 'legacy', 'obsolete'],
  ['reserved', 'private', 'internal'],
  ['long', 'length', 'too long', 'shorten'],
  ['TLD', 'top level domain', 'public suffix', 'ending'],
  [
    'registrable domain',
    'root domain',
    'apex domain',
    'second level domain',
    'eTLD+1',
    'base domain',
    'main domain',
    'domain of a URL?',
  ],
  ['same site', 'samesite', 'isSameSite'],
  ['array', 'list', 'multiple', 'repeated', 'duplicate'],
  ['object', 'json', 'map', 'dictionary', 'record'],
  // Characters
  ['encode', 'escape', 'encodeURIComponent', 'urlencode', 'percent encode', 'quote'],
  ['decode', 'unescape', 'decodeURIComponent', 'urldecode', 'percent decode', 'unquote'],
  ['%20', 'space', 'whitespace', 'blank'],
  ['%2B', 'plus', 'plus sign'],
  ['%2F', 'slash', 'solidus'],
  ['%5C', 'backslash', 'reverse solidus'],
  ['%25', 'percent sign'],
  ['%26', 'ampersand', 'and sign'],
  ['%40', 'at sign'],
  ['bracket', 'brace', 'parenthesis'],
  ['newline', 'line break', 'line feed', 'CRLF'],
  [
    'uppercase',
    'upper case',
    'capital',
    'capital letter',
    'lowercase',
    'lower case',
    'case sensitive',
  ],
  ['two', 'second', 'twice', 'double', 'several', 'multiple'],
  ['first', 'beginning', 'start'],
  ['character', 'char', 'symbol', 'letter', 'code point'],
  ['charset', 'character encoding', 'encoding', 'UTF-8'],
  ['umlaut', 'accent', 'non ascii', 'unicode', 'special characters'],
  // Without `international domain`: its stem is that of `internal`.
  ['IDN', 'IDNA', 'internationalized domain', 'punycode', 'xn'],
  // Kinds of URLs
  ['relative', 'reference'],
  ['protocol relative', 'scheme relative', 'double slash', 'two slashes', 'network path'],
  ['link', 'href', 'hyperlink'],
  ['connection string', 'DSN', 'database url', 'JDBC'],
  ['telephone', 'tel', 'phone'],
  ['email', 'mailto', 'mail'],
  ['websocket', 'ws', 'wss'],
  ['git', 'ssh', 'scp'],
  [
    'deep link',
    'custom scheme',
    'url scheme',
    'own scheme',
    'custom protocol',
    'app link',
    'mobile app',
    'phone app?',
    'app url?',
  ],
  ['URI template', 'RFC 6570'],
  ['signed URL', 'presigned URL', 'signature', 'S3'],
  // Safety
  [
    'SSRF',
    'server side request forgery',
    'fetch a URL from a user',
    'metadata service',
    'DNS rebinding',
  ],
  [
    'open redirect',
    'unvalidated redirect',
    'returnTo',
    'redirect to where a parameter says',
    'safe redirect',
    'redirect destination',
    'redirect target',
  ],
  ['XSS', 'cross site scripting', 'script injection'],
  ['path traversal', 'directory traversal', 'dot segments', 'dot dot'],
  ['allowlist', 'whitelist', 'allow list', 'denylist', 'blocklist', 'blacklist', 'allow only?'],
  ['secret', 'token', 'session id', 'API key', 'JWT', 'bearer'],
  [
    'phishing',
    'homograph',
    'look-alike',
    'lookalike',
    'spoof',
    'homoglyph',
    'confusable',
    'deceive',
    'typosquat',
  ],
  ['private IP', 'internal address', 'local network', 'RFC 1918', 'LAN', 'intranet'],
  ['CIDR', 'subnet', 'block of addresses', 'netmask'],
  ['wildcard', 'glob', 'pattern'],
  [
    'parser differential',
    'URL confusion',
    'parser confusion',
    'different hosts',
    'URL differently?',
    'read differently?',
  ],
  ['security', 'vulnerability', 'CVE', 'advisory', 'exploit'],
  ['same origin', 'cross origin', 'CORS', 'origin'],
  // Errors
  ['error', 'exception', 'failure', 'message', 'throw', 'invalid', 'wrong'],
  ['invalid', 'illegal', 'malformed', 'bad', 'forbidden', 'broken', 'unsafe'],
  ['allowed', 'valid', 'legal', 'permitted'],
  ['missing', 'no', 'without', 'empty'],
  ['out of range', 'too large', 'too big', 'overflow'],
  ['maximum', 'max', 'limit', 'how long'],
  // Tools and documents
  ['bundler', 'webpack', 'rollup', 'vite', 'esbuild', 'parcel'],
  ['bundle size', 'size', 'weight', 'footprint', 'kilobytes', 'tree shaking', 'big?', 'large?'],
  ['performance', 'speed', 'fast', 'slow', 'benchmark'],
  ['CommonJS', 'CJS', 'require'],
  ['ESM', 'ES module', 'ECMAScript module'],
  ['polyfill', 'shim', 'ponyfill', 'old browser?', 'older browser?', 'legacy browser?'],
  ['edge', 'worker', 'serverless', 'lambda'],
  ['CI', 'continuous integration', 'GitHub Actions', 'GitLab CI', 'workflow', 'pipeline'],
  ['CLI', 'command', 'command line', 'terminal', 'shell'],
  ['lint', 'linter'],
  ['null byte', 'nul', 'zero byte', 'U+0000'],
  ['denial of service', 'DoS', 'ReDoS', 'catastrophic backtracking'],
  ['referer', 'referrer'],
  ['dead link', 'broken link', 'link checker', 'link rot', '404', 'lychee', 'linkinator'],
  ['license', 'licence', 'MIT', 'copyright'],
  ['contribute', 'contributing', 'contributor', 'pull request', 'development'],
  ['code of conduct', 'behaviour', 'behavior'],
  [
    'version',
    'release',
    'semver',
    'semantic versioning',
    'stability',
    'changelog',
    'breaking change',
  ],
  ['type', 'typing', 'typings', 'd.ts', 'TypeScript', 'declaration'],
  ['test', 'testing', 'jest', 'vitest', 'mocha'],
  ['spec', 'specification', 'standard', 'WHATWG'],
  ['duplicate', 'deduplicate', 'dedupe', 'unique'],
  ['tracking', 'utm', 'gclid', 'fbclid', 'tracker'],
  ['SURT', 'archive', 'crawler', 'wayback'],
  ['linkify', 'autolink', 'find URLs', 'extract links'],
  ['route', 'router', 'routing'],
  ['regex', 'regexp', 'regular expression'],
  ['IP', 'IP address', 'IPv4', 'IPv6'],
  ['IP range', 'address range', 'CIDR', 'subnet'],
  ['incorrect', 'wrong', 'mistaken'],
  ['insecure', 'http to https', 'https', 'not secure', 'unencrypted'],
  ['plus', 'plus sign', 'plus character'],
  ['short link', 'shortlink', 'shortener', 'shortened', 'bitly', 'tinyurl'],
  ['link was shortened', 'three dots?', 'ellipsis', 'truncated link?'],
  ['mojibake', 'garbled', 'unreadable characters?', 'Ã'],
  [
    'missing scheme',
    'schemeless',
    'protocol less',
    'without protocol',
    'no protocol',
    'without scheme',
  ],
  ['lenient', 'loose', 'lax', 'tolerant', 'forgiving', 'strict'],
  ['dangerous', 'unsafe', 'malicious', 'harmful', 'safe', 'safely', 'secure'],
  ['spoofing', 'spoof', 'phishing'],
  ['number', 'numeric', 'integer', 'digit'],
  ['detect', 'notice', 'know', 'listen', 'watch', 'observe'],
  ['avoid', 'prevent', 'stop', 'disable', 'suppress'],
  ['%2C', 'comma'],
  ['%3A', 'colon'],
  ['%3D', 'equals sign'],
  ['difference', 'versus', 'vs', 'compared'],
  ['React Native', 'Hermes', 'Expo'],
  ['0.9', 'URL Specification'],
  ['color', 'colour'],
  ['typo', 'typing error', 'misspelling', 'mistake'],
  ['live page', 'playground', 'demo', 'sandbox', 'try it', 'online tool', 'REPL'],
  ['WPT', 'web platform tests'],
  ['stdin', 'standard input', 'pipe', 'piped'],
  ['conformance', 'compliance', 'conform', 'compliant', 'follow the standard'],
  ['golang', 'Go', 'net/url'],
  ['URL', 'link?'],
  ['missing scheme', 'without http?', 'missing http?', 'no http?', 'add http?'],
  ['check before fetching', 'fetch a URL from a user', 'safe to fetch?', 'fetch safely?'],
  ['parse', 'split', 'take apart?', 'decompose'],
  ['resolve', 'make absolute?', 'relative to absolute?', 'absolute from relative?'],
  ['script tag', 'without bundler?', 'no bundler?', 'without build step?', 'no build step?'],
  ['disappear', 'lost?', 'lose?', 'gone?', 'vanish?', 'missing'],
  ['certificate', 'cert'],
  ['Internet Explorer', 'IE11?', 'IE 11?'],
  [
    'failed to construct URL',
    'invalid URL',
    'not open?',
    'URL not working?',
    'URL not work?',
    'URL fail?',
    'link not working?',
    'link not work?',
    'link fail?',
  ],
  ['machine readable', 'json output', 'json lines', 'NDJSON'],
];

/**
 * What people ask who do not program, and the section that is for them. Words of a phrase are in any order, and a bar is between words
 * of which one is there. One with a question mark may be missing. A search has no other words. A link may be called a URL, but not a
 * hyperlink: who checks URLs writes programs.
 */
const questions: readonly (readonly [section: string, ...phrases: string[]])[] = [
  [
    'guides/messages#a-link-does-not-work',
    'link|page|site not|stop work|open|load|start|respond',
    'link|page|site fail|down|error',
    'page|site not found|there|exist|reach|available',
    'error|message|mean 400|403|404|500|502|503',
    'connection not private|safe|secure|trusted',
    'too many redirects',
    'site deceptive ahead|warning|?',
    'site dangerous ahead|warning',
    'link|page|site|hash|anchor not|stop jump|scroll|go|lead right|correct|? section|heading|place|anchor|position|?',
  ],
  [
    'guides/messages#strange-characters',
    'strange|weird|funny|odd|unknown|wrong|unreadable character|letter|sign|symbol|code link|address|?',
    'percent|% sign|signs|symbol|character|? link|address',
    '%20 link|address',
    'xn link|address',
    'link full|many percent|sign|character',
  ],
  [
    'guides/messages#a-broken-link',
    'link broken|cut|incomplete|damaged|wrong|destroyed off|?',
    'half|part|end|rest link missing|lost|cut|gone',
    'link not clickable|click|blue|clicked|active',
    'browser|link|address open|go|show search|google|page instead|not page|link|?',
  ],
  [
    'guides/more-questions#is-this-link-safe',
    'link|page|site safe|dangerous|virus|bad|fake|fraud|phishing|suspicious',
    'check|test|verify|scan hyperlink safe|safety|open|opening|click|clicking|before|?',
  ],
];

/** Words that say nothing about what is searched. */
const emptyWords: ReadonlySet<string> = new Set(
  (
    'a an and are as at be between by called can containing could do does for from given have how i if in into is it its me mean may must my need of on or should that the ' +
    'their there this to use using via want was what when where which why will with you your ' +
    // Words of those who wonder.
    'everything inside odd please strange weird'
  ).split(' '),
);

/** Splits a text into words at spaces and punctuation, without empty words unless there are no others. */
export function contentWords(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const full = words.filter((word) => !emptyWords.has(word.toLowerCase()));
  return full.length === 0 ? words : full;
}

/** The names in a text that have hyphens, underscores or capital letters, such as `url-parse` and `removeWWW`. */
function namesIn(text: string): string[] {
  const joined = text.match(/[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)+/gu) ?? [];
  return [...joined, ...contentWords(text).filter((word) => partsOf(word).length > 0)];
}

/** The words in a name such as `removeWWW` or `RFC5952`; none if it is a word itself. */
function partsOf(word: string): string[] {
  const parts = word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{N}+|\p{L}+/gu) ?? [];
  const isName = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|^\p{L}{3,}\p{N}{3,}$/u.test(word);
  return isName && parts.length > 1 ? parts : [];
}

/** The words of a text, without names as a whole. */
function plainWordsOf(text: string): string[] {
  return contentWords(text).flatMap((word) => {
    const parts = partsOf(word);
    const full = parts.filter((part) => !emptyWords.has(part.toLowerCase()));
    return full.length === 0 ? [word] : full;
  });
}

/** The words of a text with character references of HTML, for the index. Names count as a whole, and as their parts. */
export function wordsOf(html: string): string[] {
  // The theme removes tags only.
  const text = html.replace(/&(?:amp|lt|gt|quot|#\d+);/g, ' ');
  return [...plainWordsOf(text), ...namesIn(text)];
}

/** What the index has for a word: the word as it is written, and its stem. */
export function termsOf(word: string): string[] {
  return [word.toLowerCase(), stemOf(word)];
}

/** Before a stem, so that it is not taken for a word. */
const mark = '~';

function stemOf(word: string): string {
  return mark + stemmer(word.toLowerCase());
}

function stemsOf(text: string): string[] {
  return contentWords(text).map(stemOf);
}

/** The stems of a text, in which names have parts. */
export function plainStemsOf(text: string): string[] {
  return plainWordsOf(text).map(stemOf);
}

/** Terms that must all be found, and how much they count. */
export interface Alternative {
  readonly terms: readonly string[];
  readonly weight: number;
  /** Whether this is a name with hyphens, underscores or capital letters. */
  readonly isName?: true;
}

/** A word or a phrase of a search: as it is written, its stems, and what means the same. */
export type Wanted = readonly Alternative[];

/** Who types a name means that, and not its parts. */
const NAME_WEIGHT = 6;
const STEM_WEIGHT = 0.8;
const SYNONYM_WEIGHT = 0.4;

interface Phrase {
  readonly stems: readonly string[];
  readonly others: ReadonlySet<string>;
  /** Whether pages say it. Single words are on some page. */
  readonly isSaid: boolean;
}

/** The phrases of the table, with what means the same, the longest phrase first. */
const phrases = ((): Phrase[] => {
  const found = new Map<string, Set<string>>();
  const unsaid = new Set<string>();
  const keyOf = (phrase: string) => stemsOf(phrase).join(' ');
  for (const group of synonyms) {
    const said = group.filter((phrase) => !phrase.endsWith('?')).map(keyOf);
    for (const key of group.map(keyOf)) {
      found.set(key, new Set([...(found.get(key) ?? []), ...said]));
      if (key.includes(' ') && !said.includes(key)) unsaid.add(key);
    }
  }
  const all = Array.from(found, ([key, others]) => {
    others.delete(key);
    return { stems: key.split(' '), others, isSaid: !unsaid.has(key) };
  });
  return all.sort((a, b) => b.stems.length - a.stems.length);
})();

/** Characters that people search for, and what pages call them. */
const symbols: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ _: 'underscore', '+': 'plus sign', '&': 'ampersand', '#': 'hash', '?': 'question mark' },
    ...{ '/': 'slash', '\\': 'backslash', '%': 'percent sign', '@': 'at sign', '=': 'equals sign' },
    ...{
      ';': 'semicolon',
      ',': 'comma',
      '~': 'tilde',
      '-': 'hyphen',
      '|': 'pipe',
      '//': 'two slashes',
    },
    ...{ '.': 'dot', '[]': 'square brackets', '[': 'square bracket', '{}': 'curly braces' },
  }),
);

/** Writes the names of characters that stand alone, or are written by their numbers. */
function withNames(text: string): string {
  return text
    .replace(/\bU\+00([2-7][\dA-F])\b/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    .replace(
      /(^|[\s'"`“(])([^\p{L}\p{N}\s'"`“(]{1,2})(?=$|[\s'"`”)])/gu,
      (all, before: string, symbol: string) => {
        const name = symbols.get(symbol);
        return name === undefined ? all : `${before}${name}`;
      },
    );
}

/** Leaves out of a message what no page has: its time, and the URLs and hosts that it is about. */
function withoutDetails(text: string): string {
  return text
    .replace(/\b\d{4}-\d\d-\d\d\b|\b\d\d:\d\d:\d\d\S*/g, ' ')
    .replace(/(?<=\s)(?:https?:\/\/\S+|(?:[\w-]+\.)+[a-z]+(?::\d+)?(?![\w.]))/g, ' ');
}

/** Words of people who ask for others, or who wonder. */
const asides: ReadonlySet<string> = new Set(
  'a all an and are at by can could customer customers does do email for from has have he her his how i if in into is it its know mail me my of on our please s she some someone tell that the their them these they this to user users was what why with you your'.split(
    ' ',
  ),
);

/** Returns the section that answers a question of somebody who does not program; null if it is another one. */
export function answerTo(written: string): string | null {
  const text = written
    .toLowerCase()
    .replace(/\b(?:ca|could|did|do|does|is|wo)n['’]?t\b|\bcannot\b/g, ' not ')
    .replace(/\b(?:web ?address(?:es)?|links?)\b/g, ' hyperlink ')
    .replace(/\b(?:web ?page|web ?site)s?\b/g, ' site ');
  const words = (text.match(/%\d*|[\p{L}\p{N}]+/gu) ?? []).filter((word) => !asides.has(word));
  const stems = words.map((word) => stemmer(word));
  for (const [section, ...phrases] of questions) {
    for (const phrase of phrases) {
      const wanted = phrase
        .replace(/\blink\b/g, 'url|hyperlink')
        .split(' ')
        .map((word) => word.split('|').map((one) => stemmer(one)));
      const hasAll = wanted.every(
        (word) => word.includes('?') || word.some((one) => stems.includes(one)),
      );
      if (hasAll && stems.every((stem) => wanted.some((word) => word.includes(stem))))
        return section;
    }
  }
  return null;
}

/** Reads what somebody searches for. */
export function readSearch(written: string): Wanted[] {
  const isMessage = /: .*\s\S|^\S+: \(|^\d{4}-/.test(written);
  // Nobody has written about just these bytes.
  const text = withNames(
    (isMessage ? withoutDetails(written) : written).replace(
      /(?:%[\da-f]{2}){2,}/gi,
      'percent encoded letter',
    ),
  );
  const words = plainWordsOf(text);
  const stems = plainStemsOf(text);
  const wanted: Wanted[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phrases.find((one) =>
      one.stems.every((stem, index) => stem === stems[at + index]),
    );
    const end = at + (phrase?.stems.length ?? 1);
    const isSaid = phrase?.isSaid ?? true;
    const others = Array.from(phrase?.others ?? [], (other) => ({
      terms: other.split(' '),
      weight: isSaid ? SYNONYM_WEIGHT : 1,
    }));
    const written = words.slice(at, end).map((word) => word.toLowerCase());
    wanted.push([
      { terms: written, weight: isSaid ? 1 : SYNONYM_WEIGHT },
      { terms: stems.slice(at, end), weight: isSaid ? STEM_WEIGHT : SYNONYM_WEIGHT },
      ...others,
    ]);
    at = end;
  }
  return wanted.map((alternatives) => [...alternatives, ...namesWith(alternatives, text)]);
}

/** The joined names that the first of these alternatives is a part of. */
function namesWith([written]: Wanted, text: string): Wanted {
  const found = namesIn(text).filter((name) => {
    const parts = plainWordsOf(name).map((part) => part.toLowerCase());
    return written?.terms.some((term) => parts.includes(term));
  });
  return found.map((name) => ({
    terms: [name.toLowerCase()],
    weight: NAME_WEIGHT,
    isName: true,
  }));
}
