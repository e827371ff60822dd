import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { MediaUse } from '#contract/writing/media/media.admin.schemas.ts';
import { containing } from '#db/containing.ts';
import { newestBy, type Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { authorAliases, authors } from '#db/schema/writing/authors.ts';
import { media } from '#db/schema/writing/media.ts';
import { postDrafts } from '#db/schema/writing/post-drafts.ts';
import { posts } from '#db/schema/writing/posts.ts';

const newest = newestBy(media.createdAt, media.id);

export type MediaRow = typeof media.$inferSelect;
type NewMedia = typeof media.$inferInsert;

export interface MediaFilter {
  missingAlt?: Locale | undefined;
  uploader?: string | undefined;
}

export const listMedia = (
  db: Db,
  { words, missingAlt, uploader, after }: MediaFilter & { words: string[]; after?: Place | undefined },
  limit: number,
): Promise<MediaRow[]> =>
  db
    .select()
    .from(media)
    .where(
      and(
        ...words.map((word) => containing(media.searchText, word)),
        missingAlt && sql`NOT ${media.alt} ? ${missingAlt}`,
        uploader ? eq(media.uploadedById, uploader) : undefined,
        newest.after(after),
      ),
    )
    .orderBy(...newest.order)
    .limit(limit);

export async function findMedia(db: Db, id: number): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(media).where(eq(media.id, id)).limit(1);
  return row;
}

export async function findMediaByHash(db: Db, hash: string): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(media).where(eq(media.hash, hash)).limit(1);
  return row;
}

export async function lockMedia(tx: Db, id: number): Promise<MediaRow | undefined> {
  const [row] = await tx.select().from(media).where(eq(media.id, id)).for('update');
  return row;
}

export async function insertMedia(tx: Db, row: NewMedia): Promise<MediaRow> {
  const [made] = await tx.insert(media).values(row).returning();
  if (!made) throw new Error('A picture was not kept.');
  return made;
}

export async function updateMedia(tx: Db, id: number, fields: Partial<NewMedia>): Promise<MediaRow> {
  const [row] = await tx.update(media).set(fields).where(eq(media.id, id)).returning();
  if (!row) throw new Error('A picture was not kept.');
  return row;
}

export async function deleteMedia(tx: Db, id: number): Promise<void> {
  await tx.delete(media).where(eq(media.id, id));
}

/** Written as the indexes on posts and reviews are, or they would not be used. */
const picturesIn = (column: SQL) => sql`jsonb_path_query_array(${column}, '$.content[*].attrs.src')`;

/** Everywhere one of these addresses is shown. */
export async function listUses(db: Db, urls: string[]): Promise<MediaUse[]> {
  const any = sql`ARRAY[${sql.join(
    urls.map((url) => sql`${url}`),
    sql`, `,
  )}]::text[]`;
  const post = { id: posts.id, title: posts.title, locale: posts.locale };
  const review = { id: reviews.id, title: reviews.title, locale: reviews.locale };
  const name = sql<string>`${products.brand} || ' ' || ${products.name}`;
  const covers = await db.select(post).from(posts).where(inArray(posts.imageUrl, urls)).orderBy(posts.id);
  const texts = await db
    .select(post)
    .from(posts)
    .where(sql`${picturesIn(sql`${posts.content}`)} ?| ${any}`)
    .orderBy(posts.id);
  // What an author has typed and not saved yet would lose its picture too.
  const drafts = await db
    .selectDistinct(post)
    .from(postDrafts)
    .innerJoin(posts, eq(posts.id, postDrafts.postId))
    .where(
      or(
        sql`${postDrafts.fields}->>'imageUrl' = ANY(${any})`,
        sql`${picturesIn(sql`(${postDrafts.fields}->'content')`)} ?| ${any}`,
      ),
    )
    .orderBy(posts.id);
  const reviewTexts = await db
    .select(review)
    .from(reviews)
    .where(sql`${picturesIn(sql`${reviews.body}`)} ?| ${any}`)
    .orderBy(reviews.id);
  const ofProducts = await db
    .select({ id: products.id, title: name })
    .from(products)
    .where(
      or(
        inArray(products.imageUrl, urls),
        sql`jsonb_path_query_array(${products.images}, '$[*].url') ?| ${any}`,
      ),
    )
    .orderBy(products.id);
  // Also whoever was made one with somebody: parted again, they have their face.
  const ofAuthors = await db
    .selectDistinct({ id: authors.id, title: authors.name })
    .from(authors)
    .leftJoin(authorAliases, eq(authorAliases.authorId, authors.id))
    .where(or(inArray(authors.imageUrl, urls), sql`${authorAliases.merged} ->> 'imageUrl' = ANY(${any})`))
    .orderBy(authors.id);
  return [
    ...covers.map((use): MediaUse => ({ ...use, subject: 'post', place: 'cover' })),
    ...texts.map((use): MediaUse => ({ ...use, subject: 'post', place: 'text' })),
    ...drafts.map((use): MediaUse => ({ ...use, subject: 'post', place: 'draft' })),
    ...reviewTexts.map((use): MediaUse => ({ ...use, subject: 'review', place: 'text' })),
    ...ofProducts.map((use): MediaUse => ({ ...use, locale: null, subject: 'product', place: 'product' })),
    ...ofAuthors.map((use): MediaUse => ({ ...use, locale: null, subject: 'author', place: 'face' })),
  ];
}
