// The findings about the input, in words.

import { type Finding, findingsOf } from '../src/urls/findings.js';
import type { Analysis, SetURL, View } from './analysis.js';
import { button, byId, element } from './dom.js';
import { shortName } from './readers.js';
import { visible } from './visible.js';

const worst: readonly Finding['kind'][] = ['bad', 'warn', 'good'];

/** A screen reader is told the verdict after a pause of this many milliseconds. */
const PAUSE = 700;

export function verdictView(root: HTMLElement, setURL: SetURL): View {
  const announced = byId('announced', HTMLElement);
  let timer = 0;
  return (analysis) => {
    const findings = findingsAbout(analysis);
    root.dataset['kind'] =
      worst.find((kind) => findings.some((finding) => finding.kind === kind)) ?? 'none';
    byId('findings', HTMLElement).replaceChildren(
      ...findings.map((finding) => paragraph(finding, setURL)),
    );
    byId('status', HTMLElement).textContent = statusOf(analysis);
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const paragraphs = Array.from(root.querySelectorAll('p'), ({ textContent }) => textContent);
      announced.textContent = paragraphs.join(' ');
    }, PAUSE);
  };
}

function findingsAbout(analysis: Analysis): readonly Finding[] {
  if (analysis.isEmpty) return [];
  const findings = findingsOf(analysis, shortName);
  // Two URLs have one verdict: whether they are the same.
  const isAlarm = ({ kind }: Finding) => kind === 'bad' || kind === 'warn';
  return analysis.other === null ? findings : findings.filter(isAlarm);
}

function paragraph({ kind, title, details, corrected }: Finding, setURL: SetURL): HTMLElement {
  const sentence = details.map((part) =>
    typeof part === 'string' ? part : element('code', {}, visible(part.code)),
  );
  const made = element('p', { class: kind }, element('strong', {}, title), ' ', ...sentence);
  if (corrected === undefined) return made;
  const write = button('Write it', () => {
    setURL(corrected);
    byId('url', HTMLTextAreaElement).focus();
  });
  made.append(' ', write);
  return made;
}

function statusOf({ isEmpty, report, diagnostics, steps }: Analysis): string {
  if (isEmpty) return 'Type or paste a URL, or take an example.';
  if (report.url === null) return `The parser stops in its ${steps.at(-1)?.state} state.`;
  const count = diagnostics.length + report.omitted;
  if (count === 0) return 'It is written correctly.';
  return `Browsers accept it, but it is not written correctly: ${count === 1 ? 'one thing' : `${count} things`} to mend.`;
}
