import { slugOf } from '#contract/site/addresses/slugs.ts';
import { limits } from '#contract/site/limits.ts';
import type { Db } from '#db/open.ts';
import { ensureAuthor, findAuthorAt } from '#server/domain/writing/authors/ensure-author.ts';
import {
  ensureCategory,
  findCategoryAt,
  standingOfCategories,
  wantedCategorySlug,
} from '#server/domain/writing/categories/ensure-category.ts';
import type { AuthorFact, TermFact } from '../entries/brought.ts';
import { UNCATEGORISED } from '../entries/wordpress-terms.ts';
import { findMoved, putMoved } from '../move-in.queries.ts';
import { refuseSource } from '../reading/refuse-source.ts';
import { count, type Moving, NOT_YET, tellLeft } from './moving.ts';

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
function nameOf({ index, notes }: Moving, key: string, { name, parent }: TermFact): string {
  const holder = notes.get<string>('category', name.toLowerCase());
  notes.put('category', name.toLowerCase(), holder ?? key);
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

/** Every category, each by itself: those that stood in others stand beside them. */
export async function bringCategories(moving: Moving): Promise<void> {
  const { index, choices } = moving;
  for (const { key, value } of [...index.all<TermFact>('category')]) {
    if (choices.categories[key] === null) {
      const place = `category ${value.id || value.slug}`;
      tellLeft(moving, { kind: 'category', place, reason: `“${value.name}” stays behind, as was chosen.` });
      continue;
    }
    if (UNCATEGORISED.has(value.slug)) {
      tellLeft(moving, {
        kind: 'category',
        place: `category ${value.id || value.slug}`,
        reason: `“${value.name}” says that an article has none.`,
      });
      continue;
    }
    const { id, slug, made } = await bringCategory(moving, key, value);
    count(moving, made ? 'made' : 'same', 'categories');
    index.put('category', key, { ...value, newSlug: slug, newId: id });
  }
  // A tag of a category's name leads to it; the others lead to all of them.
  for (const { key, value } of index.all<TermFact>('tag')) {
    const same = index.get<TermFact>('category', value.slug);
    if (same?.newSlug) index.put('tag', key, { ...value, newSlug: same.newSlug });
    tellLeft(moving, {
      kind: 'tag',
      place: `tag ${value.id || value.slug}`,
      reason: `“${value.name}”: articles have no tags here; its address leads to the category of that name, or to all of them.`,
    });
  }
  index.flush();
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

async function bringAuthor(moving: Moving, key: string, author: AuthorFact): Promise<Brought> {
  const { db, site, locale, actor, clock } = moving;
  const chosen = moving.choices.authors[key];
  if (chosen) return chosenAuthor(moving, key, chosen);
  const known = await findMoved(db, { site: site.identity, locale, kind: 'authors', sourceId: key });
  const slug = slugOf(author.name) || slugOf(author.slug) || `autor-${author.id || key}`;
  if (known) return { id: known.subjectId, slug, made: isOwn(moving, known) };
  if (moving.runId === undefined) {
    const there = await findAuthorAt(db, slug);
    return { id: there?.id ?? NOT_YET, slug, made: !there };
  }
  const { wordsChars } = limits.authors;
  const words = author.words.slice(0, wordsChars).toWellFormed().trim();
  return db.transaction(async (tx) => {
    const name = author.name.slice(0, limits.writing.authorChars).toWellFormed().trim();
    const { author: row, made } = await ensureAuthor(
      tx,
      { actor, at: clock() },
      { slug, name, ...(words && { words: { [locale]: words } }) },
    );
    const brought = { id: row.id, slug: row.slug, made };
    await remember(tx, moving, 'authors', key, brought);
    return brought;
  });
}

/** Everybody who is named, also those whom the source names only at their entries. */
export async function bringAuthors(moving: Moving): Promise<void> {
  const { index, choices } = moving;
  for (const { key, value } of [...index.all<AuthorFact>('author')]) {
    if (choices.authors[key] === null) {
      const reason = `“${value.name}” stays a line of text, as was chosen.`;
      tellLeft(moving, { kind: 'author', place: `author ${value.id || key}`, reason });
      continue;
    }
    const { id, slug, made } = await bringAuthor(moving, key, value);
    count(moving, made ? 'made' : 'same', 'authors');
    index.put('author', key, { ...value, newSlug: slug, newId: id });
  }
  index.flush();
}
