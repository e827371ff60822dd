import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Network } from '#contract/commerce/networks/network.ts';
import { readyMade, readyMadeById } from '#contract/commerce/networks/ready-made.ts';
import { locales } from '#contract/site/locales.ts';
import { clickPositions } from './clicks.words.ts';
import { type LinkPlace, placedSub, readSub } from './link-place.ts';

const awin = readyMadeById.get('awin') as Network;
const tradedoubler = readyMadeById.get('tradedoubler') as Network;
const card: LinkPlace = { page: { kind: 'post', id: 12 }, position: 'card' };
const what = { locale: 'br', productId: 45, place: card } as const;

test('a sub-id says edition, page, position and product', () => {
  expect(placedSub(awin, what)).toBe('br-p12-card-45');
  expect(placedSub(tradedoubler, what)).toBe('brZp12ZcardZ45');
  expect(placedSub(awin, { ...what, place: { position: 'list' } })).toBe('br-list-45');
  expect(placedSub(awin, { ...what, productId: undefined })).toBe('br-p12-card');
  expect(placedSub({ sub: null }, what)).toBe('');
});

test('where there is no room for the place, edition and product stand alone', () => {
  const { sub } = awin;
  expect(placedSub({ sub: sub && { ...sub, max: 8 } }, what)).toBe('br-45');
  expect(placedSub({ sub: sub && { ...sub, characters: ['digits'], join: '' } }, what)).toBe('45');
  expect(placedSub(awin, { ...what, place: undefined })).toBe('br-45');
});

test('older ones are understood, and nobody else’s', () => {
  expect(readSub('br-45')).toEqual({ locale: 'br', productId: 45 });
  expect(readSub('brZ45')).toEqual({ locale: 'br', productId: 45 });
  expect(readSub('br45')).toEqual({ locale: 'br', productId: 45 });
  for (const other of [
    '',
    'br',
    'br-',
    '45',
    'br-p12',
    'br-p12-45x',
    'us-77-card',
    'br-1042-top',
    'xx-45',
    'p12',
    'brand-new',
  ])
    expect([other, readSub(other)]).toEqual([other, undefined]);
});

test('whatever network it goes through, what is read is what was written', () => {
  const id = fc.integer({ min: 1, max: 999_999_999 });
  const kind = fc.constantFrom('post' as const, 'review' as const, 'to_shop' as const);
  const place = fc.record({
    page: fc.option(fc.record({ kind, id }), { nil: undefined }),
    position: fc.constantFrom(...clickPositions),
  });
  const placing = fc.record({
    locale: fc.constantFrom(...locales),
    productId: fc.option(id, { nil: undefined }),
    place,
  });
  const network = fc.constantFrom(...readyMade.filter(({ sub }) => sub !== null));
  fc.assert(
    fc.property(network, placing, (at, { locale, productId, place }) => {
      const made = placedSub(at, { locale, productId, place });
      expect(made.length).toBeLessThanOrEqual(at.sub?.max ?? 0);
      expect(readSub(made)).toEqual({
        locale,
        position: place.position,
        ...(place.page && { page: place.page }),
        ...(productId !== undefined && { productId }),
      });
    }),
  );
});
