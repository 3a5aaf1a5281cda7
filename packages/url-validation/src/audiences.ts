// Texts that are not for browsers, or not finished: paths, templates, notations of git, databases, telephones and mail.

import { canParse, parseAndSerialize } from '@urlkit/url-parser';
import { type Groups, lazily, like, type Row } from './mistake-rows.js';

// Escapes characters that file names may contain but that have a meaning in URLs.
function fileURL({ 1: before = '', input }: Groups): string | null {
  const path = input.slice(before.length);
  const slashes = path.startsWith('\\') ? '' : '///';
  return parseAndSerialize(`file:${slashes}${path.replace(/[%?#]/g, encodeURIComponent)}`);
}

const placeholder = {
  says: ([, , mark = '']: Groups): string => `\`${mark}\` is a placeholder. Put the value there.`,
  silences: 'from mark',
} as const;

const missing = {
  says: ([, , mark = '']: Groups): string =>
    `\`${mark}\` is the text of a missing value. Probably a variable is not set.`,
} as const;

const missingDeeper = { ...missing, silences: 'nothing' } as const;

/** What templates write, with braces and angle brackets that may be percent-encoded, and around any path or query. */
const TEMPLATES = /* @__PURE__ */ [
  '\\$\\{[^{}]{0,80}\\}|\\{\\{[^{}]{0,80}\\}\\}|\\{%[^%]{1,80}%\\}|<%[^%]{0,80}%>|<<[\\w.-]{1,80}>>',
  '<[A-Za-z][\\w .:-]{0,80}>|(?!\\{[\\dA-Fa-f]{8}-)#?\\{[A-Za-z_?+#/;&.][\\w.,*:-]{0,80}\\}|\\{\\d\\}',
  '%\\(\\w+\\)[sd]|\\$\\([^()]{1,80}\\)|%[G-Z_][A-Z_]{2,80}%|\\$[A-Z][A-Z\\d_]{2,80}(?=[/?#:.@&]|$)',
  '__[A-Z]+(?:_[A-Z]+)*__|YOUR[_-][A-Z\\d_-]*[A-Z]|(?<=^|[/@.=])@[A-Z][A-Z\\d_]+@',
  '%7B%7B(?:(?!%7[BD]).){1,120}%7D%7D|(?:%24|\\$)%7B(?:(?!%7[BD]).){1,80}%7D|%7B[a-z_][A-Za-z\\d_]{1,40}%7D',
  '%3C[A-Za-z][A-Za-z\\d]*(?:[_-][A-Za-z\\d]+)+%3E|(?<=\\/)%3C[a-z][\\w-]{1,40}%3E(?=[/?#]|$)|\\\\\\([\\w.]{1,40}\\)|(?<=\\/|=(?=\\$1))\\$\\d(?=[/?#&]|$)|(?<=[/=])\\$[a-z_][a-z\\d_]*(?=[/?#&]|$)',
  '["\'] ?\\+ ?[A-Za-z_][\\w.$()[\\]]{0,60} ?\\+ ?["\']',
].join('|');

/** What comes before the name of one thing of many. Programming languages have pages about `undefined` and `null`. */
const COLLECTION =
  '(?:(?:api|v\\d+)\\/(?:[\\w-]+\\/)?|(?!keywords|types|values|literals|operators|objects|constants|globals|functions|symbols|terms|words|classes|docs|drivers|tags|plugins|packages|modules)[a-z]{3,}s\\/)';

/** How a password ends: before a host, or before another beginning of a URL. */
const HOST_AFTER =
  '(?:https?:\\/\\/)?((?:\\[[\\da-f:.]+\\]|[a-z\\d_](?:[\\w.-]*[a-z\\d_])?)(?::\\d{1,5})?(?:[/?#].*)?)$';

