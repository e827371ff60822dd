import { and, eq } from 'drizzle-orm';
import type { OfferListQuery } from '#contract/commerce/products/offers.admin.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import { newestBy, type Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import type { OfferRow } from '../products/products.admin.queries.ts';

const newest = newestBy(offers.createdAt, offers.id);

export type NewOfferRow = typeof offers.$inferInsert;

export const listOffers = (
  db: Db,
  { locale, productId, marketplace }: Omit<OfferListQuery, 'cursor'>,
  after: Place | undefined,
  limit: number,
): Promise<OfferRow[]> =>
  db
    .select()
    .from(offers)
    .where(
      and(
        locale && eq(offers.locale, locale),
        productId === undefined ? undefined : eq(offers.productId, productId),
        marketplace && eq(offers.marketplace, marketplace),
        newest.after(after),
      ),
    )
    .orderBy(...newest.order)
    .limit(limit);

export async function findOffer(db: Db, id: number): Promise<OfferRow | undefined> {
  const [row] = await db.select().from(offers).where(eq(offers.id, id)).limit(1);
  return row;
}

export async function lockOffer(tx: Db, id: number): Promise<OfferRow | undefined> {
  const [row] = await tx.select().from(offers).where(eq(offers.id, id)).for('update');
  return row;
}

export async function insertOffer(tx: Db, row: NewOfferRow): Promise<OfferRow> {
  const [made] = await tx.insert(offers).values(row).returning();
  if (!made) throw new Error('An offer was not kept.');
  return made;
}

export async function updateOffer(tx: Db, id: number, set: Partial<NewOfferRow>): Promise<OfferRow> {
  const [row] = await tx.update(offers).set(set).where(eq(offers.id, id)).returning();
  if (!row) throw new Error(`Offer ${id} was not updated.`);
  return row;
}

/** No more than one stands first because somebody wants it to. */
export async function forgetPreferred(tx: Db, productId: number, locale: Locale): Promise<void> {
  await tx
    .update(offers)
    .set({ preferred: false })
    .where(and(eq(offers.productId, productId), eq(offers.locale, locale), eq(offers.preferred, true)));
}

export const listPreferred = (tx: Db, productId: number, locale: Locale): Promise<OfferRow[]> =>
  tx
    .select()
    .from(offers)
    .where(and(eq(offers.productId, productId), eq(offers.locale, locale), eq(offers.preferred, true)));

export async function deleteOffer(tx: Db, id: number): Promise<void> {
  await tx.delete(offers).where(eq(offers.id, id));
}
