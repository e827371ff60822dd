import { desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { shopLinks } from '#db/schema/commerce/shop-links.ts';

export async function findShopLink(db: Db, slug: string) {
  const [row] = await db.select().from(shopLinks).where(eq(shopLinks.slug, slug)).limit(1);
  return row;
}

/** Of some products, the newest first. */
export const listShopLinksOf = (db: Db, productIds: number[]) =>
  db
    .select({ productId: shopLinks.productId, slug: shopLinks.slug, url: shopLinks.url })
    .from(shopLinks)
    .where(inArray(shopLinks.productId, productIds))
    .orderBy(desc(shopLinks.id));
