// Examples for docs/errors.md.

import type { ValidationErrorName } from '@urlkit/url-parser';
import type {
  DiagnosticName,
  DomainCauseName,
  HintName,
  ValidateURLOptions,
} from '@urlkit/url-validation';

/** An input, and the options that it needs. */
export type Example = readonly [input: string, options?: ValidateURLOptions & { base?: string }];

/** A section of the standard, with the validation errors that it reports and an example for each. */
export interface Section {
  readonly title: string;
  readonly anchor: string;
  readonly examples: Readonly<Record<string, Example>>;
}

export const sections: readonly Section[] = [
  {
    title: '3.5 Host parsing',
    anchor: 'host-parsing',
    examples: {
      'domain-to-ASCII': ['https://exam ple.com/'],
      'domain-percent-encoded': ['https://exa%6Dple.com/'],
      'host-invalid-code-point': ['redis://exam^ple/'],
    },
  },
  {
    title: '3.5 Host parsing, IPv4 addresses',
    anchor: 'concept-ipv4-parser',
    examples: {
      'IPv4-non-ASCII-input': ['https://１27.0.0.1/'],
      'IPv4-empty-part': ['https://127.0.0.1./'],
      'IPv4-too-few-parts': ['https://127.1/'],
      'IPv4-too-many-parts': ['https://127.0.0.0.1/'],
      'IPv4-non-numeric-part': ['https://127.0.x.1/'],
      'IPv4-non-decimal-part': ['https://127.0.0.010/'],
      'IPv4-out-of-range-part': ['https://127.0.0.256/'],
    },
  },
  {
    title: '3.5 Host parsing, IPv6 addresses',
    anchor: 'concept-ipv6-parser',
    examples: {
      'IPv6-unclosed': ['https://[::1/'],
      'IPv6-invalid-compression': ['https://[:1]/'],
      'IPv6-too-many-pieces': ['https://[1:2:3:4:5:6:7:8:9]/'],
      'IPv6-multiple-compression': ['https://[1::2::3]/'],
      'IPv6-invalid-code-point': ['https://[::g]/'],
      'IPv6-too-few-pieces': ['https://[1:2:3]/'],
      'IPv6-piece-leading-zero': ['https://[2001:0db8::1]/'],
      'IPv4-in-IPv6-too-many-pieces': ['https://[1:2:3:4:5:6:7:127.0.0.1]/'],
      'IPv4-in-IPv6-invalid-code-point': ['https://[::ffff:127.00.0.1]/'],
      'IPv4-in-IPv6-out-of-range-part': ['https://[::ffff:127.0.0.256]/'],
      'IPv4-in-IPv6-too-few-parts': ['https://[::ffff:127.0.1]/'],
    },
  },
  {
    title: '4.4 URL parsing',
    anchor: 'url-parsing',
    examples: {
      'invalid-URL-unit': ['https://example.com/a b'],
      'special-scheme-missing-following-solidus': ['https:///example.com/'],
      'missing-scheme-non-relative-URL': ['images/logo.png'],
      'invalid-reverse-solidus': ['https://example.com\\images'],
      'invalid-credentials': ['https://user:password@example.com/'],
      'host-missing': ['https://:8080/'],
      'port-out-of-range': ['https://example.com:80000/'],
      'port-invalid': ['https://example.com:80a/'],
      'file-invalid-Windows-drive-letter': ['C|/images', { base: 'file:///tmp/' }],
      'file-invalid-Windows-drive-letter-host': ['file://C:/images'],
    },
  },
];

type OptionError = Exclude<DiagnosticName, ValidationErrorName>;

/** What options do not allow. */
export const optionErrors: readonly OptionError[] = ['scheme-not-allowed'];

export const others: Readonly<Record<OptionError, Example>> = {
  'scheme-not-allowed': ['javascript:alert(1)', { schemes: ['http', 'https'] }],
};

/** Null for what only a program without the tables of IDNA reports. */
export const causes: Readonly<Record<DomainCauseName, Example | null>> = {
  'forbidden-character': ['https://example.com%2Fimages'],
  'disallowed-character': ['https://exam\uFFFDple.com/'],
  'hidden-character': ['https://exam\u200Eple.com/'],
  'not-utf-8': ['https://caf%E9.example/'],
  'misplaced-joiner': ['https://exam\u200Dple.com/'],
  'leading-mark': ['https://\u0301example.com/'],
  'mixed-directions': ['https://אבגabc.example/'],
  'invalid-punycode': ['https://xn--example-.com/'],
  'not-normalized': ['https://xn--e-xbb.example/'],
  'nothing-left': ['https://\u00AD/'],
  'misplaced-hyphen': ['https://-example.com/'],
  'non-ldh-character': ['https://my_server.example/'],
  'empty-label': ['https://example..com/'],
  'long-label': [`https://${'example'.repeat(10)}.com/`],
  'long-domain': [`https://${'example.'.repeat(32)}com/`],
  'not-ascii': null,
};

