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

  // Where nothing matches, one filter can be dropped, and a search says what to do next.
  await page.goto('/br/avaliacao?brand=Kaluma&price=1000-&sort=name');
  await expect(page.getByRole('combobox', { name: 'Marca' })).toHaveValue('Kaluma');
  await page.getByRole('link', { name: /^Sem “Acima de R\$\s1\.000”: 1 avaliação$/ }).click();
  await expect(page.locator('.review-card h2')).toHaveText(['Kaluma Volta']);
  await expect(page).toHaveURL(/\?brand=Kaluma&sort=name$/);
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
