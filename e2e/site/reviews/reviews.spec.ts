import { startApplication, startEverything } from '../../support/application.ts';
import { expect, test } from '../../support/watched-page.ts';

test('the review list is searched, narrowed and sorted by its address', async ({ page }) => {
  await page.goto('/br/avaliacao');
  await expect(page).toHaveTitle('Avaliações de produtos - Vitrina Brasil');
  await expect(page.locator('.review-card')).toHaveCount(12);
  await startEverything(page);
  await page.locator('select[name=category]').selectOption({ label: 'Casa (3)' });
  await page.locator('select[name=sort]').selectOption({ label: 'Melhor nota' });
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page, 'without what was left empty').toHaveURL(/avaliacao\?category=casa&sort=score$/);
  await expect(page.locator('.review-card h2')).toHaveText([
    'Nimbra Aero 3',
    'Orvane Brisa 40',
    'Kaluma Volta',
  ]);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/);
  await page.goBack();
  await expect(page.locator('.review-card')).toHaveCount(12);
});

test('the filters work by keyboard alone', async ({ page }) => {
  await page.goto('/es/resena');
  await page.getByRole('searchbox', { name: 'Buscar en las reseñas' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('.review-filters .icon-button')).toBeFocused();
  const next = async (label: string) => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: label })).toBeFocused();
  };
  for (const label of ['Categoría', 'Marca', 'Nota']) await next(label);
  await next('Precio');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await next('Disponibilidad');
  await page.keyboard.press('ArrowDown');
  await next('Ordenar por');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Filtrar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/price=50-100&available=now&sort=score/);
  const total = await page.locator('.review-count').textContent();
  await expect(page.locator('select[name=price] option:checked')).toHaveText(/^De 50\s€ a 100\s€ \(\d+\)$/);
  const prices = await page
    .locator('.review-card data')
    .evaluateAll((all) => all.map((each) => Number((each as HTMLDataElement).value)));
  expect(prices.length).toBe(Number.parseInt(total ?? '', 10));
  for (const price of prices) expect(price > 50 && price <= 100).toBe(true);
  await expect(page.getByText('No disponible por ahora')).toHaveCount(0);
});

test('more reviews come on demand, and without leaving the page', async ({ page }) => {
  await page.goto('/br/avaliacao');
  await startApplication(page);
  await page.getByRole('link', { name: 'Carregar mais' }).click();
  await expect(page.locator('.review-card')).toHaveCount(24);
  await expect(page.getByRole('link', { name: 'Carregar mais' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/br\/avaliacao$/);
  const card = page.locator('.review-card').nth(12).getByRole('link').first();
  await expect(card, 'the way on is at its end: a keyboard goes on with the first new card').toBeFocused();
  const last = page.locator('.review-card h2 a').nth(22);
  await last.scrollIntoViewIfNeeded();
  const top = () => last.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const left = await top();
  await last.click();
  await expect(page.locator('.breakdown')).toBeVisible();
  await page.reload();
  // What finds a reader's place again comes after the application.
  await startEverything(page);
  await page.goBack();
  await expect(page.locator('.review-card')).toHaveCount(24);
  await expect.poll(top).toBe(left);
});

test('where nothing matches, one filter can be dropped', async ({ page }) => {
  await page.goto('/br/avaliacao?brand=Kaluma&price=1000-&sort=name');
  await expect(page.getByRole('combobox', { name: 'Marca' })).toHaveValue('Kaluma');
  await page.getByRole('link', { name: /^Sem “Acima de R\$\s1\.000”: 1 avaliação$/ }).click();
  await expect(page.locator('.review-card h2')).toHaveText(['Kaluma Volta']);
  await expect(page).toHaveURL(/\?brand=Kaluma&sort=name$/);
});

test('a search without a match says what to do next', async ({ page }) => {
  await page.goto('/br/avaliacao?q=nadadisso');
  await expect(page.getByText('Nenhuma avaliação corresponde a esta busca.')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Buscar nas avaliações' })).toHaveValue('nadadisso');
  await page.locator('main').getByRole('link', { name: 'Limpar filtros' }).last().click();
  await expect(page.locator('.review-card')).toHaveCount(12);
});

test('nonsense in the address is ignored', async ({ page }) => {
  const response = await page.goto(
    '/br/avaliacao?minScore=abc&sort=xyz&page=-4&category=%00&price=cheap&available=maybe&chosen=%00,',
  );
  expect(response?.status()).toBe(200);
  await expect(page.locator('.review-card')).toHaveCount(12);
});

for (const path of ['/br/avaliacao', '/it/recensione', '/mx/resena', '/es/resena']) {
  test(`${path} leads to a whole review`, async ({ page }) => {
    await page.goto(path);
    await page.locator('.review-card h2 a').first().click();
    await expect(page).toHaveURL(new RegExp(`${path}/nimbra-aero-3`));
    await expect(page.locator('.breakdown > div')).toHaveCount(4);
    await expect(page.locator('.table-scroll tr')).toHaveCount(6);
    await expect(page.locator('a[rel="sponsored nofollow noopener"]').first()).toBeVisible();
    await expect(page.locator('link[hreflang]')).toHaveCount(5);
  });
}

test('an edition knows only its own word for reviews', async ({ request }) => {
  expect((await request.get('/it/avaliacao')).status()).toBe(404);
  expect((await request.get('/br/review')).status()).toBe(404);
});

test('structured data tell of the product, our verdict and the live price', async ({ page }) => {
  await page.goto('/es/resena/nimbra-aero-3');
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));
  const product = data.find((each) => each['@type'] === 'Product');
  expect(product).toMatchObject({
    name: 'Nimbra Aero 3',
    review: { '@type': 'Review', reviewRating: { ratingValue: 8.9, bestRating: 10 } },
    offers: { priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  });
  expect(product.aggregateRating).toBeUndefined();
});
