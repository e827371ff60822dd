import { expect, test } from '../support/watched-page.ts';

test('the list of categories leads to each of them', async ({ page }) => {
  await page.goto('/it/categorias');
  await expect(page).toHaveTitle('Categorie - Vitrina Italia');
  const entries = page.locator('.category-entry');
  await expect(entries).toHaveCount(14);
  await page.getByRole('link', { name: 'Cucina', exact: true }).first().click();
  await expect(page).toHaveURL('/it/categoria/cucina');
  await expect(page).toHaveTitle('Cucina - Vitrina Italia');
  await expect(page.locator('article')).toHaveCount(2);
});

test('a category knows its siblings', async ({ page, baseURL }) => {
  await page.goto('/br/categoria/casa');
  await expect(page.locator('link[hreflang="it-IT"]')).toHaveAttribute(
    'href',
    `${baseURL}/it/categoria/casa`,
  );
  await expect(page.locator('link[hreflang="es-MX"]')).toHaveAttribute(
    'href',
    `${baseURL}/mx/categoria/hogar`,
  );
  await expect(page.locator('article')).toHaveCount(3);
});
