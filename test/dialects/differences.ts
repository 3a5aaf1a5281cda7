// What a model and its program answer differently.

import type { Dialect } from '@urlkit/url-dialects';
import { type Answer, fieldNames } from './protocol.js';

/** Programs that give the userinfo as one. The models split it at its first colon. */
const withJointUserinfo: readonly string[] = ['urllib3', 'java-uri', 'java-url'];

function splitUserinfo(answer: Answer, dialect: Dialect): Answer {
  if (!answer?.username || !withJointUserinfo.includes(dialect.name)) return answer;
  const [username = '', ...password] = answer.username.split(':');
  return { ...answer, username, password: password.length === 0 ? null : password.join(':') };
}

/** Describes the difference between what a model says and what the program answered; null if none. */
export function findDifference(dialect: Dialect, url: string, given: Answer): string | null {
  if (dialect.interpret(url).kind === 'unknown') return null;
  const answer = splitUserinfo(given, dialect);
  const reading = dialect.parse(url);
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
