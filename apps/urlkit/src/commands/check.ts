import { readFile } from 'node:fs/promises';
import {
  checkURL,
  type URLCheck,
  type URLPolicy,
  type URLPolicyOptions,
  urlPolicy,
} from '@urlkit/host-policy';
import { compareEditions } from '@urlkit/url-editions';
import { parseAndSerialize } from '@urlkit/url-parser';
import { type NameFinding, nameFindings } from '@urlkit/url-rendering';
import { validateURL } from '@urlkit/url-validation';
import type { Command } from 'commander';
import pc from 'picocolors';
import { type InputOptions, URLS } from '../call.js';
import type { CommandLine } from '../command-line.js';
import type { CommandHelp } from '../help.js';
import { written } from '../output/destination.js';
import { quoted, visible, visibleJSON } from '../output/visible-text.js';
import { type Answer, type Answerer, eachLine, type LineOptions } from '../run/answers.js';
import { CommandError, explainSystemError } from '../run/command-error.js';
import { isJSONObject, parseJSON } from '../run/parse-json.js';
import { hintOfName } from '../urls/closest-name.js';
import { failureOf, formatFailure } from '../urls/parse-url.js';

export function define(line: CommandLine): Command {
  return line
    .inputCommand('check')
    .description('print which URLs a policy allows, and why it refuses the others')
    .argument('[urls...]', URLS)
    .option(
      '-p, --policy <file>',
      'the policy, a JSON file; by default, all public URLs are allowed',
    )
    .addOption(
      line.program
        .createOption(
          '--print <verdict>',
          'print only the URLs that are allowed, or refused, whole',
        )
        .choices(verdicts),
    )
    .option('--quiet', 'print nothing; the exit status says whether all URLs are allowed')
    .action(async (urls: string[], options: CheckCallOptions) => {
      if (options.quiet && (options.print !== undefined || options.json)) {
        line.refuse(`--quiet and --${options.json ? 'json' : 'print'} cannot be combined`);
      }
      const policy = options.policy === undefined ? undefined : await readPolicy(options.policy);
      const all = { ...options, policy, colors: line.hasColors() };
      await line.answer({ command: 'check', options: all, createAnswerer }, urls, options);
    });
}

const verdicts = ['allowed', 'refused'] as const;

type Verdict = (typeof verdicts)[number];

type CheckCallOptions = InputOptions &
  Pick<CheckOptions, 'print' | 'quiet'> & { readonly policy?: string };

export const help: CommandHelp = {
  examples: [
    'urlkit check https://example.org/',
    'urlkit check --policy policy.json https://example.org/',
    'urlkit check --print allowed <urls.txt',
  ],
  details: [
    'A policy is a JSON file with the options of urlPolicy in @urlkit/host-policy, such as:',
    '  { "schemes": ["https"], "ports": ["443"], "requireUnambiguous": true }',
  ],
  failure: 'a URL is refused',
};

export interface CheckOptions extends Pick<LineOptions, 'json' | 'onError'> {
  /** Without one, public URLs are allowed. */
  readonly policy?: PolicyFile | undefined;
  /** The verdict of the URLs to print, whole, instead of a report on all of them. */
  readonly print?: Verdict | undefined;
  /** Whether to print nothing. */
  readonly quiet?: boolean | undefined;
  readonly colors: boolean;
}

export interface PolicyFile {
  readonly name: string;
  /** The parsed JSON. */
  readonly content: unknown;
}

/**
 * Prints whether a policy allows URLs, and if not, why. Only JSON and `print` have the whole URL. Otherwise only the part up
 * to the port is printed, because the rest may contain secrets.
 */
