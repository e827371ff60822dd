import { startApplication } from '../support/application.ts';
import { shownHead } from '../support/shown-head.ts';
import { expect, test } from '../support/watched-page.ts';

test('a walk through the site changes the whole head, and the way back restores it', async ({
  page,
  baseURL,
}) => {
  await page.goto('/br');
  const home = await shownHead(page);
  await startApplication(page);
  await page.locator('.hero a').first().click();
  await expect(page).toHaveTitle(/^Os melhores aspiradores/);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  const served = await page.title();
  const post = await shownHead(page);
  await page.getByRole('navigation', { name: 'Você está aqui' }).getByRole('link', { name: 'Casa' }).click();
  await expect(page).toHaveTitle('Casa - Vitrina Brasil');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/br/categoria/casa`);
  await expect(page.locator('meta[property="article:published_time"]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveTitle(served);
  expect(await shownHead(page)).toEqual(post);
  await page.goBack();
  await expect(page).toHaveTitle(/^Vitrina Brasil - /);
  expect(await shownHead(page)).toEqual(home);
  await page.goForward();
  await expect(page).toHaveTitle(served);
  await page.reload();
  expect(await shownHead(page)).toEqual(post);
});

test('a filtered list is not to be found, and the whole one is again', async ({ page }) => {
  await page.goto('/br/avaliacao?q=zzzz');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/);
  await expect(page.locator('link[hreflang]')).toHaveCount(0);
  await startApplication(page);
  await page.getByRole('link', { name: 'Limpar filtros' }).first().click();
  await expect(page).toHaveURL(/\/br\/avaliacao$/);
  await expect(page.locator('.review-card').first()).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(1);
  await expect(page.locator('link[hreflang]')).toHaveCount(5);
});
