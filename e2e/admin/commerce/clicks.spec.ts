import type { APIRequestContext, Page } from '@playwright/test';
import type { ClickReport } from '#contract/commerce/clicks/clicks.admin.schemas.ts';
import { startApplication } from '../../support/application.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/desk.ts';

/** A browser without a window says so in its name, and would be counted among the crawlers. */
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36' });

const report = async (api: APIRequestContext, query: string): Promise<ClickReport> =>
  (await api.get(`/api/admin/clicks?${query}`)).json();
const clicksOf = async (api: APIRequestContext, query: string, key: string) =>
  (await report(api, query)).items.find((row) => row.key === key)?.clicks ?? 0;
const viewsOf = async (api: APIRequestContext, query: string, key: string) =>
  (await report(api, query)).items.find((row) => row.key === key)?.views ?? 0;
/** The shops are not asked: where a link leads is enough. */
const closeShops = (page: Page) =>
  page.context().route(/amazon\.|shopee\.com/, (route) => route.fulfill({ body: 'A shop' }));

async function postOf(api: APIRequestContext, locale: string, slug: string): Promise<string> {
  const { id } = await (await api.get(`/api/posts/by-slug/${slug}?locale=${locale}`)).json();
  return `post:${id}`;
}

test('a click counts without the application: by pointer, by key, in another tab; not by asking for the menu', async ({
  page,
  desk,
}) => {
  const { api } = await desk.someone('viewer');
  const [query, key] = ['locale=it&by=post', await postOf(api, 'it', 'migliori-prodotti-dell-anno')];
  const before = await clicksOf(api, query, key);
  await closeShops(page);
  await page.route(/entry-client/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/it/migliori-prodotti-dell-anno');
  const links = page.locator('main a[data-at]');
  const marks = await links.evaluateAll((found) => [
    ...new Set(found.map((a) => (a as HTMLElement).dataset.at)),
  ]);
  const targets = [...new Map(marks.map((mark) => [mark?.split(':')[1], mark])).values()];
  expect(targets.length).toBeGreaterThanOrEqual(3);
  const [first, second, third] = targets.map((mark) => page.locator(`a[data-at="${mark}"]`).first());
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/clicks'))
      told.push(`${request.method()} ${new URL(request.url()).search}`);
  });
  await third?.click({ button: 'right' });
  await page.keyboard.press('Escape');
  expect(told).toEqual([]);
  await first?.click();
  await second?.focus();
  await page.keyboard.press('Enter');
  await third?.click({ button: 'middle' });
  await expect.poll(() => told.length).toBe(3);
  expect(told).toEqual(
    targets.slice(0, 3).map((mark) => `POST ?at=${mark}&on=/it/migliori-prodotti-dell-anno`),
  );
  await expect(page.locator('html')).not.toHaveAttribute('data-app', 'running');
  await expect.poll(() => clicksOf(api, query, key)).toBe(before + 3);
  expect(await page.context().cookies()).toEqual([]);
});

test('with the application a page that it shows is a view, and a click belongs to that page', async ({
  page,
  desk,
}) => {
  const { api } = await desk.someone('viewer');
  const { items } = await (await api.get('/api/reviews?locale=es')).json();
  const { id, slug } = items[0];
  const [query, key] = ['locale=es&by=post', `review:${id}`];
  const [clicks, views] = [await clicksOf(api, query, key), await viewsOf(api, query, key)];
  await closeShops(page);
  // What counts comes after the application: whoever is quick is on the next page by then.
  const isThere = Promise.withResolvers<void>();
  await page.route(/\/assets\/afterwards-[^/]*\.js$/, async (route) => {
    await isThere.promise;
    await route.continue();
  });
  await page.goto('/es/resena');
  await startApplication(page);
  await page.locator(`main a[href="/es/resena/${slug}"]`).first().click();
  await expect(page).toHaveURL(`/es/resena/${slug}`);
  isThere.resolve();
  await page.locator('a[data-at^="verdict:"]').click();
  await expect.poll(() => clicksOf(api, query, key)).toBe(clicks + 1);
  // Told of and stored each by itself: the one does not wait for the other.
  await expect.poll(() => viewsOf(api, query, key)).toBe(views + 1);
});

test('the desk shows what was followed, by day, page, product and position', async ({
  page,
  desk,
  request,
}) => {
  const viewer = await desk.someone('viewer');
  const { items } = await (await request.get('/api/reviews?locale=mx')).json();
  const [{ slug, offer, product, title }] = items;
  await closeShops(page);
  await page.goto(`/mx/resena/${slug}`);
  await page.locator('a[data-at^="verdict:"]').click();
  const query = 'locale=mx&by=product';
  await expect.poll(() => clicksOf(viewer.api, query, `product:${product.id}`)).toBeGreaterThan(0);
  expect(offer).not.toBeNull();

  await desk.open('/admin/clicks?locale=mx', viewer);
  await expect(page.getByRole('link', { name: 'Relatórios de ganhos' })).toHaveAttribute(
    'href',
    /^\/admin\/earnings/,
  );
  await expect(page.getByRole('row', { name: new RegExp(title.slice(0, 20)) })).toBeVisible();
  await page.getByRole('tab', { name: 'Produto' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`${product.brand} ${product.name}`) })).toBeVisible();
  await page.getByRole('tab', { name: 'Posição' }).click();
  await expect(page).toHaveURL(/tab=position/);
  await expect(page.getByRole('row', { name: /^Veredito da avaliação \d/ })).toBeVisible();

  const told = page.getByRole('status').filter({ hasText: /: \d+ cliques?,/ });
  const today = (await told.textContent()) ?? '';
  await page.getByRole('button', { name: 'Dia anterior' }).click();
  await expect(told).not.toHaveText(today);
  // Where a midnight has passed since the click, it is yesterday's.
  const yesterday = (await told.textContent()) ?? '';
  expect(`${today}\n${yesterday}`).toMatch(/: [1-9]\d* cliques?, [1-9]/);
  await page.getByText('Ver como tabela').click();
  await expect(page.getByRole('table', { name: 'Cliques por dia' }).getByRole('row')).toHaveCount(31);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar CSV' }).click();
  expect((await download).suggestedFilename()).toBe('clicks.csv');
  await expectAccessible(page, 'clicks');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Robôs' }).click();
  await expect(page).toHaveURL(/visitor=crawler/);
  await page.getByRole('button', { name: 'Todas as edições' }).click();
  await expect(page).toHaveURL(/of=all/);
  // Long before anybody could click: others of these journeys count in every edition.
  await page.goto('/admin/clicks?locale=us&from=2026-01-01&to=2026-01-31');
  await expect(page.getByText('Nada contado neste período')).toBeVisible();
  await expectAccessible(page, 'nothing counted');
});

test('the page that leads on to Shopee counts, and an unknown one is a 404', async ({
  page,
  desk,
  request,
}) => {
  const { api } = await desk.someone('viewer');
  // Its own link alone: another journey has its readers follow others.
  const { items } = await (await api.get('/api/admin/shop-links?q=luz-de-leitura')).json();
  const count = () => clicksOf(api, 'locale=br&by=product', `shop_link:${items[0].id}`);
  const before = await count();
  await closeShops(page);
  await page.goto('/br/shopee/luz-de-leitura');
  await page.locator('a[data-at="button"]').click();
  await page.waitForURL(/shopee\.com\.br/);
  await expect.poll(count).toBe(before + 1);
  expect((await request.get('/br/shopee/nao-existe')).status()).toBe(404);
});
