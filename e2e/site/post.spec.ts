import { startApplication } from '../support/application.ts';
import { expect, test } from '../support/watched-page.ts';

const path = '/br/melhores-aspiradores-verticais';

test('an article survives a walk through the site, and a string is no markup in it, whoever writes it', async ({
  page,
  complaints,
}) => {
  await page.goto(path);
  await startApplication(page);
  const writing = page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'));
  await expect(writing).rejects.toThrow('TrustedHTML');
  expect(complaints.splice(0)).toHaveLength(1);
  await page.getByRole('navigation', { name: 'Você está aqui' }).getByRole('link', { name: 'Casa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Casa' })).toBeVisible();
  await expect(page).toHaveTitle('Casa - Vitrina Brasil');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: /Nimbra Aero 3/ })).toBeVisible();
  const next = page.locator('[aria-labelledby=related-title] h3 a').first();
  const title = (await next.textContent()) ?? '';
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('on a phone nothing scrolls sideways and the first pick is near the top; on paper everything is open', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(path);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const table = page.locator('section.table-scroll');
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
  const price = await page.locator('.quick-pick-offer data').first().boundingBox();
  expect((price?.y ?? Number.POSITIVE_INFINITY) + (price?.height ?? 0)).toBeLessThan(1.5 * 740);

  await page.setViewportSize({ width: 1280, height: 800 });
  const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const atNight = await colour();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.faq details p').first()).toBeVisible();
  await expect(page.locator('section.table-scroll')).toHaveCSS('overflow-x', 'visible');
  await expect(page.getByRole('banner').first()).toBeHidden();
  expect(await colour()).not.toBe(atNight);
});

test('a page that was shown here before a reload comes back before the application runs', async ({
  page,
}) => {
  await page.goto('/br');
  await startApplication(page);
  await page.locator('#posts article').getByRole('link').first().click();
  await expect(page.locator('article.post')).toBeVisible();
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(page.locator('.hero')).toBeVisible();
  await expect(page.locator('article.post')).toHaveCount(0);
  await expect(page).toHaveURL(/\/br$/);
});
