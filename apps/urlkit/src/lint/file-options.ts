import type { LintConfig } from './config.js';
import { loadConfig } from './config.js';
import type { KindOptions } from './document-kinds.js';
import { findFiles, isDirectory } from './find-files.js';

/** The files to read, and what the configuration says. */
export interface FileOptions {
  readonly config: Omit<LintConfig, 'ignoreFiles'>;
  readonly files: readonly string[];
  readonly folders: readonly string[];
  readonly kinds: KindOptions;
}

/**
 * Reads the configuration, and finds the files that arguments name; `-` if there are none.
 *
 * @throws {CommandError} If the configuration is not valid, or there are no such files.
 */
export async function readFileOptions(
  names: readonly string[],
  options: Pick<KindOptions, 'extract'> & { readonly config?: string },
): Promise<FileOptions> {
  const { ignoreFiles, ...config } = await loadConfig(options.config);
  const kinds = { extract: options.extract ?? config.extract, kinds: config.kinds };
  const files = names.length === 0 ? ['-'] : await findFiles(names, { ...kinds, ignoreFiles });
  return { config, files, folders: names.filter(isDirectory), kinds };
}
