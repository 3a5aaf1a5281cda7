import { dirname, extname, resolve } from 'node:path';
import { lilconfig } from 'lilconfig';
import { type FileKind, fileKinds } from '../names.js';
import { quoted, visible } from '../output/visible-text.js';
import { CommandError, explainSystemError } from '../run/command-error.js';
import { isJSONObject, parseJSON } from '../run/parse-json.js';
import { hintOfName } from '../urls/closest-name.js';
import type { FindOptions } from './find-files.js';
import type { RuleOptions } from './problems.js';
import { readRuleName, readRules } from './rules.js';

export interface LintConfig extends RuleOptions, FindOptions {
  readonly base?: string | undefined;
  readonly maxWarnings?: number | undefined;
}

const members = ['rules', 'base', 'maxWarnings', 'fix', 'ignore', 'extract', 'ignoreFiles'];

/**
 * Reads the configuration: the member `urlkit` of the nearest `package.json`, or `urlkit.config.json`. Every file is
 * read as JSON.
 *
 * @param file A file to read instead.
 * @throws {CommandError} If it cannot be read, or is not valid.
 */
export async function loadConfig(file?: string): Promise<LintConfig> {
  const searcher = lilconfig('urlkit', {
    searchPlaces: ['package.json', 'urlkit.config.json'],
    loaders: { '.json': readJSON, [extname(file ?? '') || 'noExt']: readJSON },
  });
  const found = await (file === undefined ? searcher.search() : searcher.load(file)).catch(
    (error: unknown) => {
      if (error instanceof CommandError) throw error;
      const name = file === undefined ? '' : ` ${quoted(file)}`;
      const reason = visible(explainSystemError(error));
      throw new CommandError(`the configuration${name} cannot be read: ${reason}`);
    },
  );
  return found === null ? { rules: {} } : checkConfig(found.config, found.filepath);
}

function readJSON(path: string, content: string): unknown {
  return parseJSON(content, (reason) => invalidConfig(path, reason));
}

function invalidConfig(path: string, reason: string): CommandError {
  return new CommandError(`the configuration ${quoted(path)} is not valid: ${reason}`);
}

function checkConfig(config: unknown, path: string): LintConfig {
  const fail = (reason: string): never => {
    throw invalidConfig(path, reason);
  };
  if (!isJSONObject(config)) return fail('it must be an object');
  const { rules = {}, base, maxWarnings, fix = {}, ignore, extract, ignoreFiles } = config;
  const unknown = Object.keys(config).find((name) => !members.includes(name));
  if (unknown !== undefined) {
    return fail(`the member ${quoted(unknown)} is unknown${hintOfName(unknown, members)}`);
  }
  if (!isJSONObject(rules)) return fail('rules must be an object');
  if (base !== undefined && typeof base !== 'string') return fail('base must be a string');
  if (maxWarnings !== undefined && !isCount(maxWarnings)) {
    return fail('maxWarnings must be a whole number, not below 0');
  }
  if (!isJSONObject(fix) || !Object.values(fix).every((value) => typeof value === 'boolean')) {
    return fail('fix must be an object whose values are true or false');
  }
  if (ignore !== undefined && !isTexts(ignore)) return fail('ignore must be an array of strings');
  if (ignoreFiles !== undefined && !isTexts(ignoreFiles)) {
    return fail('ignoreFiles must be an array of strings');
  }
  if (extract !== undefined && !isKind(extract) && !isKinds(extract)) {
    const kinds = fileKinds.join(', ');
    return fail(
      `extract must be one of ${kinds}, or an object with these for extensions such as ".njk"`,
    );
  }
  const invalid = (reason: string): CommandError => invalidConfig(path, reason);
  const unfixed = Object.keys(fix)
    .filter((name) => fix[name] === false)
    .map((name) => readRuleName(name, invalid));
  return {
    rules: readRules(Object.entries(rules), invalid),
    base,
    maxWarnings,
    unfixed,
    ignore,
    ...(isKind(extract) ? { extract } : { kinds: extract }),
    ignoreFiles: ignoreFiles && { folder: dirname(resolve(path)), patterns: ignoreFiles },
  };
}

function isKind(value: unknown): value is FileKind {
  return fileKinds.some((kind) => kind === value);
}

function isKinds(value: unknown): value is Record<string, FileKind> {
  return (
    isJSONObject(value) &&
    Object.entries(value).every(([end, kind]) => /^\.[^./\\]+$/.test(end) && isKind(kind))
  );
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
