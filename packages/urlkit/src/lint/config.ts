import { lilconfig } from 'lilconfig';
import { visible } from '../output/visible-text.js';
import { CommandError } from '../run/command-error.js';
import { type Rules, readRules } from './rules.js';

/** What a configuration file says. */
export interface LintConfig {
  readonly rules: Rules;
  readonly base?: string | undefined;
  readonly maxWarnings?: number | undefined;
}

/**
 * Reads the configuration: `urlkit` of the nearest `package.json`, or `urlkit.config.json`.
 *
 * @param file Another file to read.
 * @throws {CommandError} If it cannot be read, or is not as it should be.
 */
export async function loadConfig(file?: string): Promise<LintConfig> {
  const searcher = lilconfig('urlkit', { searchPlaces: ['package.json', 'urlkit.config.json'] });
  const found = await (file === undefined ? searcher.search() : searcher.load(file)).catch(
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new CommandError(`the configuration cannot be read: ${visible(reason)}`);
    },
  );
  return found === null ? { rules: {} } : checkConfig(found.config, found.filepath);
}

function checkConfig(config: unknown, path: string): LintConfig {
  const fail = (reason: string): never => {
    throw new CommandError(`the configuration ${visible(path)} is not valid: ${reason}`);
  };
  if (!isObject(config)) return fail('it must be an object');
  const { rules = {}, base, maxWarnings, ...others } = config;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return fail(`it has no member ${visible(unknown)}`);
  if (!isObject(rules)) return fail('rules must be an object');
  if (base !== undefined && typeof base !== 'string') return fail('base must be a string');
  if (maxWarnings !== undefined && typeof maxWarnings !== 'number') {
    return fail('maxWarnings must be a number');
  }
  return { rules: readRules(Object.entries(rules)), base, maxWarnings };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
