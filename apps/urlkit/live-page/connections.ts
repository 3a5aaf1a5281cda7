// Who connects where: the programs, grouped by the host and port that they see. Loaded after the first drawing.

import { dialects } from '@urlkit/url-dialects';
import type { ReadingsComparison } from '@urlkit/url-editions';
import { explainRejection } from '../src/urls/explain-rejection.js';
import { type Group, groupReadings } from '../src/urls/group-readings.js';
import type { View } from './analysis.js';
import { button, byId, element } from './dom.js';
import { fullName } from './programs.js';
import { shortName } from './readers.js';
import { visible } from './visible.js';

export { comparePrograms } from './programs.js';
export { allReadings } from './readings.js';

export function connectionsView(root: HTMLElement): View {
  return ({ programs, isLong }) => {
    if (isLong) {
      root.replaceChildren(element('p', {}, 'The input is too long to compare here.'));
    } else if (programs !== null) {
      const groups = groupReadings(programs);
      root.replaceChildren(
        element('ul', { class: 'groups' }, ...groups.map((group) => row(group, groups, programs))),
        element('p', { class: 'small' }, readingsButton()),
        element('p', { class: 'small quiet' }, `${versions()}.`),
      );
    }
  };
}

/** The versions of the programs that are modelled. */
function versions(): string {
  return dialects.map(({ name, version }) => `${shortName(name)} ${version}`).join(', ');
}

function row(
  group: Group,
  groups: readonly Group[],
  { verdict, doubts }: ReadingsComparison,
): HTMLElement {
  const { title, kind, readers } = group;
  const isOdd = verdict === 'different' && kind === 'host' && group !== groups[0];
  const heading =
    kind === 'host'
      ? element('code', { class: 'group-title' }, visible(title))
      : element('span', { class: 'group-title quiet' }, title);
  const chips = readers.map(({ reader, interpretation }) => {
    // The verdict says what may happen.
    const isDoubtful = kind === 'host' && doubts.some(({ readers }) => readers.includes(reader));
    const reason =
      'reason' in interpretation ? `: ${visible(explainRejection(interpretation.reason))}` : '';
    return element(
      'li',
      { title: `${fullName(reader)}${reason}` },
      `${shortName(reader)}${isDoubtful ? ' (perhaps)' : ''}`,
    );
  });
  return element(
    'li',
    { class: isOdd ? 'odd' : kind },
    heading,
    element('ul', { class: 'chips' }, ...chips),
  );
}

/** Creates a button that opens the card of all readings, which says why programs refuse the input. */
function readingsButton(): HTMLElement {
  const made = button('What each of them reads', () => {
    byId('readings-card', HTMLDetailsElement).open = true;
    const title = byId('readings-title', HTMLElement);
    title.scrollIntoView();
    title.focus();
  });
  made.classList.add('link');
  return made;
}
