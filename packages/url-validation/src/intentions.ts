// What people mean by texts that are no URLs, or other URLs than they think: a table of mistakes.

import type { Range } from '@urlkit/infra';
import { withoutPrototype } from '@urlkit/internal';
import { canParse, parseAndSerialize } from '@urlkit/url-parser';
import { specialSchemes, type URLRecord } from '@urlkit/url-record';
import { serializeURL } from '@urlkit/url-serializer';
import { type HintName, WRITE_SITE } from './hint-catalogue.js';

/** What a person probably means. */
export interface Intended {
  readonly name: HintName;
  /** What is at fault. */
  readonly mark: Range;
  /** What is said of it; null for what is always said. */
  readonly message: string | null;
  /** The text that is meant; null if only its author knows. */
  readonly corrected: string | null;
  /** Where the standard reads something that is not meant. Null if what it says of the text is true anyway. */
  readonly silences: Range | null;
}

/** A match, whose groups are the text before the mark, the mark, and others. */
type Groups = Readonly<RegExpExecArray>;

interface Options {
  /** The text that is meant: a template, or a function. If a function returns null, the row does not match. */
  readonly write?: string | ((groups: Groups, hasBase: boolean) => string | null);
  readonly says?: (groups: Groups) => string;
  /** Whether the row is only for texts without a base URL. */
  readonly absolute?: true;
  /** What of the text the standard misreads. The default is all. A host is misread as a whole. */
  readonly silences?: 'all' | 'from mark' | 'nothing';
}

/** A mistake. The first group is the text before the mark, and the second is the mark. */
type Row = readonly [name: HintName, pattern: RegExp, options?: Options];

