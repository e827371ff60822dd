import { startApplication } from '../support/application.ts';
import { expect, test } from '../support/watched-page.ts';

test('the menu of a phone closes the search, is closed by Escape, searches the reviews, and hides the admin', async ({
  page,
}) => {
  await page.goto('/mx');
  await expect(page.locator('header a[href="/admin"]').first()).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await startApplication(page);
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.locator('#search')).toBeVisible();
  const opener = page.getByRole('button', { name: 'Abrir el menú' });
  const menu = page.locator('#menu');
  await opener.click();
  await expect(page.locator('#search')).toBeHidden();
  await expect(menu).toBeVisible();
  await expect(menu.getByText('Admin')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await opener.click();
  const field = menu.getByRole('searchbox');
  await field.fill('café');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/mx\/resena\?q=caf%C3%A9$/);
});

test('whoever has signed in sees the way to the admin, and nothing is wider than a phone, with it or without', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/it', '/us']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
  await page.addInitScript(() => localStorage.setItem('admin', 'true'));
  for (const path of ['/mx', '/test', '/test-products', '/br/offline', '/br']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
  await page.getByRole('button', { name: 'Abrir o menu' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Admin' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  const admin = page.getByRole('banner').getByRole('link', { name: 'Admin' });
  await expect(admin.first()).toHaveAttribute('href', '/admin');
  await expect(admin.first()).toBeVisible();
});
