import { expect, test } from '../support/watched-page.ts';

test('the way to Shopee says where it leads, and goes there by itself', async ({ page }) => {
  await page.route('https://s.shopee.com.br/**', (route) => route.fulfill({ body: 'shop' }));
  await page.goto('/br/shopee/luz-de-leitura');
  await expect(page.getByRole('heading', { name: 'Você está indo para a Shopee' })).toBeVisible();
  await page.waitForURL('https://s.shopee.com.br/demo2pagina');
});
