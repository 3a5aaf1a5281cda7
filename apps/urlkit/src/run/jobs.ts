import type { CheckOptions } from '../commands/check.js';
import type { CompareOptions } from '../commands/compare.js';
import type { GetOptions } from '../commands/get.js';
import type { InspectOptions } from '../commands/inspect.js';
import type { KeyOptions } from '../commands/key.js';
import type { LinksOptions } from '../commands/links.js';
import type { LintOptions } from '../commands/lint.js';
import type { ParseOptions } from '../commands/parse.js';
import type {
  NormalizeOptions,
  RelativizeOptions,
  ResolveOptions,
} from '../commands/references.js';
import type { SetOptions } from '../commands/set.js';
import type { Answerer } from './answers.js';

/** A command that answers inputs, and its options, which can be sent to other threads. */
export type Job =
  | { readonly command: 'check'; readonly options: CheckOptions }
  | { readonly command: 'compare'; readonly options: CompareOptions }
  | { readonly command: 'get'; readonly options: GetOptions }
  | { readonly command: 'inspect'; readonly options: InspectOptions }
  | { readonly command: 'key'; readonly options: KeyOptions }
  | { readonly command: 'links'; readonly options: LinksOptions }
  | { readonly command: 'lint'; readonly options: LintOptions }
  | { readonly command: 'normalize'; readonly options: NormalizeOptions }
  | { readonly command: 'parse'; readonly options: ParseOptions }
  | { readonly command: 'relativize'; readonly options: RelativizeOptions }
  | { readonly command: 'resolve'; readonly options: ResolveOptions }
  | { readonly command: 'set'; readonly options: SetOptions };

/**
 * Loads a command.
 *
 * @throws {CommandError} If an option is not valid.
 */
export async function createAnswerer({ command, options }: Job): Promise<Answerer> {
  switch (command) {
    case 'check':
      return (await import('../commands/check.js')).answerCheck(options);
    case 'compare':
      return (await import('../commands/compare.js')).answerCompare(options);
    case 'get':
      return await (await import('../commands/get.js')).answerGet(options);
    case 'inspect':
      return (await import('../commands/inspect.js')).answerInspect(options);
    case 'key':
      return (await import('../commands/key.js')).answerKey(options);
    case 'links':
      return await (await import('../commands/links.js')).answerLinks(options);
    case 'lint':
      return await (await import('../commands/lint.js')).answerLint(options);
    case 'normalize':
      return (await import('../commands/references.js')).answerNormalize(options);
    case 'parse':
      return (await import('../commands/parse.js')).answerParse(options);
    case 'relativize':
      return (await import('../commands/references.js')).answerRelativize(options);
    case 'resolve':
      return (await import('../commands/references.js')).answerResolve(options);
    case 'set':
      return await (await import('../commands/set.js')).answerSet(options);
  }
}
