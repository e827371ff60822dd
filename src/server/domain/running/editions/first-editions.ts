import type { Db } from '#db/open.ts';
import { type EditionRow, insertEditions, listEditions, type NewEdition } from './editions.queries.ts';

/** What an edition is before anybody has said anything of it. */
export type FirstEditions = () => NewEdition[];

/** A site that was begun without the demonstration has none: whoever brings the first content brings them along. */
export async function ensureEditions(db: Db, first: NewEdition[]): Promise<EditionRow[]> {
  const there = await listEditions(db);
  if (there.length > 0 || first.length === 0) return there;
  await insertEditions(db, first);
  return listEditions(db);
}