// Whoever writes such a URL means it, and a correction would hide that it deceives.
const HOST_LIKE_USERNAME =
  /^[a-z]*:?[\\/]{2,}[^/?#\\@:%\u2044\u2215\u29F8\uFF0F]*\.[a-z]{2,}(?:%(?:2f|3a|5c|3f|23)|[\u2044\u2215\u29F8\uFF0F])[^/?#\\@]*@/i;

/** Finds the first mistake of the table that a text looks like. */
export function findIntention(text: string, base: Readonly<URLRecord> | null): Intended | null {
  if (HOST_LIKE_USERNAME.test(text)) return null;
  const hasBase = base !== null;
  rows ??= createRows();
  for (const [name, pattern, options = {}] of rows) {
    const groups = pattern.exec(text);
    if (groups === null) continue;
    const { write, says, absolute = false, silences = 'all' } = withoutPrototype(options);
    if (absolute && hasBase) continue;
    const corrected =
      write === undefined
        ? null
        : typeof write === 'string'
          ? text.replace(pattern, write)
          : write(groups, hasBase);
    if (write !== undefined && (corrected === null || !isURL(corrected, base))) continue;
    const start = groups.index + (groups[1] ?? '').length;
    const mark = { start, end: start + (groups[2] ?? '').length };
    const isInHost = /^[a-z\d+.-]*:\/\/[^/?#]*$/i.test(text.slice(0, start));
    return {
      name,
      mark,
      message: says === undefined ? null : says(groups),
      corrected,
      silences:
        silences === 'nothing'
          ? null
          : { start: silences === 'all' || isInHost ? 0 : start, end: text.length },
    };
  }
  return null;
}

// A correction of a path does not need the address of the site.
function isURL(text: string, base: Readonly<URLRecord> | null): boolean {
  const path = /^\/(?!\/)/.test(text) ? 'https://example.org/' : null;
  return canParse(text, base === null ? path : serializeURL(base));
}

/** Creates a pattern, in which names in double angle brackets stand for parts of URLs. Letter case does not matter. */
function like(source: string): RegExp {
  return new RegExp(
    source.replace(/<<(\w+)>>/g, (_, name: string) => parts[name] ?? ''),
    'i',
  );
}

const parts: Readonly<Record<string, string>> = {
  web: '(?:https?|ftp|wss?):\\/\\/',
  scheme: '[a-z][a-z\\d+.-]*:\\/\\/',
  userinfo: '(?:[^/?#@\\s]*@)?',
  ipv6: '(?=[\\da-f:.]*:[\\da-f:.]*:)[\\da-f:.]{2,45}',
  domain: '(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.){1,126}[a-z]{2,63}',
  email:
    "[\\w.!#$&'*+=^`{|}~-]{1,64}@(?!\\d+x\\d*\\.)(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.){1,126}[a-z]{2,63}",
  end: '(?=[/?#]|$)',
  rest: '((?:[/?#].*)?)$',
};

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

// Escapes characters that file names may contain but that have a meaning in URLs.
function fileURL({ input: path }: Groups): string | null {
  const slashes = path.startsWith('\\') ? '' : '///';
  return parseAndSerialize(`file:${slashes}${path.replace(/[%?#]/g, encodeURIComponent)}`);
}

// The ports that say which program is meant, by scheme.
const portsOfSchemes: readonly (readonly [scheme: string, ports: readonly number[]])[] = [
  ['http', [80, 3000, 3001, 4000, 4200, 5000, 5173, 8000, 8008, 8080, 8081, 8888, 9000, 9090]],
  ['https', [443, 8443]],
  ['ftp', [21]],
  ['ssh', [22]],
  ['ldap', [389]],
  ['ldaps', [636]],
  ['mqtt', [1883]],
  ['mysql', [3306]],
  ['postgresql', [5432]],
  ['amqp', [5672]],
  ['redis', [6379]],
  ['mongodb', [27017]],
];

const LOCAL = /^(?:localhost|127\.[\d.]+|\[::1\])$/i;

// A host of one's own machine rarely has a certificate.
function schemeFor(host: string, port: string | undefined): string | null {
  const known = portsOfSchemes.find(([, ports]) => ports.includes(Number(port)));
  if (known !== undefined) return known[0];
  if (port !== undefined) return LOCAL.test(host) ? 'http' : null;
  return /^(?:localhost|[\d.]+|\[.*)$/i.test(host) ? 'http' : 'https';
}

// Files are more often named so than hosts.
const FILE_NAME =
  /\.(?:html?|xhtml|php|aspx?|jsp|md|txt|pdf|png|jpe?g|gif|svg|webp|ico|css|[cm]?[jt]sx?|json|xml|ya?ml|toml|csv|zip|gz|tar|py|rs|rb|go|java|exe|dll|so|log|conf|ini|cfg|lock|sh|bat)$/i;
const HOST_CHARACTER = '[^\\s\\0-,./:-@[-`{-\\x7F。．｡]';
const HOST = /* @__PURE__ */ new RegExp(
  `^(?:localhost|\\d{1,3}(?:\\.\\d{1,3}){3}|\\[[\\dA-F:.]{2,45}\\]|` +
    `(?:(?:${HOST_CHARACTER}|_){1,63}\\.){1,10}(?!\\d+$)${HOST_CHARACTER}{2,63})$`,
  'i',
);

function hostWithScheme({ input, 2: authority = '' }: Groups, hasBase: boolean): string | null {
  const [, host = '', port] = /^(.*?)(?::(\d{1,5}))?$/.exec(authority) ?? [];
  if (!HOST.test(host) || FILE_NAME.test(host)) return null;
  // With a base URL, this may be a file.
  if (hasBase && !/^www\.|\.com$/i.test(host)) return null;
  const scheme = schemeFor(host, port);
  return scheme && `${scheme}://${input}`;
}

function portWithScheme({ input, 3: host = '', 4: port }: Groups): string | null {
  const scheme = /^(?:tel|sms|fax|callto|sips?|urn|geo|doi|bug|issue)$/i.test(host)
    ? null
    : schemeFor(host, port);
  return scheme && `${scheme}://${input}`;
}

function correctScheme([, , scheme = '', rest = '']: Groups): string | null {
  const written = scheme.toLowerCase();
  if (/^(?:https?|shttp|hftp|httpu|httpx)$/.test(written)) return null;
  const likely = written.endsWith('s') ? ['https', 'http'] : ['http', 'https'];
  const meant = likely.find((name) => isOneEditAway(written, name));
  return meant === undefined ? null : meant + rest;
}

// Whether one letter is added, left out or replaced, or two letters are exchanged.
function isOneEditAway(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restOfA, restOfB] = [a.slice(start), b.slice(start)];
  return (
    restOfA.slice(1) === restOfB ||
    restOfA === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB.slice(1) ||
    `${restOfA.charAt(1)}${restOfA.charAt(0)}${restOfA.slice(2)}` === restOfB
  );
}

function encodedPassword([, before = '', mark = '', rest = '']: Groups): string {
  const end = rest.lastIndexOf('@');
  const encode = (text: string): string => text.replace(/[/?#@]/g, encodeURIComponent);
  return before + encode(mark + rest.slice(0, end)) + rest.slice(end);
}

// If the start of a password is a port, the URL parses, and was probably meant so.
function passwordBeforeDelimiter(groups: Groups): string | null {
  return canParse(groups.input) ? null : encodedPassword(groups);
}

function withoutZeros([, before = '', address = '', rest = '']: Groups): string | null {
  const decimal = address.replace(/(^|\.)0+(?=\d)/g, '$1');
  return decimal === address ? null : before + decimal + rest;
}

function refanged({ input }: Groups): string {
  const text = input.includes('//') ? input : `https://${input}`;
  return text
    .replace(/^h(?:xx|\*\*|tt)p(s?)(?:\[:\]\/\/|\[:\/\/\]|:\/\/)/i, 'http$1://')
    .replace(/\[(?:\.|dot)\]|\((?:\.|dot)\)|\{\.\}/gi, '.')
    .replace('[:]', ':');
}

function unescaped({ input }: Groups): string {
  return input.replace(/%u([\da-f]{4})/gi, (_, hex: string) =>
    encodeURIComponent(
      String.fromCharCode(Number.parseInt(hex, 16)).replace(/[\uD800-\uDFFF]/, '\uFFFD'),
    ),
  );
}

function decodedQuery([, before = '', , rest = '']: Groups): string {
  return `${before}?${rest.replace(/%3D/gi, '=').replace(/%26/g, '&')}`;
}

const isPlaceholder = ([, , mark = '']: Groups): string =>
  `\`${mark}\` is a placeholder. Put the value there.`;

const placeholder = { says: isPlaceholder, silences: 'from mark' } as const;

const missing = {
  says: ([, , mark = '']: Groups): string =>
    `\`${mark}\` is the text of a missing value. Probably a variable is not set.`,
} as const;

const inText = {
  write: ([, , url = '']: Groups): string => url.replace(/[)\]}.,;:!*]+$/, ''),
} as const;

let rows: readonly Row[] | undefined;

// Rows that come first win. All patterns are tried on texts of limited length. They are compiled for the first text, and not at
// import.
// biome-ignore format: a table has a row on each line
const createRows = (): readonly Row[] => [
  ['windows-path', /^()([A-Z]:(?=[\\/](?![\\/]))|\\\\(?=[^\\/?]+\\.))/i, { write: fileURL }],

  ['repeated-scheme', like('^()((?:https?|ftp):\\/{0,3})((?:https?|ftp):\\/\\/?[^/].*)$'), { write: '$3' }],
  ['repeated-scheme', like('^()(\\/\\/|mailto:|www\\.|https?:\\/\\/www\\.)(https?:\\/\\/.+)$'), { write: '$3' }],
  ['repeated-scheme', like('^()(https?:\\/\\/)(https?)(\\/\\/[^/].*)$'), { write: '$3:$4' }],
  ['two-urls', like('^(<<web>>[^\\s?#]+?[\\s,;|]+)(<<web>>[\\s\\S]*)$')],
  ['two-urls', like('^(<<web>>\\S+\\s+)(<<web>>[\\s\\S]*)$')],
  ['two-urls', like('^(<<web>>[^\\s?#]*[a-z\\d])(<<web>>[\\s\\S]*)$')],

  ['empty-text', /^()()$/, { absolute: true }],
  ['missing-value', /^()(undefined|null|None|NaN|nil|\[object Object\])(?=[/?#:]|$)/, { ...missing, absolute: true }],
  ['missing-value', like('^(<<scheme>><<userinfo>>)(undefined|null|nan|\\(null\\)|\\[object Object\\])(?=[:/?#]|$)'), missing],
  ['missing-value', like('^(<<scheme>>[^/?#]*:)(undefined|null|nan|none)<<end>>'), missing],
  ['missing-value', like('^([\\s\\S]*?)((?:\\[|%5B)object(?: |%20|\\+)Object(?:\\]|%5D))'), missing],
  ['missing-value', like('^([^?#]*\\?(?:[^#]*&)?[\\w-]*(?:id|key|token)=)(undefined|nan)(?=[&#]|$)'), { ...missing, silences: 'nothing' }],
  ['missing-value', /^(https?:\/\/[^?#]+\/)(undefined)(?=\/)/, { ...missing, silences: 'nothing' }],
  ['missing-host', like('^(https?:\\/\\/)(\\/)(?![^/?#]*\\.)(?!localhost|\\[)[^/?#\\\\]')],
  ['missing-host', like('^(<<web>>)(\\.)(?=[^./])')],
  ['missing-host', like('^(<<web>>)(:\\d+)<<end>>')],
  ['missing-host', like('^()(:\\d{2,5})<<rest>>'), { absolute: true, write: 'http://localhost$2$3', says: () => 'There is a port, but no host before it. Write the host and its scheme, such as http://localhost.' }],
  ['missing-scheme', /^()(:\/\/)(.+)$/, { write: 'https$2$3', says: () => 'The scheme before :// is missing. Perhaps a variable is not set.' }],

  ['defanged', /^()(h(?:xx|\*\*)ps?)(?=:|\[:)/i, { write: refanged }],
  ['defanged', /^([^/?#]*(?:\/\/[^/?#]*)?)(\[(?:\.|dot|:)\]|\[:\/\/\]|\((?:\.|dot)\)|\{\.\})/i, { write: refanged }],

  ['placeholder', /^(?!data:|javascript:|<[^<>]*>$)([\s\S]*?)(\$\{[^{}]{0,80}\}|\{\{[^{}]{0,80}\}\}|\{%[^%]{1,80}%\}|<%[^%]{0,80}%>|<<[\w.-]{1,80}>>|<[A-Za-z][\w .:-]{0,80}>|(?!\{[\dA-Fa-f]{8}-)#?\{[A-Za-z_?+#/;&.][\w.,*:-]{0,80}\}|\{\d\}|%\(\w+\)[sd]|\$\([^()]{1,80}\)|%[G-Z_][A-Z_]{2,80}%|\$[A-Z][A-Z\d_]{2,80}(?=[/?#:.@&]|$)|__[A-Z]+(?:_[A-Z]+)*__|YOUR[_-][A-Z\d_-]*[A-Z])/, placeholder],
  ['placeholder', like('^(<<scheme>>[^/?#$]*?)(\\$[a-z_]\\w*)(?![^/?#]*@)'), placeholder],
  ['placeholder', like('^(<<scheme>>(?:[^?#]*[/:.@])?)(\\{\\})'), placeholder],
  ['placeholder', /^([\s\S]*?[/=:.@])(%[sd])(?=[/?&#.:]|$)/, placeholder],
  ['placeholder', /^((?:https?:\/\/[^/?#]*)?(?:\/[^?#/]*)*?\/)(:[a-z]\w*)(?=[/?#]|$)/i, placeholder],
  ['placeholder', like('^(<<scheme>>)(\\[(?!localhost\\])[a-z][\\w -]*\\])'), placeholder],
  ['placeholder', like('^(<<scheme>>[^/?#@]*:)(port|x{4}|n{4})<<end>>'), placeholder],
  ['placeholder', like('^(<<web>>)(\\.{2,}|…|x{3,})<<end>>'), placeholder],
  ['host-pattern', like('^((?:<<scheme>>)?)(\\*)(?=\\.[\\w.-]+\\.[a-z]{2,}(?::\\d+)?(?:[/?#]|$))'), { silences: 'from mark' }],

  ['url-in-text', like('^(?=\\S)([^/?#]*[\\s([{<"\'“「=>|]\\s*)((?:https?|ftp):\\/\\/[^\\s<>"\'“”「」()[\\]]+)'), inText],
  ['url-in-text', like('^((?:url|link|href|src|source|website|homepage|location)[:=]\\s*["\']?)((?:https?|ftp):\\/\\/[^\\s<>"\']+)'), inText],
  ['url-in-text', like('^((?:curl|wget|https?|get|post|put|patch|delete|head|options|open|start|git clone|npm install|pip install)\\s[\\s\\S]*?)((?:https?|ftp):\\/\\/[^\\s<>"\']+)'), inText],
  ['shortened-link', like('^(<<web>>\\S*[\\w/=&-])(…|\\.{3})$'), { silences: 'from mark' }],

  ['git-notation', /^()([\w.+-]+@[\w.-]+:\d{1,5})(\/\S+)$/, { write: 'ssh://$2$3', says: () => 'Write ssh:// before this. The number is read as a port.' }],
  ['git-notation', /^()([\w.+-]+@[\w.-]+):(?!\/\/|\d+$)\/?([\w.~-]\S*)$/, { write: 'ssh://$2/$3' }],
  ['git-notation', like('^((?:git\\+)?(?:ssh|git):\\/\\/<<userinfo>>[\\w.-]+)(:)\\/?([a-z~]\\S*)$'), { write: '$1/$3' }],
  ['git-notation', like('^((?:git\\+)?https?:\\/\\/<<userinfo>>[\\w.-]+)(:)([a-z~][\\w.~-]*\\/\\S+\\.git)$'), { write: '$1/$3' }],
  ['git-notation', like('^()(<<domain>>):(?!\\/\\/)([\\w.~-]+\\/\\S+\\.git)$'), { write: 'ssh://git@$2/$3' }],

  ['double-encoding', like('^()([a-z][a-z\\d+.-]*%3A(?:%2F|\\/){2}\\S*)$'), { write: ([, , text = '']) => decoded(text) }],
  ['double-encoding', like('^([a-z][a-z\\d+.-]*:)(%2F%2F\\S*)$'), { write: ([, scheme, text = '']) => `${scheme}${decoded(text)}` }],
  ['double-encoding', like('^(https?:\\/\\/[^/?#%\\s]+)(%2F|%3F|%23|%3A(?=\\d))(.*)$'), { write: ([, before = '', mark = '', rest = '']) => `${before}${decoded(mark)}${rest}` }],
  ['double-encoding', like('^((?:https?:\\/\\/[^/?#]*)?\\/(?![^?#]*https?(?::|%3A))[^?#]*?)(%3F)([\\w-]+(?:%3D|=)[^?#]*)$'), { write: decodedQuery, silences: 'nothing', says: () => '%3F is a question mark that belongs to the path. If a query begins here, write ?.' }],
  ['double-encoding', /^((?:https?:\/)?\/[^?#]*?)(%25(?:20|2[1-9A-F]|3[A-F]|C3%25[89AB]|E\d%25))/i, { write: ({ input }) => input.replace(/^[^?#]*/, (path) => path.replace(/%25(?=[\da-f]{2})/gi, '%')), silences: 'nothing' }],

  ['ipv6-zone', like('^(<<scheme>><<userinfo>>\\[[\\da-f:.]+)(%[^\\]/?#]*)(\\].*)$'), { write: '$1$3' }],
  ['ipv6-zone', like('^()([\\da-f]*:[\\da-f:.]*%\\w+)$'), { absolute: true, says: () => 'A zone has no place in a URL, and an IPv6 address stands in brackets. Write, for example, http://[fe80::1]/.' }],
  ['unclosed-bracket', like('^(<<scheme>><<userinfo>>\\[[\\da-f:]+)(:(?:80|443|\\d{4,5}))<<rest>>'), { write: '$1]$2$3', says: ([, , port = '']) => `The closing \`]\` is missing. If \`${port.slice(1)}\` is the port, write it before \`${port}\`.` }],
  ['unclosed-bracket', like('^(<<scheme>><<userinfo>>\\[)([\\da-f:.]+)<<rest>>'), { write: '$1$2]$3', says: () => 'The closing `]` of the IPv6 address is missing.' }],
  ['unclosed-bracket', like('^(<<scheme>><<userinfo>>)([\\da-f:.]+)(\\].*)$'), { write: '$1[$2$3', says: () => 'The opening `[` of the IPv6 address is missing.' }],
  ['unbracketed-ipv6', like('^(<<scheme>>)((?:[\\da-f]{1,4}:){7}[\\da-f]{1,4})(:\\d{1,5})<<rest>>'), { write: '$1[$2]$3$4' }],
  ['unbracketed-ipv6', like('^((?:<<scheme>>)?)((?=[\\da-f:]*::)[\\da-f:]+?):(80|443|\\d{4,5})<<rest>>'), { says: ([, , address = '', port = '']) => `An IPv6 address stands in brackets. If \`${port}\` is the port, write \`[${address}]:${port}\`; otherwise \`[${address}:${port}]\`.` }],
  ['unbracketed-ipv6', like('^(<<scheme>>)(<<ipv6>>)<<rest>>'), { write: '$1[$2]$3' }],
  ['unbracketed-ipv6', like('^()(<<ipv6>>)((?:\\/.*)?)$'), { write: 'http://[$2]$3', absolute: true }],
  ['leading-zero', like('^(<<scheme>><<userinfo>>)(\\d{1,3}(?:\\.\\d{1,3}){3})((?:[:/?#].*)?)$'), { write: withoutZeros }],
  ['address-range', /^()(\d{1,3}(?:\.\d{1,3}){3}\/\d{1,2})$/, { absolute: true }],
  ['misplaced-port', like('^(<<scheme>><<userinfo>>(?:localhost|\\d{1,3}(?:\\.\\d{1,3}){3}|[a-z\\d.-]+\\.[a-z]{2,}))([.;,])(\\d{2,5})<<rest>>'), { write: '$1:$3$4' }],
  ['misplaced-port', /^(https?:\/\/[^/?#:]+)(\/+:)(\d{2,5}(?:[/?#].*)?)$/, { write: '$1:$3' }],
  ['misplaced-port', /^()(localhost:\/{1,3})(\d{2,5}(?:[/?#].*)?)$/, { write: 'http://localhost:$3' }],
  ['misplaced-port', like('^(<<scheme>><<userinfo>>[\\w.-]+:\\d+)(:\\d+)<<end>>'), { says: () => 'These are two ports. Remove one.' }],
  ['misplaced-port', like('^((?:sftp|ssh|scp):\\/\\/[^/?#]*[^/?#:])(:)(\\/.*)$'), { write: '$1$3', says: () => 'There is no port after this colon. Remove it.' }],

  ['several-hosts', like('^((?!https?:)<<scheme>>(?:[^/?#]*@)?)((?:[\\w.-]+(?::\\d+)?,\\s*)+[\\w.-]+(?::\\d+)?)<<end>>')],
  ['several-hosts', /^()([\w.-]+:\d+(?:,\s*[\w.-]+:\d+)+)$/, { absolute: true }],
  ['comma-in-host', like('^(https?:\\/\\/[\\w-]+(?:\\.[\\w-]+)*)(,)((?:[\\w-]+\\.)*[a-z]{2,})<<rest>>'), { write: '$1.$3$4' }],
  ['driver-url', /^()(jdbc:)/i],
  ['driver-url', /^()((?:server|data source|host|user id|uid|driver|endpoint|dbname)\s*=[^;&?=]*(?:;|\s+\w+=))/i, { absolute: true, says: () => 'This is a list of settings for a database, not a URL.' }],
  ['unencoded-password', like('^(<<scheme>>[^/?#@\\s:]*:[^/?#@\\s]*)(@)([^/?#\\s]*@[^/?#@\\s]+<<end>>.*)$'), { write: encodedPassword }],
  ['unencoded-password', like('^(<<scheme>>[^/?#@\\s:]*:[^/?#@\\s]*)([/?#])([^@\\s]*@.*)$'), { write: passwordBeforeDelimiter }],

  ['file-path', /^(file:\/\/\/?)(~|\$HOME)(?=\/)/i, { says: () => '`~` means your folder only in a shell. Write the whole path after file:///.' }],
  ['file-path', /^(file:\/\/)(\.{1,2})(?=\/)/i, { says: () => 'A file: URL cannot be relative. Write the whole path after file:///.' }],
  ['file-path', /^(file:\/\/)(home|users|usr|etc|var|tmp|opt|mnt|srv|root|volumes|applications|path)(\/.*)$/i, { write: '$1/$2$3', says: ([, , host = '']) => `\`${host}\` is read as the name of a computer. For a file of this computer, write three slashes.` }],
  ['file-path', /^(sqlite:\/\/)([\w-]+\.(?:db|sqlite3?))$/i, { write: '$1/$2', says: () => 'This is read as the name of a computer. For a file, write three slashes.' }],
  ['file-path', /^()(~\/)/, { absolute: true, says: () => '`~` means your folder only in a shell. Write file:/// and the whole path.' }],
  ['needless-slashes', /^((?:mailto|tel|sms|callto|urn|geo|data):)(\/\/)([^/].*)$/i, { write: '$1$3' }],
  ['data-url', /^(data:[\w.+/-]*)([,:]base64,)(.*)$/is, { write: '$1;base64,$3' }],
  ['data-url', /^(data:)(base64,)(.*)$/is, { write: '$1;$2$3' }],
  ['data-url', /^(data:[\w.+/-]+;base64)([:;]?)([a-z\d+/][\w+/=]{3,})$/i, { write: '$1,$3', says: () => 'In a data: URL, a comma follows base64.' }],
  ['data-url', /^(data:[\w.+/-]+)(,)((?:iVBORw0KGgo|\/9j\/|R0lGOD|PHN2Zy|JVBERi|UklGR).*)$/s, { write: '$1;base64,$3' }],
  ['data-url', /^(data:image\/svg[^,#]*,[^#]*)(#)(?=[\da-f]{3,8}['"%]|\w+\))/i, { says: () => 'A # ends the data. Write %23 for each.' }],
  ['data-url', /^()((?:image|text|application|font|audio|video)\/[\w.+-]+;base64,)(.*)$/is, { write: 'data:$2$3', says: () => 'Write data: before this.' }],
  ['email-address', like('^()(mailto:\\s+)(\\S+@\\S+)$'), { write: 'mailto:$3', says: () => 'There is a space after mailto:. Remove it.' }],
  ['email-address', like('^((?:mailto:)?[^<>@:/?#]*)(<<<email>>>)$'), { write: ([, , address = '']) => `mailto:${address.slice(1, -1)}`, says: () => 'Write only the address after mailto:, without the name and <>.' }],
  ['email-address', like('^(mailto:<<email>>)(;)(<<email>>.*)$'), { write: '$1,$3', says: () => 'Write a comma between addresses.' }],
  ['email-address', like('^()(<<email>>)$'), { write: 'mailto:$2' }],

  ['scheme-punctuation', like(`^()((${specialSchemes.join('|')})(?!:\\/\\/[^ ])[ :;.,：；∶]{0,8}[/／]{2} *)`), { write: '$3://' }],
  ['scheme-punctuation', /^()(h ?t ?t ?p ?s? ?: ?\/ ?\/)(?=\S)/i, { write: ({ input, 2: mark = '' }) => mark.includes(' ') ? mark.replace(/ /g, '') + input.slice(mark.length) : null }],
  ['missing-slash', like(`^()((${specialSchemes.filter((scheme) => scheme !== 'file').join('|')}):\\/?(?![/\\\\\\s]|$))`), { write: '$3://', silences: 'nothing' }],
  ['misspelled-scheme', /^()([a-z]{3,7})(:\/{1,2}(?!\/).*)$/is, { write: correctScheme }],
  ['misspelled-scheme', /^()(mail:)(?!\/)([^\s/?#]+@[^\s/?#]+)$/i, { write: 'mailto:$3' }],
  ['host-as-scheme', like('^()((localhost|[\\w-]+(?:\\.[\\w-]+)*):(\\d{1,5}))<<end>>'), { write: portWithScheme }],
  ['host-as-scheme', like('^()((<<domain>>|\\d{1,3}(?:\\.\\d{1,3}){3}):(\\d{1,5}))<<end>>'), { absolute: true }],
  ['host-as-scheme', /^(?!(?:sips?|xmpp|acct|im|pres):)()([\w.-]+:[^\s@/]+@[\w.-]+:\d{1,5})(?=[/?#]|$)/, { absolute: true, says: () => 'This looks like a name, a password, a host and a port. Write the scheme before them, such as http://.' }],
  ['scheme-relative', /^()(\/\/)(?=[^/\\\s])/, { absolute: true, write: 'https:$2' }],
  ['missing-scheme', /^()([^/?#\\]{1,300})/, { write: hostWithScheme }],

  ['html-entity', /^([^?#]*\?[^#]*?)(&(?:amp|#0*38|#x0*26);)/i, { write: ({ input }) => input.replace(/&(?:amp|#0*38|#x0*26);/gi, '&'), silences: 'nothing' }],
  ['missing-question-mark', /^((?:https?:\/\/[^/?#]+)?\/[^?#&=;]*)(&)([\w.-]+=[^?]*)$/i, { write: '$1?$3', silences: 'nothing' }],
  ['missing-question-mark', /^(mailto:[^?#&\s]+)(&)((?:subject|body|cc|bcc)=.*)$/i, { write: '$1?$3', silences: 'nothing' }],
  ['second-question-mark', /^(?![^#]*:\/\/[^#]*:\/\/)([^?#]*\?[\w.[\]-]+=[^?#]*)(\?)([\w.-]+=[^?#]*)(.*)$/s, { write: '$1&$3$4', silences: 'nothing' }],
  ['unencoded-number-sign', /^([^?#]*\?[^#]*=[^#&]*)(#)((?:[\da-f]{6}|[\da-f]{3})?(?:&[\w.-]+=.*)|(?<==#)(?:[\da-f]{6}|[\da-f]{3}))$/i, { write: '$1%23$3', silences: 'nothing' }],
  ['unencoded-plus', /^([^?#]*\?[^#]*\d\d(?::|%3A)\d\d(?:(?::|%3A)\d\d(?:\.\d+)?)?)(\+)(\d\d(?::|%3A)?\d\d(?:[&#].*)?)$/i, { write: '$1%2B$3', silences: 'nothing' }],
  ['unencoded-plus', /^([^?#]*\?(?:[^#]*&)?[\w-]*(?:tel|phone|mobile|msisdn)=)(\+)(\d{6,}.*)$/i, { write: '$1%2B$3', silences: 'nothing' }],
  ['unencoded-plus', /^([^?#]*\?(?:[^#]*&)?[\w-]*mail=[\w.-]+)(\+)([\w.-]+(?:@|%40).*)$/i, { write: '$1%2B$3', silences: 'nothing' }],
  ['nested-url', /^([^?#]*\?(?:[^#]*&)?[\w.-]+=https?:\/\/[^&#?]*\?[^&#]+)(&[^#]*)/i, { silences: 'nothing' }],

  ['cut-off', /^([\s\S]*%[\dA-F]{2})(%[\dA-F]?)$/i, { silences: 'from mark' }],
  ['cut-off', /^([\s\S]*?%E[\dA-F](?:%[89AB][\dA-F]){2})(%E[\dA-F](?:%[89AB][\dA-F])?)$/i, { silences: 'nothing' }],
  ['percent-sign', /^([\s\S]*?)(%u[\dA-F]{4})/i, { write: unescaped, says: () => 'This is how `escape` of JavaScript encodes. In a URL, encode as encodeURIComponent does.' }],
  ['path-alone', /^()(\/(?![/\\])[^?#]*|\.{1,2}\/[^?#]*)/s, { absolute: true }],
  ['path-alone', /^()(\?.*)/s, { absolute: true, says: () => `This is only a query. ${WRITE_SITE}` }],
  ['path-alone', /^()(#.*)/s, { absolute: true, says: () => `This is only a fragment. ${WRITE_SITE}` }],
];
