import { expect, test } from 'vitest';
import type { AdminOffer } from '#contract/commerce/products/offers.admin.schemas.ts';
import { texts } from '#i18n/admin/en/texts.ts';
import { whatReadersSee } from './what-readers-see.ts';

const offer = {
  id: 1,
  shopName: 'Amazon',
  price: 154_390,
  currency: 'BRL',
  availability: 'in_stock',
  fetchedAt: '2026-11-15T12:00:00.000Z',
  fresh: true,
  link: 'https://www.amazon.com.br/dp/B0AAAAAAAA?tag=x-20',
} as AdminOffer;
const edition = { language: 'pt-BR', showPrices: true };
const sees = (part: Partial<AdminOffer>, of = edition) =>
  whatReadersSee({ ...offer, ...part }, [{ ...offer, ...part }], of, texts.productEditor).words;

test('a price is seen as the edition writes it', () => {
  expect(sees({}).replace(/\s/g, ' ')).toBe('R$ 1.543,90');
});

test('what is missing is said, the worst of it first', () => {
  const { productEditor } = texts;
  expect(sees({ link: null, fresh: false })).toBe(productEditor.seesNothing);
  expect(sees({ fresh: false })).toBe(productEditor.seesStale);
  expect(sees({ availability: 'out_of_stock' })).toBe(productEditor.seesOut);
  expect(sees({ price: null })).toBe(productEditor.seesNoPrice);
  expect(sees({ price: null, fetchedAt: null, fresh: false })).toBe(productEditor.seesNoPrice);
  expect(sees({}, { ...edition, showPrices: false })).toBe(productEditor.seesHidden);
});

test('of several offers readers see as many as a page has room for', () => {
  const { productEditor } = texts;
  const second = { ...offer, id: 2, shopName: 'loja.example', price: 54_990 };
  const seen = (of: AdminOffer, all: AdminOffer[]) =>
    whatReadersSee(of, all, edition, productEditor).words.replace(/\s/g, ' ');
  expect(seen(second, [offer, second])).toBe('R$ 549,90');
  expect(seen({ ...second, link: null }, [offer, { ...second, link: null }])).toBe(productEditor.seesNothing);
  const five = [3, 4, 5, 6, 7].map((id) => ({ ...offer, id }));
  expect(five.map((each) => seen(each, five)).slice(3)).toEqual(['R$ 1.543,90', productEditor.seesBeyond(4)]);
  const unlinked = five.map((each, place) => (place === 0 ? { ...each, link: null } : each));
  expect(seen(unlinked[4] ?? offer, unlinked)).toBe('R$ 1.543,90');
});
