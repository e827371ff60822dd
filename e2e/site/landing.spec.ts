import type { Page } from '@playwright/test';
import { limits } from '#contract/site/limits.ts';
import { expect, test } from '../support/watched-page.ts';

test.use({ locale: 'en-US' });

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

test('rests while it is pointed at, stays with a language that is chosen, and with whoever wants no motion', async ({
  page,
}) => {
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

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expectTagline(page, taglines[0]);
  expect(await states()).toEqual([]);
  await page.getByRole('radio', { name: 'Espanhol' }).click();
  await expectTagline(page, taglines[1]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a language can be chosen', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('radio', { name: 'Italiano' }).click();
    await expectTagline(page, taglines[2]);
  });
});

test('is light whatever the system prefers, and sends a reader on to the edition last read', async ({
  page,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await background()).toBe(light);

  await page.goto('/es');
  await page.goto('/');
  await page.waitForURL('**/es');
  await page.goto('/#paises');
  await expect(page.locator('.landing-countries')).toBeVisible();
});
