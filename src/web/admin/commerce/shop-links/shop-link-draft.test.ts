import { expect, test } from 'vitest';
import { changesOf, draftOf, retitled } from './shop-link-draft.ts';

test('a new link’s address follows its title until somebody writes one', () => {
  const empty = draftOf(undefined);
  const titled = retitled(empty, 'Luminária de mesa', true);
  expect(titled.slug).toBe('luminaria-de-mesa');
  expect(retitled({ ...titled, slug: 'luz' }, 'Outra luz', true).slug).toBe('luz');
});

test('an address that is in use stays, whatever the title becomes', () => {
  const link = draftOf({ title: 'Luz', slug: 'luz', url: 'https://s.shopee.com.br/a', product: null });
  expect(retitled(link, 'Lanterna', false)).toEqual({ ...link, title: 'Lanterna' });
});

test('only what became another is sent', () => {
  const link = { title: 'Luz', slug: 'luz', url: 'https://s.shopee.com.br/a', product: null };
  expect(changesOf(link, { ...link, title: ' Luz ' })).toEqual({});
  expect(changesOf(link, { ...link, slug: 'luz-2' })).toEqual({ slug: 'luz-2' });
  const sold = { ...link, product: { id: 3, brand: 'Miaveo', name: 'Fonte' } };
  expect(changesOf(link, sold)).toEqual({ productId: 3 });
  expect(changesOf(sold, link)).toEqual({ productId: null });
});
