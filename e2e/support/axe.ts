import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './watched-page.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that a theme can change: the same elements stand at the same places in the other one. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** A table's other rows are like its first ones. Hidden, and not left out: axe would still find where each of them stands. */
const fewRows = process.env.TEST_EVERYTHING ? '' : 'tbody tr:nth-child(n+6) { display: none !important; }';

/** No rule of ours reads style sheets, which axe would otherwise fetch and parse anew each time. */
const preload = { assets: ['media'] };

/** Only what is wrong: describing thousands of elements that are right takes axe most of its time. */
export async function violationsOf(page: Page, runOnly: RunOptions['runOnly'] = tags) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(options),
    { runOnly, preload, resultTypes: ['violations'], iframes: false } satisfies RunOptions,
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

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

/** The page as it stands now; and nothing sticks out on the phone. */
export async function expectAccessible(page: Page, what = '', views = usual): Promise<void> {
  const seen = new Set<number>();
  for (const [width, theme] of views) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await showTheme(page, theme);
    const found = await violationsOf(page, seen.has(width) ? colourRules : tags);
    seen.add(width);
    await showAllRows(page);
    expect(found, `${what} ${width} px, ${theme}`).toEqual([]);
  }
}
