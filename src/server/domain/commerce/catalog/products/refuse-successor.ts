import type { Db } from '#db/open.ts';
import { invalidFields } from '#server/lib/errors.ts';
import { holdProduct } from './products.write.queries.ts';

/** Another one that is still sold somewhere, and that does not name this one in turn: readers would be sent in a circle. */
export async function refuseSuccessor(
  tx: Db,
  id: number,
  successorId: number | null | undefined,
): Promise<void> {
  if (typeof successorId !== 'number') return;
  const successor = successorId === id ? undefined : await holdProduct(tx, successorId);
  if (!successor || successor.archivedAt !== null || successor.successorId === id)
    throw invalidFields({ successorId: { code: 'invalid' } });
}