export const hints: Readonly<Record<HintName, Example>> = {
  'missing-scheme': ['www.example.com/images'],
  'host-as-scheme': ['localhost:3000'],
  'scheme-relative': ['//example.com/'],
  'path-alone': ['/images/logo.png'],
  'scheme-punctuation': ['https;//example.com/'],
  'missing-slash': ['http:/example.com/'],
  'misspelled-scheme': ['htps://example.com/'],
  'repeated-scheme': ['https://https://example.com/'],
  'two-urls': ['https://example.com/a, https://example.com/b'],
  'missing-value': ['https://undefined/images'],
  'missing-host': ['http://:8080/'],
  'empty-text': [''],
  placeholder: ['https://example.com/{region}/'],
  'host-pattern': ['https://*.example.com/'],
  'url-in-text': ['[Images](https://example.com/images)'],
  'shortened-link': ['https://example.com/ima…'],
  'cut-off': ['https://example.com/%E6%88%A6%E'],
  'copied-punctuation': ['“https://example.com/”'],
  'invisible-character': ['https://example.com/ima\u200Bges'],
  defanged: ['hxxps://bad[.]example'],
  'git-notation': ['git@example.com:team/project.git'],
  'driver-url': ['jdbc:mysql://db.example/app'],
  'several-hosts': ['mongodb://a.example:27017,b.example:27017/app'],
  'unencoded-password': ['postgres://user:pass#word@db.example/'],
  'email-address': ['user@example.com'],
  'needless-slashes': ['mailto://user@example.com'],
  'windows-path': ['C:\\images\\logo.png'],
  'file-path': ['file://home/ann/logo.png'],
  'data-url': ['data:image/png,base64,iVBORw0KGgo='],
  'percent-sign': ['https://example.com/100%'],
  'double-encoding': ['https://example.com/my%2520images'],
  'missing-question-mark': ['https://example.com/images&page=2'],
  'second-question-mark': ['https://example.com/?size=10?page=2'],
  'html-entity': ['https://example.com/?size=10&amp;page=2'],
  'unencoded-number-sign': ['https://example.com/?q=C#&page=2'],
  'unencoded-plus': ['https://example.com/?time=12:00+02:00'],
  'unencoded-ampersand': ['https://example.com/?q=R&D'],
  'nested-url': ['https://example.com/?url=https://b.example/?x=1&y=2'],
  'unbracketed-ipv6': ['http://2001:db8::1/'],
  'bracketed-ipv6': ['[2001:db8::1]'],
  'unclosed-bracket': ['http://[2001:db8::1:8080/'],
  'ipv6-zone': ['http://[fe80::1%eth0]/'],
  'leading-zero': ['http://192.168.01.010/'],
  'address-range': ['10.0.0.0/8'],
  'misplaced-port': ['http://example.com:443:8443/'],
  'escaped-text': ['https:\\/\\/example.com\\/images'],
  'container-image': ['registry.example/team/app@sha256:0a1b2c3d4e5f'],
  'package-specifier': ['@scope/name@1.2.3'],
  'error-message': ["TypeError: Failed to construct 'URL': Invalid URL"],
  'needless-space': ['mailto:ann@h.example, bob@h.example'],
  'phone-number': ['tel:+49 30 123456'],
  'wrong-encoding': ['https://example.com/caf%C3%83%C2%A9'],
  'misspelled-host': ['http://locahost:3000/'],
  'full-width-character': ['https://example.com/images？page=2'],
  'query-after-fragment': ['https://example.com/images#top?page=2'],
  'comma-in-host': ['https://example,com/'],
};

/** What to do, where the message does not say it, and what else readers need to know. */
export const advice: Readonly<Record<string, readonly string[]>> = {
  'misspelled-scheme': ['Write the one that you mean, such as `https:`.'],
  'scheme-not-allowed': ['Write a URL with one of the allowed schemes.'],
  'missing-value': ['Give the variable a value before you build the URL.'],
  'missing-host': ['Give the variable a value before you build the URL.'],
  'empty-text': ['Write a URL, or give the variable a value.'],
  'container-image': ['Give it to such a program, or write the URL of the page about it.'],
  'package-specifier': ['Give it to such a program, or write the URL of the page about it.'],
  'misspelled-host': ['Write the name that you mean.'],
  'comma-in-host': ['Write a dot in its place.'],
  'invalid-credentials': [
    'Remove the text up to `@`, and check the host after it:',
    '`http://paypal.com@evil.example/` leads to `evil.example`, and `paypal.com` is only a username.',
  ],
  'domain-to-ASCII': ['Remove or replace the marked character.'],
  'leading-mark': ['Write the letter before it, or remove it.'],
  'misplaced-hyphen': ['Remove it, if the name is yours.'],
  'non-ldh-character': ['Use another name, if it is yours.'],
  'empty-label': ['Remove one dot, or write the name.'],
  'long-label': ['Use a shorter name.'],
  'long-domain': ['Use a shorter host.'],
  'port-out-of-range': ['Write a number from 0 to 65535, or leave out the colon and the port.'],
};

/** All examples, by the names of what they show. */
export const examples: Readonly<Record<string, Example | null>> = Object.assign(
  {},
  ...sections.map((section) => section.examples),
  others,
  causes,
  hints,
);
