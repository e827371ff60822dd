import { and, desc, eq, isNull, like, or, sql } from 'drizzle-orm';
import { paths } from '#contract/site/addresses/paths.ts';
import { containing } from '#db/containing.ts';
import { newestBy, type Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { shopLinks } from '#db/schema/commerce/shop-links.ts';
import { posts } from '#db/schema/writing/posts.ts';

const newest = newestBy(shopLinks.createdAt, shopLinks.id);

export type ShopLinkRow = typeof shopLinks.$inferSelect;
type Fields = Pick<ShopLinkRow, 'slug' | 'title' | 'url'>;

export const listShopLinks = (
  db: Db,
  { q, after }: { q?: string | undefined; after?: Place | undefined },
  limit: number,
): Promise<ShopLinkRow[]> =>
  db
    .select()
    .from(shopLinks)
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

export async function findShopLinkById(db: Db, id: number): Promise<ShopLinkRow | undefined> {
  const [row] = await db.select().from(shopLinks).where(eq(shopLinks.id, id)).limit(1);
  return row;
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
