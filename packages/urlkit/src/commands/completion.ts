import type { Command, Option } from 'commander';

interface CompletedCommand {
  readonly name: string;
  readonly description: string;
  readonly options: readonly Option[];
  /** What the first argument may be. */
  readonly choices: readonly string[];
}

/** A script by which a shell completes the commands of a program, their options and the values of these. */
export function completionScript(program: Command, shell: string): string {
  const help = program.createHelp();
  const commands = program.commands.map((command) => ({
    name: command.name(),
    description: command.description(),
    options: [
      ...help.visibleOptions(command),
      ...program.options.filter(({ long }) => long === '--color'),
    ],
    choices: command.registeredArguments[0]?.argChoices ?? [],
  }));
  switch (shell) {
    case 'bash':
      return bashScript(commands);
    case 'zsh':
      return zshScript(commands);
    default:
      return fishScript(commands);
  }
}

function flagsOf({ short, long }: Option): string[] {
  return [short, long].filter((flag) => flag !== undefined);
}

function quote(text: string): string {
  return `'${text.replace(/'/g, "'\\''")}'`;
}

function bashScript(commands: readonly CompletedCommand[]): string {
  const names = commands.map(({ name }) => name).join(' ');
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
  return `# bash completion for urlkit
_urlkit() {
  local words= current="\${COMP_WORDS[COMP_CWORD]}"
  case "\${COMP_WORDS[1]}:\${COMP_WORDS[COMP_CWORD-1]}" in
${cases.join('')}  esac
  if ((COMP_CWORD == 1)); then words=${quote(names)}; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _urlkit urlkit
`;
}

function zshScript(commands: readonly CompletedCommand[]): string {
  const escaped = (text: string): string => text.replace(/[\\[\]:]/g, '\\$&');
  const names = commands.map(
    ({ name, description }) => `    ${quote(`${name}:${escaped(description)}`)}\n`,
  );
  const cases = commands.map(({ name, options, choices }) => {
    const specs = options.flatMap((option) =>
      flagsOf(option).map((flag) => {
        const isValued = option.required || option.optional;
        const values = option.argChoices ? `(${option.argChoices.join(' ')})` : '_files';
        return quote(
          `${flag}[${escaped(option.description)}]${isValued ? `:value:${values}` : ''}`,
        );
      }),
    );
    const rest = choices.length > 0 ? `'*:value:(${choices.join(' ')})'` : "'*:file:_files'";
    return `    ${name}) _arguments ${[...specs, rest].join(' ')} ;;\n`;
  });
  return `#compdef urlkit
_urlkit() {
  local -a commands=(
${names.join('')}  )
  if ((CURRENT == 2)); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  ((CURRENT--))
  case $command in
${cases.join('')}  esac
}
compdef _urlkit urlkit
`;
}

function fishScript(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, description, options, choices }) => {
    const isCommand = `-n ${quote(`__fish_seen_subcommand_from ${name}`)}`;
    const ofOptions = options.map(({ short, long, description: text, required, argChoices }) => {
      const flags = [short && `-s ${short.slice(1)}`, long && `-l ${long.slice(2)}`];
      const values = argChoices && `-f -a ${quote(argChoices.join(' '))}`;
      const parts = [...flags, required && '-r', values, `-d ${quote(text)}`].filter(Boolean);
      return `complete -c urlkit ${isCommand} ${parts.join(' ')}`;
    });
    const ofArgument =
      choices.length > 0
        ? [`complete -c urlkit ${isCommand} -f -a ${quote(choices.join(' '))}`]
        : [];
    const ofName = `complete -c urlkit -n __fish_use_subcommand -f -a ${name} -d ${quote(description)}`;
    return [ofName, ...ofOptions, ...ofArgument];
  });
  return `# fish completion for urlkit\n${lines.join('\n')}\n`;
}
