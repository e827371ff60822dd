import { expect, test } from 'vitest';
import type { AdminOffer } from '#contract/commerce/products/offers.admin.schemas.ts';
import { texts } from '#i18n/admin/en/texts.ts';
import { whatReadersSee } from './what-readers-see.ts';

const offer = {
  price: 154_390,
  currency: 'BRL',
  availability: 'in_stock',
  fetchedAt: '2026-11-15T12:00:00.000Z',
  fresh: true,
  link: 'https://www.amazon.com.br/dp/B0AAAAAAAA?tag=x-20',
} as AdminOffer;
const edition = { language: 'pt-BR', showPrices: true };
const sees = (part: Partial<AdminOffer>, of = edition) =>
  whatReadersSee({ ...offer, ...part }, of, texts.productEditor).words;

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
