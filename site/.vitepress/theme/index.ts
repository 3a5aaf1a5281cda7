import DefaultTheme from 'vitepress/theme';
import { h } from 'vue';
import { HomeDemo } from './home-demo.js';
import './style.css';

// biome-ignore lint/style/noDefaultExport: VitePress wants it.
export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'home-features-before': () => h(HomeDemo) }),
};
