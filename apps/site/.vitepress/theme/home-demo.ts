// What the landing page shows: a URL drawn as it is typed, how to install and use the package, and four figures.

import { parseURL, type ValidationErrorName } from '@urlkit/url-parser';
import { withBase } from 'vitepress';
import { computed, defineComponent, h, onMounted, ref, type VNode, watch } from 'vue';
import { shortened } from '../../../urlkit/live-page/shortened.js';
import type { Step } from '../../../urlkit/live-page/trace/step.js';
import { traceURL } from '../../../urlkit/live-page/trace/trace-url.js';
import { visible } from '../../../urlkit/live-page/visible.js';
import { data } from './figures.data.js';
import type { Warning } from './home-warnings.js';

const example = 'HTTPS://user@BÜCHER.example:443/a/../b c?q=ü#top';

/** What people ask of a URL, each with one that shows the answer. */
const questions = [
  ['Why is it invalid?', 'https://h:99999/'],
  ['What will curl do with it?', 'http://good.example\\@evil.example/'],
  ['Is it safe to fetch?', 'http://0x7f.1/admin'],
  ['Is it who it seems to be?', 'https://g\u0131thub.com/'],
] as const;

function linkToLivePage(url: string): string {
  return `${withBase('/live/')}#${new URLSearchParams({ url })}`;
}

/** Until there is a first version. */
const unpublished = [
  'The packages are not on npm yet. Until then, ',
  h('a', { href: withBase('/guides/start#link-a-checkout') }, 'build them from the source code'),
  '. Later, this command is enough:',
];

/** How many characters of a text, and how many texts, are drawn. */
const MOST_SHOWN = 60;

function drawSide(steps: readonly Step[], side: 'from' | 'to'): (VNode | string)[] {
  const all = steps.filter((step) => step[side] !== '');
  const shown = all.slice(0, MOST_SHOWN).map((step) => {
    const change = step.fate === 'kept' ? '' : step.fate === 'dropped' ? 'dropped' : 'changed';
    const text = visible(step[side]);
    return h(
      'span',
      { class: ['part', step.part, change], title: `${step.part}, ${step.fate}` },
      shortened(text, MOST_SHOWN)?.join('') ?? text,
    );
  });
  return all.length > MOST_SHOWN ? [...shown, ' …'] : shown;
}

/** The names of the parts, in their order. */
function legend(steps: readonly Step[]): VNode[] {
  const parts = new Set(steps.map(({ part }) => part));
  return Array.from(parts)
    .filter((part) => part !== 'delimiter' && part !== 'whitespace')
    .map((part) => h('li', { class: ['part', part] }, part));
}

function warningElement({ title, details }: Warning): VNode {
  const parts = details.map((part) =>
    typeof part === 'string' ? part : h('code', visible(part.code)),
  );
  return h('p', { class: 'warning' }, [h('strong', title.replaceAll('`', '')), ' ', ...parts]);
}

export const HomeDemo = defineComponent(() => {
  const input = ref(example);
  /** What the characters become, or the error that the parser stops at. */
  const result = computed(() => {
    let last: ValidationErrorName | null = null;
    const onValidationError = ({ name }: { readonly name: ValidationErrorName }): void => {
      last = name;
    };
    const url = parseURL(input.value, { onValidationError });
    return url === null ? last : traceURL(input.value, url, null);
  });
  const warnings = ref<readonly Warning[]>([]);
  /** Why the URL is invalid. */
  const reason = ref('');
  watch(input, async (url) => {
    const { warningsAbout, whyInvalid } = await import('./home-warnings.js');
    if (url !== input.value) return;
    warnings.value = warningsAbout(url);
    reason.value = typeof result.value === 'string' ? whyInvalid(result.value) : '';
  });
  const root = ref<HTMLElement>();
  // The theme gives other pages this landmark, but not the first.
  onMounted(() => {
    root.value?.closest('.VPHome')?.setAttribute('role', 'main');
    // Who comes back finds what was typed.
    if (typeof history.state?.typed === 'string') input.value = history.state.typed;
  });
  const write = (text: string): void => {
    input.value = text;
    history.replaceState({ ...history.state, typed: text }, '');
  };
  const draw = (): VNode[] => {
    const { value } = result;
    if (input.value.trim() === '')
      return [h('p', { class: 'invalid' }, 'Its parts will be shown here.')];
    const warned = warnings.value.map(warningElement);
    if (value === null || typeof value === 'string')
      return [
        h('p', { class: 'invalid' }, [h('strong', 'Browsers refuse this.'), ` ${reason.value}`]),
        // What the parser refuses is said above.
        ...warned.slice(1),
      ];
    return [
      h('p', { class: 'drawn', id: 'home-written' }, drawSide(value, 'from')),
      h('p', { class: 'drawn', id: 'home-result' }, drawSide(value, 'to')),
      h('ul', { class: 'parts', 'aria-label': 'Colours' }, legend(value)),
      ...warned,
    ];
  };
  return () =>
    h('div', { class: 'home-demo', ref: root }, [
      h('section', { class: 'home-drawing', 'aria-labelledby': 'home-drawing' }, [
        h('h2', { id: 'home-drawing' }, 'Where each character goes'),
        // The text beside the field has its size, so that it grows.
        h('div', { class: 'field', 'data-text': input.value }, [
          h('textarea', {
            'aria-label': 'A URL to draw',
            placeholder: 'Type or paste a URL',
            value: input.value,
            rows: 1,
            spellcheck: false,
            autocapitalize: 'off',
            autocomplete: 'off',
            onInput: ({ target }: Event) => {
              if (target instanceof HTMLTextAreaElement) write(target.value);
            },
            enterkeyhint: 'go',
            // The parser drops line breaks, so whoever presses Enter wants the explanation.
            onBeforeinput: (event: Event) => {
              if (!(event instanceof InputEvent) || event.inputType !== 'insertLineBreak') return;
              event.preventDefault();
              location.assign(linkToLivePage(input.value));
            },
          }),
        ]),
        ...draw(),
        h(
          'a',
          { href: linkToLivePage(input.value), target: '_self' },
          'Explain it: errors, programs, hosts, states →',
        ),
        h(
          'ul',
          { class: 'questions', 'aria-label': 'Examples' },
          questions.map(([question, url]) =>
            h('li', [
              h('a', { href: linkToLivePage(url), target: '_self' }, question),
              ' ',
              h('code', url),
            ]),
          ),
        ),
      ]),
      h('div', { class: 'home-code' }, [
        data.isPublished ? null : h('p', { class: 'unpublished' }, unpublished),
        h('div', { class: 'vp-doc', innerHTML: data.code }),
      ]),
      h(
        'dl',
        { class: 'home-figures' },
        data.figures.map(({ value, text, link }) =>
          h('div', [h('dt', [h('a', { href: withBase(link) }, value)]), h('dd', text)]),
        ),
      ),
    ]);
});
