import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import type { Locale } from '#contract/site/locales.ts';
import { isOwnAddress } from '#server/domain/readers/redirects/old-addresses.ts';
import type { AddressFact, AuthorFact, EntryFact, TermFact } from '../entries/brought.ts';
import { type AttachmentFact, termIn, UNKNOWN_HOST } from '../entries/links.ts';
import { listMoved } from '../move-in.queries.ts';
import { leftLine, why } from '../why.ts';
import { type Address, keepAddresses } from './keep-addresses.ts';
import { type Moving, NOT_YET, tellLeft } from './moving.ts';

type Place = Partial<Pick<Address, 'postId' | 'categoryId' | 'authorId' | 'target' | 'locale'>>;
const BATCH = 200;

/** The articles that pictures' own pages belonged to, by their names in the source: all of a part in one question. */
async function parentsOf(moving: Moving, facts: AddressFact[]): Promise<Map<string, Place>> {
  const { db, site, locale, runId, index } = moving;
  const wanted = new Map<Locale, Set<string>>();
  const found = new Map<string, Place>();
  for (const { kind, key } of facts) {
    const { parent = '' } = (kind === 'attachment' && index.get<AttachmentFact>('attachment', key)) || {};
    if (parent === '' || parent === '0') continue;
    const { edition = locale } = index.get<EntryFact>('entry', parent) ?? {};
    wanted.set(edition, (wanted.get(edition) ?? new Set()).add(parent));
    if (runId === undefined) found.set(parent, { postId: NOT_YET });
  }
  for (const [edition, keys] of wanted)
    for (const row of await listMoved(db, { site: site.identity, locale: edition, kind: 'articles' }, [
      ...keys,
    ]))
      found.set(row.sourceId, { postId: row.subjectId, locale: edition });
  return found;
}

/** Where what an address showed is now; whatever has no page of its own leads to the nearest that there is. */
function placeOf({ index, locale }: Moving, { kind, key }: AddressFact, parents: Map<string, Place>): Place {
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
  const { parent = '' } = index.get<AttachmentFact>('attachment', key) ?? {};
  return parents.get(parent) ?? { target: paths.home(locale) };
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
  const keep = async (wanted: Address[]) => {
    for (const { path } of wanted.filter(({ path }) => isOwnAddress(path) && path !== '/'))
      tellLeft(moving, leftLine('address', path, why('answered_here')));
    await keepAddresses(
      moving,
      wanted.filter(({ path }) => !isOwnAddress(path)),
    );
  };
  await keep(ownLists(moving).map((each) => ({ ...common, ...each })));
  let waiting: { key: string; value: AddressFact }[] = [];
  const flush = async () => {
    const facts = waiting;
    waiting = [];
    const parents = await parentsOf(
      moving,
      facts.map(({ value }) => value),
    );
    await keep(
      facts.map(({ key: path, value }) => ({ ...common, path, ...placeOf(moving, value, parents) })),
    );
  };
  for (const each of index.all<AddressFact>('address')) {
    if (each.value.kind === 'entry') continue;
    waiting.push(each);
    if (waiting.length >= BATCH) await flush();
  }
  await flush();
}
