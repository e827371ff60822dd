import { eq } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { shopLinks } from '#db/schema/commerce/shop-links.ts';

export async function findShopLink(db: Db, slug: string) {
  const [row] = await db.select().from(shopLinks).where(eq(shopLinks.slug, slug)).limit(1);
  return row;
}
