import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('the page is readable, "load more" is a link, and the menu and the search open and close', async ({
  page,
}) => {
  await page.goto('/br');
  await expect(page.locator('.hero h2')).toContainText('aspiradores');
  await expect(page.locator('#posts article')).toHaveCount(6);
  await page.getByRole('link', { name: 'Carregar mais' }).click();
  await expect(page).toHaveURL(/\/br\?page=2$/);
  await expect(page.locator('.hero')).toHaveCount(0);
  await expect(page.locator('#posts article')).toHaveCount(6);
  await expect(page.getByRole('heading', { name: 'Últimos posts Página 2' })).toBeVisible();
  await page.getByRole('link', { name: 'Página anterior' }).click();
  await expect(page).toHaveURL(/\/br$/);
  await expect(page.locator('.hero')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  await expect(page.locator('#search')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Abrir o menu' }).click();
  await expect(page.locator('#search')).toBeHidden();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Avaliações de produtos' })).toBeVisible();
  await menu.getByRole('button', { name: 'Fechar' }).click();
  await expect(menu).toBeHidden();

  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  await page.locator('#search input[name=q]').fill('café');
  await page.locator('#search input[name=q]').press('Enter');
  await expect(page).toHaveURL(/\/br\/avaliacao\?q=caf%C3%A9$/);
});
