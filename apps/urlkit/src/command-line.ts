// What the definitions of subcommands share. It loads the parser of options, which threads and short calls do without, so
// subcommands import only its types.

import { Command, Help, InvalidArgumentError, Option } from 'commander';
import { answerCall, collect, type InputOptions } from './call.js';
import { colorModes, fileKinds, flushModes, onErrorActions } from './names.js';
import { wantsColors } from './output/colors.js';
import { visible } from './output/visible-text.js';
import type { OwnJob } from './run/jobs.js';
import { type ExitStatus, exitStatus, type Streams } from './run/streams.js';
import { version } from './version.js';

const MOST_JOBS = 1_024;

/** More names than this are in the guide, not in the help. */
const MOST_NAMES = 30;

/** Describes an option in the help. */
function describeOption(option: Option): string {
  const isShort = (option.argChoices?.length ?? 0) <= MOST_NAMES;
  return isShort ? new Help().optionDescription(option) : option.description;
}

/** How output looks. */
export interface Look {
  readonly colors: boolean;
  /** The number of columns of the terminal; undefined if there is none. */
  readonly edge: number | undefined;
}

/** The command line: the program, what its subcommands are defined with, and the exit status of the one that runs. */
export class CommandLine {
  readonly program: Command;
  readonly streams: Streams;
  status: ExitStatus = exitStatus.success;

  constructor(streams: Streams) {
    this.streams = streams;
    this.program = new Command('urlkit')
      .description('URLs on the command line, as the URL standard reads them')
      .version(version)
      .addOption(
        new Option('--color <when>', 'when to use colors').choices(colorModes).default('auto'),
      )
      .configureOutput({
        writeOut: (text) => streams.stdout.write(text),
        writeErr: (text) => streams.stderr.write(text),
        outputError: (text, write) => {
          const lines = text.replace(/^error: /, '').split('\n');
          write(`urlkit: ${lines.map(visible).join('\n')}`);
        },
      })
      .configureHelp({ optionDescription: describeOption })
      .exitOverride()
      .helpCommand(false);
  }

  /** Adds a subcommand that reads URLs from arguments, standard input or files. */
  inputCommand(name: string, onError: Option = this.onErrorOption()): Command {
    return this.program
      .command(name)
      .option('--file <file>', 'a file whose lines to read; may be repeated', collect)
      .addOption(this.encodingOption())
      .addOption(this.jobsOption())
      .addOption(onError)
      .option('--json', 'print JSON, one object on each line');
  }

  /** Adds a subcommand that reads one URL, which may be relative, or one on each line. */
  urlCommand(name: string): Command {
    return this.inputCommand(name)
      .argument('[url]', 'the URL; if it is missing or -, each line of standard input is a URL')
      .argument('[base]', 'the base URL, for relative URLs')
      .addOption(this.baseOption());
  }

  defaultSchemeOption(): Option {
    return new Option('--default-scheme <scheme>', 'the scheme of URLs that begin with a host');
  }

  unwrapOption(): Option {
    return new Option(
      '--unwrap',
      'read the URL inside a link of a mail filter, a search engine or a social network, such as google.com/url',
    );
  }

  uniqueOption(): Option {
    return new Option('--unique', 'print each answer only once; all of them are kept in memory');
  }

  whereOption(description: string): Option {
    return new Option(
      '--where <condition>',
      `${description} with a component, such as hostname=example.net; may be repeated`,
    ).argParser(collect);
  }

  baseOption(): Option {
    return new Option('-b, --base <base>', 'the base URL, for relative URLs');
  }

  extractOption(): Option {
    return new Option(
      '-e, --extract <kind>',
      'how to find URLs in the files; by default, their extensions say it',
    ).choices(fileKinds);
  }

  nullOption(): Option {
    return new Option(
      '-0, --null',
      'end each answer with U+0000 instead of a newline, and print line breaks as they are',
    );
  }

  encodingOption(): Option {
    return new Option(
      '--input-encoding <label>',
      'the encoding of the input; the default is UTF-8',
    );
  }

  jobsOption(): Option {
    return new Option(
      '-j, --jobs <number>',
      'the largest number of threads for large inputs',
    ).argParser(this.countFrom(1, MOST_JOBS));
  }

  onErrorOption(
    description = 'answer empty lines, too; what to do with a line that fails: print an empty answer, skip it, or stop',
  ): Option {
    return new Option('--on-error <action>', description).choices(onErrorActions);
  }

  flushOption(): Option {
    return new Option(
      '--flush <mode>',
      'when to write: after each group of lines that was read, or 64 KiB at a time',
    )
      .choices(flushModes)
      .default('block');
  }

  /** Names what a value consists of, for the help and for completions. The command checks the value itself. */
  optionNaming(names: readonly string[], flags: string, description: string): Option {
    const option = new Option(flags, description);
    option.argChoices = [...names];
    return option;
  }

  /** Returns what reads a whole number from `least` to `most`. */
  countFrom(least: number, most: number): (text: string) => number {
    return (text) => {
      const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
      if (count >= least && count <= most) return count;
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
    };
  }

  hasColors(): boolean {
    return wantsColors(this.program.opts()['color'], this.streams.stdout, process.env);
  }

  look(): Look {
    return { colors: this.hasColors(), edge: this.streams.stdout.columns };
  }

  /** Ends the call as a wrong usage. */
  refuse(message: string): never {
    return this.program.error(message);
  }

  /** Writes a message of the command to standard error. */
  report(message: string): void {
    this.streams.stderr.write(`urlkit: ${message}\n`);
  }

  /** Answers the URLs of the call, or the lines of its inputs. */
  async answer<Options extends object>(
    job: OwnJob<Options>,
    urls: readonly string[],
    options: InputOptions,
  ): Promise<void> {
    this.status = await answerCall(job, urls, options, this.streams);
  }
}
