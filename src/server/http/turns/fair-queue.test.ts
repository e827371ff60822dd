import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wireLimits } from '#contract/site/wire-limits.ts';
import { FairQueue, type Turn } from './fair-queue.ts';

const usual = { atOnce: 2, perNetwork: 6, inAll: 12, waitAtMost: 100, holdAtMost: 50 };

function opened(limits: Partial<typeof usual> = {}) {
  let now = 0;
  const queue = new FairQueue({ ...usual, ...limits }, () => now);
  /** In the order in which they were told. */
  const told: string[] = [];
  const outcomes = new Map<string, string>();
  const turns = new Map<string, Turn>();
  const ask = (name: string, network: string, kind = '', alone = false) => {
    const turn = queue.take(network, kind, alone);
    turns.set(name, turn);
    void turn.ready.then((outcome) => {
      told.push(name);
      outcomes.set(name, outcome);
    });
  };
  return {
    queue,
    told,
    outcomes,
    ask,
    leave: (name: string) => turns.get(name)?.leave(),
    pass(ms: number) {
      now += ms;
      queue.look();
    },
    /** Lets everybody finish who is at work, until nobody is. */
    async finish() {
      for (let before = -1; before !== told.length; ) {
        before = told.length;
        await Promise.resolve();
        for (const name of [...told]) turns.get(name)?.leave();
        await Promise.resolve();
      }
    },
  };
}

describe('whose turn it is', () => {
  test('networks follow each other, however many of one wait', async () => {
    const { ask, told, finish } = opened({ atOnce: 1 });
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) ask(name, name.slice(0, 1));
    await finish();
    expect(told).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  test('within a network programs follow each other: behind a shared address one is not everybody', async () => {
    const { ask, told, finish } = opened({ atOnce: 1 });
    for (const name of ['x1', 'x2', 'x3', 'y1']) ask(name, 'school', name.slice(0, 1));
    await finish();
    expect(told).toEqual(['x1', 'x2', 'y1', 'x3']);
  });

  test('four hundred at once from one address all get theirs, however slow the machine is', async () => {
    const { ask, outcomes, pass } = opened(wireLimits.turns);
    for (let index = 0; index < 400; index += 1) ask(`n${index}`, 'a');
    for (let round = 0; round < 50; round += 1) pass(wireLimits.turns.holdAtMost);
    await Promise.resolve();
    expect(outcomes.size).toBe(400);
    expect(new Set(outcomes.values())).toEqual(new Set(['yours']));
  });
});

describe('too many', () => {
  test('of one network are refused, the newest of the program that has most', async () => {
    const { ask, outcomes } = opened({ atOnce: 1, perNetwork: 3 });
    for (const name of ['x0', 'x1', 'x2', 'x3', 'y1', 'z1']) ask(name, 'a', name.slice(0, 1));
    await Promise.resolve();
    expect(Object.fromEntries(outcomes)).toEqual({ x0: 'yours', x3: 'refused', x2: 'refused' });
  });

  test('in all cost the network that has most', async () => {
    const { ask, outcomes } = opened({ atOnce: 1, perNetwork: 10, inAll: 4 });
    for (const name of ['a0', 'a1', 'a2', 'a3', 'a4', 'b1']) ask(name, name.slice(0, 1));
    await Promise.resolve();
    expect(Object.fromEntries(outcomes)).toEqual({ a0: 'yours', a4: 'refused' });
  });

  test('are not refused where nobody else is there', async () => {
    const { ask, outcomes, queue } = opened({ atOnce: 1, perNetwork: 1 });
    for (const name of ['a0', 'a1', 'a2', 'a3']) ask(name, 'a', '', true);
    await Promise.resolve();
    expect([outcomes.size, queue.waiting]).toEqual([1, 3]);
  });
});

describe('time', () => {
  test('nobody waits for ever', async () => {
    const { ask, outcomes, pass } = opened({ atOnce: 1, holdAtMost: 1_000 });
    for (const name of ['a', 'b']) ask(name, name);
    pass(99);
    ask('c', 'c');
    pass(1);
    await Promise.resolve();
    expect(Object.fromEntries(outcomes)).toEqual({ a: 'yours', b: 'refused' });
  });

  test('work that waits for something itself gives its place on, and frees it only once', async () => {
    const { ask, outcomes, pass, leave, queue } = opened({ atOnce: 1 });
    for (const name of ['a', 'b', 'c']) ask(name, name);
    pass(50);
    await Promise.resolve();
    expect(Object.fromEntries(outcomes)).toEqual({ a: 'yours', b: 'yours' });
    leave('a');
    expect([queue.working, queue.waiting]).toEqual([1, 1]);
  });
});

type Step =
  | { do: 'ask'; network: string; kind: string }
  | { do: 'leave'; at: number }
  | { do: 'pass'; ms: number };
const steps = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('ask' as const),
      network: fc.constantFrom('a', 'b', 'c'),
      kind: fc.constantFrom('x', 'y'),
    }),
    fc.record({ do: fc.constant('leave' as const), at: fc.nat() }),
    fc.record({ do: fc.constant('pass' as const), ms: fc.nat(80) }),
  ) as fc.Arbitrary<Step>,
  { maxLength: 120 },
);

test('whatever happens, bounds hold, nobody is forgotten, and no place stands empty while somebody waits', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (happening) => {
      const { queue, ask, leave, pass, outcomes, finish } = opened();
      let asked = 0;
      for (const step of happening) {
        if (step.do === 'ask') ask(String(asked++), step.network, step.kind);
        else if (step.do === 'leave') leave(String(step.at % Math.max(1, asked)));
        else pass(step.ms);
        expect(queue.working).toBeLessThanOrEqual(usual.atOnce);
        expect(queue.waiting).toBeLessThanOrEqual(usual.inAll);
        if (queue.waiting > 0) expect(queue.working).toBe(usual.atOnce);
      }
      await finish();
      expect([queue.working, queue.waiting, outcomes.size]).toEqual([0, 0, asked]);
    }),
  );
});
