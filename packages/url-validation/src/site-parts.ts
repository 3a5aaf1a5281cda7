// Mistakes in the parts of the URL of a site: scheme, slashes, host, port, path and query.

import { specialSchemes } from '@urlkit/url-record';
import { capitalized, nameOf } from './code-point-names.js';
import { WRITE_SITE } from './hint-catalogue.js';
import { decoded, type Groups, lazily, like, type Row } from './mistake-rows.js';
import { isOneEditAway } from './word-distance.js';
import { isEncodedWrongly, withUTF8 } from './wrong-encoding.js';

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
  // A dot in place of ://, or a host of that name.
  if (/^https?\.[^.]+\./i.test(host)) return null;
  // With a base URL, this may be a file.
  if (hasBase && !/^www\.|\.com$/i.test(host)) return null;
  const scheme = schemeFor(host, port);
  return scheme && `${scheme}://${input}`;
}

function onScheme(groups: Groups): string {
  const [scheme = ''] = /^[^/]*/.exec(hostWithScheme(groups, false) ?? '') ?? [];
  return `${scheme}// is missing at the beginning.`;
}

const OPAQUE = /^(?:tel|sms|fax|callto|sips?|urn|geo|doi|bug|issue)$/i;

function portWithScheme({ input, 3: host = '', 4: port }: Groups): string | null {
  const scheme = OPAQUE.test(host) ? null : schemeFor(host, port);
  return scheme && `${scheme}://${input}`;
}

/** Schemes of which people write misspellings, most frequent first. */
const KNOWN_SCHEMES: readonly string[] = [
  ...['http', 'https', 'mailto', 'postgres', 'postgresql', 'mysql', 'mongodb', 'mongodb+srv'],
  ...['redis', 'rediss', 'sftp', 'amqp', 'amqps', 'mqtt', 'ldap', 'ldaps', 'file'],
];

/** Schemes that exist and are like others. */
const OTHER_SCHEMES =
  /^(?:shttp|hftp|httpu|httpx|httpd|ftps|ftp|tftp|ssh|mssql|mysqlx|redis[+-].*|fish|files|filex?|mms|mqtts|ldapi|wss?|sip|sips|smtp|nfs|s3|git|vmess|vless|bolt)$/;

/** Others are one edit away from too many that exist. Of these, letters are doubled or in another order. */
const SHORT_SCHEMES: readonly string[] = ['ftp', 'wss'];

function correctShort(written: string, names = SHORT_SCHEMES): string | undefined {
  const single = (name: string): string => name.replace(/(.)\1+/g, '$1');
  return names.find(
    (name) =>
      name !== written && (sorted(name) === sorted(written) || single(name) === single(written)),
  );
}

