// Why other readers of URI references differ: a model of each gives the same answers.

import type { ReferenceAndBase } from './inputs.js';
import { javaNetURI } from './models/java.js';
import type { Answer, Model } from './models/model.js';
import { fastURI, uriJS } from './models/npm.js';
import { rfc3986InPython, rfc3987InPython } from './models/python.js';

/** A reader that this package is compared with. */
export type Reader = keyof typeof models;

const models = {
  'rfc3986 (Python)': rfc3986InPython,
  'rfc3987 (Python)': rfc3987InPython,
  'java.net.URI': javaNetURI,
  'fast-uri': fastURI,
  'uri-js': uriJS,
} satisfies Record<string, Model>;

/**
 * Explains the answer of a reader.
 *
 * @returns Sentences about the departures of its model that lead from our answer to theirs, empty if the answers are the
 * same; null if the model does not lead to both answers.
 */
export function explain(
  reader: Reader,
  input: ReferenceAndBase,
  ours: Answer,
  theirs: Answer,
): readonly string[] | null {
  const model: Model = models[reader];
  const isTheirs = model.answer(input, () => true) === theirs;
  const isOurs = model.answer(input, () => false) === ours;
  if (!isTheirs || !isOurs) return null;
  if (ours === theirs) return [];
  const names = Object.keys(model.departures);
  const needed = names.filter((name) => model.answer(input, (other) => other !== name) !== theirs);
  // If none is needed, each of several is enough.
  const decisive =
    needed.length > 0
      ? needed
      : names.filter((name) => model.answer(input, (other) => other === name) === theirs);
  return decisive.length === 0 ? null : decisive.map((name) => model.departures[name] ?? name);
}
