import { describe, expect, test } from 'vitest';
import { reviewSorts } from '#contract/commerce/reviews/review-sorts.ts';
import type { Review, ReviewList } from '#contract/commerce/reviews/reviews.schemas.ts';
import { useApp } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';

describe.each(engines)('reviews on %s', (engine) => {
  const site = useApp(engine);
  const get = async <T>(url: string): Promise<T> => (await site().app.inject(url)).json<T>();
  const list = (query: string) => get<ReviewList>(`/api/reviews?${query}`);
  const names = ({ items }: ReviewList) => items.map(({ product }) => `${product.brand} ${product.name}`);

  test('lists an edition with counts, its own currency and shop', async () => {
    const found = await list('locale=mx');
    expect(found.items).toHaveLength(12);
    const rest = await list(`locale=mx&cursor=${found.nextCursor}`);
    expect(rest.items).toHaveLength(12);
    expect(new Set([...found.items, ...rest.items].map(({ id }) => id)).size).toBe(24);
    expect(found.total).toBe(24);
    expect(rest.nextCursor).toBeNull();
    expect(await list('locale=mx&page=1')).toEqual(found);
    expect(await list('locale=mx&page=2')).toEqual(rest);
    expect((await site().app.inject('/api/reviews?locale=mx&page=3')).statusCode).toBe(404);
    expect((await site().app.inject('/api/reviews?locale=mx&q=zzzz&page=2')).statusCode).toBe(404);
    expect(found.categories.reduce((sum, { count }) => sum + count, 0)).toBe(24);
    expect(found.brands.find(({ value }) => value === 'Lumbrea')?.count).toBe(3);
    for (const { offer } of found.items) {
      expect(offer?.currency).toBe('MXN');
      expect(offer?.url).toMatch(/^https:\/\/www\.amazon\.com\.mx\/dp\/B0DEMO\d{4}\?tag=vitrinademomx-20$/);
    }
  });

  test('searches without accents, in brand, name, title and verdict', async () => {
    expect(names(await list('locale=br&q=PAGINA'))).toEqual(['Lumbrea Página']);
    expect((await list('locale=br&q=zzzz')).total).toBe(0);
    expect((await list('locale=br&q=%25')).total).toBe(0);
  });

  test('searches by the kind of product, and by its category', async () => {
    expect(names(await list('locale=br&q=AIR fryer')).sort()).toEqual([
      'Brumelo Fritta 5',
      'Brumelo Fritta Duo',
    ]);
    const kitchen = (await list('locale=br&category=cozinha')).total;
    expect((await list('locale=br&q=cozinhá')).total).toBeGreaterThanOrEqual(kitchen);
    expect((await list('locale=br&q=cozinha brumelo')).total).toBe(2);
  });

  test('narrows by category, brand and score, and counts each facet with the others', async () => {
    const found = await list('locale=br&category=casa&minScore=8.5');
    expect(names(found).sort()).toEqual(['Nimbra Aero 3', 'Orvane Brisa 40']);
    expect(found.total).toBe(2);
    expect(found.brands.map(({ value }) => value)).toEqual(['Nimbra', 'Orvane']);
    expect(found.categories.length).toBeGreaterThan(1);
    expect(names(await list('locale=br&brand=Kaluma'))).toEqual(['Kaluma Volta']);
  });

  test('sorts by score, by name and by date', async () => {
    const scores = (await list('locale=it&sort=score')).items.map(({ score }) => score ?? 0);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    const sorted = names(await list('locale=it&sort=name'));
    expect(sorted).toEqual([...sorted].sort((a, b) => a.localeCompare(b, 'en')));
    const dates = (await list('locale=it')).items.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test.each(reviewSorts)('refuses a cursor that is not of the order %s', async (sort) => {
    const other = Buffer.from(JSON.stringify(['other', '1', 1])).toString('base64url');
    const broken = Buffer.from(JSON.stringify([sort, 'x\u0000', 1])).toString('base64url');
    for (const cursor of ['nonsense', other, broken, '']) {
      const response = await site().app.inject(`/api/reviews?sort=${sort}&cursor=${cursor}`);
      expect([400, cursor]).toEqual([response.statusCode, cursor]);
    }
  });

  test('tells one review whole, in the words of its edition', async () => {
    const review = await get<Record<string, unknown>>('/api/reviews/by-slug/nimbra-aero-3?locale=it');
    expect(review).toMatchObject({ locale: 'it', score: 8.9, product: { brand: 'Nimbra', name: 'Aero 3' } });
    expect(review.specs).toContainEqual({ label: 'Peso', value: '2,4 kg' });
    expect(review.contentHtml).toContain('<h2 id=');
    expect(review.siblings).toEqual(
      ['br', 'it', 'mx', 'es'].map((locale) => ({ locale, slug: expect.any(String) })),
    );
    expect((await site().app.inject('/api/reviews/by-slug/nada?locale=it')).statusCode).toBe(404);
  });

  test('shows every picture with a text in the words of its edition, and what was changed since', async () => {
    const of = (locale: string) => get<Review>(`/api/reviews/by-slug/nimbra-aero-3?locale=${locale}`);
    const [it, mx] = await Promise.all([of('it'), of('mx')]);
    expect(it.gallery.map(({ alt }) => alt)).toEqual([
      'Nimbra Aero 3',
      'Nimbra Aero 3 visto da vicino',
      'Nimbra Aero 3 sul tappeto del salotto, tra una pianta e una poltrona',
      'Nimbra Aero 3 accanto alla scatola, con il manuale e il cavo inclusi',
    ]);
    expect(mx.gallery.map(({ url }) => url)).toEqual(it.gallery.map(({ url }) => url));
    expect(it.updates).toEqual([{ date: '2026-10-14', text: expect.stringContaining('3,5 ore') }]);
    expect(Date.parse(it.updatedAt)).toBeGreaterThan(Date.parse(it.createdAt));
  });

  test('offers the same kind of thing before the best of the category', async () => {
    const { alternatives } = (
      await site().app.inject('/api/reviews/by-slug/nimbra-aero-3?locale=br')
    ).json() as Review;
    expect(alternatives.map(({ slug }) => slug)).toEqual(['kaluma-volta', 'orvane-brisa-40']);
  });

  test('says nothing of the availability of an offer that is too old', async () => {
    const start = site().clock();
    const availabilities = async () =>
      new Set((await list('locale=br')).items.map(({ offer }) => offer?.availability));
    expect(await availabilities()).toEqual(new Set(['in_stock', 'scarce', 'out_of_stock']));
    site().clock.moveTo(new Date(start.getTime() + 24 * 3_600_000));
    expect(await availabilities()).toEqual(new Set(['unknown']));
    site().clock.moveTo(start);
  });

  test('drops a price that is older than 23 hours, and keeps the link', async () => {
    const before = await list('locale=br&brand=Nimbra');
    expect(before.items[0]?.offer).toMatchObject({ price: 154_990, asOf: expect.any(String) });
    const start = site().clock();
    site().clock.moveTo(new Date(start.getTime() + 23 * 3_600_000 + 1));
    const after = await list('locale=br&brand=Nimbra');
    site().clock.moveTo(start);
    expect(after.items[0]?.offer).toMatchObject({
      price: null,
      asOf: null,
      url: before.items[0]?.offer?.url,
    });
  });
});
