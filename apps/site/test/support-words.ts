// What people in support type who do not program, and whose language is another one. The first result must be for them: never a
// page for programmers.

export const supportWords: readonly (readonly [word: string, ...links: string[]])[] = [
  ['link does not work', '/guides/messages#a-link-does-not-work'],
  ['the link not working', '/guides/messages#a-link-does-not-work'],
  ['link dont open', '/guides/messages#a-link-does-not-work'],
  ['customer can not open the link', '/guides/messages#a-link-does-not-work'],
  ['page does not open', '/guides/messages#a-link-does-not-work'],
  ['website does not load', '/guides/messages#a-link-does-not-work'],
  ['site not found', '/guides/messages#'],
  ['error 404', '/guides/messages#'],
  ['what means 403', '/guides/messages#'],
  ['connection is not private', '/guides/messages#'],
  ['too many redirects', '/guides/messages#'],
  ['strange characters', '/guides/messages#strange-characters'],
  ['strange signs in link', '/guides/messages#strange-characters'],
  ['weird letters in the address', '/guides/messages#strange-characters'],
  ['percent signs in url', '/guides/messages#strange-characters'],
  ['why is %20 in my link', '/guides/messages#strange-characters'],
  ['link full of percent', '/guides/messages#strange-characters'],
  [
    'what is xn-- in link',
    '/guides/messages#strange-characters',
    '/guides/more-questions#what-does-xn',
  ],
  ['the link is broken', '/guides/messages#a-broken-link'],
  ['broken link', '/guides/messages#a-broken-link', '/guides/more-questions#how-do-i-find-broken'],
  ['link is cut', '/guides/messages#a-broken-link', '/guides/more-questions#why-is-my-link-not'],
  ['half of the link is missing', '/guides/messages#a-broken-link'],
  [
    'link not clickable',
    '/guides/messages#a-broken-link',
    '/guides/more-questions#why-is-my-link-not',
  ],
  ['browser opens search instead of page', '/guides/messages#a-broken-link'],
  ['is this link dangerous', '/guides/more-questions#is-this-link-safe', '/guides/messages#'],
];
