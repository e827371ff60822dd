import { expect, test } from 'vitest';
import type { PastedThing } from '#contract/commerce/pasted-links/pasted-links.admin.schemas.ts';
import {
  fieldsOf,
  isComplete,
  isDraft,
  isUntouched,
  offerOf,
  ownProblems,
  productOf,
} from './draft-fields.ts';

const thing: PastedThing = {
  written: 'B0DEMO0001',
  shop: 'Amazon',
  network: null,
  externalId: 'B0DEMO0001',
  ean: null,
  address: null,
  removed: [],
  link: { marketplace: 'amazon', externalId: 'B0DEMO0001', url: null },
  problem: null,
  products: [],
  draft: {
    brand: null,
    name: { value: 'Panela', from: 'shop', file: null },
    ean: null,
    otherEans: ['0012345678905'],
    imageUrl: null,
    price: {
      value: 990,
      currency: 'BRL',
      availability: 'in_stock',
      asOf: '2026-11-18T12:00:00Z',
      from: 'shop',
    },
  },
  unanswered: null,
};

test('a draft is made of what is known, and is not ready before it has a brand and a name', () => {
  const fields = fieldsOf(thing);
  expect(fields).toEqual({ brand: '', name: 'Panela', ean: '', imageUrl: '' });
  expect(isComplete(fields)).toBe(false);
  expect(isComplete({ ...fields, brand: 'Aurora' })).toBe(true);
  expect(isUntouched(thing, fields)).toBe(true);
  expect(isUntouched(thing, { ...fields, brand: 'A' })).toBe(false);
});

test('what nobody can read is nothing to fill in', () => {
  expect(isDraft(thing)).toBe(true);
  expect(isDraft({ ...thing, problem: 'unknown_shop' })).toBe(true);
  expect(isDraft({ ...thing, problem: 'short_link' })).toBe(false);
  expect(isDraft({ ...thing, draft: null })).toBe(false);
});

test('what is sent says nothing that nobody said', () => {
  const { brand: _none, ...named } = fieldsOf(thing);
  expect(productOf('br', thing, { ...named, brand: 'Aurora', ean: ' ' })).toEqual({
    locale: 'br',
    product: { brand: 'Aurora', name: 'Panela', ean: null, otherEans: ['0012345678905'], imageUrl: null },
    offer: {
      marketplace: 'amazon',
      externalId: 'B0DEMO0001',
      url: null,
      price: 990,
      availability: 'in_stock',
      asOf: '2026-11-18T12:00:00Z',
    },
  });
  expect(offerOf({ ...thing, link: null })).toBeNull();
  expect(offerOf({ ...thing, draft: null })).toEqual(thing.link);
});

test('what the server finds wrong stands beside its field', () => {
  const problems = { 'product.brand': 'Fill it in.', ean: 'Taken.', 'offer.url': 'No.' };
  expect(ownProblems(problems)).toEqual({ brand: 'Fill it in.', ean: 'Taken.', 'offer.url': 'No.' });
});
