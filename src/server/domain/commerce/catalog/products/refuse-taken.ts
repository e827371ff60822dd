import { eanSpellings } from '#contract/commerce/products/ean.ts';
import type { FieldProblems } from '#contract/site/field-problems.ts';
import type { Db } from '#db/open.ts';
import { invalidFields } from '#server/lib/errors.ts';
import { listOwners } from './bring-product.queries.ts';

interface Barcodes {
  ean?: string | null | undefined;
  otherEans?: string[] | undefined;
}

/**
 * A barcode is one product's, whether as its own or as a further one, and however many noughts stand before it: the
 * index knows only the first of these.
 */
export async function refuseTaken(tx: Db, given: Barcodes, id?: number): Promise<void> {
  const asked = { ean: given.ean ? [given.ean] : [], otherEans: given.otherEans ?? [] };
  const eans = Object.values(asked).flat();
  if (eans.length === 0) return;
  const others = (await listOwners(tx, eans)).filter((owner) => owner.id !== id);
  const taken = new Set(others.flatMap(({ ean, otherEans }) => [ean ?? '', ...otherEans]));
  const problems: FieldProblems = {};
  for (const [field, own] of Object.entries(asked))
    if (own.some((ean) => eanSpellings(ean).some((each) => taken.has(each))))
      problems[field] = { code: 'taken' };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}
