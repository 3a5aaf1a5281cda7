import type { ValidationErrorName } from '@urlkit/url-parser';
import { validationErrorNames } from '@urlkit/url-validation';
import { visible } from '../output/visible-text.js';
import { CommandError } from '../run/command-error.js';

const severities = ['off', 'warning', 'error'] as const;

export type Severity = (typeof severities)[number];

/** The severities of validation errors that have one of their own, by name. */
export type Rules = Readonly<Partial<Record<ValidationErrorName, Severity>>>;

/** A failure is an error, and anything else a warning, if no rule says otherwise. */
export function severityOf(name: ValidationErrorName, fatal: boolean, rules: Rules): Severity {
  return rules[name] ?? (fatal ? 'error' : 'warning');
}

/**
 * Reads rules.
 *
 * @param entries Names of validation errors and severities.
 * @throws {CommandError} If there is no such name or severity.
 */
export function readRules(entries: readonly (readonly [string, unknown])[]): Rules {
  const rules: Partial<Record<ValidationErrorName, Severity>> = {};
  for (const [text, value] of entries) {
    const name = validationErrorNames.find((known) => known === text);
    const severity = severities.find((known) => known === value);
    if (name === undefined) throw new CommandError(`there is no rule ${visible(text)}`);
    if (severity === undefined) {
      throw new CommandError(`the rule ${name} must be off, warning, or error`);
    }
    rules[name] = severity;
  }
  return rules;
}