/** The value of a password in a URL. Escapes that are there already stay. */
function encodedPassword([input = '', before = '', mark = '', rest = '', host = '']: Groups):
  | string
  | null {
  const password = mark + rest;
  const authority = /^[^:]*:\/\/([^/?#]*)/.exec(input)?.[1] ?? '';
  // If the start of a password is a port, the URL parses, and was probably meant so.
  const isSplit =
    authority.split('@').length > 2 ||
    (/^[^@:]*(?::[^@]*)?@[^@.:]+$|^[^@:]+$/.test(authority) && /^[^/?#]*[.:]/.test(host));
  if (!isSplit && canParse(input)) return null;
  const encode = (text: string): string =>
    text.replace(/[/?#@\\\s]/g, encodeURIComponent).replace(/%(?![\da-f]{2})/gi, '%25');
  return `${before}${encode(password)}@${host}`;
}

function withoutSpaces([, scheme = '', mark = '', rest = '']: Groups): string {
  const [, number = '', query = ''] = /^([^?;]*)(.*)$/s.exec(mark + rest) ?? [];
  const written = (scheme + number.replace(/^\(0\)/, ''))
    .replace(/\s+|%20/g, '')
    .replace(/(?:ext\.?|x)(\d+)$/i, ';ext=$1')
    .replace(/\//g, '-');
  return written + query;
}

function spacesForPlus([, before = '', mark = '', rest = '']: Groups): string {
  const value = /^[^&#]*/.exec(rest)?.[0] ?? '';
  const others = rest
    .slice(value.length)
    .replace(/(?<=[?&](?:subject|body)=)[^&#]*/gi, (text) => text.replace(/\+/g, '%20'));
  return `${before}${(mark + value).replace(/\+/g, '%20')}${others}`;
}

// Rows that come first win.
// biome-ignore format: a table has a row on each line
export const audiences: () => readonly Row[] = /* @__PURE__ */ lazily((): readonly Row[] => [
  ['windows-path', /^((?:https?:\/\/|\\\\[?.]\\)?)([A-Z]:(?=[\\/](?![\\/]))|(?<!.)\\\\(?=[^\\/?.]+\\.))/i, { write: fileURL }],

  ['empty-text', /^()()$/, { absolute: true }],
  ['missing-value', /^()(undefined|null|None|NaN|nil|\[object Object\])(?=[/?#:]|$)/, { ...missing, absolute: true }],
  ['missing-value', /^()(undefined|null|None|NaN|nil)((?:https?|ftp|wss?):\/\/.+)$/, { write: '$3', says: ([, , mark = '']) => `\`${mark}\` is the text of a missing value. Remove it.` }],
  ['missing-value', like('^(<<scheme>><<userinfo>>)(undefined|null|nan|\\(null\\)|\\[object Object\\])(?=[:/?#]|$)'), missing],
  ['missing-value', like('^(<<scheme>>[^/?#]*:)(undefined|null|nan|none)<<end>>'), missing],
  ['missing-value', like('^(<<scheme>><<userinfo>>[^/?#@:]*(?::\\d+|\\.(?:com|org|net|io|dev|app|example)))(undefined|null|nan)<<end>>'), missing],
  ['missing-value', like('^([\\s\\S]*?)((?:\\[|%5B)object(?: |%20|\\+)Object(?:\\]|%5D))'), missing],
  ['missing-value', /^()((?:process\.env|import\.meta\.env|os\.environ|ENV)[.[][\w'"\]]+)/, { says: ([, , mark = '']) => `\`${mark}\` is code, not its value. Remove the quotation marks around it.` }],
  ['missing-value', /^([^?#]*\?(?:[^#]*&)?[\w.[\]-]+=)(undefined|NaN)(?=[&#]|$)/, missingDeeper],
  ['missing-value', like('^([^?#]*\\?(?:[^#]*&)?[\\w-]*(?:id|key|token|code|session|user|slug|uuid)=)(null|none)(?=[&#]|$)'), missingDeeper],
  ['missing-value', new RegExp(`^([^?#]*\\/${COLLECTION})(undefined|null|NaN)(?=[/?#]|$)`), missingDeeper],
  ['missing-value', /^(https?:\/\/[^?#]+\/)(undefined)(?=\/)/, missingDeeper],

  ['placeholder', new RegExp(`^(?!data:|javascript:|<[^<>]*>$)([\\s\\S]*?)(${TEMPLATES})`), placeholder],
  ['placeholder', like('^(<<scheme>>[^/?#$]*?)(\\$[a-z_]\\w*)(?![^/?#]*@)'), placeholder],
  ['placeholder', like('^(<<scheme>>(?:[^?#]*[/:.@])?)(\\{\\})'), placeholder],
  ['placeholder', /^([\s\S]*?[/=:.@])(%[sd])(?=[/?&#.:]|$)/, placeholder],
  ['placeholder', /^((?:https?:\/\/[^/?#]*)?(?:\/[^?#/]*)*?\/)(:[a-z]\w*)(?=[/?#]|$)/i, placeholder],
  ['placeholder', like('^(<<scheme>>(?:[^/?#]*[@:])?)(\\[(?!localhost\\])[a-z][\\w -]*\\])'), placeholder],
  ['placeholder', like('^(<<scheme>><<userinfo>>[^/?#@]*:)(port|x{4}|n{4})<<end>>(?!\\/[^/]+\\.git$)'), placeholder],
  ['placeholder', like('^(<<scheme>>[^/?#]*:)(IP:PORT|HOST:PORT)<<end>>'), placeholder],
  ['placeholder', like('^(<<web>>(?:\\d+\\.)*)(x{1,3}(?:\\.(?:\\d+|x{1,3}))*)(?=[:/?#]|$)(?<=\\.x+|\\/x{3})'), placeholder],
  ['placeholder', like('^(<<web>>)(\\.{2,}|…|x{3,})<<end>>'), placeholder],
  ['host-pattern', like('^((?:<<scheme>>)?)(\\*)(?=\\.?[\\w.-]+\\.[a-z]{2,}(?::\\d+)?(?:[/?#]|$))'), { silences: 'from mark' }],

  ['container-image', /^()((?:[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d+)?\/)(?:[a-z\d._-]+\/)*[a-z\d._-]+(?::[\w.-]+)?@sha256:[\da-f]{8,64})$/, { absolute: true }],
  ['container-image', /^()((?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?\/(?:[a-z\d._-]+\/)*[a-z\d._-]+:(?:v?\d+(?:\.\d+)*[\w.-]*|latest|main|master|stable|edge|alpine|slim))$/, { absolute: true }],
  ['container-image', /^()((?:localhost:\d+|(?:docker|registry|harbor|artifactory|nexus|ghcr|quay|gcr|mcr|[\w-]+\.gcr|[\w.-]+\.(?:azurecr|dkr|pkg))\.[a-z\d.-]+(?::\d+)?)\/(?:[a-z\d._-]+\/)*[a-z\d._-]+:(?!\d+$)[\w][\w.-]*)$/, { absolute: true }],

  ['package-specifier', /^(pkg:)(\/{1,3})(?=[a-z])/i, { write: ({ input }) => input.replace(/^pkg:\/+/i, 'pkg:'), says: 'A package URL has no slashes after pkg:. Remove them.', silences: 'nothing' }],
  ['package-specifier', /^(pkg:npm\/)(@)(?=[^@/]+\/[^@/])/i, { write: ({ input }) => input.replace('@', '%40'), says: 'In a package URL, write %40 for the @ of a scope.', silences: 'nothing' }],
  ['package-specifier', /^()(@[a-z\d][\w.-]*\/[a-z\d][\w.-]*(?:@[\w.^~*+-]+)?)$/, { absolute: true }],
  ['package-specifier', /^()([a-z\d][\w-]*@[~^]?\d+(?:\.\d+)*[\w.-]*)$/, { absolute: true }],
  ['package-specifier', /^()([\w-]+\/[\w.-]+#semver:.*)$/, { absolute: true }],

  ['git-notation', /^((?:git\+)?ssh:\/\/(?:[^/?#@\s]*@)?[\w.-]+:\d+)(:)\/?([a-z~][^\s]*)$/i, { write: '$1/$3' }],
  ['git-notation', /^()([\w.+-]+@[\w.-]+:\d+):\/?([a-z~][^\s]*)$/i, { write: 'ssh://$2/$3' }],
  ['git-notation', /^()(git\+)([\w.-]+@[\w.-]+):(?!\/\/)\/?([\w.~-]\S*)$/, { write: '$2ssh://$3/$4' }],
  ['git-notation', /^()([\w.+-]+@[\w.-]+):(?!\/\/|\d+$)\/?([\w.~-]\S*)$/, { write: 'ssh://$2/$3' }],
  ['git-notation', /^()((?:git@|[\w.+-]+@(?=[^?#]*\.git$))[\w.-]+\.[a-z]{2,})\/([\w.~-]+\/[^\s?#]+)$/i, { write: 'ssh://$2/$3', says: 'This looks like the address of a git repository. Write ssh:// before it.' }],
  ['git-notation', like('^((?:git\\+)?(?:ssh|git):?\\/\\/<<userinfo>>[\\w.-]+)(:)\\/?([a-z~][^\\s]*)$'), { write: ([, before = '', , path = '']) => `${before.replace(/([a-z])\/\//, '$1://')}/${path}` }],
  ['git-notation', like('^((?:git\\+)?https?:\\/\\/<<userinfo>>[\\w.-]+)(:)([a-z~][\\w.~-]*\\/\\S+\\.git(?:[@#]\\S*)?)$'), { write: '$1/$3' }],
  ['git-notation', like('^()(<<domain>>):(?!\\/\\/)([\\w.~-]+\\/\\S+\\.git)$'), { write: 'ssh://git@$2/$3' }],

  ['driver-url', /^((?:mysql:\/\/)?[^\s/?#]+@)((?:tcp|unix)?\()([\w.:-]+|\[[\da-f:]+\]:\d+)\)(\/[^\s]*)?$/i, { write: ([, before = '', , host = '', rest = '']) => `${before.startsWith('mysql:') ? '' : 'mysql://'}${before}${host}${rest}`, says: 'Only database drivers of Go read this. In a URL, write the host without tcp and without brackets.' }],
  ['several-hosts', like('^((?!https?:)<<scheme>>(?:[^/?#]*@)?)((?:[\\w.-]+(?::\\d+)?,\\s*)+[\\w.-]+(?::\\d+)?)<<end>>')],
  ['several-hosts', /^()([\w.-]+:\d+(?:,\s*[\w.-]+:\d+)+)$/, { absolute: true }],
  ['driver-url', /^(jdbc:)(postgres)(:.*)$/i, { write: '$1postgresql$3', says: 'The JDBC driver of PostgreSQL is called postgresql.' }],
  ['driver-url', /^()(jdbc:)/i],
  ['driver-url', /^()((?:server|data source|host|user id|uid|driver|endpoint|dbname)\s*=[^;&?=]*(?:;|\s+\w+=))/i, { absolute: true, says: 'This is a list of settings for a database, not a URL.' }],
  ['unencoded-password', like(`^(<<scheme>>[^/?#@\\s:]*:[^/?#@\\s]*)(?=.*[@])([/?#@\\s<>])(.*)@${HOST_AFTER}`), { write: encodedPassword }],
  ['unencoded-password', like(`^((?:postgres(?:ql)?|mysql|mongodb(?:\\+srv)?|rediss?|amqps?):\\/\\/[^/?#@\\s:]*)([/?#])([^@\\s]*)@([\\w.-]+:\\d{1,5}(?:[/?#].*)?)$`), { write: encodedPassword }],
  ['unencoded-password', like('^(<<scheme>>[^/?#@\\s:]*:[^/?#@\\s]*)([/?#])([^@\\s]*@(?:[\\w.-]+:\\d+,)+.*)$')],
  ['misplaced-port', /^((?!https?:|ftp:|wss?:)[a-z][a-z\d+.-]*:\/\/(?:[^/?#]*@)?[\w.-]+:\d+)(:|(?=[a-z_]{2}))([a-z_]\w*)$/i, { write: '$1/$3', says: 'After the port, write a slash before the name of the database.' }],
  ['misplaced-port', /^(mongodb\+srv:\/\/(?:[^/?#]*@)?[\w.-]+)(:\d+)(.*)$/i, { write: '$1$3', says: 'With mongodb+srv:, the driver looks up the port. Remove it.', silences: 'nothing' }],
  ['file-path', /^(sqlite3?:)((?!\/\/\/[a-z]:\/[^\\]*$)[\\/]{0,4})([a-z]:[\\/].*)$/i, { write: ([, , , path = '']) => `sqlite:///${path.replace(/\\/g, '/')}`, says: 'Write three slashes before the drive, and slashes in place of backslashes.' }],

  ['file-path', /^(file:\/\/\/?)(~|\$HOME)(?=\/)/i, { says: '`~` means your folder only in a shell. Write the whole path after file:///.' }],
  ['file-path', /^(file:\/\/)(\.{1,2})(?=\/)/i, { says: 'A file: URL cannot be relative. Write the whole path after file:///.' }],
  ['file-path', /^(file:\/\/)(home|users|usr|etc|var|tmp|opt|mnt|srv|root|volumes|applications|path)(\/.*)$/i, { write: '$1/$2$3', says: ([, , host = '']) => `\`${host}\` is read as the name of a computer. For a file of this computer, write three slashes.` }],
  ['file-path', /^(file:)(\/{4,5}|\/\/\/?\\\\)(?!(?:home|users|usr|etc|var|tmp|opt|mnt|srv|root|volumes|applications|library|system|private|data|bin|lib|dev|proc|run|media|[a-z][:|])(?:[/\\]|$))([\w.-]+[/\\][^/\\].*)$/i, { write: ([, before = '', , path = '']) => `${before}//${path.replace(/\\/g, '/')}`, says: 'Write two slashes before the name of a computer.', silences: 'all' }],
  ['needless-slashes', /^((?:docker|oci|ssh|git|https?\+git|git\+https?|git\+ssh|rediss?|amqps?|mongodb(?:\+srv)?):\/\/)(\/+)(?=(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$))/i, { write: ({ input }) => input.replace(/:\/{3,}/, '://'), says: 'After three slashes, there is no host. Write two.' }],
  ['file-path', /^(sqlite:\/\/)([\w-]+\.(?:db|sqlite3?))$/i, { write: '$1/$2', says: 'This is read as the name of a computer. For a file, write three slashes.' }],
  ['file-path', /^()(~\/)/, { absolute: true, says: '`~` means your folder only in a shell. Write file:/// and the whole path.' }],

  ['repeated-scheme', /^((?:tel|sms|mailto|callto):)((?:tel|sms|mailto|callto):)(.*)$/i, { write: '$2$3', says: ([, , mark = '']) => `\`${mark}\` is the second scheme here. Remove the first.` }],
  ['repeated-scheme', /^(data:[\w.+/-]+;base64,)(data:[\w.+/-]+;base64,)(.*)$/is, { write: '$2$3', says: '`data:` is there twice. Remove the first.' }],
  ['needless-slashes', /^((?:mailto|tel|sms|callto|urn|geo|data):)(\/\/)([^/].*)$/i, { write: '$1$3' }],
  ['phone-number', /^((?:tel|sms|smsto|fax|callto):\+\d{1,3}(?:\s|%20|-)*)(\(0\))(.+)$/is, { write: withoutSpaces, says: 'A phone number with a country code has no (0) and no spaces. Remove them.' }],
  ['phone-number', /^((?:tel|sms|smsto|fax|callto):[^\s?;%/]*)(\s+|(?:%20)+|\/)([^\s].*)$/is, { write: withoutSpaces }],
  ['phone-number', /^()((?:tel|phone|mobile|fax)\.?:\s+|(?:phone|mobile)\.?:|(?=\+\d))([+(]?\d[\d ().-]{5,20}\d)$/i, { absolute: true, write: ([, , , number = '']) => `tel:${number.replace(/\s+/g, '')}`, says: 'This looks like a phone number. Write tel: before it, and no spaces.' }],
  ['needless-space', /^(urn:[^\s?#]*)(\s+)(\S.*)$/i, { says: 'A name in a urn: URL has no spaces. Remove them, or write - for each.' }],
  ['unencoded-plus', /^(mailto:[^?#]*\?(?:[^#]*?&)??(?:subject|body)=[^&#+]*[a-z\d,.:;!])(\+)([a-z\d][^#]*)$/i, { write: spacesForPlus, says: 'Mail programs show this + as it is. Write %20 for a space.', silences: 'nothing' }],
  ['data-url', /^(data:[\w.+/-]*)([,:]base64,)(.*)$/is, { write: '$1;base64,$3' }],
  ['data-url', /^(data:)(base64,)(.*)$/is, { write: '$1;$2$3' }],
  ['data-url', /^(data:[\w.+/-]+;base64)([:;]?)([a-z\d+/][\w+/=]{3,})$/i, { write: '$1,$3', says: 'In a data: URL, a comma follows base64.' }],
  ['data-url', /^(data:[\w.+/-]+)(,)((?:iVBORw0KGgo|\/9j\/|R0lGOD|PHN2Zy|JVBERi|UklGR).*)$/s, { write: '$1;base64,$3' }],
  ['data-url', /^()(iVBORw0KGgo)([\w+/]+={0,2})$/, { write: 'data:image/png;base64,$2$3', says: 'This is an image in base64. Write data:image/png;base64, before it.' }],
  ['data-url', /^(data:image\/svg[^,#]*,[^#]*)(#)(?=[\da-f]{3,8}['"%]|\w+\))/i, { says: 'A # ends the data. Write %23 for each.' }],
  ['data-url', /^(data:text\/[^,#]*,[^#]*)(#)(?=.*["'<>;{}])/is, { write: ({ input }) => input.replace(/#/g, '%23'), says: 'A # ends the data. Write %23 for each.', silences: 'nothing' }],
  ['data-url', /^(data:text\/[^,#]*,[^#]*[<>"{][^#]*)(#)/i, { says: 'A # ends the data. If it belongs to the data, write %23.', silences: 'nothing' }],
  ['data-url', /^(data:[^,]*;base64,[^#\s]+)(\s+)(?=[^#\s])/i, { says: 'Data in base64 has no spaces. Remove them or, if they were plus signs, write +.' }],
  ['data-url', /^(data:)([a-z]+\/[\w.+-]+(?:;[\w=-]+)*)$/i, { says: 'A data: URL has a comma, and the data after it. Write both.', silences: 'nothing' }],
  ['data-url', /^()((?:image|text|application|font|audio|video)\/[\w.+-]+;base64,)(.*)$/is, { write: 'data:$2$3', says: 'Write data: before this.' }],
  ['email-address', like('^()(mail ?to ?:\\s*|e-?mail:\\s*)(?<!mailto:)(\\S+@\\S+)$'), { write: 'mailto:$3', says: 'Write mailto: without spaces before the address.' }],
  ['email-address', like('^()(<<email>>(?:\\s*[,;，；、]\\s*<<email>>)+)$'), { write: ({ input }) => `mailto:${input.replace(/\s*[,;，；、]\s*/g, ',')}`, says: 'These look like email addresses. Write mailto: before them, and commas between them.' }],
  ['needless-space', like('^(mailto:<<email>>,)(\\s+)(<<email>>.*)$'), { write: ({ input }) => input.replace(/,\s+(?=[^?]*@)/g, ','), says: 'Write a comma without a space between addresses.' }],
  ['needless-space', /^(mailto:[^\s<>?#@]+)(\s+)([^\s<>?#@]+@[^?#\s]+)/i, { says: 'An email address has no spaces. Remove the space, or write the character that belongs there.' }],
  ['email-address', like('^((?:mailto:)?)([\\w.+-]+(?:\\s+@\\s*|\\s*@\\s+|(?<=:[\\w.+-]+)\\s+at\\s+)<<domain>>)(\\?.*)?$'), { write: ([, , address = '', rest = '']) => `mailto:${address.replace(/\s+(?:at|@)\s*|\s*@\s+/i, '@')}${rest}`, says: 'Write an email address with @ and without spaces.' }],
  ['email-address', like('^((?:mailto:)?[^<>@:/?#]*)(<<<email>>>)$'), { write: ([, , address = '']) => `mailto:${address.slice(1, -1)}`, says: 'Write only the address after mailto:, without the name and <>.' }],
  ['email-address', like('^(mailto:<<email>>)(;)(<<email>>.*)$'), { write: '$1,$3', says: 'Write a comma between addresses.' }],
]);
