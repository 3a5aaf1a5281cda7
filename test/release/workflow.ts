// Runs jobs of the release workflow as GitHub does, to rehearse them: their commands, with the environment, the outputs and the
// artifacts that the workflow names. Of the actions, only those for artifacts do anything.

import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { root, temporaryFolder } from '../../scripts/run.js';

type Texts = Readonly<Record<string, string>>;

interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly with?: Texts;
  readonly run?: string;
  readonly env?: Texts;
}

interface Job {
  readonly if?: string;
  readonly outputs?: Texts;
  readonly steps: readonly Step[];
}

/** What a job finds. */
export interface Settings {
  /** The checkout, or an empty folder. */
  readonly folder: string;
  /** A folder for the artifacts of all jobs. */
  readonly artifacts: string;
  /** The outputs of other jobs, by the name of the job. */
  readonly needs?: Readonly<Record<string, Texts>>;
  readonly env?: NodeJS.ProcessEnv;
  /** Commands that are not run. */
  readonly without?: readonly string[];
}

const { jobs }: { readonly jobs: Readonly<Record<string, Job>> } = parse(
  readFileSync(join(root, '.github/workflows/release.yml'), 'utf8'),
);

/** Returns the commands of a step, by its name. */
export function commandsOf(name: string): string {
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const commands = steps.find((step) => step.name === name)?.run;
  if (commands === undefined) throw new Error(`The workflow has no step “${name}”`);
  return commands;
}

/** Replaces expressions by what they stand for. */
function fill(text: string, values: Texts): string {
  return text.replace(/\$\{\{ (\S+) \}\}/g, (_, name: string) => values[name] ?? '');
}

/** Whether a condition holds. Those of the workflow are comparisons with a text. */
function holds(condition: string | undefined, values: Texts): boolean {
  if (condition === undefined) return true;
  const [, name = '', operator, text] = /^(\S+) (==|!=) '(.*)'$/.exec(condition) ?? [];
  if (operator === undefined) throw new Error(`A condition of another form: ${condition}`);
  return ((values[name] ?? '') === text) === (operator === '==');
}

/** Reads what a step has written to the file of its outputs. */
function outputsIn(text: string): Texts {
  const outputs: Record<string, string> = {};
  const pattern = /^([\w-]+)(?:=(.*)|<<(.+)\n((?:.*\n)*?)\3)$/gm;
  for (const [, name = '', line, , lines = ''] of text.matchAll(pattern)) {
    outputs[name] = line ?? lines.replace(/\n$/, '');
  }
  return outputs;
}

/** Runs commands in Bash, with the options of GitHub. */
export async function runCommands(
  commands: string,
  { folder, env }: { readonly folder: string; readonly env?: NodeJS.ProcessEnv },
): Promise<string> {
  const options = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', commands];
  const { stdout } = await promisify(execFile)('bash', options, {
    cwd: folder,
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

function moveArtifact({ uses = '', with: inputs = {} }: Step, settings: Settings, values: Texts) {
  const artifact = join(settings.artifacts, inputs['name'] ?? '');
  const path = resolve(settings.folder, fill(inputs['path'] ?? '', values));
  const isUpload = uses.startsWith('actions/upload-artifact@');
  if (isUpload) cpSync(path, artifact, { recursive: true, filter: isNotHidden });
  if (uses.startsWith('actions/download-artifact@')) cpSync(artifact, path, { recursive: true });
}

/** As the action leaves out hidden files. */
function isNotHidden(path: string): boolean {
  return !/[\\/]\.[^\\/]*$/.test(path);
}

/**
 * Runs a job.
 *
 * @returns Its outputs, or null if its condition does not hold.
 * @throws {Error} If a step fails.
 */
export async function runJob(name: string, settings: Settings): Promise<Texts | null> {
  const { if: condition, steps, outputs = {} } = jobs[name] ?? { steps: [] };
  if (steps.length === 0) throw new Error(`The workflow has no job “${name}”`);
  const temporary = temporaryFolder();
  const values: Record<string, string> = {
    'github.repository': 'urlkit/urlkit',
    'runner.temp': temporary,
  };
  for (const [job, texts] of Object.entries(settings.needs ?? {})) {
    for (const [id, text] of Object.entries(texts)) values[`needs.${job}.outputs.${id}`] = text;
  }
  if (!holds(condition, values)) return null;
  for (const step of steps) {
    const { id, run, env = {} } = step;
    if (!holds(step.if, values)) continue;
    moveArtifact(step, settings, values);
    if (run === undefined || settings.without?.includes(run)) continue;
    const output = join(temporary, 'output');
    writeFileSync(output, '');
    const own = Object.entries(env).map(([key, text]) => [key, fill(text, values)]);
    await runCommands(run, {
      folder: settings.folder,
      env: {
        ...{ RUNNER_TEMP: temporary, GITHUB_OUTPUT: output },
        ...settings.env,
        ...Object.fromEntries(own),
      },
    });
    for (const [key, text] of Object.entries(outputsIn(readFileSync(output, 'utf8')))) {
      values[`steps.${id}.outputs.${key}`] = text;
    }
  }
  return Object.fromEntries(
    Object.entries(outputs).map(([key, text]) => [key, fill(text, values)] as const),
  );
}

/** Writes a program to a folder of programs. */
export function writeCommand(folder: string, name: string, commands: string): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, name), `#!/usr/bin/env bash\n${commands}\n`, { mode: 0o755 });
}
