// The table of what changes in a URL, below its drawing.

import { element, scrollingTable } from './dom.js';
import type { Step } from './trace/step.js';
import { spelled } from './visible.js';

const MOST_ROWS = 100;

export function changesTable(steps: readonly Step[]): HTMLElement[] {
  const changed = steps.flatMap((step, index) => (step.fate === 'kept' ? [] : { step, index }));
  const rows = changed.slice(0, MOST_ROWS).map(({ step, index }) =>
    [step.part, spelled(step.from, step), step.fate, spelled(step.to, step)].map((text, column) => {
      const isCode = column === 1 || column === 3;
      return element(
        'td',
        { 'data-step': String(index) },
        isCode ? element('code', {}, text) : text,
      );
    }),
  );
  const rest = changed.length - rows.length;
  return [
    scrollingTable('What changes', ['part', 'written', 'what happens', 'result'], rows),
    ...(rest > 0 ? [element('p', {}, `And ${rest} more changes.`)] : []),
  ];
}
