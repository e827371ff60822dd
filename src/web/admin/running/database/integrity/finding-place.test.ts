import { expect, test } from 'vitest';
import { placeOf, type Subject } from './finding-place.ts';

const subject = (given: Partial<Subject>): Subject => ({
  kind: 'post',
  id: 7,
  title: 'T',
  locale: 'br',
  ...given,
});

test.each<[Partial<Subject>, string | undefined]>([
  [{}, '/admin/edit/7'],
  [{ locale: 'it' }, '/admin/edit/7?locale=it'],
  [{ kind: 'product', locale: null }, '/admin/products/edit/7'],
  [{ kind: 'review', locale: 'mx' }, '/admin/products/edit/7?locale=mx&tab=review'],
  [{ kind: 'offer' }, '/admin/products/edit/7?tab=review'],
  [{ kind: 'category', locale: 'es' }, '/admin/categories?locale=es'],
  [{ kind: 'media', locale: null }, '/admin/media?picture=7'],
  [{ kind: 'redirect', title: '/br/velho/lugar' }, '/admin/redirects?q=velho%2Flugar'],
  [{ kind: 'redirect', title: 'velho' }, '/admin/redirects?q=velho'],
  [{ kind: 'table' }, undefined],
])('%j is looked at on %s', (given, place) => {
  expect(placeOf(subject(given))).toBe(place);
});
