import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/desk.ts';

/** The demonstration's own Shopee links are found at the start; nobody asks Shopee in these journeys. */
const url = 's.shopee.com.br/demo3trilha';

test('links are listed with where they stand, narrowed by the address, left out and taken back', async ({
  page,
  desk,
}) => {
  await desk.open('/admin/links');
  const row = page.getByRole('row').filter({ hasText: url });
  await expect(row).toContainText('Mochila Solvanto Trilha 20');
  await page.getByRole('combobox', { name: 'Situação' }).click();
  await page.getByRole('option', { name: /^Quebrado/ }).click();
  await expect(page).toHaveURL(/state=broken/);
  await expect(page.getByText('Nenhum link quebrado')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();

  await row.getByRole('button', { name: `Ações para ${url}` }).click();
  await page.getByRole('menuitem', { name: 'Não verificar mais' }).click();
  await expect(row).toContainText('Não verificado');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(row).not.toContainText('Não verificado');

  await row.getByRole('link', { name: 'Mochila Solvanto Trilha 20' }).click();
  await expect(page.getByRole('dialog', { name: 'Mochila Solvanto Trilha 20' })).toBeVisible();
});

test('a viewer reads the report and is offered no change', async ({ page, desk }) => {
  await desk.open('/admin/links', await desk.someone('viewer'));
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ações/ })).toHaveCount(0);
});

test('axe finds nothing in the links', async ({ page, desk }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await desk.open('/admin/links', await desk.someone('editor'));
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page, 'list');
  await desk.walk('/admin/links?q=nothing-like-this');
  await expect(page.getByText('Nenhum link com esses filtros')).toBeVisible();
  await expectAccessible(page, 'nothing');
});
