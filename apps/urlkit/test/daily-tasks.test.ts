// Tasks that people ask about in public, collected before the commands were looked up. Each is one command.

import { readFileSync } from 'node:fs';
import test from 'ava';
import { fileOf, urlkit } from './run-command.js';

interface Task {
  readonly task: string;
  readonly args: readonly string[];
  /** The lines of standard input. */
  readonly input?: readonly string[];
  readonly output: readonly string[];
  /** The default is 0. */
  readonly status?: number;
  /** Whether no single command does it. */
  readonly isMissing?: boolean;
}

const list = [
  'https://www.Example.co.uk/a/b.html?utm_source=x&id=7#top',
  'http://blog.example.org:8080/',
  'https://www.example.co.uk/a/b.html?id=7&utm_source=y',
];

const html = '<a href="../docs/a%20b.html">x</a><img src="//cdn.example.net/i.png">';
const sitemap = '<urlset><url><loc>https://example.org/?a=1&amp;b=2</loc></url></urlset>';
const log = '1.2.3.4 - "GET https://example.org/a?b=1 HTTP/1.1" (see http://example.net/x.)';
const markdown = '[a](http://example.org/a) <https://example.org/b> [c](../c.md)';
const policy = fileOf('{ "allowHosts": ["*.example.org", "example.org"] }');

