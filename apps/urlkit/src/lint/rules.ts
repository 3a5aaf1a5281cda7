import {
  type Diagnostic,
  explainError,
  explainHint,
  validationErrorNames,
} from '@urlkit/url-validation';
import { quoted } from '../output/visible-text.js';
import { CommandError } from '../run/command-error.js';
import { hintOfName } from '../urls/closest-name.js';

const severities = ['off', 'warning', 'error'] as const;

export type Severity = (typeof severities)[number];

/** Mistakes in links that lead elsewhere than their authors want. */
const mistakeNames = [
  'missing-scheme',
  'scheme-punctuation',
  'missing-slash',
  'misspelled-scheme',
  'email-address',
  'windows-path',
  'host-as-scheme',
  'unbracketed-ipv6',
  'repeated-scheme',
  'needless-slashes',
  'copied-punctuation',
  'two-urls',
] as const;

type MistakeName = (typeof mistakeNames)[number];

type OwnRuleName =
  | 'template-syntax'
  | 'rfc-3986'
  | 'not-a-link'
  | 'hidden-character'
  | 'look-alike-host'
  | 'imitated-name'
  | 'host-like-username'
  | 'unknown-ending'
  | 'short-link'
  | 'wrapped-target'
  | 'active-scheme'
  | 'reordering-character'
  | MistakeName;

interface OwnRule {
  readonly severity: Severity;
  readonly message: string;
}

const mistakes = Object.fromEntries(
  mistakeNames.map((name) => [name, { severity: 'warning', message: explainHint(name).message }]),
) as Record<MistakeName, OwnRule>;

/** The rules that are no validation errors. */
const ownRules: Readonly<Record<OwnRuleName, OwnRule>> = {
  'template-syntax': {
    severity: 'off',
    message: 'This link contains the syntax of a template, so its URL is not checked.',
  },
  'rfc-3986': {
    severity: 'off',
    message: 'This is not a URI reference.',
  },
  'not-a-link': {
    severity: 'warning',
    message: 'This looks like a link, but is not one.',
  },
  'hidden-character': {
    severity: 'warning',
    message: 'This URL contains a character that cannot be seen.',
  },
  'look-alike-host': {
    severity: 'warning',
    message: 'The host of this URL looks like another one.',
  },
  'imitated-name': {
    severity: 'warning',
    message: 'The name begins like another one.',
  },
  'host-like-username': {
    severity: 'warning',
    message: 'The username looks like a host.',
  },
  'unknown-ending': {
    severity: 'warning',
    message: 'The ending of this name does not exist.',
  },
  'short-link': {
    severity: 'warning',
    message: 'A short link does not say where it leads.',
  },
  'wrapped-target': {
    severity: 'warning',
    message: 'This URL leads on to a URL that is in it.',
  },
  'active-scheme': {
    severity: 'warning',
    message: 'This URL does more than open a page.',
  },
  'reordering-character': {
    severity: 'warning',
    message: 'A character changes the order in which this URL is shown.',
  },
  ...mistakes,
};

/** The name of a rule: a validation error, or a rule of this command. */
export type RuleName = Diagnostic['name'] | OwnRuleName;

const ownRuleNames = Object.keys(ownRules) as OwnRuleName[];

export const ruleNames: readonly RuleName[] = [...validationErrorNames, ...ownRuleNames];

/** The severities of rules by name. Those without a severity have the default one. */
export type Rules = Readonly<Partial<Record<RuleName, Severity>>>;

/** Returns the severity of a rule. By default, a fatal validation error is an error, and others are warnings. */
export function severityOf(name: RuleName, fatal: boolean, rules: Rules): Severity {
  const byDefault = isOwnRule(name) ? ownRules[name].severity : fatal ? 'error' : 'warning';
  return rules[name] ?? byDefault;
}

/** Returns a sentence about a rule, and the URL of its description. */
export function explainRule(name: RuleName): {
  readonly message: string;
  readonly reference: string;
} {
  if (!isOwnRule(name)) {
    const { message, link, reference } = explainError(name);
    return { message, reference: reference ?? link };
  }
  const { message } = ownRules[name];
  return {
    message,
    reference: GUIDE,
  };
}

export function isOwnRule(name: string): name is OwnRuleName {
  return name in ownRules;
}

const GUIDE = 'https://github.com/urlkit/urlkit/blob/main/docs/guides/command-reference.md#rules';

/** Creates the error to throw for a name or a severity that is unknown. */
type InvalidRule = (reason: string) => CommandError;

const invalidOption: InvalidRule = (reason) => new CommandError(reason);

/**
 * Reads rules.
 *
 * @param entries The names of rules, and their severities.
 * @throws {CommandError} If a name or a severity is unknown.
 */
export function readRules(
  entries: readonly (readonly [string, unknown])[],
  invalid: InvalidRule = invalidOption,
): Rules {
  const rules: Partial<Record<RuleName, Severity>> = {};
  for (const [text, value] of entries) {
    const name = readRuleName(text, invalid);
    const severity = severities.find((known) => known === value);
    if (severity === undefined) {
      const hint = typeof value === 'string' ? hintOfName(value, severities) : '';
      throw invalid(`the rule ${name} must be off, warning, or error${hint}`);
    }
    rules[name] = severity;
  }
  return rules;
}

/** @throws {CommandError} If there is no such rule. */
export function readRuleName(text: string, invalid: InvalidRule): RuleName {
  const name = ruleNames.find((known) => known === text);
  if (name !== undefined) return name;
  const hint = hintOfName(text, ruleNames) || `; ${GUIDE} lists the rules`;
  throw invalid(`there is no rule ${quoted(text)}${hint}`);
}
