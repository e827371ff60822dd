import { paths } from '#contract/site/addresses/paths.ts';
import type { Db } from '#db/open.ts';
import { plainOldPath } from '#server/domain/readers/redirects/old-address.ts';
import {
  isOwnAddress,
  keepOldAddresses,
  sortOldAddresses,
} from '#server/domain/readers/redirects/old-addresses.ts';
import { keepFormer, listChangedBy } from '../move-in.queries.ts';
import { leftLine, why } from '../why.ts';
import type { ReadyArticle } from './article-fields.ts';
import { count, type Moving, tellLeft } from './moving.ts';

export type Address = Parameters<typeof keepOldAddresses>[2][number];

/** Addresses of an article's own, and those of them at which the site itself answers: they stay the site's. */
const ownOf = ({ article }: ReadyArticle) => {
  const own = article.isTrashed ? [] : [...new Set(article.addresses)];
  return { own, taken: own.filter((path) => isOwnAddress(path)) };
};

/** Addresses that led to an article or one of its pictures. */
export function addressesOf(moving: Moving, ready: ReadyArticle, postId: number): Address[] {
  const { locale, runId } = moving;
  const { own, taken } = ownOf(ready);
  const here = paths.post(locale, ready.post.fields.slug);
  const common = { locale, runId: runId ?? null };
  return [
    ...own
      .filter((path) => !taken.includes(path) && path !== here)
      .map((path) => ({ ...common, path, postId })),
    ...ready.files.map(({ path, target }) => ({ ...common, path: plainOldPath(path), target })),
  ];
}

export function tellTaken(moving: Moving, ready: ReadyArticle): void {
  const { taken } = ownOf(ready);
  const { place } = ready.article;
  if (taken.length > 0)
    tellLeft(moving, leftLine('address', place, why('answered_at', { paths: taken.join(', ') })));
}

export interface KeptAddresses {
  paths: string[];
  numbers: Record<'made' | 'changed' | 'same', number>;
}

/** From now on these lead here, those that came before excepted. What is counted of it is the caller's, once it is written. */
export async function writeAddresses(tx: Db, moving: Moving, rows: Address[]): Promise<KeptAddresses> {
  const wanted = [...new Map(rows.map((row) => [row.path, row])).values()].filter(
    ({ path }) => !moving.notes.get('relation', path),
  );
  const { runId } = moving;
  const { made, changed, same, ownBefore } = await sortOldAddresses(tx, wanted);
  const samePaths = same.map(({ path }) => path);
  const again = runId === undefined ? 0 : (await listChangedBy(tx, runId, 'redirects', samePaths)).size;
  const kept = {
    paths: wanted.map(({ path }) => path),
    numbers: {
      made: made.length + ownBefore,
      changed: changed.length + again,
      same: same.length - ownBefore - again,
    },
  };
  if (runId === undefined) return kept;
  await keepFormer(
    tx,
    changed.map(({ now, before }) => ({
      ...{ runId, kind: 'redirects' as const, locale: now.locale, sourceId: now.path },
      former: before,
    })),
  );
  await keepOldAddresses(tx, moving.clock(), [...made, ...changed.map(({ now }) => now)]);
  return kept;
}

export function countAddresses(moving: Moving, { paths: kept, numbers }: KeptAddresses): void {
  for (const how of ['made', 'changed', 'same'] as const) count(moving, how, 'redirects', numbers[how]);
  for (const path of kept) moving.notes.put('relation', path, true);
}

/** Both, in a transaction of their own. */
export async function keepAddresses(moving: Moving, rows: Address[]): Promise<void> {
  const write = (tx: Db) => writeAddresses(tx, moving, rows);
  const { db, runId } = moving;
  countAddresses(moving, await (runId === undefined ? write(db) : db.transaction(write)));
}
