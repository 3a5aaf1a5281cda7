import { parseURL } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import { type ValidationReport, validateURL } from '@urlkit/url-validation';
import type { PageState } from './state.js';

/** The analysis of an input, which the views show. */
export interface Analysis extends PageState {
  /** The base URL; null if there is none, or if it does not parse. */
  readonly baseURL: URLRecord | null;
  readonly report: ValidationReport;
}

export function analyze(state: PageState): Analysis {
  const baseURL = state.base === '' ? null : parseURL(state.base);
  return { ...state, baseURL, report: validateURL(state.url, { base: baseURL }) };
}

/** Shows an analysis. */
export type View = (analysis: Analysis) => void;

/** Replaces the input. */
export type SetURL = (url: string) => void;
