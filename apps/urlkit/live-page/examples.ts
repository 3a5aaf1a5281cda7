import type { PageState } from './state.js';

interface Example extends PageState {
  readonly title: string;
}

function example(title: string, url: string, base = '', other: string | null = null): Example {
  return { title, url, base, other };
}

/** What the page shows first. */
export const firstExample: Example = example(
  'backslash and @',
  'http://user@good.example\\@evil.example:80/a/../b c?q=ü#top',
);

export const examples: readonly Example[] = [
  firstExample,
  example('look-alike name', 'https://g\u0131thub.com/'),
  example('hidden IPv4 address', 'http://0x7f.1:080/'),
  example('relative with a base', '../é?x=1&x=2', 'https://example.org/docs/guide/'),
  example('no //', 'https:example.org/a'),
  example('no scheme', 'example.org/a'),
  example(
    'two the same?',
    'HTTP://example.com:80/a/../b?q=%c3%bc',
    '',
    'http://example.com/b?q=%C3%BC',
  ),
];
