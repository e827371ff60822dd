import { expect, test } from '../support/watched-page.ts';

test('the review list is searched, narrowed and sorted by its address', async ({ page }) => {
  await page.goto('/br/avaliacao');
  await expect(page).toHaveTitle('Avaliações de produtos - Vitrina Brasil');
  await expect(page.locator('.review-card')).toHaveCount(24);
  await page.locator('select[name=category]').selectOption({ label: 'Casa (3)' });
  await page.locator('select[name=sort]').selectOption({ label: 'Melhor nota' });
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page).toHaveURL(/category=casa.*sort=score/);
  await expect(page.locator('.review-card h2')).toHaveText([
    'Nimbra Aero 3',
    'Orvane Brisa 40',
    'Kaluma Volta',
  ]);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/);
  await page.goBack();
  await expect(page.locator('.review-card')).toHaveCount(24);
});

test('a search without a match says what to do next', async ({ page }) => {
  await page.goto('/br/avaliacao?q=nadadisso');
  await expect(page.getByText('Nenhuma avaliação corresponde a esta busca.')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Buscar nas avaliações' })).toHaveValue('nadadisso');
  await page.locator('main').getByRole('link', { name: 'Limpar filtros' }).last().click();
  await expect(page.locator('.review-card')).toHaveCount(24);
});

test('nonsense in the address is ignored', async ({ page }) => {
  const response = await page.goto('/br/avaliacao?minScore=abc&sort=xyz&page=-4&category=%00');
  expect(response?.status()).toBe(200);
  await expect(page.locator('.review-card')).toHaveCount(24);
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