const tasks: readonly Task[] = [
  {
    task: 'the host of a URL',
    args: ['get', '{hostname}', 'https://user@www.example.org:8080/a'],
    output: ['www.example.org'],
  },
  {
    task: 'the hosts of a list, each once',
    args: ['get', '--unique', '{hostname}'],
    input: list,
    output: ['www.example.co.uk', 'blog.example.org'],
  },
  {
    task: 'the domain that somebody registered, below co.uk, too',
    args: ['get', '{registrable-domain}'],
    input: list,
    output: ['example.co.uk', 'example.org', 'example.co.uk'],
  },
  {
    task: 'the subdomain',
    args: ['get', '{subdomain}', 'https://a.b.example.co.uk/'],
    output: ['a.b'],
  },
  {
    task: 'the ending of a name',
    args: ['get', '{public-suffix}', 'https://a.example.co.uk/'],
    output: ['co.uk'],
  },
  {
    task: 'the port, also if it is the default',
    args: ['get', '{default:port}', 'https://h.example/', 'http://h.example:81/'],
    output: ['443', '81'],
  },
  {
    task: 'the path without the query',
    args: ['get', '{path}', 'https://h.example/a/b?c=d#e'],
    output: ['/a/b'],
  },
  {
    task: 'a URL without its query',
    args: ['set', 'https://h.example/a?b#c', 'query='],
    output: ['https://h.example/a#c'],
  },
  {
    task: 'a list without fragments',
    args: ['set', 'fragment='],
    input: ['https://h.example/a#b', 'https://h.example/?c#'],
    output: ['https://h.example/a', 'https://h.example/?c'],
  },
  {
    task: 'one parameter of a query, decoded',
    args: ['get', '{query:q}', 'https://h.example/?a=1&q=caf%C3%A9+au%20lait'],
    output: ['café au lait'],
  },
  {
    task: 'all values of a parameter, one on a line',
    args: ['get', '--each', '{query-all:id}', 'https://h.example/?id=1&x&id=2'],
    output: ['1', '2'],
  },
  {
    task: 'names and values of all parameters, one pair on a line',
    args: ['get', '--each', '{keys}={values}', 'https://h.example/?a=1&b=%26'],
    output: ['a=1', 'b=&'],
  },
  {
    task: 'the parameters as JSON',
    args: ['get', '--json', '{keys}{values}', 'https://h.example/?a=1&b=2'],
    output: [
      '{"input":"https://h.example/?a=1&b=2","file":null,"line":1,"keys":["a","b"],"values":["1","2"]}',
    ],
  },
  {
    task: 'a path as people read it',
    args: ['get', '{decoded:path}', 'https://h.example/%C3%BC%20b/c'],
    output: ['/ü b/c'],
  },
  {
    task: 'a typed URL as a program sends it',
    args: ['get', '{href}', 'HTTPS://h.example:443/ü b/../c d?q=é'],
    output: ['https://h.example/c%20d?q=%C3%A9'],
  },
  {
    task: 'any text as the value of a parameter',
    args: ['set', 'https://h.example/search', 'query:q=a b&c=d#e'],
    output: ['https://h.example/search?q=a+b%26c%3Dd%23e'],
  },
  {
    task: 'a host of Unicode as DNS has it',
    args: ['get', '{hostname}', 'https://bücher.example/'],
    output: ['xn--bcher-kva.example'],
  },
  {
    task: 'an xn-- host as people read it',
    args: ['get', '{unicode:hostname}', 'https://xn--bcher-kva.example/'],
    output: ['bücher.example'],
  },
  {
    task: 'the name of the file to download',
    args: ['get', '{decoded:filename}', 'https://h.example/a/my%20file.tar.gz?dl=1#x'],
    output: ['my file.tar.gz'],
  },
  {
    task: 'its extension',
    args: ['get', '{extension}', 'https://h.example/a.b/photo.JPG?w=100', 'https://h.example/a.b/'],
    output: ['JPG', ''],
  },
  {
    task: 'owner and name of a repository, which are the first segments',
    args: ['get', '{segment:1} {segment:2}', 'https://code.example/owner/name/tree/main'],
    output: ['owner name'],
  },
  {
    task: 'the number at the end of a path',
    args: ['get', '{segment:-1}', 'https://h.example/items/42?x'],
    output: ['42'],
  },
  {
    task: 'where a relative link leads',
    args: ['resolve', '../b?x', 'https://h.example/a/c/d'],
    output: ['https://h.example/a/b?x'],
  },
  {
    task: 'the relative link from one page to another',
    args: ['relativize', 'https://h.example/a/x', 'https://h.example/a/b/c'],
    output: ['../x'],
  },
  {
    task: 'the folder of a page',
    args: ['resolve', '.', 'https://h.example/a/b?c'],
    output: ['https://h.example/a/'],
  },
  {
    task: 'the folder above it',
    args: ['resolve', '..', 'https://h.example/a/b/c'],
    output: ['https://h.example/a/'],
  },
  {
    task: 'the base of an API and a segment with a slash in it',
    args: ['set', 'https://h.example/api/v1/?k=1', 'path+=a/b c'],
    output: ['https://h.example/api/v1/a%2Fb%20c?k=1'],
  },
  {
    task: 'another host',
    args: ['set', 'https://old.example:8080/a?b', 'hostname=new.example'],
    output: ['https://new.example:8080/a?b'],
  },
  {
    task: 'https instead of http',
    args: ['set', 'http://h.example/a', 'scheme=https'],
    output: ['https://h.example/a'],
  },
  {
    task: 'another port, and none',
    args: ['set', 'https://h.example:81/', '--iterate', 'port=8443 '],
    output: ['https://h.example:8443/', 'https://h.example/'],
  },
  {
    task: 'a URL without its password, for a log',
    args: ['set', 'https://u:p%40ss@h.example/a', 'username=', 'password='],
    output: ['https://h.example/a'],
  },
  {
    task: 'a URL with a password of any characters',
    args: ['set', 'ftp://h.example/', 'username=me', 'password=p@s:s/'],
    output: ['ftp://me:p%40s%3As%2F@h.example/'],
  },
  {
    task: 'one more parameter',
    args: ['set', 'https://h.example/?a=1#b', '+query:page=2'],
    output: ['https://h.example/?a=1&page=2#b'],
  },
  {
    task: 'another value of a parameter, in its place',
    args: ['set', 'https://h.example/?a=1&page=2&b=%7E', 'query:page=3'],
    output: ['https://h.example/?a=1&page=3&b=%7E'],
  },
  {
    task: 'a list without a parameter',
    args: ['set', '-query:utm_*'],
    input: list,
    output: [
      'https://www.Example.co.uk/a/b.html?id=7#top',
      'http://blog.example.org:8080/',
      'https://www.example.co.uk/a/b.html?id=7',
    ],
  },
  {
    task: 'a link without trackers, to share it',
    args: ['set', 'https://h.example/?fbclid=1&q=x&gclid=2&utm_medium=3', '-query:@tracking'],
    output: ['https://h.example/?q=x'],
  },
  {
    task: 'only one parameter',
    args: ['set', 'https://video.example/watch?v=7&list=8&t=9', '--keep', 'v'],
    output: ['https://video.example/watch?v=7'],
  },
  {
    task: 'parameters in the order of the alphabet',
    args: ['set', '--sort-query', 'https://h.example/?b=2&a=1'],
    output: ['https://h.example/?a=1&b=2'],
  },
  {
    task: 'each page of a list once, whatever its case, order and trackers',
    args: ['set', '--sort-query', '-query:@tracking', 'fragment=', '--unique'],
    input: list,
    output: ['https://www.example.co.uk/a/b.html?id=7', 'http://blog.example.org:8080/'],
  },
  {
    task: 'the lines of a list with a host',
    args: ['get', '{href}', '--where', 'registrable-domain=example.org'],
    input: list,
    output: ['http://blog.example.org:8080/'],
  },
  {
    task: 'the lines of a list that an allow list has',
    args: ['check', '--print', 'allowed', '--policy', policy],
    input: list,
    output: ['http://blog.example.org:8080/'],
    status: 1,
  },
  {
    task: 'the lines of a list that are URLs',
    args: ['get', '{input}', '--on-error', 'skip'],
    input: ['https://exa mple.org/', 'https://h.example/', 'x'],
    output: ['https://h.example/'],
  },
  {
    task: 'a host that somebody typed, as a URL',
    args: ['get', '{href}', '--default-scheme', 'https', 'example.org:8080/a', 'http://h.example'],
    output: ['https://example.org:8080/a', 'http://h.example/'],
  },
  {
    task: 'all URLs in a log',
    args: ['links', '--get', '{href}'],
    input: [log],
    output: ['https://example.org/a?b=1', 'http://example.net/x'],
  },
  {
    task: 'the links of a page, absolute',
    args: ['links', '-e', 'html', '--base', 'https://h.example/x/', '--get', '{href}'],
    input: [html],
    output: ['https://h.example/docs/a%20b.html', 'https://cdn.example.net/i.png'],
  },
  {
    task: 'the pages of a sitemap',
    args: ['links', '-e', 'xml', '--get', '{href}'],
    input: [sitemap],
    output: ['https://example.org/?a=1&b=2'],
  },
  {
    task: 'the http links in a document',
    args: ['links', '-e', 'markdown', '--where', 'scheme=http'],
    input: [markdown],
    output: ['-:1:5 http://example.org/a'],
  },
  {
    task: 'what is wrong with the links of a document',
    args: ['lint', '-e', 'markdown', '--format', 'text'],
    input: ['[a](https//example.org/a)'],
    output: [
      '-:1:5 warning scheme-punctuation Write :// between the scheme and the host. Perhaps https://example.org/a is meant.',
    ],
  },
  {
    task: 'the parts of a URL as JSON',
    args: ['get', '--json', '{hostname}{port}', 'https://h.example:81/'],
    output: [
      '{"input":"https://h.example:81/","file":null,"line":1,"hostname":"h.example","port":"81"}',
    ],
  },
  {
    task: 'whether two URLs lead to the same page',
    args: ['compare', 'https://h.example/a?x=1&y=2', '--with', 'https://H.example:443/a?y=2&x=1'],
    output: ['not the same: parameter-order'],
    status: 1,
  },
  {
    task: 'whether a server may fetch it',
    args: ['check', '--print', 'allowed', 'http://169.254.169.254/latest', 'https://example.org/'],
    output: ['https://example.org/'],
    status: 1,
  },
  {
    task: 'the address that a number is',
    args: ['get', '{hostname}', 'http://2130706433/', 'http://0x7f.1/', 'http://[0:0::1]/'],
    output: ['127.0.0.1', '127.0.0.1', '[::1]'],
  },
  {
    task: 'the origin, for a list of allowed origins',
    args: ['get', '{origin}', 'https://H.example:443/a', 'http://h.example:81'],
    output: ['https://h.example', 'http://h.example:81'],
  },
  {
    task: 'the link inside a rewritten one',
    args: [
      'get',
      '--unwrap',
      '{href}',
      'https://eu1.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fa%3Fb&data=05',
    ],
    output: ['https://example.org/a?b'],
  },
  {
    task: 'a table of hosts and paths',
    args: ['get', '{hostname}\\t{path}'],
    input: list,
    output: ['www.example.co.uk\t/a/b.html', 'blog.example.org\t/', 'www.example.co.uk\t/a/b.html'],
  },
  {
    task: 'the parts of the URL of a database',
    args: [
      'get',
      '{username} {decoded:password} {hostname} {port} {segment:1}',
      'postgres://me:p%40ss@db.example:5432/shop',
    ],
    output: ['me p@ss db.example 5432 shop'],
  },
  {
    task: 'bucket and key of an object',
    args: ['get', '{host} {path}', 's3://bucket/a/b.csv'],
    output: ['bucket /a/b.csv'],
  },
  {
    task: 'address and subject of a mail link',
    args: ['get', '{path}: {query:subject}', 'mailto:me@example.org?subject=Hello%20there'],
    output: ['me@example.org: Hello there'],
  },
  {
    task: 'a mail link whose spaces all programs read',
    args: ['set', 'mailto:me@example.org', '+query:subject=Hello there'],
    output: ['mailto:me@example.org?subject=Hello%20there'],
  },
  {
    task: 'a host without www.',
    args: ['set', 'https://www.example.org/a?b', 'hostname-=www.'],
    isMissing: true,
    output: ['https://example.org/a?b'],
  },
];

