import { extname } from 'node:path';
import { lilconfig } from 'lilconfig';
import { quoted, visible } from '../output/visible-text.js';
import { CommandError, explainSystemError } from '../run/command-error.js';
import { parseJSON } from '../run/parse-json.js';
import { type RuleName, type Rules, readRuleName, readRules } from './rules.js';

export interface LintConfig {
  readonly rules: Rules;
  readonly base?: string | undefined;
  readonly maxWarnings?: number | undefined;
  /** The rules whose problems are only reported. */
  readonly unfixed?: readonly RuleName[] | undefined;
  /** Patterns of URLs to ignore, in which `*` stands for any text. */
  readonly ignore?: readonly string[] | undefined;
}

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
  if (!isObject(config)) return fail('it must be an object');
  const { rules = {}, base, maxWarnings, fix = {}, ignore, ...others } = config;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return fail(`the member ${quoted(unknown)} is unknown`);
  if (!isObject(rules)) return fail('rules must be an object');
  if (base !== undefined && typeof base !== 'string') return fail('base must be a string');
  if (maxWarnings !== undefined && !isCount(maxWarnings)) {
    return fail('maxWarnings must be a whole number, not below 0');
  }
  if (!isObject(fix) || !Object.values(fix).every((value) => typeof value === 'boolean')) {
    return fail('fix must be an object whose values are true or false');
  }
  if (ignore !== undefined && !isTexts(ignore)) return fail('ignore must be an array of strings');
  const unfixed = Object.keys(fix)
    .filter((name) => fix[name] === false)
    .map(readRuleName);
  return { rules: readRules(Object.entries(rules)), base, maxWarnings, unfixed, ignore };
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
