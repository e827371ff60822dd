import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './watched-page.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that a theme can change: the same elements stand at the same places in the other one. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** The other lines of a table or a list are like its first ones. Hidden, and not left out: axe would still find where each stands. */
const fewRows = process.env.TEST_EVERYTHING
  ? ''
  : ':is(tbody tr, main :is(ul, ol) > li):nth-child(n+6) { display: none !important; }';

/** No rule of ours reads style sheets, which axe would otherwise fetch and parse anew each time. */
const preload = { assets: ['media'] };

/** What stands above a page is looked at by itself: the page below it has its own look, without the window. */
const windows = process.env.TEST_EVERYTHING
  ? ':not(*)'
  : ':is([role=dialog], [role=alertdialog]):not([data-state=closed])';

interface Looking {
  runOnly?: RunOptions['runOnly'];
  rules?: RunOptions['rules'];
  /** The part of the page that is looked at, where the rest of it was before. */
  within?: string;
}

/** Only what is wrong: describing thousands of elements that are right takes axe most of its time. */
export async function violationsOf(
  page: Page,
  { runOnly = tags, rules = {}, within = windows }: Looking = {},
) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([options, selector]) => {
      const parts = [...document.querySelectorAll(selector)];
      const context = parts.length > 0 ? { include: parts } : document;
      return (window as unknown as { axe: typeof axe }).axe.run(context, options);
    },
    [
      { runOnly, rules, preload, resultTypes: ['violations'], iframes: false } satisfies RunOptions,
      within,
    ] as const,
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** Where only the words are others: what colours do was seen already. */
const noColours = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));

type View = readonly [width: number, theme: 'light' | 'dark'];
/** Each width and each theme once: what colours do does not depend on the width. */
const usual: View[] = [
  [1280, 'light'],
  [360, 'dark'],
];

/** Each width in each theme, where everything is run. */
const eachInEach: View[] = [
  [1280, 'light'],
  [1280, 'dark'],
  [360, 'dark'],
  [360, 'light'],
];

export const everyView = process.env.TEST_EVERYTHING ? eachInEach : usual;

/**
 * At once: colours that are inherited would arrive one level a frame, and what is measured on the way is neither theme.
 * What is just coming or going is there or gone: half of it has no contrast that anybody would see for long.
 */
async function showTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate(
    async ([chosen, rows]) => {
      const [still, short] = [new CSSStyleSheet(), new CSSStyleSheet()];
      still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
      short.replaceSync(rows);
      document.adoptedStyleSheets = [still, short];
      document.documentElement.setAttribute('data-theme', chosen);
      // Wherever it was left, a header that stays would cover a part of something, which axe takes for a small target.
      window.scrollTo(0, 0);
      await new Promise(requestAnimationFrame);
    },
    [theme, fewRows] as const,
  );
}

/** Whatever comes next meets the whole table. */
const showAllRows = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });

interface Look extends Pick<Looking, 'within'> {
  views?: View[];
  colours?: boolean;
}

/** The page as it stands now, or the window above it; and nothing sticks out on the phone. */
export async function expectAccessible(
  page: Page,
  what = '',
  { views = usual, colours = true, ...look }: Look = {},
): Promise<void> {
  const rules = colours ? {} : noColours;
  const seen = new Set<number>();
  for (const [width, theme] of views) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await showTheme(page, theme);
    const runOnly = seen.has(width) ? colourRules : tags;
    const found = await violationsOf(page, { runOnly, rules, ...look });
    seen.add(width);
    await showAllRows(page);
    expect(found, `${what} ${width} px, ${theme}`).toEqual([]);
  }
}