function correctScheme([, , scheme = '', rest = '']: Groups): string | null {
  const written = scheme.toLowerCase();
  if (KNOWN_SCHEMES.includes(written) || OTHER_SCHEMES.test(written)) return null;
  const likely = written.endsWith('s') ? ['https', ...KNOWN_SCHEMES] : KNOWN_SCHEMES;
  const isNear = (name: string): boolean => name.length > 3 && isOneEditAway(written, name);
  const isAnagram = (name: string): boolean => name.length > 3 && sorted(name) === sorted(written);
  const meant =
    likely.find((name) => isNear(name) && name.length === written.length && isAnagram(name)) ??
    likely.find(isNear) ??
    likely.find(isAnagram) ??
    correctShort(written);
  // A host and a port are not a scheme: `files:8080`.
  return meant === undefined || (meant.length < 5 && meant !== 'http' && !/^:\/\//.test(rest))
    ? null
    : meant + rest;
}

function sorted(name: string): string {
  return Array.from(name).sort().join('');
}

const COMMON_ENDINGS: readonly string[] = ['com', 'org', 'net', 'edu', 'gov', 'info'];

/** Endings that exist and are one typing error away from those. */
const OTHER_ENDINGS = /^(?:cam|bom|mom|ong|bet|vet|pet|new|nec|next|ntt|goo|gop|got|mov)$/;

/** Corrects a host whose name or ending is nearly one that everybody writes. */
function correctHost([, before = '', mark = '', rest = '']: Groups): string | null {
  const written = mark.toLowerCase();
  if (before.endsWith('.')) {
    const meant = COMMON_ENDINGS.find((ending) => isOneEditAway(written, ending));
    const isName = COMMON_ENDINGS.includes(written) || OTHER_ENDINGS.test(written);
    return meant === undefined || isName ? null : before + meant + rest;
  }
  if (/^w{4,5}\.$/.test(written)) return `${before || 'https://'}www.${rest}`;
  return isOneEditAway(written, 'localhost') ? `${before || 'http://'}localhost${rest}` : null;
}

/** Joins a host that a space beside a dot divides, or that a space follows. Other words may stand for anything. */
function joinedHost([, before = '', , after = '', rest = '']: Groups): string | null {
  const host = before.replace(/^.*[/@]/, '') + after;
  const isDivided = before.endsWith('.') || after.startsWith('.') || after === '';
  return isDivided && HOST.test(host) ? before + after + rest : null;
}

function withoutZeros([, before = '', address = '', rest = '']: Groups): string | null {
  const decimal = address.replace(/(^|\.)0+(?=\d)/g, '$1');
  return decimal === address ? null : before + decimal + rest;
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

// `Tom & Jerry`, with spaces in any form, and `R&D`. A parameter without a value is usually one word in small letters.
const AMPERSAND_IN_VALUE =
  /&(?![^=&#]*[=;])(?:(?=(?:[ +]|%20)+[^ +&#])|(?<=(?:[ +]|%20)&)(?=[^ +&#])|(?<=(?:[= +]|%20)[A-Z]{1,2}&)(?=[A-Z](?:[ +&#]|%20|$)))/;

function encodedAmpersands({ input, 1: before = '' }: Groups): string {
  const query = /^[^#]*/.exec(input)?.[0] ?? '';
  const encoded = query.replace(new RegExp(AMPERSAND_IN_VALUE, 'g'), (mark, offset) =>
    offset < before.length ? mark : '%26',
  );
  return encoded + input.slice(query.length);
}

function onDoubleEncoding([, , mark = '']: Groups): string {
  const once = mark.replace(/^.*?%25(..).*/, '%$1');
  const character = decoded(once);
  const what = character === null ? 'A letter' : capitalized(nameOf(character));
  return `${what} was encoded twice: %25${once.slice(1)} should be ${once}.`;
}

function onEncoding({ input }: Groups): string {
  return input.match(/(?:%[89A-F][\dA-F])+/gi)?.some((bytes) => decoded(bytes) === null)
    ? 'These bytes are not UTF-8. If the server expects UTF-8, encode the text again.'
    : 'This was UTF-8 that was read in another encoding, and encoded again. Write the original text.';
}

/** The difference between a full-width character and the one of ASCII. */
const FULL_WIDTH = 0xfee0;

function inASCII(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH);
}

const SPECIAL = /* @__PURE__ */ specialSchemes.join('|');
const WITH_HOST =
  'git\\+https?|git\\+ssh|ssh|sftp|git|postgres(?:ql)?|mysql|mongodb(?:\\+srv)?|rediss?|amqps?|ldaps?|mqtts?|smb|rtsps?|s3|gs';

// Rows that come first win.
// biome-ignore format: a table has a row on each line
export const siteParts: () => readonly Row[] = /* @__PURE__ */ lazily((): readonly Row[] => [
  ['repeated-scheme', like('^()((?:https?|ftp):\\/{0,3})((?:https?|ftp):\\/{0,2}(?!\\d)[^/].*)$'), { write: '$3' }],
  ['repeated-scheme', like(`^((?:wss?|git\\+https?|git\\+ssh|webcals?|feed|itpc|pcast|podcast):\\/\\/)((?:https?|wss?|ssh|git):\\/\\/)([^/].*)$`), { write: '$1$3', says: 'There are two schemes here. Remove the second.' }],
  ['repeated-scheme', like(`^()((?:https?|ftp|file|${WITH_HOST}):\\/\\/)((?:https?|ftp|wss?|file|${WITH_HOST}):\\/\\/.+)$`), { write: '$3' }],
  ['repeated-scheme', like('^()(\\/\\/|mailto:|www\\.|https?:\\/\\/www\\.)(https?:\\/\\/.+)$'), { write: '$3' }],
  ['repeated-scheme', like('^()(https?:\\/\\/)(https?)(\\/\\/[^/].*)$'), { write: '$3:$4' }],
  ['repeated-scheme', /^()((https?:\/\/[^/?#\s]+\/)(?=\3[^/]))(.+)$/i, { write: '$4', says: 'The site is there twice. Remove the first.' }],
  ['repeated-scheme', /^()(https?:\/\/(?:[^?#]*\/)?)((?:mailto|tel):[^/?#\s]+(?:@[^/?#]+)?)$/i, { write: '$3', says: ([, , , rest = '']) => `\`${rest.slice(0, rest.indexOf(':') + 1)}\` is a scheme of its own. Remove what is before it.` }],
  ['repeated-scheme', /^()(view-source:)(https?:\/\/.+)$/i, { write: '$3', says: '`view-source:` works only in the address bar of a browser. Remove it.' }],
  ['repeated-scheme', /^()((https?),\s*https?)(:\/\/.*)$/i, { write: '$3$4', says: 'These are two schemes. Write one.' }],
  ['repeated-scheme', /^(https?:\/\/[^?#]*\/)(https?\/\/)(?=[\w-]+\.[\w.-]+)/i, { says: 'A second URL begins here, without its colon. Keep one.' }],
  ['two-urls', like('^(<<web>>[^\\s?#]+?[\\s,;|、，；]+)(<<web>>[\\s\\S]*)$')],
  ['two-urls', like('^(<<web>>\\S+(?:\\s+(?:[|&]\\s+)?|[、，；]))(<<web>>[\\s\\S]*)$')],
  ['two-urls', like('^(<<web>>[^\\s?#]*[a-z\\d])(<<web>>[\\s\\S]*)$')],
  ['two-urls', like('^(<<domain>>(?:[/?#]\\S*)?[,;、，；]\\s*)(<<domain>>(?:[/?#]\\S*)?)$')],
  ['missing-host', like('^(https?:\\/\\/)(\\/)(?![^/?#]*\\.)(?!localhost|\\[)[^/?#\\\\]')],
  ['missing-host', like('^(<<web>>)(\\.)(?=[^./])')],
  ['missing-host', like('^(<<web>>)(:\\d+)<<end>>')],
  ['missing-host', like('^()(:\\d{2,5})<<rest>>'), { absolute: true, write: 'http://localhost$2$3', says: 'The host before this port is missing. Write it with its scheme, such as http://localhost.' }],
  ['missing-scheme', /^()(:\/\/)(.+)$/, { write: 'https$2$3', says: 'The scheme before :// is missing. Perhaps a variable is not set.' }],
  ['shortened-link', like('^(<<web>>\\S*[\\w/=&-])(…|\\.{3})$'), { silences: 'from mark' }],
  ['cut-off', /^(https?:\/\/[\w.:-]+\/(?:[^?#]*\/)?[^/?#()]+_)(\([^()/?#\d%]{4,})$/, { write: '$1$2)', says: 'The closing `)` is missing. Probably it was not copied.', silences: 'nothing' }],

  ['double-encoding', like('^(https?:\\/\\/[^/?#%\\s]+)(%2F|%3F|%23|%3A(?=\\d))(.*)$'), { write: ([, before = '', mark = '', rest = '']) => `${before}${decoded(mark)}${rest}` }],
  ['double-encoding', like('^((?:https?:\\/\\/[^/?#]*)?\\/(?![^?#]*https?(?::|%3A))[^?#]*?)(%3F)([\\w-]+(?:%3D|=)[^?#]*)$'), { write: decodedQuery, silences: 'nothing', says: '%3F is a question mark that belongs to the path. If a query begins here, write ?.' }],
  ['double-encoding', /^((?:https?:\/)?\/[^?#]*?)(%25(?:20|2[1-9A-F]|3[A-F]|C3%25[89AB]|E\d%25))/i, { write: ({ input }) => input.replace(/^[^?#]*/, (path) => path.replace(/%25(?=[\da-f]{2})/gi, '%')), says: onDoubleEncoding, silences: 'nothing' }],
  ['double-encoding', /^([^?#]*\?(?:[^#]*&)?[\w.-]+=)(https?%253A%252F%252F)([^&#]*)(.*)$/i, { write: ([, before = '', start = '', value = '', rest = '']) => before + (start + value).replace(/%25/g, '%') + rest, says: onDoubleEncoding, silences: 'nothing' }],
  ['wrong-encoding', /^([\s\S]*?)((?:%[89A-F][\dA-F])+|[\xC2-\xF4][\x80-\xBF\u0152-\u2122]+)/i, { write: ({ input }) => isEncodedWrongly(input) ? withUTF8(input) : null, says: onEncoding, silences: 'nothing' }],

  ['address-range', like('^(<<scheme>><<userinfo>>\\[[\\da-f:.]+)(\\/\\d{1,3})\\]'), { says: ([, , mark = '']) => `\`${mark}\` makes this a range of addresses. A URL has exactly one host.` }],
  ['unclosed-bracket', like('^(<<scheme>><<userinfo>>\\[[\\da-f:.]+)(\\/\\])(:\\d{1,5})?<<rest>>'), { write: '$1]$3$4', says: 'The closing `]` belongs directly after the address.' }],
  ['unclosed-bracket', like('^((?:<<scheme>>)?<<userinfo>>)(\\[\\[)([\\da-f:.]+)\\]\\](.*)$'), { write: ([, before = '', , address = '', rest = '']) => `${before || 'http://'}[${address}]${rest}`, says: 'Write one pair of brackets around an IPv6 address.' }],
  ['ipv6-zone', like('^(<<scheme>><<userinfo>>\\[[\\da-f:.]+)(%[^\\]/?#]*)(\\].*)$'), { write: '$1$3' }],
  ['ipv6-zone', like('^()([\\da-f]*:[\\da-f:.]*%\\w+)$'), { absolute: true, says: 'A URL cannot contain a zone, and an IPv6 address needs brackets. Write, for example, http://[fe80::1]/.' }],
  ['unclosed-bracket', like('^(<<scheme>><<userinfo>>\\[[\\da-f:.]+)(\\/+)(:\\d{1,5})<<rest>>'), { write: '$1]$3$4', says: 'The closing `]` belongs directly after the address.' }],
  ['unclosed-bracket', like('^(<<scheme>><<userinfo>>\\[[\\da-f:]+)(:(?:80|443|\\d{4,5}))<<rest>>'), { write: '$1]$2$3', says: ([, , port = '']) => `The closing \`]\` is missing. If \`${port.slice(1)}\` is the port, write it before \`${port}\`.` }],
  ['unclosed-bracket', like('^(<<scheme>><<userinfo>>\\[)([\\da-f:.]+)((?:\\/(?!:\\d)|[?#]).*|)$'), { write: '$1$2]$3', says: 'The closing `]` of the IPv6 address is missing.' }],
  ['unclosed-bracket', like('^(<<scheme>><<userinfo>>)([\\da-f:.]+)(\\].*)$'), { write: '$1[$2$3', says: 'The opening `[` of the IPv6 address is missing.' }],
  ['unbracketed-ipv6', like('^(<<scheme>>)((?:[\\da-f]{1,4}:){7}[\\da-f]{1,4})(:\\d{1,5})<<rest>>'), { write: '$1[$2]$3$4' }],
  ['unbracketed-ipv6', like('^((?:<<scheme>>)?)((?=[\\da-f:]*::)[\\da-f:]+?):(80|443|\\d{4,5})<<rest>>'), { says: ([, , address = '', port = '']) => `An IPv6 address needs brackets. If \`${port}\` is the port, write \`[${address}]:${port}\`; otherwise \`[${address}:${port}]\`.` }],
  ['unbracketed-ipv6', like('^(<<scheme>>)(<<ipv6>>)<<rest>>'), { write: '$1[$2]$3' }],
  ['unbracketed-ipv6', like('^()(<<ipv6>>)((?:\\/.*)?)$'), { write: 'http://[$2]$3', absolute: true }],
  ['leading-zero', like('^(<<scheme>><<userinfo>>)(\\d{1,3}(?:\\.\\d{1,3}){3})((?:[:/?#].*)?)$'), { write: withoutZeros }],
  ['address-range', /^()(\d{1,3}(?:\.\d{1,3}){3}\/\d{1,2})$/, { absolute: true }],
  ['misplaced-port', like('^(<<scheme>><<userinfo>>(?:localhost|\\d{1,3}(?:\\.\\d{1,3}){3}|[a-z\\d.-]+\\.[a-z]{2,}))([.;,])(\\d{2,5})<<rest>>'), { write: '$1:$3$4' }],
  ['misplaced-port', /^(https?:\/\/[^/?#:]+)(\/+:)(\d{2,5}(?:[/?#].*)?)$/, { write: '$1:$3' }],
  ['misplaced-port', /^()(localhost:\/{1,3})(\d{2,5}(?:[/?#].*)?)$/, { write: 'http://localhost:$3' }],
  ['misplaced-port', like('^(<<scheme>><<userinfo>>[\\w.-]+:\\d+)(:\\d+)<<end>>'), { says: 'These are two ports. Remove one.' }],
  ['misplaced-port', like('^(<<scheme>><<userinfo>>[\\w.-]+:\\d{1,5})(:+)((?:[/?#].*)?)$'), { write: '$1$3', says: 'There is a colon after the port. Remove it.' }],
  ['misplaced-port', like('^((?:sftp|ssh|scp):\\/\\/[^/?#]*[^/?#:])(:)(\\/.*)$'), { write: '$1$3', says: 'There is no port after this colon. Remove it.' }],
  ['comma-in-host', like('^(https?:\\/\\/[\\w-]+(?:\\.[\\w-]+)*)(,)((?:[\\w-]+\\.)*[a-z]{2,})<<rest>>'), { write: '$1.$3$4' }],
  ['comma-in-host', like('^(<<web>>)((?=[\\d.]*,)\\d{1,3}(?:[.,]\\d{1,3}){3})((?::\\d+)?(?:[/?#].*)?)$'), { write: ([, before = '', host = '', rest = '']) => before + host.replace(/,/g, '.') + rest }],
  ['comma-in-host', like('^()(www(?=[\\w.-]*,)(?:[.,][a-z\\d-]+)+[.,][a-z]{2,})((?:[/?#].*)?)$'), { absolute: true, write: ([, , host = '', rest = '']) => `https://${host.replace(/,/g, '.')}${rest}` }],
  ['misspelled-host', like('^(<<web>>www\\.[a-z\\d-]+)(\\/)(com|org|net|edu|gov)(?=\\/|$)'), { write: ({ input, 1: before = '' }) => `${before}.${input.slice(before.length + 1)}`, says: 'Perhaps this slash should be a dot.', silences: 'nothing' }],
  ['misspelled-host', like('^()(locah?o?l?[a-z]{0,6}|l?o?[a-z]{1,6}host|l[a-z]{7,9})(:\\d{2,5}(?:[/?#].*)?)$'), { absolute: true, write: correctHost }],
  ['misspelled-host', like('^(<<web>><<userinfo>>)(locah?o?l?[a-z]{0,6}|l?o?[a-z]{1,6}host|l[a-z]{7,9})((?::\\d+)?(?:[/?#].*)?)$'), { write: correctHost }],
  ['misspelled-host', like('^(<<web>><<userinfo>>(?!www\\.\\.)[\\w-]+(?:\\.[\\w-]+)*\\.)(\\.+)((?:[\\w-]+\\.)*[a-z]{2,}(?::\\d+)?)<<rest>>'), { write: '$1$3$4', says: 'There are two dots in a row. Write one.' }],
  ['needless-space', like('^(<<web>><<userinfo>>[^\\s/?#@:\\\\]+)( +)([^\\s/?#@:\\\\]*)((?::\\d+)?(?:[/?#]\\S*)?)$'), { write: joinedHost, says: 'A host has no spaces. Remove them.' }],
  ['misspelled-host', like('^((?:<<web>>)?)(w{4,5}\\.)([a-z\\d-]+\\..*)$'), { write: correctHost, absolute: true }],
  ['misspelled-host', like('^((?:<<web>><<userinfo>>|(?:mailto:)?[^\\s/?#@:]+@)(?:[a-z\\d-]+\\.)+)([a-z]{3,5})((?:(?<!@.*):\\d+)?(?:[/?#].*)?)$'), { write: (groups) => { const host = correctHost(groups); return host === null || /^[a-z]+:/i.test(host) ? host : `mailto:${host}`; } }],

  ['full-width-character', /^(https?:\/\/[^/?#]*:)([０-９]+)(.*)$/, { write: ({ input }) => input.replace(/[０-９]/g, inASCII), says: 'Write the port with the digits 0 to 9.' }],
  ['full-width-character', like('^([\\w.+-]+)(＠)(<<domain>>)$'), { write: 'mailto:$1@$3', says: 'This is a full-width @. Write @ as ASCII has it.' }],
  ['email-address', like('^()(<<email>>)((?:\\?(?:subject|body|cc|bcc)=.*)?)$'), { write: 'mailto:$2$3' }],
  ['scheme-punctuation', like(`^()((${SPECIAL})(?!:\\/\\/[^ ])[ :;.,：；∶]{0,8}[/／]{2} *)`), { write: '$3://' }],
  ['scheme-punctuation', like(`^()((${SPECIAL})[/／]{1,2}[:：]+[/／]{0,2})(?!\\d+(?:[/?#]|$))(?=[\\w[])`), { write: '$3://' }],
  ['scheme-punctuation', like(`^()((${WITH_HOST})[ ;.,：；]{0,3}\\/\\/)(?=[\\w[])`), { write: '$3://' }],
  ['scheme-punctuation', /^()(h ?t ?t ?p ?s? ?: ?\/ ?\/)(?=\S)/i, { write: ({ input, 2: mark = '' }) => mark.includes(' ') ? mark.replace(/ /g, '') + input.slice(mark.length) : null }],
  ['missing-slash', like(`^()((${specialSchemes.filter((scheme) => scheme !== 'file').join('|')}):\\/?(?![/\\\\\\s]|$))`), { write: '$3://', silences: 'nothing' }],
  ['missing-slash', like(`^()((${WITH_HOST}):\\/)(?=[\\w[])`), { write: '$3://' }],
  ['misspelled-scheme', /^()([a-z][a-z+]{2,11})(:(?:\/{1,3}(?!\/)|(?=[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[/?#:]|$))).*)$/is, { write: correctScheme }],
  ['misspelled-scheme', like('^()([a-z]{5,7})(:<<email>>.*)$'), { write: ([, , scheme = '', rest = '']) => { const name = scheme.toLowerCase(); return isOneEditAway(name, 'mailto') || (name !== 'mailto' && sorted(name) === sorted('mailto')) ? `mailto${rest}` : null; } }],
  ['misspelled-scheme', /^()(mail:)(?!\/)([^\s/?#]+@[^\s/?#]+)$/i, { write: 'mailto:$3' }],
  ['misspelled-scheme', /^()([a-z]{3,4})(:\+\d[\d().-]{4,})$/i, { write: ([, , scheme = '', rest = '']) => { const meant = correctShort(scheme.toLowerCase(), ['tel']); return meant === undefined ? null : meant + rest; } }],
  ['host-as-scheme', like('^()((localhost|[\\w-]+(?:\\.[\\w-]+)*):(\\d{1,5}))<<end>>'), { write: portWithScheme }],
  ['host-as-scheme', like('^()((<<domain>>|\\d{1,3}(?:\\.\\d{1,3}){3}):(\\d{1,5}))<<end>>'), { absolute: true }],
  ['host-as-scheme', like('^()((?!(?:tel|sms|fax|urn|geo|doi|bug|issue):)[a-z][\\w-]*:\\d{2,5})(?=\\/)'), { absolute: true }],
  ['host-as-scheme', /^(?!(?:sips?|xmpp|acct|im|pres|mailto):)()([\w.-]+(?::[^\s@/]+)?@[\w.-]+:\d{1,5})(?=[/?#]|$)/, { absolute: true, says: ([, , mark = '']) => `This looks like a name, ${/:.*@/.test(mark) ? 'a password, ' : ''}a host and a port. Write the scheme before them, such as http://.` }],
  ['scheme-relative', /^()(\/\/)(?=[^/\\\s])/, { absolute: true, write: 'https:$2' }],
  ['missing-scheme', /^()([^/?#\\]{1,300})/, { write: hostWithScheme, says: onScheme }],
  ['missing-scheme', /^()([^\s/\\:@?#]+(?:\s+[^\s/\\:@?#]+)+)$/, { absolute: true, says: 'This is text, not a URL. A URL begins with a scheme and a host, such as https://example.org.' }],

  ['full-width-character', /^([^#]*\?(?:[^#]*&)?[\w.-]+)(＝)/, { write: ({ input }) => input.replace(/＝/g, inASCII), says: 'This is a full-width character. In a URL, write = as ASCII has it.' }],
  ['full-width-character', /^([\s\S]*?)([？＆])(?=[\w.-]+[=＝])/, { write: ({ input }) => input.replace(/[？＆＝＃]/g, inASCII) }],
  ['missing-question-mark', /^((?:https?:\/\/[^/?#]+)?\/[^?#&=;]*)(&)([\w.-]+=[^?]*)$/i, { write: '$1?$3', silences: 'nothing' }],
  ['missing-question-mark', /^(mailto:[^?#&\s]+)(&)((?:subject|body|cc|bcc)=.*)$/i, { write: '$1?$3', silences: 'nothing' }],
  ['second-question-mark', /^([^?#]*)(\?\?)([a-z][\w-]*=[^?]*)$/i, { write: '$1?$3', says: 'Write one question mark before the query.', silences: 'nothing' }],
  ['second-question-mark', /^([^?#]*\?(?:[^#]*&)?[a-z][\w-]*)(==)([\w][^?]*)$/i, { write: '$1=$3', says: 'Write one = between the name and the value.', silences: 'nothing' }],
  ['second-question-mark', /^(?![^#]*:\/\/[^#]*:\/\/)([^?#]*\?[\w.[\]-]+=[^?#]*)(\?)([\w.-]+=[^?#]*)(.*)$/s, { write: '$1&$3$4', silences: 'nothing' }],
  ['query-after-fragment', /^(https?:\/\/[^?#]*)(#[\w-]+)(\?(?:utm_\w+|gclid|fbclid|ref)=[^#?]*)$/i, { write: '$1$3$2', silences: 'nothing' }],
  // After `/#`, it is often the address of a page within an application.
  ['query-after-fragment', /^(https?:\/\/[^?#]*\/[^?#/]+)(#[a-z][a-z\d-]*)(\?[a-z][\w-]*=[^#?/]*)$/i, { write: '$1$3$2', silences: 'nothing' }],
  ['unencoded-number-sign', /^([^?#]*\?[^#]*=[^#&]*)(#)((?:[\da-f]{6}|[\da-f]{3})?(?:&[\w.-]+=.*)|(?<==#)(?:[\da-f]{6}|[\da-f]{3}))$/i, { write: '$1%23$3', silences: 'nothing' }],
  ['unencoded-plus', /^([^?#]*\?[^#]*\d\d(?::|%3A)\d\d(?:(?::|%3A)\d\d(?:\.\d+)?)?)(\+)(\d\d(?::|%3A)?\d\d(?:[&#].*)?)$/i, { write: '$1%2B$3', silences: 'nothing' }],
  ['unencoded-plus', /^([^?#]*\?(?:[^#]*&)?[\w-]*(?:tel|phone|mobile|msisdn)=)(\+)(\d{6,}.*)$/i, { write: '$1%2B$3', silences: 'nothing' }],
  ['unencoded-plus', /^([^?#]*\?(?:[^#]*&)?[\w-]*mail=[\w.-]+)(\+)([\w.-]+(?:@|%40).*)$/i, { write: '$1%2B$3', silences: 'nothing' }],
  ['nested-url', /^([^?#]*\?(?:[^#]*&)?[\w.-]+=https?:\/\/[^&#?]*\?[^&#]+)(&[^#]*)/i, { silences: 'nothing' }],
  ['unencoded-ampersand', new RegExp(`^([^?#]*\\?[^#=]*=[^#]*?)(${AMPERSAND_IN_VALUE.source})`), { write: encodedAmpersands, silences: 'nothing' }],

  ['cut-off', /^([\s\S]*%[\dA-F]{2})(%[\dA-F]?)$/i, { silences: 'from mark' }],
  ['cut-off', /^([\s\S]*?%E[\dA-F](?:%[89AB][\dA-F]){2})(%E[\dA-F](?:%[89AB][\dA-F])?)$/i, { silences: 'nothing' }],
  ['percent-sign', /^([\s\S]*?)(%u[\dA-F]{4})/i, { write: unescaped, says: 'This is how `escape` of JavaScript encodes. In a URL, encode as encodeURIComponent does.' }],
  ['path-alone', /^()(\/(?![\t\n\r]*[/\\])[^?#]*|\.{1,2}\/[^?#]*)/s, { absolute: true }],
  ['path-alone', /^()(\?.*)/s, { absolute: true, says: `This is only a query. ${WRITE_SITE}` }],
  ['path-alone', /^()(#.*)/s, { absolute: true, says: `This is only a fragment. ${WRITE_SITE}` }],
]);
