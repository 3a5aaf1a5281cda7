import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineAsyncComponent, h } from 'vue';
import './style.css';

/** Only the landing page loads the parser. */
const HomeDemo = defineAsyncComponent(async () => (await import('./home-demo.js')).HomeDemo);

// biome-ignore lint/style/noDefaultExport: VitePress wants it.
export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'home-features-before': () => h(HomeDemo) }),
};
