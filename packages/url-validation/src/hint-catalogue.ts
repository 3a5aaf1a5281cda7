import { linkTo } from './links.js';

/** The name of a mistake that an input looks like. */
export type HintName =
  | 'missing-scheme'
  | 'host-as-scheme'
  | 'scheme-relative'
  | 'path-alone'
  | 'scheme-punctuation'
  | 'missing-slash'
  | 'misspelled-scheme'
  | 'repeated-scheme'
  | 'two-urls'
  | 'missing-value'
  | 'missing-host'
  | 'empty-text'
  | 'placeholder'
  | 'host-pattern'
  | 'error-message'
  | 'url-in-text'
  | 'shortened-link'
  | 'cut-off'
  | 'copied-punctuation'
  | 'invisible-character'
  | 'defanged'
  | 'git-notation'
  | 'driver-url'
  | 'several-hosts'
  | 'unencoded-password'
  | 'email-address'
  | 'needless-slashes'
  | 'windows-path'
  | 'file-path'
  | 'data-url'
  | 'percent-sign'
  | 'double-encoding'
  | 'missing-question-mark'
  | 'second-question-mark'
  | 'html-entity'
  | 'unencoded-number-sign'
  | 'unencoded-plus'
  | 'unencoded-ampersand'
  | 'nested-url'
  | 'unbracketed-ipv6'
  | 'bracketed-ipv6'
  | 'unclosed-bracket'
  | 'ipv6-zone'
  | 'leading-zero'
  | 'address-range'
  | 'misplaced-port'
  | 'escaped-text'
  | 'container-image'
  | 'package-specifier'
  | 'needless-space'
  | 'phone-number'
  | 'wrong-encoding'
  | 'misspelled-host'
  | 'full-width-character'
  | 'query-after-fragment'
  | 'comma-in-host';

/** What to do about a part of a URL. */
export const WRITE_SITE =
  'Write the address of the site before it, such as https://example.org, or give the URL of its page as the base.';

