import { readyMade } from '#contract/commerce/networks/ready-made.ts';
import { recognise } from '#contract/commerce/networks/recognise/recognise.ts';
import type { Db } from '#db/open.ts';
import { findOurs, marketplaceOf } from './find-ours.ts';

/** Words have no sign of these in them: nothing is looked up for them. */
const MAY_BE_PASTED = /[/\d]/;

/**
 * The products of addresses, ASINs and barcodes that stand where somebody searches; undefined where none is known by
 * them, so that the words are looked for as ever.
 */
export async function findByPaste(db: Db, text: string): Promise<number[] | undefined> {
  if (!MAY_BE_PASTED.test(text)) return undefined;
  const things = recognise(text, { networks: readyMade, shops: [] }).map((found) => ({
    found,
    marketplace: marketplaceOf(found),
  }));
  if (things.length === 0) return undefined;
  const ids = (await findOurs(db, things)).flatMap((ours) => [...ours.keys()]);
  return ids.length > 0 ? [...new Set(ids)] : undefined;
}
