import type { Locale } from '#contract/site/locales.ts';
import { productIdsOf } from '#contract/writing/content/content-products.ts';
import { freeAddresses } from '#db/old-addresses.ts';
import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { changesOfCategories } from '#server/domain/writing/categories/categories.changes.ts';
import { type Bringing, type BroughtPost, stateOf } from './bring-post.ts';
import { listNeighbours } from './posts.page.queries.ts';
import { cleanFields } from './writing/post-fields.ts';
import { countForPlans, insertPosts, lockCategories } from './writing/posts.write.queries.ts';
import { recordRevisions } from './writing/record-revision.ts';
import { listHeldSlugs } from './writing/slugs.queries.ts';
import { takeFreeSlug } from './writing/slugs.ts';
import { storedText } from './writing/stored-text.ts';

/** Rows in a statement: to write a longer one takes this thread so long that readers would notice. */
const AT_ONCE = 5;

function rowOf(brought: BroughtPost, slug: string, { actor, at, locale, timeZone }: Bringing) {
  const given = { ...brought.fields, ...cleanFields(brought.fields), slug };
  return {
    ...storedText(given, { locale, timeZone, now: at }),
    ...stateOf(brought, at),
    locale,
    ...(brought.groupId && { groupId: brought.groupId }),
    createdAt: brought.publishedAt ?? brought.updatedAt,
    updatedAt: brought.updatedAt,
    readersUpdatedAt: brought.publishedAt === null ? null : brought.updatedAt,
    updatedBy: actor.name,
  };
}

type Row = ReturnType<typeof rowOf>;
type Made = Row & { id: number; version: number; groupId: string };

async function insert(tx: Db, rows: Row[]): Promise<Made[]> {
  const kept = new Map((await insertPosts(tx, rows)).map((each) => [each.slug, each]));
  return rows.map((row) => {
    const numbers = kept.get(row.slug);
    if (!numbers) throw new Error(`The post "${row.slug}" was not inserted.`);
    return { ...row, ...numbers };
  });
}

/** All that lists new posts or leads to them, in one entry of the ledger. */
async function tellOfNew(tx: Db, at: Date, locale: Locale, made: Made[]): Promise<void> {
  const seen = made.filter(({ status }) => status === 'published');
  const [first] = seen;
  if (!first) return;
  const placed = seen.map(({ categoryId }) => ({ categoryId, isVisible: true }));
  const { reordered, opened } = await changesOfCategories(tx, locale, [], placed);
  const spots = seen.map(({ id, publishedAt, createdAt }) => ({ locale, at: publishedAt ?? createdAt, id }));
  const beside = (await listNeighbours(tx, spots)).flatMap(({ previous, next }) => [previous, next]);
  const cause = seen.length === 1 ? `post ${first.id} created` : `${seen.length} posts created`;
  await recordChange(tx, at, cause, [
    ...seen.map(({ id }) => tags.post(id)),
    ...beside.flatMap((each) => (each ? [tags.neighbours(each.id)] : [])),
    ...[...seen.map(({ groupId }) => groupId), ...opened].map(tags.alternates),
    ...(reordered ? [tags.popular(locale)] : []),
    tags.posts(locale),
    tags.categories(locale),
    tags.missing(locale),
    ...seen.flatMap(({ categoryId }) => (categoryId === null ? [] : [tags.categoryPosts(categoryId)])),
    ...seen.flatMap(({ content }) => productIdsOf(content).map(tags.productPosts)),
    ...seen.flatMap(({ authorId }) => (authorId === null ? [] : [tags.authorWorks(authorId)])),
  ]);
}

/**
 * New posts with a past: their dates are those that readers knew. The edition's slugs are locked by the caller. Each statement
 * is about all of them: asking costs more than answering. In the order in which they were given.
 */
export async function bringPosts(
  tx: Db,
  bringing: Bringing,
  brought: BroughtPost[],
): Promise<{ id: number; version: number }[]> {
  if (brought.length === 0) return [];
  const { actor, at, locale } = bringing;
  const held = await listHeldSlugs(
    tx,
    locale,
    brought.map(({ fields }) => fields.slug),
  );
  await lockCategories(tx, [...new Set(brought.flatMap(({ fields }) => fields.categoryId ?? []))]);
  const made = new Map<BroughtPost, Made>();
  const free: BroughtPost[] = [];
  for (const each of brought) {
    if (!held.has(each.fields.slug)) free.push(each);
    held.add(each.fields.slug);
  }
  for (let from = 0; from < free.length; from += AT_ONCE) {
    const some = free.slice(from, from + AT_ONCE);
    const rows = some.map((each) => rowOf(each, each.fields.slug, bringing));
    for (const [index, row] of (await insert(tx, rows)).entries())
      if (some[index]) made.set(some[index], row);
  }
  // One after the other: each has to see which address the one before it took.
  for (const each of brought.filter((one) => !made.has(one))) {
    const [row] = await insert(tx, [rowOf(each, await takeFreeSlug(tx, locale, each.fields.slug), bringing)]);
    if (row) made.set(each, row);
  }
  const rows = brought.flatMap((each) => made.get(each) ?? []);
  await freeAddresses(
    tx,
    locale,
    rows.flatMap(({ status, slug }) => (status === 'published' ? [slug] : [])),
  );
  await recordRevisions(
    tx,
    actor,
    at,
    'created',
    rows.map(({ id }) => id),
  );
  await tellOfNew(tx, at, locale, rows);
  return rows;
}

/** Whoever brings many posts has the database plan by how many there are by now. */
export const postsHaveGrown = (db: Db): Promise<void> => countForPlans(db);
