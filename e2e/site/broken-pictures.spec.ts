import { expect, test } from '@playwright/test';
import { startApplication } from '../support/application.ts';

test.beforeEach(({ page }) => page.route('**/media/**', (route) => route.abort()));

test('a product picture that fails is replaced by a stand-in, and that of the next page has its own chance', async ({
  page,
}) => {
  await page.goto('/br/avaliacao/nimbra-aero-3');
  const frame = page.locator('.photos .product-picture').first();
  await expect(frame.locator('img')).toBeHidden();
  const standIn = () => frame.evaluate((element) => getComputedStyle(element, '::after').maskImage);
  expect(await standIn()).toMatch(/parcel-[\w-]+\.svg/);
  expect((await frame.boundingBox())?.height).toBeGreaterThan(100);
  await startApplication(page);
  await page.unroute('**/media/**');
  await page.getByRole('link', { name: 'Orvane Brisa 40', exact: true }).click();
  await expect(page.locator('h1')).toContainText('Orvane Brisa 40');
  await expect(page.locator('.photos img').first()).toBeVisible();
});

test('a post picture that fails is hidden, and its frame stays', async ({ page }) => {
  await page.goto('/br');
  const frame = page.locator('.hero-picture');
  await expect(frame.locator('img')).toBeHidden();
  expect(await frame.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('none');
  expect((await frame.boundingBox())?.height).toBeGreaterThan(100);
});
