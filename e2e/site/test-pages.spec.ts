import { startApplication } from '../support/application.ts';
import { expect, test } from '../support/watched-page.ts';

/** A picture that is missing on purpose. */
test.afterEach(({ complaints }) => {
  expect(complaints.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
});

for (const [path, title, sections] of [
  ['/test', 'Componentes - Vitrina', 14],
  ['/test-products', 'Componentes de produto - Vitrina', 11],
] as const) {
  test(`${path} is a page in Portuguese that is not to be found`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/);
    await expect(page.locator('.sample-section')).toHaveCount(sections);
    for (const link of await page.locator('.sample-contents a').all()) {
      await expect(page.locator((await link.getAttribute('href')) ?? '')).toBeVisible();
    }
    await startApplication(page);
    await expect(page.locator('.sample-section')).toHaveCount(sections);
  });
}

test('every state of a product shows what it may, and no more', async ({ page }) => {
  await page.goto('/test-products');
  const card = (state: string) =>
    page
      .locator('#produtos .sample-pair > div')
      .filter({ has: page.getByRole('heading', { name: state, exact: true }) });
  await expect(card('Completo, com preço').locator('data')).toHaveText(/^R\$\s1\.549,90$/);
  await expect(card('Mais barato que nos 30 dias anteriores').locator('.price-drop')).toHaveText(
    '−12% em relação ao menor preço dos 30 dias anteriores',
  );
  await expect(card('Completo, com preço').locator('.price-drop')).toHaveCount(0);
  await expect(card('Últimas unidades').locator('.price')).toContainText('Últimas unidades');
  await expect(card('Preço velho demais para mostrar').locator('data')).toHaveCount(0);
  await expect(card('Preço velho demais para mostrar')).toContainText('Ver preço na Amazon');
  await expect(card('Indisponível')).toContainText('Indisponível no momento');
  await expect(card('Sem loja').getByRole('link')).toHaveText(['Ler a avaliação']);
  await expect(page.locator('#precos data')).toHaveText([
    /^R\$\s1\.549,90$/,
    /^299,99\s€$/,
    /^\$5,899\.00$/,
    /^309,50\s€$/,
    /^\$329\.00$/,
  ]);
  await expect(page.locator('#sem-precos thead th')).toHaveCount(4);
});

test('a failed product picture gives way to a parcel, a failed post picture to its colour', async ({
  page,
}) => {
  await page.goto('/test-products');
  const broken = page.locator('#produtos img[src*="nothing-here"]');
  // Not itself: it may have given way before.
  await page.locator('#produtos .product-picture').last().scrollIntoViewIfNeeded();
  await expect(broken).toBeHidden();
  const parcels = await page
    .locator('#produtos .product-picture')
    .evaluateAll((frames) => frames.map((frame) => getComputedStyle(frame, '::after').maskImage !== 'none'));
  expect(parcels).toEqual([...Array(7).fill(false), true, true, false, true]);
  await page.goto('/test');
  const post = page.locator('#cartoes img[src*="nothing-here"]');
  await page.locator('#cartoes').scrollIntoViewIfNeeded();
  await expect(post).toBeHidden();
});
