import type { Locator } from '@playwright/test';
import { startApplication } from '../support/application.ts';
import { expect, test } from '../support/watched-page.ts';

/** Where a thing stands in the window, to the pixel. */
const topOf = (thing: Locator) =>
  thing.evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('what was loaded and where the reader stood survive Back, Forward and a reload', async ({ page }) => {
  await page.goto('/br');
  await startApplication(page);
  const cards = page.locator('#posts article');
  const more = page.locator('#posts a[rel=next]');
  await expect(cards).toHaveCount(6);
  for (const shown of [12, 18, 23]) {
    await more.click();
    await expect(cards).toHaveCount(shown);
  }
  await expect(more).toHaveCount(0);
  const link = cards.nth(20).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const left = await topOf(link);
  await link.click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(700);
  await page.goBack();
  await expect(cards).toHaveCount(23);
  await expect.poll(() => topOf(link)).toBe(left);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await page.goBack();
  await expect.poll(() => topOf(link)).toBe(left);
  await page.reload();
  await expect(cards).toHaveCount(23);
  await expect.poll(() => topOf(link)).toBe(left);
  // A link that is followed begins anew.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Vitrina Brasil/ })
    .click();
  await expect(cards).toHaveCount(6);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

/** As long as editors are advised to write them, give or take one. */
const titles = [
  'Os melhores aspiradores verticais sem fio e robôs de dezembro de 2026',
  'Le migliori aspirapolveri senza fili e i robot provati a settembre 2026',
  'Las mejores aspiradoras inalámbricas y robots para septiembre de 2026',
  'The best cordless and robot vacuum cleaners we tested in December 2026',
];

test('the hero has a modern picture, is 410 px high, 368 on a phone, and an ordinary title stands whole in it', async ({
  page,
}) => {
  await page.goto('/br');
  const hero = page.locator('.hero');
  const picture = hero.locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  for (const text of await page.locator('.hero .line-clamp-2').all()) {
    await expect(text).toHaveCSS('-webkit-line-clamp', '2');
  }
  const cutAt = (shown: string[]) =>
    hero.evaluate((section, texts) => {
      const link = section.querySelector('h2 a') as HTMLElement;
      const button = section.querySelector('.button') as HTMLElement;
      return texts.filter((text) => {
        link.textContent = text;
        const { bottom } = section.getBoundingClientRect();
        const isCut = [...section.querySelectorAll('.line-clamp-2')].some(
          (clamped) => clamped.scrollHeight > clamped.clientHeight + 1,
        );
        return isCut || button.getBoundingClientRect().bottom > bottom;
      });
    }, shown);
  for (const width of [360, 390, 430, 479, 480, 600, 639, 640, 768, 900, 1023, 1024, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    expect((await hero.boundingBox())?.height).toBe(width < 640 ? 368 : 410);
    expect(await cutAt(titles), `${width} px`).toEqual([]);
  }
});

test('the way back to the top appears after 300 px', async ({ page }) => {
  await page.goto('/br');
  await startApplication(page);
  const button = page.getByRole('button', { name: 'Voltar ao topo da página' });
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 301));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  /** On a slow phone the application's start would hold up the very tap that asked for another page. */
  test('a link that is touched is followed, and nothing starts before it', async ({ page, context }) => {
    // Whoever saves data fetches nothing ahead: what is fetched is what a sign has asked for.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto('/br');
    const fetched = await page.evaluateHandle(() => {
      const seen: Record<string, number> = {};
      for (const type of ['pointerdown', 'click'])
        document.addEventListener(type, (event) => {
          seen[type] = document.querySelectorAll('link[rel=modulepreload]').length;
          event.preventDefault();
        });
      return seen;
    });
    const at = await page.locator('main article a').first().boundingBox();
    if (!at) throw new Error('There is no article.');
    const devtools = await context.newCDPSession(page);
    const touchPoints = [{ x: at.x + 20, y: at.y + 10 }];
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect.poll(() => fetched.evaluate((seen) => seen.pointerdown)).toBe(0);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => fetched.evaluate((seen) => seen.click)).toBeGreaterThan(0);
  });
});
