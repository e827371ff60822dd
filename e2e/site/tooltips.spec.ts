import type { Page } from '@playwright/test';
import { startEverything } from '../support/application.ts';
import { installClock, stopClock } from '../support/clock.ts';
import { expect, test } from '../support/watched-page.ts';

const tooltip = (page: Page) => page.locator('#tooltip');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const theme = 'Alternar entre tema claro e escuro';

/** A page whose clock stands still once its tooltips are there. */
async function open(page: Page) {
  await installClock(page);
  await page.goto('/br');
  await startEverything(page);
  await stopClock(page);
}

test('an icon says what it is: after a while, at once to the keyboard, and as long as somebody points at it', async ({
  page,
}) => {
  await open(page);
  await test.step('after 700 ms, and the next one at once', async () => {
    await button(page, theme).hover();
    await page.clock.runFor(699);
    await expect(tooltip(page)).toBeHidden();
    await page.clock.runFor(2);
    await expect(tooltip(page)).toHaveText(theme);
    await button(page, 'Pesquisar').hover();
    await expect(tooltip(page)).toHaveText('Pesquisar');
    await page.mouse.move(300, 400);
    await page.clock.runFor(200);
    await expect(tooltip(page)).toBeHidden();
  });
  await test.step('whoever pauses for 300 ms waits again', async () => {
    await page.mouse.move(300, 400);
    await page.clock.runFor(2_000);
    await expect(tooltip(page)).toBeHidden();
    await button(page, theme).hover();
    await page.clock.runFor(701);
    await page.mouse.move(300, 400);
    await page.clock.runFor(150);
    await expect(tooltip(page)).toBeHidden();
    await page.clock.runFor(300);
    await button(page, 'Pesquisar').hover();
    await page.clock.runFor(50);
    await expect(tooltip(page)).toBeHidden();
    await page.clock.runFor(700);
    await expect(tooltip(page)).toHaveText('Pesquisar');
  });
  await test.step('a page that scrolls on under the pointer keeps nobody from it', async () => {
    await page.mouse.move(300, 400);
    await page.clock.runFor(2_000);
    await expect(tooltip(page)).toBeHidden();
    await button(page, theme).hover();
    await page.clock.runFor(300);
    await page.evaluate(
      () =>
        new Promise<unknown>((done) => {
          document.addEventListener('scroll', done, { once: true });
          window.scrollBy(0, 1);
        }),
    );
    await page.clock.runFor(699);
    await expect(tooltip(page)).toBeHidden();
    await page.clock.runFor(2);
    await expect(tooltip(page)).toHaveText(theme);
  });
  await test.step('it may be pointed at, stays as long as that, and Escape sends it away', async () => {
    await page.mouse.move(300, 400);
    await page.clock.runFor(2_000);
    await expect(tooltip(page)).toBeHidden();
    await button(page, theme).hover();
    await page.clock.runFor(701);
    await tooltip(page).hover();
    await page.clock.runFor(30_000);
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
  });
});

test('one describes what its name does not say, and none is in the way of what a button does', async ({
  page,
}) => {
  await open(page);
  await test.step('one that says more than the name describes what it belongs to', async () => {
    const reviews = page.getByRole('banner').getByRole('link', { name: 'Avaliações' });
    await reviews.hover();
    await page.clock.runFor(701);
    await expect(tooltip(page)).toHaveText('Avaliações de produtos');
    await expect(reviews).toHaveAccessibleDescription('Avaliações de produtos');
    await page.mouse.move(300, 400);
    await page.clock.runFor(200);
    await expect(reviews).not.toHaveAttribute('aria-describedby', /./);
  });
  await test.step('none stands over what its button has opened', async () => {
    await page.mouse.move(300, 400);
    await page.clock.runFor(2_000);
    await expect(tooltip(page)).toBeHidden();
    const panel = page.locator('#search');
    await panel.evaluate((element: HTMLElement) => element.showPopover());
    await button(page, 'Pesquisar').hover();
    await page.clock.runFor(2_000);
    await expect(tooltip(page)).toBeHidden();
    await panel.evaluate((element: HTMLElement) => element.hidePopover());
    await page.mouse.move(300, 400);
    await page.clock.runFor(2_000);
    await button(page, 'Pesquisar').hover();
    await page.clock.runFor(701);
    await expect(tooltip(page)).toHaveText('Pesquisar');
  });
  await test.step('the keyboard shows it at once; pressing the button ends it', async () => {
    await page.mouse.move(300, 400);
    await page.clock.runFor(2_000);
    await expect(tooltip(page)).toBeHidden();
    await button(page, 'Pesquisar').focus();
    await page.keyboard.press('Tab');
    await expect(button(page, theme)).toBeFocused();
    await page.clock.runFor(1);
    await expect(tooltip(page)).toHaveText(theme);
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
    await button(page, theme).hover();
    await page.clock.runFor(701);
    await expect(tooltip(page)).toBeVisible();
    await button(page, theme).click();
    await page.clock.runFor(2_000);
    await expect(tooltip(page)).toBeHidden();
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('resting on an icon shows it, a tap does not', async ({ page, context }) => {
    await open(page);
    const box = await button(page, theme).boundingBox();
    if (!box) throw new Error('The button is not there.');
    const touchPoints = [{ x: box.x + 20, y: box.y + 20 }];
    const devtools = await context.newCDPSession(page);
    const isTouched = await page.evaluateHandle(() => {
      const state = { now: false };
      for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
        document.addEventListener(type, () => Object.assign(state, { now: type === 'pointerdown' }));
      return state;
    });
    /** A touch is taken before the page hears of it; the clock must not run ahead of that. */
    const touch = async (type: 'touchStart' | 'touchEnd', points: typeof touchPoints) => {
      await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
      await expect.poll(() => isTouched.evaluate(({ now }) => now)).toBe(points.length > 0);
    };
    await touch('touchStart', touchPoints);
    await page.clock.runFor(100);
    await touch('touchEnd', []);
    await page.clock.runFor(2_000);
    await expect(tooltip(page)).toBeHidden();
    await touch('touchStart', touchPoints);
    await page.clock.runFor(701);
    await expect(tooltip(page)).toHaveText(theme);
    await touch('touchEnd', []);
    await expect(tooltip(page)).toBeVisible();
    await page.touchscreen.tap(100, 500);
    await expect(tooltip(page)).toBeHidden();
  });
});
