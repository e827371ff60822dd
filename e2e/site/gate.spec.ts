import { expect, test } from '../support/watched-page.ts';

test('an edition that is coming soon says so in its language, and its home may be found', async ({
  page,
  baseURL,
}) => {
  const response = await page.goto('/us');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Coming Soon!' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index, follow/);
  await expect(page.getByRole('link', { name: 'Back to country selection' })).toHaveAttribute(
    'href',
    '/#paises',
  );
  await expect(page.getByText('trademarks of Amazon.com')).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/us`);
});

test('its other addresses show the same page and are not to be found', async ({ page }) => {
  const response = await page.goto('/us/anything');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Coming Soon!' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/);
});

test('only an active edition is remembered', async ({ page }) => {
  const remembered = () => page.evaluate(() => localStorage.getItem('locale'));
  await page.goto('/us');
  expect(await remembered()).toBeNull();
  await page.goto('/it');
  expect(await remembered()).toBe('it');
  await page.goto('/us');
  expect(await remembered()).toBe('it');
  await page.getByRole('link', { name: 'Back to country selection' }).evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
    (link as HTMLElement).click();
  });
  expect(await remembered()).toBeNull();
});

test('a failed question later on does not take a readable page away', async ({ page, complaints }) => {
  await page.route('**/api/locale-configs/br?*', (route) => route.fulfill({ status: 500, body: 'down' }));
  await page.goto('/br');
  const asked = page.waitForResponse('**/api/locale-configs/br?*');
  await page.keyboard.press('Shift');
  await asked;
  await expect(page.locator('.hero')).toBeVisible();
  await expect(page.getByText('Oops!')).toHaveCount(0);
  expect(complaints.splice(0).every((text) => text.includes('500'))).toBe(true);
});
