import { expect, test, vi } from 'vitest';
import { aheadOfReplica } from './ahead-of-replica.ts';
import type { Ledger } from './ledger.ts';

test('what begins at a newer place of the ledger is read by nobody who is behind that', async () => {
  const getPosition = vi.fn<Ledger['getPosition']>();
  for (const position of [7n, 7n, 9n, 8n]) getPosition.mockResolvedValueOnce(position);
  const hear = vi.fn();
  const ledger = aheadOfReplica({ getPosition } as never, { hear });
  const told: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    await ledger.getPosition();
    told.push(hear.mock.calls.length);
  }
  expect(told).toEqual([1, 1, 2, 2]);
});
