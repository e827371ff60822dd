import { slugOf } from '#contract/site/addresses/slugs.ts';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import { authorLinksSchema } from '#contract/writing/authors/authors.admin.schemas.ts';
import type { Db } from '#db/open.ts';
import { ensureAuthor, findAuthorAt } from '#server/domain/writing/authors/ensure-author.ts';
import {
  ensureCategory,
  findCategoryAt,
  standingOfCategories,
  wantedCategorySlug,
} from '#server/domain/writing/categories/ensure-category.ts';
import type { AuthorFact, TermFact } from '../entries/brought.ts';
import { originalOf } from '../entries/links.ts';
import { UNCATEGORISED } from '../entries/wordpress-terms.ts';
import { findMoved, putMoved } from '../move-in.queries.ts';
import type { BringPicture } from '../pictures/bring-pictures.ts';
import { refuseSource } from '../reading/refuse-source.ts';
import { leftLine, why, whyBecause } from '../why.ts';
import { count, type Moving, NOT_YET, tellLeft } from './moving.ts';
import { rememberMedia } from './remember-media.ts';
import { needsCategory } from './sort-entries.ts';

/** What a run that goes on has made before it was stopped is its own, and not there already. */
const isOwn = ({ runId }: Moving, known: { made: boolean; runId: number }): boolean =>
  known.made && known.runId === runId;

const unknownChoice = (kind: string, slug: string) =>
  refuseSource(`There is no ${kind} "${slug}" to put anything in.`, 'unknown_choice');

interface Brought {
  id: number;
  slug: string;
  made: boolean;
}

async function remember(
  tx: Db,
  { site, locale, runId }: Moving,
  kind: 'authors' | 'categories',
  sourceId: string,
  { id, made }: Brought,
) {
  if (runId === undefined) return;
  await putMoved(tx, {
    site: site.identity,
    locale,
    kind,
    sourceId,
    subjectId: id,
    hash: '',
    version: 0,
    made,
    runId,
  });
}

/** Its own name; where two have the same, with its parent's. */
function nameOf({ index, notes, locale }: Moving, key: string, { name, parent }: TermFact): string {
  const wanted = `${locale}:${name.toLowerCase()}`;
  const holder = notes.get<string>('category', wanted);
  notes.put('category', wanted, holder ?? key);
  const above =
    holder !== undefined && holder !== key && parent
      ? index.get<TermFact>('category', parent)?.name
      : undefined;
  return above ? `${name} (${above})` : name;
}

/** One that is here already, because somebody said so. */
async function chosenCategory(moving: Moving, key: string, slug: string): Promise<Brought> {
  const { db, locale, runId } = moving;
  const there = await findCategoryAt(db, locale, slug);
  if (!there) throw unknownChoice('category', slug);
  const brought = { id: there.id, slug, made: false };
  if (runId !== undefined) await db.transaction((tx) => remember(tx, moving, 'categories', key, brought));
  return brought;
}

async function bringCategory(moving: Moving, key: string, term: TermFact): Promise<Brought> {
  const { db, site, locale, actor, clock } = moving;
  const chosen = moving.choices.categories[key];
  if (chosen) return chosenCategory(moving, key, chosen);
  const known = await findMoved(db, { site: site.identity, locale, kind: 'categories', sourceId: key });
  const slug = known && (await standingOfCategories(db, [known.subjectId])).get(known.subjectId);
  if (known && slug) return { id: known.subjectId, slug, made: isOwn(moving, known) };
  const wanted = { locale, slug: term.slug, name: nameOf(moving, key, term), description: term.description };
  if (moving.runId === undefined) {
    const there = await findCategoryAt(db, locale, wantedCategorySlug(wanted));
    return there
      ? { id: there.id, slug: there.slug, made: false }
      : { id: NOT_YET, slug: wantedCategorySlug(wanted), made: true };
  }
  return db.transaction(async (tx) => {
    const { category, made } = await ensureCategory(tx, { actor, at: clock() }, wanted);
    const brought = { id: category.id, slug: category.slug, made };
    await remember(tx, moving, 'categories', key, brought);
    return brought;
  });
}

