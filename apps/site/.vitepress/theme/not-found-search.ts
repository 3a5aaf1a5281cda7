// What a reader sees whose link leads nowhere: the words of the address, to search for, and the first page.

import { withBase } from 'vitepress';
import { defineComponent, h, onMounted, ref } from 'vue';

/** The last part of the address, in words. */
function wordsOf(path: string): string {
  const name = path.split('/').filter(Boolean).at(-1) ?? '';
  return decodeURI(name)
    .replace(/\.html$/, '')
    .replaceAll(/[-_+]/g, ' ');
}

/** Opens the search of the theme, which takes its first words from the session. */
function search(words: string): void {
  sessionStorage.setItem('vitepress:local-search-filter', words);
  document.querySelector<HTMLButtonElement>('.VPNavBarSearch button')?.click();
}

export const NotFoundSearch = defineComponent(() => {
  const words = ref('');
  onMounted(() => {
    words.value = wordsOf(location.pathname);
  });
  return () =>
    h('main', { class: 'not-found' }, [
      h('h1', 'There is no such page'),
      h('p', 'It may have moved.'),
      h(
        'button',
        { type: 'button', onClick: () => search(words.value) },
        `Search for “${words.value}”`,
      ),
      h('p', [h('a', { href: withBase('/') }, 'Go to the first page')]),
    ]);
});