const newTasks: readonly Task[] = [
  {
    task: 'defanged URLs of a report',
    args: ['links', '--refang', '--get', '{href}'],
    input: ['see hxxps://evil[.]example/a and hxxp://b[.]example'],
    output: ['https://evil.example/a', 'http://b.example/'],
  },
  {
    task: 'every parameter with the same value, to try it',
    args: ['set', 'https://h.example/?a=1&b=2', 'query:*=FUZZ'],
    output: ['https://h.example/?a=FUZZ&b=FUZZ'],
  },
  {
    task: 'URLs with the same parameters once',
    args: ['get', '--unique', '{origin}{path}?{keys}'],
    input: [
      'https://h.example/p?a=1&b=2',
      'https://h.example/p?a=3&b=4',
      'https://h.example/q?a=1',
    ],
    output: ['https://h.example/p?a b', 'https://h.example/q?a'],
  },
  {
    task: 'the file that a file URL names',
    args: ['get', '{decoded:path}', 'file:///home/me/a%20b%23c.txt'],
    output: ['/home/me/a b#c.txt'],
  },
  {
    task: 'several paths below one base',
    args: ['resolve', '--base', 'https://h.example/docs/'],
    input: ['a.html', '../b', '//c.example/', '#d'],
    output: [
      'https://h.example/docs/a.html',
      'https://h.example/b',
      'https://c.example/',
      'https://h.example/docs/#d',
    ],
  },
  {
    task: 'a list for an archive, sorted by its keys',
    args: ['key', '--profile', 'surt'],
    input: ['https://www.example.org/b?y=2&x=1', 'http://example.net:80/a'],
    output: ['org,example)/b?x=1&y=2', 'net,example)/a'],
  },
  {
    task: 'the key of a column of a CSV file',
    args: ['key', '--profile', 'href', '--format', 'csv', '--column', 'link'],
    input: ['id,link', '1,HTTP://H.example'],
    output: ['id,link,key', '1,HTTP://H.example,http://h.example/'],
  },
  {
    task: 'the domain of each row of a CSV file',
    args: ['get', '{href}\\t{registrable-domain}', '--on-error', 'keep'],
    input: ['http://a.example.org', 'x', 'http://b.example.net'],
    output: ['http://a.example.org/\texample.org', '', 'http://b.example.net/\texample.net'],
  },
  {
    task: 'a path without the dots and double slashes in it',
    args: ['get', '{href}', 'https://h.example/a/./b/%2e%2e/c'],
    output: ['https://h.example/a/c'],
  },
  {
    task: 'a parameter only if it is missing',
    args: ['set', 'query:lang?=en'],
    input: ['https://h.example/?lang=de', 'https://h.example/?a'],
    output: ['https://h.example/?lang=de', 'https://h.example/?a&lang=en'],
  },
  {
    task: 'a parameter of some hosts only',
    args: ['set', '+query:ref=me', '--where', 'hostname=shop.example'],
    input: ['https://shop.example/a', 'https://h.example/b'],
    output: ['https://shop.example/a?ref=me', 'https://h.example/b'],
  },
  {
    task: 'the URL inside a parameter',
    args: ['get', '{query:next}', 'https://login.example/?next=https%3A%2F%2Fh.example%2Fa%3Fb'],
    output: ['https://h.example/a?b'],
  },
  {
    task: 'the same host at several ports',
    args: ['set', 'http://h.example/', '--iterate', 'port=8000 8001'],
    output: ['http://h.example:8000/', 'http://h.example:8001/'],
  },
  {
    task: 'the links of a document to one site, without their trackers',
    args: ['links', '-e', 'markdown', '--get', '{path}', '--where', 'hostname=example.org'],
    input: [markdown],
    output: ['/a', '/b'],
  },
  {
    task: 'a page without the slash at its end',
    args: ['set', 'path-=/'],
    isMissing: true,
    input: ['https://h.example/a/', 'https://h.example/a', 'https://h.example/'],
    output: ['https://h.example/a', 'https://h.example/a', 'https://h.example/'],
  },
];

for (const [index, each] of [...tasks, ...newTasks].entries()) {
  const { task, args, input = [], output, status = 0, isMissing = false } = each;
  (isMissing ? test.failing : test)(`${index + 1}: ${task}`, async (t) => {
    const lines = input.map((line) => `${line}\n`).join('');
    const result = await urlkit(args, lines);
    t.is(result.stdout, output.map((line) => `${line}\n`).join(''), result.stderr);
    t.is(result.status, status);
  });
}

test('links with another host in a document', async (t) => {
  const file = fileOf(markdown);
  const args = ['--fix', 'scheme=https', '--where', 'scheme=http', '-e', 'markdown', file];
  t.is((await urlkit(['links', ...args])).status, 0);
  t.is(readFileSync(file, 'utf8'), markdown.replace('http:', 'https:'));
});
