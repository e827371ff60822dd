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

test('of two offers readers see the first that has a link, and the other is told which one that is', () => {
  const { productEditor } = texts;
  const second = { ...offer, id: 2, shopName: 'loja.example', price: 54_990 };
  const seen = (of: AdminOffer, all: AdminOffer[]) =>
    whatReadersSee(of, all, edition, productEditor).words.replace(/\s/g, ' ');
  expect(seen(second, [offer, second])).toBe(productEditor.seesOther('Amazon'));
  expect(seen(offer, [offer, second])).toBe('R$ 1.543,90');
  expect(seen(second, [{ ...offer, link: null }, second])).toBe('R$ 549,90');
  expect(seen({ ...second, link: null }, [offer, { ...second, link: null }])).toBe(productEditor.seesNothing);
});
