import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { oldAddresses } from '#db/schema/readers/old-addresses.ts';
import { authors } from '#db/schema/writing/authors.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';

export type NewOldAddress = typeof oldAddresses.$inferInsert;

export interface OldAddressRow {
  path: string;
  locale: Locale;
  target: string | null;
  postSlug: string | null;
  postStatus: string | null;
  categorySlug: string | null;
  authorSlug: string | null;
}

export const listOldAddresses = (db: Db, keys: string[]): Promise<OldAddressRow[]> =>
  db
    .select({
      path: oldAddresses.path,
      locale: oldAddresses.locale,
      target: oldAddresses.target,
      postSlug: posts.slug,
      postStatus: posts.status,
      categorySlug: categories.slug,
      authorSlug: authors.slug,
    })
    .from(oldAddresses)
    .leftJoin(posts, eq(posts.id, oldAddresses.postId))
    .leftJoin(categories, eq(categories.id, oldAddresses.categoryId))
    .leftJoin(authors, eq(authors.id, oldAddresses.authorId))
    .where(inArray(oldAddresses.path, keys));

/** Which of these lead somewhere already, and where. */
export const listKept = (db: Db, keys: string[]) =>
  db
    .select({
      path: oldAddresses.path,
      locale: oldAddresses.locale,
      runId: oldAddresses.runId,
      postId: oldAddresses.postId,
      categoryId: oldAddresses.categoryId,
      authorId: oldAddresses.authorId,
      target: oldAddresses.target,
    })
    .from(oldAddresses)
    .where(inArray(oldAddresses.path, keys));

export const listOfRun = (db: Db, runId: number, after: string, limit: number) =>
  db
    .select({
      path: oldAddresses.path,
      postId: oldAddresses.postId,
      categoryId: oldAddresses.categoryId,
      authorId: oldAddresses.authorId,
    })
    .from(oldAddresses)
    .where(and(eq(oldAddresses.runId, runId), gt(oldAddresses.path, after)))
    .orderBy(asc(oldAddresses.path))
    .limit(limit);

export const deleteOldAddresses = (tx: Db, keys: string[]): Promise<{ locale: Locale }[]> =>
  tx.delete(oldAddresses).where(inArray(oldAddresses.path, keys)).returning({ locale: oldAddresses.locale });

export async function putOldAddresses(tx: Db, rows: NewOldAddress[]): Promise<void> {
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  await tx
    .insert(oldAddresses)
    .values(rows)
    .onConflictDoUpdate({
      target: oldAddresses.path,
      set: {
        locale: excluded('locale'),
        postId: excluded('post_id'),
        categoryId: excluded('category_id'),
        authorId: excluded('author_id'),
        target: excluded('target'),
      },
    });
}
