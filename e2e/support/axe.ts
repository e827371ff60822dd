import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './watched-page.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that a theme can change: the same elements stand at the same places in the other one. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Says only what is wrong: describing thousands of elements that are right took most of the time. */
const newAxe = (page: Page) => {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  // A table's other rows are like its first ones.
  return process.env.TEST_EVERYTHING ? axe : axe.exclude('tbody tr:nth-child(n+6)');
};

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

/** At once: colours that are inherited would arrive one level a frame, and what is measured on the way is neither theme. */
async function showTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (chosen) => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [still];
    document.documentElement.setAttribute('data-theme', chosen);
    await new Promise(requestAnimationFrame);
  }, theme);
}

/** The page as it stands now; and nothing sticks out on the phone. */
export async function expectAccessible(page: Page, what = '', views = usual): Promise<void> {
  const seen = new Set<number>();
  for (const [width, theme] of views) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await showTheme(page, theme);
    const axe = newAxe(page);
    const rules = seen.has(width) ? axe.withRules(colourRules) : axe.withTags(tags);
    seen.add(width);
    const { violations } = await rules.analyze();
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect(found, `${what} ${width} px, ${theme}`).toEqual([]);
  }
}
