import { and, asc, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { products } from '#db/schema/commerce/products.ts';
import { productsNamedIn } from '#db/schema/commerce/products-named-in.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { postRevisions } from '#db/schema/writing/post-revisions.ts';
import { posts } from '#db/schema/writing/posts.ts';
import type { PostRow } from '../posts.queries.ts';

export type NewPostRow = typeof posts.$inferInsert;

export async function findPost(db: Db, id: number): Promise<PostRow | undefined> {
  const [row] = await db.select().from(posts).where(eq(posts.id, id)).limit(1);
  return row;
}

export const listPosts = (db: Db, ids: number[]): Promise<PostRow[]> =>
  db.select().from(posts).where(inArray(posts.id, ids)).orderBy(asc(posts.id));

/** Without a word of their texts. */
export const listPlaces = (db: Db, ids: number[]) =>
  db
    .select({ id: posts.id, slug: posts.slug, version: posts.version })
    .from(posts)
    .where(inArray(posts.id, ids));

/** In the order of their numbers, so that two who lock several never wait for each other. */
export const lockPosts = (tx: Db, ids: number[]): Promise<PostRow[]> =>
  tx.select().from(posts).where(inArray(posts.id, ids)).orderBy(asc(posts.id)).for('update');

export async function insertPost(tx: Db, row: NewPostRow): Promise<PostRow> {
  const [inserted] = await tx.insert(posts).values(row).returning();
  if (!inserted) throw new Error('A post was not inserted.');
  return inserted;
}

/** Several at once, of one edition: by their addresses, the numbers that they got. */
export const insertPosts = async (tx: Db, rows: NewPostRow[]) =>
  rows.length === 0
    ? []
    : tx
        .insert(posts)
        .values(rows)
        .returning({ id: posts.id, slug: posts.slug, version: posts.version, groupId: posts.groupId });

/** Lets the database see how many there are, by the columns alone that lists go by: the texts would take it long. */
export async function countForPlans(db: Db): Promise<void> {
  await db.execute(sql`ANALYZE posts (id, locale, status, published_at, slug)`);
}

/** A draft that its author has begun and left as it was. */
export async function findUntouchedDraft(
  db: Db,
  { locale, title, actorId }: { locale: Locale; title: string; actorId: string },
): Promise<PostRow | undefined> {
  const begun = db
    .select({ id: postRevisions.postId })
    .from(postRevisions)
    .where(and(eq(postRevisions.actorId, actorId), eq(postRevisions.kind, 'created')));
  const [row] = await db
    .select()
    .from(posts)
    .where(
      and(
        eq(posts.locale, locale),
        eq(posts.status, 'draft'),
        eq(posts.version, 1),
        eq(posts.title, title),
        eq(posts.contentText, ''),
        sql`${posts.content} -> 'content' = '[]'::jsonb`,
        isNull(posts.imageUrl),
        isNull(posts.trashedAt),
        inArray(posts.id, begun),
      ),
    )
    .orderBy(desc(posts.id))
    .limit(1);
  return row;
}

export async function findPostByCreation(db: Db, creationId: string): Promise<PostRow | undefined> {
  const [row] = await db.select().from(posts).where(eq(posts.creationId, creationId)).limit(1);
  return row;
}

export async function updatePost(tx: Db, id: number, set: Partial<NewPostRow>): Promise<PostRow> {
  const [row] = await tx.update(posts).set(set).where(eq(posts.id, id)).returning();
  if (!row) throw new Error(`Post ${id} was not updated.`);
  return row;
}

/** Copies keep the moment at which they first fell behind. */
export async function markCopiesDrifted(tx: Db, id: number, at: Date): Promise<void> {
  await tx
    .update(posts)
    .set({ originalChangedAt: at })
    .where(and(eq(posts.copiedFromId, id), isNull(posts.originalChangedAt)));
}

/** The whole article, in every edition that has it. */
export const listGroup = (tx: Db, groupId: string) =>
  tx
    .select({ id: posts.id, locale: posts.locale, trashedAt: posts.trashedAt })
    .from(posts)
    .where(eq(posts.groupId, groupId))
    .orderBy(asc(posts.id));

/** Locked, so that no edition gets it twice. */
export const lockGroup = (tx: Db, groupId: string) => listGroup(tx, groupId).for('update');

/** The category, if it belongs to the edition; it stays until the transaction is over. */
export async function findCategoryIn(tx: Db, locale: Locale, id: number) {
  const [row] = await tx
    .select({ id: categories.id, groupId: categories.groupId })
    .from(categories)
    .where(and(eq(categories.id, id), eq(categories.locale, locale)))
    .for('key share');
  return row;
}

/** A trigger counts the posts of categories: whoever will change several takes them in one order, ahead of it. */
export const lockCategories = (tx: Db, ids: number[]) =>
  tx
    .select({ id: categories.id, locale: categories.locale })
    .from(categories)
    .where(inArray(categories.id, ids))
    .orderBy(asc(categories.id))
    .for('no key update');

/** The same category in another edition. */
export async function findCategorySibling(tx: Db, id: number, locale: Locale): Promise<number | undefined> {
  const group = tx.select({ id: categories.groupId }).from(categories).where(eq(categories.id, id));
  const [row] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(inArray(categories.groupId, group), eq(categories.locale, locale)))
    .limit(1);
  return row?.id;
}

/** Those that exist; they stay until the transaction is over. */
export async function listKnownProducts(tx: Db, ids: number[]): Promise<Set<number>> {
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('key share');
  return new Set(found.map(({ id }) => id));
}

const isDue = (now: Date) =>
  and(eq(posts.status, 'scheduled'), lte(posts.scheduledFor, now), isNull(posts.trashedAt));

export const listDuePosts = (db: Db, now: Date, limit: number) =>
  db
    .select({ id: posts.id })
    .from(posts)
    .where(isDue(now))
    .orderBy(asc(posts.scheduledFor), asc(posts.id))
    .limit(limit);

/** Takes a post whose moment has come; of several servers one gets it. */
export async function claimDuePost(tx: Db, id: number, now: Date): Promise<PostRow | undefined> {
  const [row] = await tx
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), isDue(now)))
    .for('update', { skipLocked: true });
  return row;
}

export const deleteTrashedBefore = (tx: Db, moment: Date) =>
  tx
    .delete(posts)
    .where(lt(posts.trashedAt, moment))
    .returning({ id: posts.id, title: posts.title, locale: posts.locale });

/** Posts whose text names a product, those in the trash too. */
export const listPostsNaming = (db: Db, productId: number): Promise<PostRow[]> =>
  db
    .select()
    .from(posts)
    .where(sql`${productsNamedIn('posts.content')} @> jsonb_build_array(${productId}::bigint)`)
    .orderBy(asc(posts.id));
