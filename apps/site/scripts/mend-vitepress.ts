// Changes of VitePress, while Vite reads its files.

const changes: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  // A button cannot be in a button. The name of a group is one; beside a link, the mark is.
  '/VPSidebarItem.vue': [
    [':role="itemRole"', ':role="collapsible ? itemRole : undefined"'],
    [
      ':tabindex="item.items && 0"',
      ':tabindex="collapsible && !isLink ? 0 : undefined" :aria-expanded="collapsible && !isLink ? !collapsed : undefined"',
    ],
    [
      'role="button"\n',
      `:role="isLink ? 'button' : undefined" :aria-expanded="isLink ? !collapsed : undefined"\n`,
    ],
    ['aria-label="toggle section"', `:aria-label="isLink ? 'Modules of ' + item.text : undefined"`],
    ['tabindex="0"\n', ':tabindex="isLink ? 0 : undefined"\n'],
  ],
  // The bar has its layout in its HTML already, too.
  '/VPNavBar.vue': [
    [
      'ref<Record<string, boolean>>({})',
      `ref<Record<string, boolean>>({
        'has-sidebar': hasSidebar.value,
        home: frontmatter.value.layout === 'home',
        top: true
      })`,
    ],
  ],
  // Browsers know where a reader left a page that was loaded before, and between headings of one page.
  '/app/router.js': [
    [
      'let latestPendingPath = null;',
      `let latestPendingPath = null;
      let isFirst = inBrowser;`,
    ],
    [
      'const targetLoc = new URL(href, fakeHost);',
      `const targetLoc = new URL(href, fakeHost);
      const isPlaced = isFirst &&
        (targetLoc.hash === '' || performance.getEntriesByType('navigation')[0]?.type !== 'navigate');
      isFirst = false;`,
    ],
    [
      'if (targetLoc.hash && !scrollPosition)',
      'if (isPlaced) return;\nif (targetLoc.hash && !scrollPosition)',
    ],
    [
      'if (e.state === null)',
      'if (e.state === null || (latestPendingPath ?? route.path) === location.pathname)',
    ],
    // The style says where a heading ends below the bars.
    [
      'window.scrollTo(0, targetTop);',
      '(target.closest("h1, h2, h3, h4") ?? target).scrollIntoView();',
    ],
    [
      "window.scrollTo({ left: 0, top: targetTop, behavior: 'smooth' })",
      '(target.closest("h1, h2, h3, h4") ?? target).scrollIntoView({ behavior: "smooth" })',
    ],
    ['{ scrollPosition: window.scrollY }', '{ ...history.state, scrollPosition: window.scrollY }'],
  ],
  // The menu of a phone marks the page as the bar does.
  '/VPNavScreenMenuLink.vue': [
    [
      "import { inject } from 'vue'",
      `import { inject } from 'vue'
      import { useData } from '../composables/data'
      import { isActive } from '../../shared'`,
    ],
    [
      'const closeScreen',
      `const { page } = useData()
      const closeScreen`,
    ],
    [
      'class="VPNavScreenMenuLink"',
      `class="VPNavScreenMenuLink" :class="{
        active: isActive(page.relativePath, item.activeMatch || item.link, !!item.activeMatch)
      }"`,
    ],
  ],
  // A line of a log is longer.
  '/VPLocalSearchBox.vue': [
    ['maxlength="64"', 'maxlength="400"'],
    // It submits no form.
    ['class="back-button"', 'class="back-button" type="button"'],
    ['font-size: 0.8rem !important', 'font-size: 13px !important'],
  ],
  // The group of the page is open in its HTML already, so that nothing moves while it loads.
  '/composables/sidebar.js': [
    [
      'collapsible.value && item.value.collapsed',
      'collapsible.value && item.value.collapsed && !hasActiveLink.value',
    ],
    // A page that the side bar does not list is marked where it belongs.
    ['isActive(page.value.relativePath', 'isActive(sectionOf(page.value.relativePath)'],
    [
      'containsActiveLink(page.value.relativePath',
      'containsActiveLink(sectionOf(page.value.relativePath)',
    ],
    [
      'export function useSidebarControl',
      `const sectionOf = (path) => path
        .replace(/^(api\\/.+?)\\/(?:classes|functions|interfaces|type-aliases|variables)\\/.*/, '$1/index.md')
        .replace(/^errors\\/.*/, 'docs/errors.md');
      export function useSidebarControl`,
    ],
  ],
};

/** @throws If VitePress has changed these lines. */
export function mendVitePress(code: string, id: string): string | null {
  const [, ofFile] = Object.entries(changes).find(([file]) => id.endsWith(file)) ?? [];
  if (ofFile === undefined) return null;
  return ofFile.reduce((text, [old, changed]) => {
    if (!text.includes(old)) throw new Error(`${id} has no ${old}`);
    return text.replace(old, () => changed);
  }, code);
}
