import type { ValidationErrorName } from '@urlkit/url-parser';
import { validationErrorNames } from '@urlkit/url-validation';
import { quoted } from '../output/visible-text.js';
import { CommandError } from '../run/command-error.js';

const severities = ['off', 'warning', 'error'] as const;

export type Severity = (typeof severities)[number];

/** The severities of validation errors by name. Those without a rule have the default severity. */
export type Rules = Readonly<Partial<Record<ValidationErrorName, Severity>>>;

/** Returns the severity of a validation error. By default, a fatal one is an error, and others are warnings. */
export function severityOf(name: ValidationErrorName, fatal: boolean, rules: Rules): Severity {
  return rules[name] ?? (fatal ? 'error' : 'warning');
}

/**
 * Reads rules.
 *
 * @param entries The names of validation errors, and their severities.
 * @throws {CommandError} If a name or a severity is unknown.
 */
export function readRules(entries: readonly (readonly [string, unknown])[]): Rules {
  const rules: Partial<Record<ValidationErrorName, Severity>> = {};
  for (const [text, value] of entries) {
    const name = validationErrorNames.find((known) => known === text);
    const severity = severities.find((known) => known === value);
    if (name === undefined) throw new CommandError(`there is no rule ${quoted(text)}`);
    if (severity === undefined) {
      throw new CommandError(`the rule ${name} must be off, warning, or error`);
    }
    rules[name] = severity;
  }
  return rules;
}