const MESSAGES: Readonly<Record<HintName, string>> = {
  'missing-scheme': 'The scheme is missing at the beginning. Write one, such as https://.',
  'host-as-scheme':
    'This looks like a host and a port. Write the scheme before it, such as http://.',
  'scheme-relative': 'The scheme is missing before these slashes. Write one, such as https:.',
  'path-alone': `This is only a path. ${WRITE_SITE}`,
  'scheme-punctuation': 'Write :// between the scheme and the host.',
  'missing-slash': 'Write two slashes between this scheme and the host.',
  'misspelled-scheme': 'This scheme looks misspelled.',
  'repeated-scheme': 'There are two schemes here. Remove the first.',
  'two-urls': 'A second URL begins here. Keep one.',
  'missing-value':
    'This is the text of a missing value. Probably a variable is not set, or has no value yet.',
  'missing-host': 'A host is missing here. Probably a variable is not set.',
  'empty-text': 'The text is empty. Probably a variable is not set.',
  placeholder: 'This is a placeholder. Put the value there.',
  'host-pattern': 'A URL has exactly one host. Write a name in place of `*`.',
  'error-message': 'This is an error message, not a URL. Write the URL that it is about.',
  'url-in-text': 'There is a URL in this text. Take only the URL.',
  'shortened-link': 'This link was shortened: its end is missing. Copy the whole link.',
  'cut-off': 'The text ends in the middle of an encoded character. Copy it again, as a whole.',
  'copied-punctuation': 'This looks like punctuation of the text around the URL. Remove it.',
  'invisible-character':
    'There is an invisible character here. Remove it, unless you put it there on purpose.',
  defanged:
    'This URL was defanged: it was changed to prevent opening it by accident. Write the original URL.',
  'git-notation':
    'This is how git and scp write an address. In a URL, write a slash before the path, not a colon.',
  'driver-url':
    'Only database drivers read this. For other programs, write a URL that does not begin with jdbc:.',
  'several-hosts':
    'There are several hosts here. Only database drivers accept that. For other programs, write one.',
  'unencoded-password':
    'This looks like part of the password. In a password, write %40 for @, %2F for /, %3F for ? and %23 for #.',
  'email-address': 'This looks like an email address. Write mailto: before it.',
  'needless-slashes': 'Remove the slashes after this scheme.',
  'windows-path':
    'This looks like a Windows path. Write it as the URL of a file, such as file:///C:/a.txt.',
  'file-path':
    'What follows file:// is read as the name of a computer. For a file of this computer, write file:/// and its whole path.',
  'data-url': 'In a data: URL, write ;base64, before data in base64, and %23 for #.',
  'percent-sign':
    'A percent sign must be followed by two hexadecimal digits. If you mean the sign itself, write %25.',
  'double-encoding': 'This was percent-encoded too many times. Decode it once.',
  'missing-question-mark': 'A query begins with ?. Write ? in place of this &.',
  'second-question-mark': 'Only the first ? begins the query. Write & between parameters.',
  'html-entity': 'This is how HTML writes &. In a URL, write & alone.',
  'unencoded-number-sign':
    'Everything after # is not sent to the server. If # is a part of the value, write %23.',
  'unencoded-plus': 'In a query, + means a space. If you mean the sign itself, write %2B.',
  'unencoded-ampersand':
    'This & begins another parameter. If it is a part of the value, write %26.',
  'nested-url':
    'This & ends the URL inside the query. If the text after it belongs to the inner URL, write %26 instead of &.',
  'unbracketed-ipv6': 'This looks like an IPv6 address. Write brackets around it.',
  'bracketed-ipv6': 'Brackets and ports belong to URLs. Write the IPv6 address alone.',
  'unclosed-bracket':
    'A bracket of the IPv6 address is missing here. Write [ before the address and ] after it.',
  'ipv6-zone':
    'A URL cannot contain the name of a network interface. Remove it. If the program needs it, pass it separately.',
  'leading-zero':
    'A leading 0 makes a number octal. If you mean decimal numbers, remove the zeros before them.',
  'address-range': 'This is a range of addresses. Write one address: a URL has exactly one host.',
  'misplaced-port': 'Write the port directly after the host, with one colon between them.',
  'escaped-text':
    'This escape belongs to the text that the URL was copied from. Write the character itself.',
  'container-image':
    'This is the name of a container image, not a URL. Programs such as docker take it as it is.',
  'package-specifier':
    'This looks like the name of a package, not a URL. Programs such as npm take it as it is.',
  'needless-space': 'This part of a URL has no spaces. Remove them.',
  'phone-number': 'A phone number in a URL has no spaces. Remove them, or write - for each.',
  'wrong-encoding':
    'This text was not encoded as UTF-8, or was encoded twice. Encode the original text once, as UTF-8.',
  'misspelled-host': 'This host looks misspelled.',
  'full-width-character': 'This is a full-width character. Write ? and & as in ASCII.',
  'query-after-fragment':
    'This query is after #, so it is not sent to the server. Write it before the fragment.',
  'comma-in-host': 'There is a comma in the host. Perhaps it should be a dot.',
};

/** What a hint means. */
export interface HintExplanation {
  /** One or two sentences in plain English. */
  readonly message: string;
  /** The URL of the page that explains it. */
  readonly link: string;
}

/**
 * Explains a hint.
 *
 * @param name The name of the hint.
 * @returns What it means in English, and the page that explains it.
 * @throws {TypeError} If there is no hint of that name.
 */
export function explainHint(name: HintName): HintExplanation {
  if (!hintNames.includes(name)) throw new TypeError('name must be one of hintNames');
  return { message: MESSAGES[name], link: linkTo(name) };
}

/** The names of all hints. */
export const hintNames: readonly HintName[] = /* @__PURE__ */ Object.keys(MESSAGES) as HintName[];
