import { sql } from 'drizzle-orm';
import { shopFeedLimits } from '#contract/commerce/shop-feeds/shop-feed-limits.ts';
import type { Db } from '#db/open.ts';

type RowFigures = Record<'refused' | 'foreign' | 'compared' | 'farPrices', number>;

const { farPrice } = shopFeedLimits.looksAlike;

/** A price that is far from the one that was there; in what a row changes both stand. */
const isFar = sql`EXISTS (
  SELECT 1 FROM jsonb_array_elements(r.changes) AS c
  WHERE c->>'field' = 'price' AND greatest((c->>'from')::float8, (c->>'to')::float8)
    >= ${farPrice}::float8 * least((c->>'from')::float8, (c->>'to')::float8))`;

/** How many rows there are at all the import knows: those of a catalogue stand elsewhere. */
export async function countFile(db: Db, importId: number): Promise<RowFigures> {
  const { rows } = await db.execute<RowFigures>(sql`
    SELECT (count(*) FILTER (WHERE r.outcome = 'refused'))::int AS refused,
      (count(*) FILTER (WHERE r.problem = 'other_currency'))::int AS foreign,
      (count(*) FILTER (WHERE r.compared))::int AS compared,
      (count(*) FILTER (WHERE r.compared AND ${isFar}))::int AS "farPrices"
    FROM import_rows r WHERE r.import_id = ${importId}`);
  const [found] = rows;
  if (!found) throw new Error(`Import ${importId} was not counted.`);
  return found;
}

/** Products that an earlier file had and this one has not; nothing where that one was taken back or forgotten. */
export async function countMissing(
  db: Db,
  { importId, earlier }: { importId: number; earlier: number | null },
): Promise<Record<'known' | 'missing', number>> {
  const { rows } = await db.execute<Record<'known' | 'missing', number>>(sql`
    SELECT count(*)::int AS known, (count(*) FILTER (WHERE here.product_id IS NULL))::int AS missing
    FROM (
      SELECT DISTINCT r.product_id FROM import_rows r JOIN imports i ON i.id = r.import_id AND i.state = 'done'
      WHERE r.import_id = ${earlier} AND r.outcome IN ('new', 'changed', 'same')) AS there
    LEFT JOIN (
      SELECT DISTINCT product_id FROM import_rows
      WHERE import_id = ${importId} AND outcome IN ('new', 'changed', 'same')) AS here
      ON here.product_id = there.product_id`);
  return rows[0] ?? { known: 0, missing: 0 };
}
