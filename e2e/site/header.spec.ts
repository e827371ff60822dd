import { startApplication } from '../support/application.ts';
import { expect, test } from '../support/watched-page.ts';

test('readers see no way to the admin', async ({ page }) => {
  await page.goto('/br');
  await expect(page.locator('header a[href="/admin"]').first()).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Abrir o menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByText('Admin')).toBeHidden();
});

test('whoever has signed in does, in the header and in the menu', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('admin', 'true'));
  await page.goto('/br');
  const admin = page.getByRole('banner').getByRole('link', { name: 'Admin' });
  await expect(admin.first()).toHaveAttribute('href', '/admin');
  await expect(admin.first()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Abrir o menu' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Admin' }),
  ).toBeVisible();
});

test('opening the menu closes the search, and Escape closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/br');
  await startApplication(page);
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  await expect(page.locator('#search')).toBeVisible();
  await page.getByRole('button', { name: 'Abrir o menu' }).click();
  await expect(page.locator('#search')).toBeHidden();
  await expect(page.locator('#menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu')).toBeHidden();
});

test('the menu’s own search goes to the reviews', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/mx');
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  const field = page.locator('#menu').getByRole('searchbox');
  await field.fill('café');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/mx\/resena\?q=caf%C3%A9$/);
});

test('nothing is wider than a phone, whoever is signed in', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('admin', 'true'));
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/br', '/mx', '/test', '/test-products', '/br/offline']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
