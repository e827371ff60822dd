import { expect, test } from '../support/watched-page.ts';

test('the latest launch day, and the way through the days', async ({ page }) => {
  await page.goto('/br/lancamento');
  await expect(page).toHaveTitle('Lançamentos - Vitrina Brasil');
  await expect(page.locator('.review-card')).toHaveCount(3);
  await page.locator('a[rel=prev]').click();
  await expect(page).toHaveURL(/\/br\/lancamento\/\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Lançamentos de \d+ de \p{L}+ de \d{4}$/u,
  );
  await expect(page.locator('a[rel=next]')).toBeVisible();
});

test('a day without launches is a 404 that names the nearest', async ({ page, complaints }) => {
  const response = await page.goto('/br/lancamento/2020-01-01');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Nenhum lançamento neste dia.')).toBeVisible();
  await expect(page.locator('a[rel=next]')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/);
  expect(complaints.splice(0).every((text) => text.includes('404'))).toBe(true);
});

test('only some editions have launches, and fewer a page for each day', async ({ request }) => {
  const status = async (path: string) => (await request.get(path)).status();
  expect(await status('/it/lancamento')).toBe(200);
  expect(await status('/es/lancamento')).toBe(200);
  expect(await status('/it/lancamento/2020-01-01')).toBe(404);
  expect(await status('/br/lancamento/ontem')).toBe(404);
});

test('the way to Shopee says where it leads, that it earns, and goes there by itself', async ({ page }) => {
  await page.route('https://s.shopee.com.br/**', (route) => route.fulfill({ body: 'shop' }));
  await page.goto('/br/shopee/luz-de-leitura');
  await expect(page.getByRole('heading', { name: 'Você está indo para a Shopee' })).toBeVisible();
  await expect(page.getByText('Este é um link de afiliado')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/);
  const button = page.getByRole('link', { name: 'Ir para a Shopee' });
  await expect(button).toHaveAttribute('rel', 'sponsored nofollow noopener');
  await page.waitForURL('https://s.shopee.com.br/demo2pagina');
});

test('an unknown Shopee link is a 404, and only Brazil has them', async ({ request }) => {
  expect((await request.get('/br/shopee/nada')).status()).toBe(404);
  expect((await request.get('/it/shopee/luz-de-leitura')).status()).toBe(404);
});
