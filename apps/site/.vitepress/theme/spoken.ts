// What the theme leaves out for those who use a keyboard or a screen reader.

/** Says what happens, gives the focus back to what opened the search, and has the first link lead to the text. */
export function speak(): void {
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  document.body.append(status);
  let wasOpen = false;
  let timer = 0;
  const look = (): void => {
    const search = document.querySelector('.VPLocalSearchBox');
    const isOpen = search !== null;
    // Whoever follows a result is elsewhere.
    if (wasOpen && !isOpen && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.VPNavBarSearch button')?.focus();
    wasOpen = isOpen;
    if (!isOpen) return;
    const count = search.querySelectorAll('.result').length;
    const hasNone = search.querySelector('.no-results') !== null;
    const said = count > 0 ? `${count} results` : hasNone ? 'No results' : '';
    if (status.textContent !== said) status.textContent = said;
  };
  new MutationObserver((records) => {
    if (records.every(({ target }) => target === status)) return;
    clearTimeout(timer);
    timer = window.setTimeout(look, 300);
  }).observe(document.body, { childList: true, subtree: true });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('button.copy') !== null) {
      status.textContent = '';
      status.textContent = 'Copied.';
    }
    const isSkipping = target.closest('.VPSkipLink') !== null;
    const text = document.querySelector<HTMLElement>('main h1, [role="main"]');
    if (!isSkipping || text === null) return;
    text.tabIndex = -1;
    text.focus();
  });
}
