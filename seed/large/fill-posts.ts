import { and, desc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { groupIdOf } from '#seed/demo-rows.ts';
import { categoryKeys } from '#seed/facts/categories.ts';
import {
  type CategoryLookup,
  groupIdOfNumber,
  type LargePostRow,
  largePostWriter,
  lastGroupId,
  numberOfGroupId,
} from './large-post-rows.ts';

export interface FillOptions {
  locales: readonly Locale[];
  /** In all editions together. */
  posts: number;
  now: Date;
  onProgress?: (written: number) => void;
}

/** 20 columns a row: far below the 65,535 parameters of a statement, and well within a transaction's time. */
const BATCH = 500;

/** Adds posts to what is there, going on where an earlier run stopped. Answers how many rows it wrote. */
export async function fillPosts(
  db: Db,
  { locales, posts: total, now, onProgress }: FillOptions,
): Promise<number> {
  const categoryId = await categoryLookup(db);
  const editions = await Promise.all(
    locales.map(async (locale, index) => ({
      write: largePostWriter(locale, now, categoryId),
      first: await nextNumber(db, locale),
      count: Math.floor(total / locales.length) + (index < total % locales.length ? 1 : 0),
    })),
  );
  let written = 0;
  for (const batch of batches(rowsInTurn(editions))) {
    await db
      .insert(posts)
      .values(batch)
      .onConflictDoNothing({ target: [posts.locale, posts.slug] });
    written += batch.length;
    onProgress?.(written);
  }
  return written;
}

interface Edition {
  write: (number: number) => LargePostRow;
  first: number;
  count: number;
}

/** Number by number through the editions, as a newsroom would publish: siblings lie side by side on the disk. */
function* rowsInTurn(editions: Edition[]): Generator<LargePostRow> {
  const most = Math.max(...editions.map(({ count }) => count));
  for (let step = 0; step < most; step += 1) {
    for (const { write, first, count } of editions) if (step < count) yield write(first + step);
  }
}

function* batches(rows: Iterable<LargePostRow>): Generator<LargePostRow[]> {
  let batch: LargePostRow[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function nextNumber(db: Db, locale: Locale): Promise<number> {
  const ours = and(gte(posts.groupId, groupIdOfNumber(0)), lte(posts.groupId, lastGroupId));
  const [last] = await db
    .select({ groupId: posts.groupId })
    .from(posts)
    .where(and(eq(posts.locale, locale), ours))
    .orderBy(desc(posts.groupId))
    .limit(1);
  return last ? numberOfGroupId(last.groupId) + 1 : 1;
}

/** The demonstration's categories; where one was deleted, its posts have none. */
async function categoryLookup(db: Db): Promise<CategoryLookup> {
  const groups = categoryKeys.map((key) => groupIdOf(`category:${key}`));
  const rows = await db.select().from(categories).where(inArray(categories.groupId, groups));
  const ids = new Map(rows.map(({ locale, groupId, id }) => [`${locale} ${groupId}`, id]));
  return (locale, key) => ids.get(`${locale} ${groupIdOf(`category:${key}`)}`) ?? null;
}
