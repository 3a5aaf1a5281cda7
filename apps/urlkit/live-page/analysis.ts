import type { Range } from '@urlkit/infra';
import type { ReadingsComparison } from '@urlkit/url-editions';
import { parseURL } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import {
  type Diagnostic,
  relevantDiagnostics,
  type ValidationReport,
  validateURL,
} from '@urlkit/url-validation';
import { NO_SCHEME, withoutSpacesAround } from '../src/urls/findings.js';
import type { comparePrograms } from './programs.js';
import type { PageState } from './state.js';

/** Longer inputs are not compared. */
const MOST_CODE_UNITS = 10_000;

/** The analysis of an input, which the views show. */
export interface Analysis extends PageState {
  /** The base URL; null if there is none, or if it does not parse. */
  readonly baseURL: URLRecord | null;
  readonly report: ValidationReport;
  /** The diagnostics, without those that another one covers: with the same fix, or with the same name and a fix. */
  readonly diagnostics: readonly Diagnostic[];
  /** Where programs would connect; null if this is not known. */
  readonly programs: ReadingsComparison | null;
  /** Whether the input is too long to find out where programs would connect. */
  readonly isLong: boolean;
  /** The analysis of the other URL; null if there is none. */
  readonly second: Analysis | null;
  /** Whether the fields are empty. */
  readonly isEmpty: boolean;
}

/** Finds out where programs would connect. */
export type Compare = typeof comparePrograms;

/** Analyzes what is in the fields. Without `compare`, it is not known where programs would connect. */
export function analyze(state: PageState, compare: Compare | null): Analysis {
  const { url, base, other } = state;
  const baseURL = base === '' ? null : parseURL(base);
  // What must be fixed is the base.
  const isBaseWrong = base !== '' && baseURL === null;
  const isLong = url.length > MOST_CODE_UNITS;
  const report = validateURL(url, { base: baseURL });
  return {
    ...state,
    baseURL,
    report,
    diagnostics: withoutCovered(relevantDiagnostics(report)).filter(
      ({ name }) => !(isBaseWrong && name === NO_SCHEME),
    ),
    programs:
      isLong || compare === null
        ? null
        : compare(withoutSpacesAround(url), baseURL === null ? null : base),
    isLong,
    second: other === null ? null : analyze({ url: other, base, other: null }, compare),
    isEmpty: url === '' && base === '',
  };
}

function withoutCovered(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const kept: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const { name, start, end, fix } = diagnostic;
    const covers = (other: Diagnostic) =>
      other.fix !== null &&
      other.start <= start &&
      end <= other.end &&
      (fix === null
        ? other.name === name || (other.start === start && other.end === end)
        : other.fix.replacement === fix.replacement);
    if (!kept.some(covers)) kept.push(diagnostic);
  }
  return kept;
}

/** Shows an analysis. */
export type View = (analysis: Analysis) => void;

/** Shows characters of the input in its field. */
export type ShowPlace = (range: Range) => void;

/** Replaces the input. */
export type SetURL = (url: string) => void;