/** Every category that an edition needs, each by itself: those that stood in others stand beside them. */
export async function bringCategories(moving: Moving, editions: Locale[]): Promise<void> {
  const { index, locale, choices } = moving;
  for (const { key, value } of [...index.all<TermFact>('category')]) {
    if (!needsCategory(moving, editions, key, value)) continue;
    if (choices.categories[key] === null) {
      const place = `category ${value.id || value.slug}`;
      tellLeft(moving, leftLine('category', place, why('category_left', { name: value.name })));
      continue;
    }
    if (UNCATEGORISED.has(value.slug)) {
      const reason = why('category_none', { name: value.name });
      tellLeft(moving, leftLine('category', `category ${value.id || value.slug}`, reason));
      continue;
    }
    const { id, slug, made } = await bringCategory(moving, key, value);
    count(moving, made ? 'made' : 'same', 'categories');
    index.put('category', key, { ...value, here: { ...value.here, [locale]: { id, slug } } });
  }
  index.flush();
}

/** A tag of a category's name leads to it; the others lead to all of them. */
export function bringTags(moving: Moving): void {
  const { index } = moving;
  for (const { key, value } of index.all<TermFact>('tag')) {
    const { here, isTag } = index.get<TermFact>('category', value.slug) ?? {};
    if (here) index.put('tag', key, { ...value, here });
    const reason = why(here && isTag ? 'tag_filed' : 'tag_left', { name: value.name });
    tellLeft(moving, leftLine('tag', `tag ${value.id || value.slug}`, reason));
  }
  index.flush();
}

/** Their face, where the source has one that can be had. */
async function faceOf(moving: Moving, bringPicture: BringPicture, { picture, name }: AuthorFact) {
  const src = picture === '' ? undefined : originalOf(moving.site, picture);
  if (src === undefined) return undefined;
  const { place, isFirst } = await bringPicture(src, name);
  if ('dead' in place) {
    const reason = whyBecause('lost_at', place.dead, { address: src });
    tellLeft(moving, leftLine('picture', `author ${name}`, reason));
    return undefined;
  }
  if (isFirst) await rememberMedia(moving, src, place);
  return place.address;
}

/** Somebody who is here already, because somebody said so. */
async function chosenAuthor(moving: Moving, key: string, slug: string): Promise<Brought> {
  const { db, runId } = moving;
  const there = await findAuthorAt(db, slug);
  if (!there) throw unknownChoice('author', slug);
  const brought = { id: there.id, slug: there.slug, made: false };
  if (runId !== undefined) await db.transaction((tx) => remember(tx, moving, 'authors', key, brought));
  return brought;
}

async function bringAuthor(
  moving: Moving,
  bringPicture: BringPicture,
  key: string,
  author: AuthorFact,
): Promise<Brought> {
  const { db, site, locale, actor, clock } = moving;
  const chosen = moving.choices.authors[key];
  if (chosen) return chosenAuthor(moving, key, chosen);
  const known = await findMoved(db, { site: site.identity, locale, kind: 'authors', sourceId: key });
  const slug = slugOf(author.name) || slugOf(author.slug) || `autor-${author.id || key}`;
  if (known) return { id: known.subjectId, slug, made: isOwn(moving, known) };
  const there = await findAuthorAt(db, slug);
  const imageUrl = there ? undefined : await faceOf(moving, bringPicture, author);
  if (moving.runId === undefined) {
    return { id: there?.id ?? NOT_YET, slug, made: !there };
  }
  const { wordsChars } = limits.authors;
  const words = author.words.slice(0, wordsChars).toWellFormed().trim();
  return db.transaction(async (tx) => {
    const name = author.name.slice(0, limits.writing.authorChars).toWellFormed().trim();
    const { author: row, made } = await ensureAuthor(
      tx,
      { actor, at: clock() },
      {
        slug,
        name,
        links: author.links.filter((link) => authorLinksSchema.safeParse([link]).success),
        ...(words && { words: { [locale]: words } }),
        ...(imageUrl && { imageUrl }),
      },
    );
    const brought = { id: row.id, slug: row.slug, made };
    await remember(tx, moving, 'authors', key, brought);
    return brought;
  });
}

/** Everybody who is named, also those whom the source names only at their entries. */
export async function bringAuthors(moving: Moving, bringPicture: BringPicture): Promise<void> {
  const { index, choices } = moving;
  for (const { key, value } of [...index.all<AuthorFact>('author')]) {
    if (choices.authors[key] === null) {
      const reason = why('author_line', { name: value.name });
      tellLeft(moving, leftLine('author', `author ${value.id || key}`, reason));
      continue;
    }
    const { id, slug, made } = await bringAuthor(moving, bringPicture, key, value);
    count(moving, made ? 'made' : 'same', 'authors');
    index.put('author', key, { ...value, newSlug: slug, newId: id });
  }
  index.flush();
}
