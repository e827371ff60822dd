import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesToGiveUp } from './make-room.ts';

const busy = (network: string) => ({ network, isAtRest: false, owed: undefined, quietSince: 0 });
/** One network has most, and works on all of them: another loses one, although it has fewer. */
const nothingToTake = [...['d', 'd', 'd', 'b', 'a'].map(busy), { ...busy('a'), owed: 'body' }];

const line = fc.record({
  network: fc.constantFrom('a', 'a', 'a', 'a', 'b', 'b', 'c', 'd'),
  isAtRest: fc.boolean(),
  owed: fc.constantFrom(undefined, 'body'),
  quietSince: fc.nat(1_000),
});
const countOf = <L extends { network: string }>(lines: L[]) => Map.groupBy(lines, ({ network }) => network);

test('what is left fits, as far as lines are idle, and nobody loses who has less than others keep', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 80 }), fc.integer({ min: 4, max: 60 }), (lines, limit) => {
      const given = new Set(linesToGiveUp(lines, limit));
      const kept = lines.filter((each) => !given.has(each));
      const [before, after, lost] = [countOf(lines), countOf(kept), countOf([...given])];
      const isIdle = ({ isAtRest, owed }: (typeof lines)[number]) => isAtRest || owed !== undefined;
      for (const each of given) expect(isIdle(each)).toBe(true);
      for (const network of lost.keys()) {
        const idleLeft = (after.get(network) ?? []).filter(isIdle).length;
        for (const [other, theirs] of after) {
          // Whoever loses has had at least as many as anybody keeps who could have given some up.
          if (lost.has(other) || !theirs.some(isIdle)) continue;
          expect(before.get(network)?.length).toBeGreaterThanOrEqual(theirs.length);
        }
        if (idleLeft > 0)
          expect((after.get(network) ?? []).length).toBeGreaterThanOrEqual(Math.floor(limit / 4));
      }
      if (lines.length <= limit) expect(given.size).toBe(0);
      if (lines.every(isIdle)) expect(kept.length).toBeLessThanOrEqual(limit);
    }),
    { examples: [[nothingToTake, 4]] },
  );
});

test('a thousand lines of one network cost nobody else theirs, and the quietest go first', () => {
  const one = Array.from({ length: 1_000 }, (_, index) => ({
    network: 'a',
    isAtRest: true,
    owed: undefined,
    quietSince: (index * 7) % 1_000,
  }));
  const others = ['b', 'c', 'b'].map((network) => ({
    network,
    isAtRest: true,
    owed: undefined,
    quietSince: 0,
  }));
  const given = linesToGiveUp([...others, ...one], 903);
  expect(given).toHaveLength(100);
  expect(given.every(({ network, quietSince }) => network === 'a' && quietSince < 100)).toBe(true);
});
