import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import type { Db } from '#db/open.ts';
import { isOwnAddress, type keepOldAddresses } from '#server/domain/readers/redirects/old-addresses.ts';
import type { AddressFact, AuthorFact, EntryFact, TermFact } from '../entries/brought.ts';
import { type AttachmentFact, termIn, UNKNOWN_HOST } from '../entries/links.ts';
import { listMoved } from '../move-in.queries.ts';
import { leftLine, why } from '../why.ts';
import { keepAddresses } from './bring-articles.ts';
import { type Moving, NOT_YET, tellLeft } from './moving.ts';

type Address = Parameters<typeof keepOldAddresses>[2][number];
type Place = Partial<Pick<Address, 'postId' | 'categoryId' | 'authorId' | 'target' | 'locale'>>;
const BATCH = 200;

/** The article that a picture's own page belonged to. */
async function parentOf(
  { db, site, locale, runId, index }: Moving,
  { parent }: AttachmentFact,
): Promise<Place | undefined> {
  if (parent === '' || parent === '0') return undefined;
  const { edition = locale } = index.get<EntryFact>('entry', parent) ?? {};
  const [row] = await listMoved(db, { site: site.identity, locale: edition, kind: 'articles' }, [parent]);
  if (row) return { postId: row.subjectId, locale: edition };
  return runId === undefined ? { postId: NOT_YET } : undefined;
}

/** Where what an address showed is now; whatever has no page of its own leads to the nearest that there is. */
async function placeOf(moving: Moving, { kind, key }: AddressFact): Promise<Place | undefined> {
  const { index, locale } = moving;
  if (kind === 'category') {
    const found = termIn(index.get<TermFact>('category', key), locale);
    return found ? { categoryId: found.id, locale: found.edition } : { target: paths.categories(locale) };
  }
  if (kind === 'tag') {
    const found = termIn(index.get<TermFact>('tag', key), locale);
    return { target: found ? paths.category(found.edition, found.slug) : paths.categories(locale) };
  }
  if (kind === 'author') {
    const id = index.get<AuthorFact>('author', key)?.newId;
    return id === undefined ? { target: paths.home(locale) } : { authorId: id };
  }
  const attachment = index.get<AttachmentFact>('attachment', key);
  return (attachment && (await parentOf(moving, attachment))) ?? { target: paths.home(locale) };
}

/** What every site of its kind has: feeds, and lists of its newest, page by page. */
function ownLists({ site, locale }: Moving): { path: string; target: string }[] {
  const base = new URL(site.address ?? UNKNOWN_HOST).pathname.replace(/\/$/, '');
  const feed = otherPaths.rss(locale);
  const feeds = ['/feed', '/rss', '/feed/rss2', '/feed/atom', '/rss.xml'].map((path) => ({
    path: `${base}${path}`,
    target: feed,
  }));
  const lists = ['/page', '/comments'].map((path) => ({
    path: `${base}${path}`,
    target: paths.home(locale),
  }));
  const home = base === '' ? [] : [{ path: base, target: paths.home(locale) }];
  const named =
    site.program === 'wordpress'
      ? ['rss2', 'rss', 'atom'].map((name) => ({ path: `${base || '/'}?feed=${name}`, target: feed }))
      : [];
  return [...feeds, ...lists, ...home, ...named];
}

/** Every address of the old site that led to no article: categories, tags, people, pictures' pages, feeds. */
export async function bringAddresses(moving: Moving): Promise<void> {
  const { index, locale, runId } = moving;
  const common = { locale, runId: runId ?? null };
  let waiting: Address[] = ownLists(moving).map((each) => ({ ...common, ...each }));
  const flush = async () => {
    const rows = waiting.filter(({ path }) => !isOwnAddress(path));
    for (const { path } of waiting.filter(({ path }) => isOwnAddress(path) && path !== '/'))
      tellLeft(moving, leftLine('address', path, why('answered_here')));
    waiting = [];
    const keep = (tx: Db) => keepAddresses(tx, moving, rows);
    await (runId === undefined ? keep(moving.db) : moving.db.transaction(keep));
  };
  for (const { key: path, value } of index.all<AddressFact>('address')) {
    if (value.kind === 'entry') continue;
    const place = await placeOf(moving, value);
    if (place) waiting.push({ ...common, path, ...place });
    if (waiting.length >= BATCH) await flush();
  }
  await flush();
}
