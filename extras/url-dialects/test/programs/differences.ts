// Compares the answer of a model with that of its program.

import type { Dialect } from '@urlkit/url-dialects';
import { type Answer, fieldNames, type Input } from './protocol.js';

/** Programs that return the userinfo as one string. Their models split it at the first colon. */
const withJointUserinfo: readonly string[] = ['urllib3', 'java-uri', 'java-url'];

function splitUserinfo(answer: Answer, dialect: Dialect): Answer {
  if (!answer?.username || !withJointUserinfo.includes(dialect.name)) return answer;
  const [username = '', ...password] = answer.username.split(':');
  return { ...answer, username, password: password.length === 0 ? null : password.join(':') };
}

/** Describes the difference between the answers of a model and its program. Null if they agree. */
export function findDifference(
  dialect: Dialect,
  { url, base }: Input,
  given: Answer,
): string | null {
  if (dialect.interpret(url, { base }).kind === 'unknown') return null;
  const answer = splitUserinfo(given, dialect);
  const reading = dialect.parse(url, { base });
  if (answer === null || reading === null) {
    if (answer === reading) return null;
    return answer === null ? 'the program refuses it' : 'the model refuses it';
  }
  const differing = fieldNames.filter((name) => answer[name] !== reading[name]);
  if (differing.length === 0) return null;
  return differing
    .map((name) => `${name}: ${JSON.stringify(answer[name])}, not ${JSON.stringify(reading[name])}`)
    .join('; ');
}
