import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClickCell, EarnedGroup } from './blocks.queries.ts';
import { shareOf, shareOut } from './share-out.ts';

const group = (part: Partial<EarnedGroup>): EarnedGroup => ({
  ...{ locale: 'br', source: 'amazon', currency: 'BRL', pageKind: '', pageId: 0, position: '' },
  ...{ productId: 0, ownTag: '', amount: 100 },
  ...part,
});
const cell = (part: Partial<ClickCell>): ClickCell => ({
  ...{ locale: 'br', pageKind: 'post', pageId: 1, position: 'card', productId: 7 },
  ...{ marketplace: 'amazon', ownTag: '', clicks: 1 },
  ...part,
});
const told = (groups: EarnedGroup[], cells: ClickCell[]) => {
  const { blocks, unplaced } = shareOut(groups, cells);
  const sum = (sums: { amount: number }[]) => sums.reduce((all, { amount }) => all + amount, 0);
  return {
    blocks: blocks.map(({ pageKind, pageId, position, productId, clicks, reported, estimated }) =>
      [`${pageKind}${pageId}`, position, productId, clicks, sum(reported), sum(estimated)].join(' '),
    ),
    unplaced: sum(unplaced),
  };
};

describe('what was earned', () => {
  test('stands where the report says it was, clicked or not', () => {
    const at = group({ pageKind: 'post', pageId: 1, position: 'card', productId: 7, source: 'awin' });
    expect(told([at, at], [cell({ marketplace: 'other', clicks: 3 })])).toEqual({
      blocks: ['post1 card 7 3 200 0'],
      unplaced: 0,
    });
    expect(told([at], [])).toEqual({ blocks: ['post1 card 7 0 100 0'], unplaced: 0 });
  });

  test('is shared out by the clicks that fit, and is an estimate then', () => {
    const cells = [cell({ clicks: 2 }), cell({ pageId: 2, clicks: 1 }), cell({ productId: 8, clicks: 9 })];
    expect(told([group({ productId: 7 })], cells).blocks).toEqual([
      'post1 card 7 2 0 67',
      'post2 card 7 1 0 33',
      'post1 card 8 9 0 0',
    ]);
    // Nobody went to that one: it was bought after a click on something else.
    expect(told([group({ productId: 99, amount: 12 })], cells).blocks).toEqual([
      'post1 card 7 2 0 2',
      'post2 card 7 1 0 1',
      'post1 card 8 9 0 9',
    ]);
  });

  test('with the tag of a place is shared out among that place alone', () => {
    const cells = [cell({}), cell({ position: 'verdict', pageKind: 'review' })];
    const at = group({ position: 'verdict' });
    expect(told([at], cells).blocks).toEqual(['post1 card 7 1 0 0', 'review1 verdict 7 1 0 100']);
    expect(told([group({ position: 'table' })], cells).unplaced).toBe(100);
  });

  test('with a tag that only some offers have is theirs, and never what has another', () => {
    const cells = [cell({ ownTag: 'own-20' }), cell({ pageId: 2 })];
    expect(told([group({ ownTag: 'own-20' })], cells).blocks[0]).toBe('post1 card 7 1 0 100');
    expect(told([group({})], cells).blocks[1]).toBe('post2 card 7 1 0 100');
  });

  test('is never another shop’s or another edition’s', () => {
    expect(told([group({ source: 'awin' })], [cell({})]).unplaced).toBe(100);
    expect(told([group({ locale: 'it' })], [cell({})]).unplaced).toBe(100);
    expect(told([group({ source: 'awin' })], [cell({ marketplace: '' })]).unplaced).toBe(100);
    expect(told([group({})], [cell({ marketplace: '' })]).unplaced).toBe(0);
  });
});

test('shares add up to the cent, whatever the sign, and are nobody’s where nobody clicked', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), weights, (amount, by) => {
      const shares = shareOf(amount, by);
      const all = by.reduce((sum, each) => sum + each, 0);
      expect(shares.reduce((sum, each) => sum + each, 0)).toBe(all > 0 ? amount : 0);
      for (const [index, share] of shares.entries()) {
        const exact = all > 0 ? (amount * (by[index] ?? 0)) / all : 0;
        expect(Math.abs(share - exact)).toBeLessThanOrEqual(1);
      }
    }),
  );
});
