import { authorPaths } from '#contract/site/addresses/author-paths.ts';
import { legacyTarget } from '#contract/site/addresses/legacy-paths.ts';
import { isAdminPath, isTestPage, paths } from '#contract/site/addresses/paths.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { oldAddressKeys } from './old-address.ts';
import {
  deleteOldAddresses,
  listKept,
  listOfRun,
  listOldAddresses,
  type NewOldAddress,
  type OldAddressRow,
  putOldAddresses,
} from './old-addresses.queries.ts';
import { betterPlace } from './product-place.ts';

/** Where it leads now; undefined while that is nothing that readers may see. */
function placeOf({
  locale,
  target,
  postSlug,
  postStatus,
  categorySlug,
  authorSlug,
}: OldAddressRow): string | undefined {
  if (postSlug !== null) return postStatus === 'published' ? paths.post(locale, postSlug) : undefined;
  if (categorySlug !== null) return paths.category(locale, categorySlug);
  if (authorSlug !== null) return authorPaths.author(locale, authorSlug);
  return target ?? undefined;
}

/** The new place of an address of a site that has moved in. */
export async function findOldAddress(db: Db, pathname: string, search: string): Promise<string | undefined> {
  const keys = oldAddressKeys(pathname, search);
  const rows = await listOldAddresses(db, keys);
  for (const key of keys) {
    const found = rows.find(({ path }) => path === key);
    const place = found && placeOf(found);
    if (place !== undefined) return betterPlace(db, place);
  }
  return undefined;
}

/** Addresses at which the site itself answers, whatever somebody else had there. */
export const isOwnAddress = (path: string): boolean =>
  path === '/' ||
  isTestPage(path) ||
  isAdminPath(path) ||
  legacyTarget(path) !== undefined ||
  /^\/(?:api|assets|media|to-shop)(?:\/|$)/.test(path);

type Wanted = Omit<NewOldAddress, 'createdAt'>;

const leadsTo = ({
  postId,
  categoryId,
  authorId,
  target,
}: Pick<Wanted, 'postId' | 'categoryId' | 'authorId' | 'target'>) =>
  JSON.stringify([postId ?? null, categoryId ?? null, authorId ?? null, target ?? null]);

/** How these stand to what is kept: new, leading elsewhere so far, or the same; and how many of those the run itself has made. */
export async function sortOldAddresses(db: Db, wanted: Wanted[]) {
  const kept =
    wanted.length > 0
      ? await listKept(
          db,
          wanted.map(({ path }) => path),
        )
      : [];
  const known = new Map(kept.map((row) => [row.path, row]));
  const made = wanted.filter(({ path }) => !known.has(path));
  const changed = wanted.flatMap((now) => {
    const row = known.get(now.path);
    if (!row || leadsTo(row) === leadsTo(now)) return [];
    const { path: _path, runId: _run, ...before } = row;
    return [{ now, before }];
  });
  const isChanged = new Set(changed.map(({ now }) => now.path));
  const same = wanted.filter(({ path }) => known.has(path) && !isChanged.has(path));
  const ownBefore = same.filter(({ path, runId }) => runId && known.get(path)?.runId === runId).length;
  return { made, changed, same, ownBefore };
}

/** From now on these lead there; pages that said that there is nothing are made anew. */
export async function keepOldAddresses(tx: Db, at: Date, rows: Wanted[]): Promise<void> {
  if (rows.length === 0) return;
  await putOldAddresses(
    tx,
    rows.map((row) => ({ ...row, createdAt: at })),
  );
  await tellOfAddresses(tx, at, rows);
}

async function tellOfAddresses(tx: Db, at: Date, rows: { locale: Locale }[]): Promise<void> {
  const editions = new Set(rows.map(({ locale }) => locale));
  await recordChange(tx, at, `${rows.length} old addresses`, [
    tags.missingOutside(),
    ...[...editions].map(tags.missing),
  ]);
}

/** They lead nowhere any more. */
export async function forgetOldAddresses(tx: Db, at: Date, paths: string[]): Promise<void> {
  const gone = paths.length > 0 ? await deleteOldAddresses(tx, paths) : [];
  if (gone.length > 0) await tellOfAddresses(tx, at, gone);
}

/** Addresses that a run has brought along, some at a time. */
export const listOldAddressesOf = (db: Db, runId: number, after: string, limit: number) =>
  listOfRun(db, runId, after, limit);
