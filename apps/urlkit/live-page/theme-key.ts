/** Where VitePress keeps the theme that was chosen on the site. */
export const KEY = 'vitepress-theme-appearance';
