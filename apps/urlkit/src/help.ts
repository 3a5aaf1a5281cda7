// The examples and exit statuses in the help of each command.

import type { Command } from 'commander';

interface CommandHelp {
  readonly examples: readonly string[];
  /** What the arguments and files of the command consist of, as paragraphs of lines. */
  readonly details?: readonly string[];
  /** The meaning of the exit status 1; empty if the command never exits with it. */
  readonly failure: string;
  /** The meaning of the exit status 2; by default, that of the commands that read URLs. */
  readonly trouble?: string;
}

const helpOf: Readonly<Record<string, CommandHelp>> = {
  parse: {
    examples: ["urlkit parse 'https://example.org/a?q=1'", 'urlkit parse --json <urls.txt'],
    failure: 'a URL does not parse',
  },
  inspect: {
    examples: [
      "urlkit inspect 'https:/example.org/a b'",
      'urlkit inspect --strict ../a https://h/',
    ],
    failure: 'a URL does not parse, or is not valid and --strict is given',
  },
  get: {
    examples: [
      "urlkit get '{hostname} {default:port}' https://example.org/",
      "urlkit get '{query:q}' 'https://example.org/?q=caf%C3%A9'",
      "urlkit get '{unicode:hostname}\\t{decoded:path}' <urls.txt",
    ],
    details: [
      'Fields:',
      '  {href} {origin} {protocol} {scheme} {username} {password} {host} {hostname} {port}',
      '  {pathname} {path} {search} {query} {hash} {fragment} {input}',
      '  {registrable-domain} {public-suffix} {subdomain} {extension} {keys} {values}',
      '  {query:NAME}       the decoded value of a search parameter',
      '  {query-all:NAME}   all its values',
      '  {decoded:FIELD} {unicode:FIELD} {default:FIELD} {must:FIELD} {raw:FIELD}',
      '  \\n \\r \\t \\\\ \\{     a line feed, carriage return, tab, backslash and brace',
    ],
    failure: 'a URL does not parse, or lacks what {must:…} requires',
  },
  set: {
    examples: [
      'urlkit set https://example.org/ hostname=example.net port=8080',
      "urlkit set 'https://h/?utm_source=x&q=1' -query:utm_* +query:page=2 path+=docs",
      "urlkit set https://h/ --iterate 'port=80 8080'",
    ],
    details: [
      'Edits:',
      '  COMPONENT=VALUE    sets protocol (scheme), username, password, host, hostname, port,',
      '                     pathname (path), search (query) or hash (fragment)',
      '  COMPONENT?=VALUE   does so only if the component is missing',
      '  path+=SEGMENT      appends a segment',
      '  query:NAME=VALUE   sets a search parameter; with ?=, only if it is missing',
      '  query:PREFIX*=VALUE  sets all parameters whose names begin with PREFIX',
      '  +query:NAME=VALUE  appends a search parameter',
      '  query:NAME         sets a search parameter without =; +query:NAME appends it',
      '  -query:NAME        removes a search parameter; -query:PREFIX* removes several, and',
      '                     -query:@tracking the usual ones of trackers',
    ],
    failure: 'a URL does not parse, or an edit is not possible',
  },
  compare: {
    examples: ["urlkit compare 'http://good.example\\@evil.example/'"],
    failure: 'readers see different schemes, hosts or ports, or no reader accepts a URL',
  },
  check: {
    examples: [
      'urlkit check https://example.org/',
      'urlkit check --policy policy.json https://example.org/',
    ],
    details: [
      'A policy is a JSON file with the options of urlPolicy in @urlkit/host-policy, such as:',
      '  { "schemes": ["https"], "ports": ["443"], "requireUnambiguous": true }',
    ],
    failure: 'a URL is refused',
  },
  lint: {
    examples: [
      'urlkit lint urls.txt',
      'urlkit lint --format github README.md docs',
      'urlkit lint --rule invalid-credentials=error --fix urls.txt',
    ],
    failure: 'there is an error, or there are more warnings than --max-warnings',
  },
  links: {
    examples: [
      'urlkit links README.md docs',
      "urlkit links -e text --get '{hostname}' <access.log | sort -u",
      "urlkit links --fix 'hostname=new.example.org' --where 'hostname=old.example.org' docs",
    ],
    details: [
      'A line is the file, line and column of a link, and its URL as it is meant. --get leaves out',
      'relative links without --base. Files of unknown kinds need --extract.',
    ],
    failure: '',
    trouble: 'wrong usage, an input that cannot be read, or an output that cannot be written',
  },
  resolve: {
    examples: ['urlkit resolve ../a https://example.org/docs/'],
    failure: 'a reference does not resolve',
  },
  relativize: {
    examples: ['urlkit relativize https://example.org/a/c https://example.org/a/b'],
    failure: 'a target is not a URL',
  },
  normalize: {
    examples: ['urlkit normalize HTTP://example.org:80/a/../b'],
    failure: 'an argument or a line is not a URL reference',
  },
  key: {
    examples: [
      'urlkit key --profile surt https://www.example.org/a',
      'urlkit key --profile surt --format tsv --column url <pages.tsv',
    ],
    failure: 'the argument has no key, or a row has none and --on-error is fail',
  },
  serve: {
    examples: ['urlkit serve', "urlkit serve --port 8080 'https:\\\\example.org/a b'"],
    failure: '',
    trouble: 'wrong usage, a port that cannot be used, or an output that cannot be written',
  },
  man: {
    examples: ['urlkit man >~/.local/share/man/man1/urlkit.1'],
    failure: '',
    trouble: 'wrong usage, or an output that cannot be written',
  },
  completion: {
    examples: [
      'urlkit completion bash >~/.local/share/bash-completion/completions/urlkit',
      'urlkit completion zsh >~/.zfunc/_urlkit',
      'urlkit completion fish >~/.config/fish/completions/urlkit.fish',
    ],
    failure: '',
    trouble: 'wrong usage, or an output that cannot be written',
  },
};

/** Adds examples and exit statuses to the help of all commands. */
export function addHelp(program: Command): void {
  program.addHelpText(
    'after',
    `\n${statusText('a URL fails; the help of each command says when')}`,
  );
  for (const command of program.commands) {
    const help = helpOf[command.name()];
    if (help === undefined) continue;
    const details = detailsOf(command)
      .map((line) => `${line}\n`)
      .join('');
    const examples = help.examples.map((example) => `  $ ${example}\n`).join('');
    command.addHelpText(
      'after',
      `\n${details === '' ? '' : `${details}\n`}Examples:\n${examples}\n${statusText(help.failure, help.trouble)}`,
    );
  }
}

/** Returns examples of a command. */
export function examplesOf(command: Command): readonly string[] {
  return helpOf[command.name()]?.examples ?? [];
}

/** Returns the lines that say what the arguments and files of a command consist of. */
export function detailsOf(command: Command): readonly string[] {
  return helpOf[command.name()]?.details ?? [];
}

/** Returns exit statuses and their meanings. Commands that never exit with 1 do not read URLs. */
export function statusesOf(
  failure: string,
  trouble = 'wrong usage, an input that cannot be read, or an output that cannot be written',
): [status: string, meaning: string][] {
  const first: [string, string] = ['0', 'success'];
  if (failure === '') return [first, ['2', trouble]];
  return [first, ['1', failure], ['2', trouble], ['130', 'interrupted']];
}

function statusText(failure: string, trouble?: string): string {
  const lines = statusesOf(failure, trouble).map(
    ([status, meaning]) => `  ${status.padEnd(5)}${meaning}\n`,
  );
  return `Exit status:\n${lines.join('')}`;
}
