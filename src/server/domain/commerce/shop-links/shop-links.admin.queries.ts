import { and, desc, eq, getTableColumns, isNull, like, or, sql } from 'drizzle-orm';
import { paths } from '#contract/site/addresses/paths.ts';
import { containing } from '#db/containing.ts';
import { newestBy, type Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { products } from '#db/schema/commerce/products.ts';
import { shopLinks } from '#db/schema/commerce/shop-links.ts';
import { posts } from '#db/schema/writing/posts.ts';

const newest = newestBy(shopLinks.createdAt, shopLinks.id);

export type ShopLinkRow = typeof shopLinks.$inferSelect;
type Fields = Pick<ShopLinkRow, 'slug' | 'title' | 'url' | 'productId'>;

/** With the product that it sells. */
const told = (db: Db) =>
  db
    .select({
      ...getTableColumns(shopLinks),
      product: { id: products.id, brand: products.brand, name: products.name },
    })
    .from(shopLinks)
    .leftJoin(products, eq(products.id, shopLinks.productId));
export type ToldShopLink = Awaited<ReturnType<typeof told>>[number];

export const listShopLinks = (
  db: Db,
  { q, after }: { q?: string | undefined; after?: Place | undefined },
  limit: number,
): Promise<ToldShopLink[]> =>
  told(db)
    .where(
      and(
        q
          ? or(
              ...[shopLinks.slug, shopLinks.title, shopLinks.url].map((column) =>
                containing(sql`lower(${column})`, q.toLowerCase()),
              ),
            )
          : undefined,
        newest.after(after),
      ),
    )
    .orderBy(...newest.order)
    .limit(limit);

export async function findShopLinkById(db: Db, id: number): Promise<ToldShopLink | undefined> {
  const [row] = await told(db).where(eq(shopLinks.id, id)).limit(1);
  return row;
}

/** Whether there is such a product; it stays as long as this transaction lasts. */
export async function holdProduct(tx: Db, id: number): Promise<boolean> {
  const found = await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for('share');
  return found.length > 0;
}

export async function lockShopLink(tx: Db, id: number): Promise<ShopLinkRow | undefined> {
  const [row] = await tx.select().from(shopLinks).where(eq(shopLinks.id, id)).for('update');
  return row;
}

/** Those that a slug made from a title could collide with. */
export async function listSlugsLike(tx: Db, base: string): Promise<Set<string>> {
  const rows = await tx
    .select({ slug: shopLinks.slug })
    .from(shopLinks)
    .where(like(shopLinks.slug, `${base}%`));
  return new Set(rows.map(({ slug }) => slug));
}

export async function insertShopLink(tx: Db, fields: Fields, at: Date): Promise<ShopLinkRow> {
  const [row] = await tx
    .insert(shopLinks)
    .values({ ...fields, createdAt: at, updatedAt: at })
    .returning();
  if (!row) throw new Error('A shop link was not kept.');
  return row;
}

export async function updateShopLink(
  tx: Db,
  id: number,
  changes: Partial<Fields>,
  at: Date,
): Promise<ShopLinkRow> {
  const [row] = await tx
    .update(shopLinks)
    .set({ ...changes, updatedAt: at })
    .where(eq(shopLinks.id, id))
    .returning();
  if (!row) throw new Error('A shop link was not kept.');
  return row;
}

export async function deleteShopLink(tx: Db, id: number): Promise<void> {
  await tx.delete(shopLinks).where(eq(shopLinks.id, id));
}

/** Articles, drafts included, whose text has a link to it. */
export const listPostsLinkingTo = (db: Db, slug: string, limit: number) =>
  db
    .select({ id: posts.id, title: posts.title })
    .from(posts)
    .where(
      and(
        eq(posts.locale, 'br'),
        isNull(posts.trashedAt),
        containing(sql`${posts.content}::text`, `"${paths.shopLink(slug)}"`),
      ),
    )
    .orderBy(desc(posts.updatedAt), desc(posts.id))
    .limit(limit);
