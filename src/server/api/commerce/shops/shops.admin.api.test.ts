import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AdminOffer } from '#contract/commerce/products/offers.admin.schemas.ts';
import type { EditionShops } from '#contract/commerce/shops/shops.admin.schemas.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { editions } from '#db/schema/running/editions.ts';
import { useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as, lastAudits, lastChange } from '#test/harness/people/actors.ts';

const url = '/api/admin/shops/br';
const barata = {
  ...{ name: 'Loja Barata', hosts: ['https://www.Barata.example/ofertas'], network: 'awin' },
  ...{ numbers: { merchant: '7890' }, priceHours: null, keepsHistory: null, closed: false },
};

describe.each(oneEngine)('shops at the desk on %s', (engine) => {
  const site = useApp(engine);
  const owner = (...call: Parameters<ReturnType<typeof as>>) => as(site(), 'owner')(...call);
  const account = () => owner('PUT', `${url}/networks/awin`, { numbers: { publisher: '123456' } });
  const problems = async (
    answer: Promise<{ statusCode: number; json: () => { error: { fields?: object } } }>,
  ) => {
    const { statusCode, json } = await answer;
    return [statusCode, ...Object.keys(json().error.fields ?? {})];
  };

  beforeEach(async () => {
    await site().db.delete(offers).where(eq(offers.marketplace, 'other'));
    await site().db.update(editions).set({ shops: [], networkNumbers: {}, preferredShop: '' });
  });

  test('are named by an owner, with the numbers of their network, and told to the log', async () => {
    expect(await problems(owner('POST', url, barata))).toEqual([400, 'account.publisher']);
    expect((await account()).json().networkNumbers).toEqual({ awin: { publisher: '123456' } });
    const made = (await owner('POST', url, barata)).json<EditionShops>();
    expect(made.shops).toEqual([
      { ...barata, key: 'loja-barata', hosts: ['barata.example'], offers: 0, unminted: 0 },
    ]);
    expect((await lastAudits(site()))[0]).toMatchObject({
      ...{ action: 'created', subject: 'shop', subjectId: 'loja-barata', title: 'Loja Barata', locale: 'br' },
    });
    expect((await lastChange(site())).tags).toEqual(['edition:br', 'offers:br']);
    const again = (await owner('POST', url, { ...barata, hosts: ['outra.example'] })).json<EditionShops>();
    expect(again.shops.map(({ key }) => key)).toEqual(['loja-barata', 'loja-barata-2']);
  });

  test.each([
    ['a host of another shop', { hosts: ['barata.example'] }, 'hosts'],
    ['a marketplace’s host', { hosts: ['amazon.com.br'] }, 'hosts'],
    ['no host', { hosts: [' '] }, 'hosts'],
    [
      'more hosts than anybody has',
      { hosts: Array.from({ length: 21 }, (_, n) => `s${n}.example`) },
      'hosts',
    ],
    ['a network that nobody defines', { network: 'nada' }, 'network'],
    ['a number that is none', { numbers: { merchant: '7"90' } }, 'numbers.merchant'],
    ['a price for ever', { priceHours: 10_000 }, 'priceHours'],
  ])('are refused with %s', async (_what, wrong, field) => {
    await account();
    await owner('POST', url, barata);
    const given = { ...barata, hosts: ['outra.example'], ...wrong };
    expect(await problems(owner('POST', url, given))).toEqual([400, field]);
  });

  test('are changed, closed and taken away one at a time, and only by owners', async () => {
    await account();
    await owner('POST', url, barata);
    expect((await as(site(), 'editor')('PATCH', `${url}/loja-barata`, { closed: true })).statusCode).toBe(
      403,
    );
    const closed = await owner('PATCH', `${url}/loja-barata`, { closed: true, name: 'Barata' });
    expect(closed.json().shops[0]).toMatchObject({ key: 'loja-barata', name: 'Barata', closed: true });
    const plain = await owner('PATCH', `${url}/loja-barata`, { network: null });
    expect(plain.json().shops[0]).toMatchObject({ network: null, numbers: {} });
    expect((await as(site(), 'editor')('PUT', `${url}/preferred`, { shop: 'loja-barata' })).statusCode).toBe(
      200,
    );
    expect((await owner('PUT', `${url}/preferred`, { shop: 'nada' })).statusCode).toBe(404);
    const gone = (await owner('DELETE', `${url}/loja-barata`)).json<EditionShops>();
    expect(gone).toMatchObject({ shops: [], preferredShop: '' });
    expect((await owner('DELETE', `${url}/loja-barata`)).statusCode).toBe(404);
  });

  test('get the links that their network mints, in the order of their addresses or beside them', async () => {
    await owner('POST', url, {
      ...barata,
      name: 'Mercado',
      hosts: ['mercadolivre.com.br'],
      network: 'mercado-livre',
    });
    const editor = as(site(), 'editor');
    const sell = async (productId: number) => {
      const offer = {
        productId,
        locale: 'br',
        marketplace: 'other',
        url: `https://mercadolivre.com.br/p/MLB${productId}`,
      };
      return (await editor('POST', '/api/admin/offers', offer)).json<AdminOffer>();
    };
    const made = [await sell(1), await sell(2), await sell(3)];
    expect(made.map(({ waitsForLink, link }) => [waitsForLink, link])).toEqual(Array(3).fill([true, null]));
    const { items } = (await editor('GET', `${url}/mercado/unminted`)).json();
    expect(items.map((item: { offerId: number }) => item.offerId)).toEqual(made.map(({ id }) => id));
    const offerIds = made.map(({ id }) => id);
    const paste = (text: string, dryRun: boolean) =>
      editor('POST', `${url}/mercado/minted`, { text, offerIds, dryRun });
    const wrong = await paste(
      'meli.la/x\nhttps://bit.ly/abc\nhttps://meli.la/aaa\nhttps://meli.la/aaa',
      true,
    );
    expect(wrong.json().lines.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      ...['no_link', 'foreign_link', 'good', 'too_many'],
    ]);
    // A line that is no good keeps its place: nobody gets another's link.
    expect(wrong.json().lines[2].title).toBe(items[2].title);
    const twice = await paste('https://meli.la/aaa\nhttps://meli.la/aaa', true);
    expect(twice.json().lines[1].outcome).toBe('twice');
    expect((await paste('https://bit.ly/abc', false)).statusCode).toBe(400);
    const text = `https://meli.la/aaa\n\nhttps://mercadolivre.com.br/p/MLB3\thttps://meli.la/ccc\nhttps://meli.la/bbb\n`;
    expect((await paste(text, true)).json()).toMatchObject({ good: 3, bad: 0, stored: false });
    expect((await paste(text, false)).json()).toMatchObject({ good: 3, bad: 0, stored: true });
    const kept = await site()
      .db.select()
      .from(offers)
      .where(eq(offers.marketplace, 'other'))
      .orderBy(offers.id);
    expect(kept.map(({ trackedUrl }) => trackedUrl)).toEqual([
      ...['https://meli.la/aaa', 'https://meli.la/bbb', 'https://meli.la/ccc'],
    ]);
    expect((await owner('GET', url)).json().shops[0]).toMatchObject({ offers: 3, unminted: 0 });
    // Another address has another link.
    const moved = await editor('PATCH', `/api/admin/offers/${made[0]?.id}`, {
      url: 'https://mercadolivre.com.br/p/MLB9',
    });
    expect(moved.json()).toMatchObject({ trackedUrl: null, waitsForLink: true });
  });
});
