import { reservedSlugs } from '#contract/site/addresses/paths.ts';
import { numberedSlug } from '#contract/site/addresses/slugs.ts';
import { standingOfPosts, takenSlugs } from '#server/domain/writing/posts/bring-post.ts';
import type { EntryFact } from '../entries/brought.ts';
import { listMoved } from '../move-in.queries.ts';
import type { Moving } from './moving.ts';

const BATCH = 500;
const UNNAMED = 'post';

/** The first of a name that nobody has, here or in the source. */
async function freeSlug({ db, locale, notes }: Moving, wanted: string, taken: Set<string>): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = numberedSlug(wanted || UNNAMED, number);
    const isHeld = number === 1 ? taken.has(slug) : (await takenSlugs(db, locale, [slug])).size > 0;
    if (!isHeld && !reservedSlugs.has(slug) && !notes.get('entry', `${locale}/${slug}`)) return slug;
  }
}

/** The address of every entry of an edition ahead of the first that is written: texts lead to those that come later. */
export async function planEntries(moving: Moving): Promise<void> {
  const { db, index, notes, site, locale } = moving;
  for (let after = ''; ; ) {
    const read = index.list<EntryFact>('entry', { after, limit: BATCH });
    const last = read.at(-1);
    if (!last) break;
    after = last.key;
    const part = read.filter(({ value }) => value.edition === locale);
    const keys = part.map(({ key }) => key);
    const moved = await listMoved(db, { site: site.identity, locale, kind: 'articles' }, keys);
    const standing = await standingOfPosts(
      db,
      moved.map(({ subjectId }) => subjectId),
    );
    const known = new Map(moved.map(({ sourceId, subjectId }) => [sourceId, standing.get(subjectId)?.slug]));
    const taken = await takenSlugs(
      db,
      locale,
      part.map(({ value }) => value.slug),
    );
    for (const { key, value } of part) {
      const slug = known.get(key) ?? (await freeSlug(moving, value.slug, taken));
      notes.put('entry', `${locale}/${slug}`, key);
      index.put('entry', key, { ...value, newSlug: slug } satisfies EntryFact);
    }
  }
  index.flush();
}
