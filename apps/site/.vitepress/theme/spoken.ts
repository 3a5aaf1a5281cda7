// What the theme leaves out for those who use a keyboard or a screen reader, or find nothing.

import { type Router, withBase } from 'vitepress';

/** Where to go on if nothing is searched or found. */
const waysOn = [
  ['/guides/start', 'First steps'],
  ['/guides/jobs', 'Jobs'],
  ['/guides/questions', 'Questions'],
  ['/docs/errors', 'Errors'],
] as const;

function linkWaysOn(place: Element | null, advice: string): void {
  const links = waysOn.map(([page, text]) => {
    const link = document.createElement('a');
    link.href = withBase(page);
    link.textContent = text;
    // A click beside the box closes it.
    link.onclick = () =>
      document.querySelector<HTMLElement>('.VPLocalSearchBox .backdrop')?.click();
    return link;
  });
  const line = document.createElement('p');
  line.className = 'ways-on';
  line.append(advice, ...links);
  place?.append(line);
}

/** Lets a screen reader go on from here. */
function focus(element: HTMLElement | null): void {
  if (element === null) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** What the address leads to: a heading, or the title of the page. */
function target(): HTMLElement | null {
  const id = decodeURIComponent(location.hash.slice(1));
  return document.getElementById(id) ?? document.querySelector('main h1');
}

/** Says what a search finds, moves the focus when it ends, and has the first link lead to the text. */
export function speak(router: Router): void {
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  document.body.append(status);
  let wasOpen = false;
  /** Where the focus is outside of the box. */
  let place: HTMLElement | null = null;
  let isFollowing = false;
  let timer = 0;
  const look = (): void => {
    const search = document.querySelector('.VPLocalSearchBox');
    const isOpen = search !== null;
    if (wasOpen && !isOpen && !isFollowing) {
      if (document.activeElement === document.body)
        (place ?? document.querySelector<HTMLElement>('.VPNavBarSearch button'))?.focus({
          preventScroll: true,
        });
      // The box has added an entry to the history.
      if (history.state === null) history.back();
    }
    wasOpen = isOpen;
    // Another page is there only when it is loaded.
    if (isFollowing && !isOpen && router.route.path === location.pathname) {
      isFollowing = false;
      focus(target());
    }
    if (!isOpen) return;
    const count = search.querySelectorAll('.result').length;
    const none = search.querySelector('.no-results');
    const isUnasked = count === 0 && none === null;
    const known = search.querySelector('.shell > .ways-on');
    if (none !== null && none.querySelector('.ways-on') === null)
      linkWaysOn(none, 'Try other words, or go to: ');
    if (isUnasked && known === null) linkWaysOn(search.querySelector('.shell'), 'Go to: ');
    if (!isUnasked) known?.remove();
    const said = count > 0 ? `${count} results` : none === null ? '' : 'No results';
    if (status.textContent !== said) status.textContent = said;
  };
  new MutationObserver((records) => {
    if (records.every(({ target }) => target === status)) return;
    // It may be closed before the pause ends.
    wasOpen ||= document.querySelector('.VPLocalSearchBox') !== null;
    clearTimeout(timer);
    timer = window.setTimeout(look, 300);
  }).observe(document.body, { childList: true, subtree: true });
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Enter') isFollowing = document.querySelector('.result.selected') !== null;
    },
    { capture: true },
  );
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.closest('.VPLocalSearchBox') === null)
      place = target;
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('.VPLocalSearchBox a') !== null) isFollowing = true;
    if (target.closest('button.copy') !== null) {
      status.textContent = '';
      status.textContent = 'Copied.';
    }
    if (target.closest('.VPSkipLink') !== null)
      focus(document.querySelector('main h1, [role="main"]'));
  });
}
