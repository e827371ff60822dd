import { expect, test } from '../support/watched-page.ts';

test('only an active edition is remembered', async ({ page }) => {
  const remembered = () => page.evaluate(() => localStorage.getItem('locale'));
  await page.goto('/us');
  await expect(page.getByRole('heading', { name: 'Coming Soon!' })).toBeVisible();
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
