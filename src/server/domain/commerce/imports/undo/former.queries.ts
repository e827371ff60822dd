import { sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { type Applied, ofRows, type SomeRows } from '../apply.queries.ts';

/** What every row's product and offer are, ahead of what the row does to them: so that it can be taken back. */
export async function keepFormer(tx: Db, some: SomeRows): Promise<void> {
  const { importId } = some;
  await tx.execute(sql`
    UPDATE import_rows SET former = known.former
    FROM (
      SELECT r.row, jsonb_build_object(
        'product', CASE WHEN p.id IS NOT NULL AND NOT r.is_new_product AND r.facts IS NOT NULL THEN jsonb_build_object(
          'brand', p.brand, 'name', p.name, 'ean', p.ean, 'imageUrl', p.image_url, 'specs', p.specs,
          'searchText', p.search_text) END,
        'offer', CASE WHEN o.id IS NOT NULL AND r.offer IS NOT NULL THEN jsonb_build_object(
          'externalId', o.external_id, 'url', o.url, 'trackedUrl', o.tracked_url, 'price', o.price, 'listPrice', o.list_price,
          'deliveryPrice', o.delivery_price,
          'currency', o.currency, 'availability', o.availability, 'source', o.source,
          'fetchedAt', o.fetched_at, 'updatedAt', o.updated_at) END) AS former
      FROM import_rows r
      LEFT JOIN products p ON p.id = r.product_id
      LEFT JOIN offers o ON o.id = r.offer_id
      WHERE r.import_id = ${importId} AND r.outcome IN ('new', 'changed', 'same') AND ${ofRows(some, sql`r.row`)}) AS known
    WHERE import_rows.import_id = ${importId} AND import_rows.row = known.row`);
}

/** Which offer each row has made. */
export async function numberNewOffers(tx: Db, applied: Applied): Promise<void> {
  const { importId, locale, marketplace } = applied;
  await tx.execute(sql`
    UPDATE import_rows SET offer_id = offers.id FROM offers
    WHERE import_rows.import_id = ${importId} AND import_rows.outcome IN ('new', 'changed', 'same')
      AND import_rows.offer IS NOT NULL AND import_rows.offer_id IS NULL AND ${ofRows(applied)}
      AND offers.product_id = import_rows.product_id AND offers.locale = ${locale}
      AND offers.marketplace = ${marketplace}
      AND (offers.shop = '' OR offers.url = import_rows.offer->>'url')`);
}
