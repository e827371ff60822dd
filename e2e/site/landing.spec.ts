import type { Page } from '@playwright/test';
import { limits } from '#contract/site/limits.ts';
import { expect, test } from '../support/watched-page.ts';

test.use({ locale: 'en-US' });

test('lists the countries, the open ones first and linked', async ({ page }) => {
  await page.goto('/');
  const cards = page.locator('.landing-countries li');
  await expect(cards).toHaveText([
    'BrasilAcessar',
    'ItaliaAcessar',
    'MéxicoAcessar',
    'EspañaAcessar',
    'USAEm breve',
  ]);
  await expect(cards.nth(0).getByRole('link')).toHaveAttribute('href', '/br');
  await expect(cards.nth(4).getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Administração' })).toHaveAttribute('href', '/admin');
});

const taglines = [
  'Escolha bem, compre melhor.',
  'Elige bien, compra mejor.',
  'Scegli bene, compra meglio.',
] as const;

/** Lets the rotation be where it is so many milliseconds after the page was opened, and stand still. */
const moveRotation = (page: Page, passed: number) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, passed);

/** Which of the texts a reader can see: neither hidden nor faded away. */
const seenTaglines = (page: Page) =>
  page
    .locator('.landing-tagline')
    .evaluateAll((texts) =>
      texts
        .filter((text) => text.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((text) => text.querySelector('p')?.textContent),
    );

const expectTagline = (page: Page, shown: (typeof taglines)[number]) =>
  expect.poll(() => seenTaglines(page)).toEqual([shown]);

test('rotates its tagline through three languages, four seconds each', async ({ page }) => {
  const { rotation, fade } = limits.landing;
  await page.goto('/');
  await page.mouse.move(1, 1);
  await expectTagline(page, taglines[0]);
  for (const [turn, text] of [...taglines, ...taglines].entries()) {
    await moveRotation(page, turn * rotation);
    await expectTagline(page, text);
    // Just before the next one it is gone to half, and there is no other.
    await moveRotation(page, turn * rotation + rotation - 1.5 * fade);
    await expectTagline(page, text);
    await expect(page.locator('.landing-tagline', { hasText: text })).toHaveCSS('opacity', /^0\.[3-7]/);
  }
});

test('rests while it is pointed at, and stays with a language that is chosen', async ({ page }) => {
  await page.goto('/');
  const states = () =>
    page.evaluate(() => [...new Set(document.getAnimations().map(({ playState }) => playState))]);
  await page.mouse.move(1, 1);
  await expect.poll(states).toEqual(['running']);
  await page.locator('.landing-taglines').hover();
  await expect.poll(states).toEqual(['paused']);
  await page.getByRole('radio', { name: 'Italiano' }).click();
  await page.mouse.move(1, 1);
  await expectTagline(page, taglines[2]);
  expect(await states()).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await expectTagline(page, taglines[1]);
  await page.locator('.landing-play').first().click();
  await page.mouse.move(1, 1);
  await expectTagline(page, taglines[0]);
  await expect.poll(states).toEqual(['running']);
  await page.locator('.landing-pause').click();
  await page.mouse.move(1, 1);
  await expect(page.locator('.landing-pause svg')).toHaveCSS('opacity', '0');
  expect(await states()).toEqual(['paused']);
});

test.describe('for whoever wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('nothing rotates, and every language can be chosen', async ({ page }) => {
    await page.goto('/');
    await expectTagline(page, taglines[0]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.getByRole('radio', { name: 'Espanhol' }).click();
    await expectTagline(page, taglines[1]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a language can be chosen', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('radio', { name: 'Italiano' }).click();
    await expectTagline(page, taglines[2]);
  });
});

test('is light, whatever the system or the reader prefers', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await background()).toBe(light);
});

test('sends a reader on to the edition last read, unless the reader wants to choose', async ({ page }) => {
  await page.goto('/es');
  await page.goto('/');
  await page.waitForURL('**/es');
  await page.goto('/#paises');
  await expect(page.locator('.landing-countries')).toBeVisible();
});

test.describe('with an Italian browser', () => {
  test.use({ locale: 'it-IT' });
  test('leads to the Italian edition', async ({ page }) => {
    await page.goto('/');
    await page.waitForURL('**/it');
  });
});

test.describe('with a Brazilian browser', () => {
  test.use({ locale: 'pt-BR' });
  test('stays', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.landing-countries')).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});
