// The drivers read lines and write one answer for each. A line is an input, or an input, a tab and a base.
// An answer is `!` and a message, or eight fields separated by tabs: `-` for null, or `+` and a value.
// Inputs, messages and values are UTF-8 in hexadecimal.

import { spawn } from 'node:child_process';

/** The fields of an answer, in order. */
export const fieldNames = [
  ...(['scheme', 'username', 'password', 'host', 'port', 'path', 'query', 'fragment'] as const),
] as const;

/** The components that a program returns; null if it refuses the input. */
export type Answer = Readonly<Record<(typeof fieldNames)[number], string | null>> | null;

/** An input, and the base to resolve it against, if there is one. */
export interface Input {
  readonly url: string;
  readonly base?: string | undefined;
}

function encode(text: string): string {
  return Buffer.from(text, 'utf8').toString('hex');
}

function decodeField(field: string | undefined): string | null {
  if (field === '-') return null;
  if (!field?.startsWith('+')) throw new Error(`the driver answered ${field}`);
  return Buffer.from(field.slice(1), 'hex').toString('utf8');
}

function decodeAnswer(line: string): Answer {
  if (line.startsWith('!')) return null;
  const fields = line.split('\t');
  const [scheme = null, username = null, password = null, host = null, port = null, ...rest] =
    fieldNames.map((_, index) => decodeField(fields[index]));
  const [path = null, query = null, fragment = null] = rest;
  return { scheme, username, password, host, port, path, query, fragment };
}

/** Reads inputs with a driver. */
export function ask(
  [command, ...args]: readonly [string, ...string[]],
  inputs: readonly Input[],
): Promise<Answer[]> {
  return new Promise((settle, fail) => {
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk;
    });
    child.on('error', fail);
    child.on('close', (status) => {
      const lines = Buffer.concat(chunks).toString('latin1').split('\n').slice(0, -1);
      if (status === 0 && lines.length === inputs.length) settle(lines.map(decodeAnswer));
      else fail(new Error(`${command}: status ${status}, ${lines.length} answers: ${errors}`));
    });
    for (const { url, base } of inputs) {
      child.stdin.write(
        `${base === undefined ? encode(url) : `${encode(url)}\t${encode(base)}`}\n`,
      );
    }
    child.stdin.end();
  });
}
