import { CommandError } from '../run/command-error.js';
import { fillTemplate, parseTemplate, type Source } from './template.js';

/**
 * Reads conditions such as `hostname=example.org`.
 *
 * @returns Whether a URL meets all of them.
 * @throws {CommandError} If a condition has no value, or its field is unknown.
 */
export async function readConditions(
  texts: readonly string[],
): Promise<(source: Source) => boolean> {
  const conditions = await Promise.all(texts.map(readCondition));
  return (source) => conditions.every((isMet) => isMet(source));
}

async function readCondition(text: string): Promise<(source: Source) => boolean> {
  const [, field, value = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (field === undefined) {
    throw new CommandError('--where needs a field and a value, such as hostname=example.org');
  }
  const template = await parseTemplate(`{${field}}`);
  return (source) => fillTemplate(template, source, 'null') === value;
}
