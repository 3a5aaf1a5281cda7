import type { Command, Option } from 'commander';
import type { CommandLine } from '../command-line.js';
import type { CommandHelp } from '../help.js';

export function define({ program, streams }: CommandLine): Command {
  return program
    .command('completion')
    .description('print a script with which a shell completes commands and options')
    .addArgument(program.createArgument('<shell>', 'the shell').choices(['bash', 'zsh', 'fish']))
    .action((shell: string) => {
      streams.stdout.write(completionScript(program, shell));
    });
}

export const help: CommandHelp = {
  examples: [
    'urlkit completion bash >~/.local/share/bash-completion/completions/urlkit',
    'urlkit completion zsh >~/.zfunc/_urlkit',
    'urlkit completion fish >~/.config/fish/completions/urlkit.fish',
  ],
  failure: '',
  trouble: 'wrong usage, or an output that cannot be written',
};

interface CompletedCommand {
  readonly name: string;
  readonly description: string;
  readonly options: readonly Option[];
  /** The possible values of the first argument. */
  readonly choices: readonly string[];
}

/** Returns a script with which a shell completes commands, options and values of options. */
export function completionScript(program: Command, shell: string): string {
  const help = program.createHelp();
  const own = help.visibleOptions(program);
  const commands = program.commands.map((command) => ({
    name: command.name(),
    description: command.description(),
    options: [...help.visibleOptions(command), ...own.filter(({ long }) => long === '--color')],
    choices: command.registeredArguments[0]?.argChoices ?? [],
  }));
  switch (shell) {
    case 'bash':
      return bashScript(commands, own);
    case 'zsh':
      return zshScript(commands, own);
    default:
      return fishScript(commands, own);
  }
}

function flagsOf({ short, long }: Option): string[] {
  return [short, long].filter((flag) => flag !== undefined);
}

function quote(text: string): string {
  return `'${text.replace(/'/g, "'\\''")}'`;
}

function bashScript(commands: readonly CompletedCommand[], own: readonly Option[]): string {
  const first = [...commands.map(({ name }) => name), ...own.flatMap(flagsOf)].join(' ');
  const cases = commands.map(({ name, options, choices }) => {
    const values = options
      .filter(({ argChoices }) => argChoices)
      .map(
        (option) =>
          `${name}:${flagsOf(option).join(`|${name}:`)}) words=${quote(option.argChoices?.join(' ') ?? '')} ;;`,
      );
    const words = [...options.flatMap(flagsOf), ...choices].join(' ');
    return [...values, `${name}:*) words=${quote(words)} ;;`]
      .map((line) => `    ${line}\n`)
      .join('');
  });
  // For Bash, the = of --option=value is a word.
  return `# bash completion for urlkit
_urlkit() {
  local words= current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  if [[ $current == = ]]; then current=; fi
  if [[ $previous == = ]]; then previous="\${COMP_WORDS[COMP_CWORD-2]}"; fi
  case "\${COMP_WORDS[1]}:$previous" in
${cases.join('')}  esac
  if ((COMP_CWORD == 1)); then words=${quote(first)}; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _urlkit urlkit
`;
}

function zshScript(commands: readonly CompletedCommand[], own: readonly Option[]): string {
  const names = commands.map(
    ({ name, description }) => `    ${quote(`${name}:${inZsh(description)}`)}\n`,
  );
  const cases = commands.map(({ name, options, choices }) => {
    const rest = choices.length > 0 ? `'*:value:(${choices.join(' ')})'` : "'*:file:_files'";
    return `    ${name}) _arguments ${[...options.flatMap(zshSpecs), rest].join(' ')} ;;\n`;
  });
  // When zsh first calls a function from a file in fpath, the file is the body of the function. When the file is
  // sourced, it only defines the function.
  return `#compdef urlkit
_urlkit() {
  local -a commands=(
${names.join('')}  )
  if ((CURRENT == 2)); then
    _describe command commands
    _arguments ${own.flatMap(zshSpecs).join(' ')}
    return
  fi
  local command=$words[2]
  shift words
  ((CURRENT--))
  case $command in
${cases.join('')}  esac
}
if [[ $funcstack[1] == _urlkit ]]; then _urlkit; else compdef _urlkit urlkit; fi
`;
}

function inZsh(text: string): string {
  return text.replace(/[\\[\]:]/g, '\\$&');
}

function zshSpecs(option: Option): string[] {
  const values = option.argChoices ? `(${option.argChoices.join(' ')})` : '_files';
  const isValued = option.required || option.optional;
  return flagsOf(option).map((flag) => {
    const equals = isValued && flag.startsWith('--') ? '=' : '';
    const value = isValued ? `:value:${values}` : '';
    return quote(`${flag}${equals}[${inZsh(option.description)}]${value}`);
  });
}

function fishScript(commands: readonly CompletedCommand[], own: readonly Option[]): string {
  const lines = commands.flatMap(({ name, description, options, choices }) => {
    const ofName = fishLine('__fish_use_subcommand', `-f -a ${name} -d ${quote(description)}`);
    const isCommand = `__fish_seen_subcommand_from ${name}`;
    const values =
      choices.length > 0 ? [fishLine(isCommand, `-f -a ${quote(choices.join(' '))}`)] : [];
    return [ofName, ...options.map((option) => fishOption(isCommand, option)), ...values];
  });
  const first = own.map((option) => fishOption('__fish_use_subcommand', option));
  return `# fish completion for urlkit\n${[...first, ...lines].join('\n')}\n`;
}

function fishOption(
  condition: string,
  { short, long, description, required, argChoices }: Option,
): string {
  const flags = [short && `-s ${short.slice(1)}`, long && `-l ${long.slice(2)}`];
  const values = argChoices && `-f -a ${quote(argChoices.join(' '))}`;
  const parts = [...flags, required && '-r', values, `-d ${quote(description)}`];
  return fishLine(condition, parts.filter(Boolean).join(' '));
}

function fishLine(condition: string, what: string): string {
  return `complete -c urlkit -n ${quote(condition)} ${what}`;
}
