import { useData, useRoute, useRouter } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineAsyncComponent, defineComponent, h, onMounted, watch } from 'vue';
import { NotFoundSearch } from './not-found-search.js';
import { showPlace } from './side-bar-place.js';
import { speak } from './spoken.js';
import './style.css';

/** Only the landing page loads the parser. */
const HomeDemo = defineAsyncComponent(async () => (await import('./home-demo.js')).HomeDemo);

/** The version that a page is about. */
const PageVersion = defineComponent(() => {
  const { frontmatter } = useData();
  return () => h('p', { class: 'page-version' }, `Version ${frontmatter.value['version']}`);
});

// biome-ignore lint/style/noDefaultExport: VitePress wants it.
export default {
  extends: DefaultTheme,
  setup() {
    const router = useRouter();
    const route = useRoute();
    onMounted(() => {
      speak(router);
      watch(() => route.path, showPlace, { immediate: true });
      // The search of the live page leads here, and back when it is closed: the search box has an entry of the history.
      if (location.search !== '?search') return;
      if (history.length > 1) addEventListener('popstate', () => history.back(), { once: true });
      document.querySelector<HTMLElement>('.VPNavBarSearch button')?.click();
    });
  },
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      'home-features-before': () => h(HomeDemo),
      'doc-footer-before': () => h(PageVersion),
      'not-found': () => h(NotFoundSearch),
    }),
};