export function createAnswerer(options: CheckOptions): Answerer {
  const policy = options.policy === undefined ? urlPolicy({}) : createPolicy(options.policy);
  const colors = pc.createColors(options.colors);
  const answer = (input: string, line: number, file: string | null): Answer => {
    const check = checkURL(input, policy);
    const { allowed } = check;
    const errors = allowed ? 0 : 1;
    const isPrinted = options.print === undefined || (options.print === 'allowed') === allowed;
    if (options.quiet || !isPrinted) return { output: '', errors };
    if (options.print !== undefined && !options.json) {
      // What was checked, as every program reads it.
      const url = parseAndSerialize(input) ?? written(input, 'lines');
      return { output: `${url}\n`, errors };
    }
    const reasons = check.reasons.map((reason) =>
      reason.name === 'unparsable' ? { ...reason, message: whyUnparsable(input) } : reason,
    );
    const verdict = allowed ? colors.green('allowed') : colors.red('refused');
    const place = `${file === null ? '' : `${visible(file)}:`}${line}`;
    const findings = nameFindings(input);
    const output = options.json
      ? visibleJSON({ input, file, line, ...check, reasons, findings })
      : [
          `${place} ${verdict} ${placeOf(check)}`.trimEnd(),
          ...reasons.map(formatReason),
          ...findings.filter(isSaid).map(formatReason),
        ].join('\n');
    return { output: `${output}\n`, errors };
  };
  return eachLine(answer, options);
}

function whyUnparsable(input: string): string {
  return `The URL does not parse: ${formatFailure(failureOf(input, null))}`;
}

function placeOf({ scheme, host, port }: URLCheck): string {
  if (scheme === null) return '';
  return visible(`${scheme}:${host === null ? '' : `//${host}`}${port === null ? '' : `:${port}`}`);
}

function formatReason({ name, message }: URLCheck['reasons'][number] | NameFinding): string {
  return `  ${name}: ${visible(message)}`;
}

function isSaid({ severity }: NameFinding): boolean {
  return severity !== 'note';
}

/**
 * Reads a policy.
 *
 * @throws {CommandError} If the file cannot be read, or is not JSON.
 */
export async function readPolicy(name: string): Promise<PolicyFile> {
  const text = await readFile(name, 'utf8').catch((error: unknown) => {
    const reason = explainSystemError(error);
    throw new CommandError(`the policy ${quoted(name)} cannot be read: ${reason}`);
  });
  return { name, content: parseJSON(text, (reason) => invalidPolicy(name, reason)) };
}

const policyOptions: readonly string[] = Object.keys({
  schemes: true,
  credentials: true,
  ports: true,
  allowHosts: true,
  refuseHosts: true,
  allowLocal: true,
  names: true,
  requireUnambiguous: true,
} satisfies Record<keyof URLPolicyOptions, true>);

function createPolicy({ name, content }: PolicyFile): URLPolicy {
  try {
    if (!isJSONObject(content)) throw new TypeError('it must be an object');
    const unknown = Object.keys(content).find((name) => !policyOptions.includes(name));
    if (unknown !== undefined) {
      const hint = hintOfName(unknown, policyOptions);
      throw new TypeError(
        `there is no option ${quoted(unknown)}${hint}; the options are ${policyOptions.join(', ')}`,
      );
    }
    const { requireUnambiguous = false, ...others } = content;
    if (typeof requireUnambiguous !== 'boolean') {
      throw new TypeError('policy.requireUnambiguous must be true or false');
    }
    const policy = urlPolicy(
      requireUnambiguous ? { ...others, requireUnambiguous: compareEditions } : others,
    );
    for (const scheme of policy.schemes) requireSpelling(scheme);
    return policy;
  } catch (error) {
    throw invalidPolicy(name, error instanceof Error ? error.message : String(error));
  }
}

// A policy with a misspelled scheme refuses everything.
function requireSpelling(scheme: string): void {
  const { hints } = validateURL(`${scheme}://example.org/`);
  const hint = hints.find(({ name }) => name === 'misspelled-scheme');
  if (hint?.href == null) return;
  const meant = hint.href.slice(0, hint.href.indexOf(':'));
  throw new TypeError(`policy.schemes has ${quoted(scheme)}; did you mean ${meant}?`);
}

function invalidPolicy(name: string, reason: string): CommandError {
  return new CommandError(`the policy ${quoted(name)} is not valid: ${visible(reason)}`);
}
