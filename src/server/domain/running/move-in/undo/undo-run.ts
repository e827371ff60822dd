import type { MoveInUndo, UndoLeft } from '#contract/running/move-in/move-in.admin.schemas.ts';
import { type MovedKind, noCounts } from '#contract/running/move-in/move-in.words.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import {
  takeBackOffer,
  takeBackProduct,
} from '#server/domain/commerce/catalog/products/take-back-product.ts';
import type { AuditActor } from '#server/domain/people/audit/record-audit.ts';
import {
  forgetOldAddresses,
  keepOldAddresses,
  listOldAddressesOf,
} from '#server/domain/readers/redirects/old-addresses.ts';
import { takeBackAuthor } from '#server/domain/writing/authors/take-back-author.ts';
import { takeBackCategory } from '#server/domain/writing/categories/take-back-category.ts';
import { restorePost, takeBackPost } from '#server/domain/writing/posts/take-back-post.ts';
import type { MovedRow } from '../move-in.queries.ts';
import * as queries from './undo.queries.ts';

const { batch: BATCH, lines: LINES } = engineLimits.moveIn.undo;

export interface Undoing {
  db: Db;
  runId: number;
  actor: AuditActor;
  clock: () => Date;
  zoneOf: (locale: Locale) => Promise<string>;
  /** A picture has a file beside its row, and goes by itself. */
  takeBackPicture: (id: number) => Promise<{ title: string; outcome: 'gone' | 'in_use' } | undefined>;
  /** Told with every part: it may refuse to go on. */
  beat: (tx: Db) => Promise<void>;
  told: MoveInUndo;
}

export const nothingUndone = (): MoveInUndo => ({
  gone: noCounts(),
  restored: noCounts(),
  stays: noCounts(),
  left: [],
});

function stays({ told }: Undoing, line: UndoLeft): void {
  told.stays[line.kind] += 1;
  if (told.left.length < LINES) told.left.push(line);
}

type Taken = { title: string; outcome: 'gone' | UndoLeft['reason'] } | undefined;

/** What somebody has thrown away meanwhile is gone as well, and may come again. */
async function settle(tx: Db, undoing: Undoing, row: MovedRow, taken: Taken): Promise<void> {
  const { kind, subjectId: id } = row;
  if (taken && taken.outcome !== 'gone') {
    stays(undoing, { kind, id, title: taken.title, reason: taken.outcome });
    return;
  }
  await queries.forgetMoved(tx, row);
  if (taken) undoing.told.gone[kind] += 1;
}

const takeBack: Partial<
  Record<MovedKind, (tx: Db, taking: { actor: AuditActor; at: Date }, row: MovedRow) => Promise<Taken>>
> = {
  articles: (tx, taking, { subjectId, version }) => takeBackPost(tx, taking, subjectId, version),
  offers: (tx, taking, { subjectId }) => takeBackOffer(tx, taking, subjectId),
  products: (tx, taking, { subjectId, version }) => takeBackProduct(tx, taking, subjectId, version),
  categories: (tx, taking, { subjectId }) => takeBackCategory(tx, taking, subjectId),
  authors: (tx, taking, { subjectId }) => takeBackAuthor(tx, taking, subjectId),
};

/** One part is one transaction, with how much is gone by then: whoever goes on has nothing to count again. */
async function inParts<Row extends { sourceId: string; locale: string }>(
  undoing: Undoing,
  list: (behind: queries.Behind) => Promise<Row[]>,
  work: (tx: Db, row: Row, at: Date) => Promise<void>,
): Promise<void> {
  const { db, runId, told, clock, beat } = undoing;
  let behind: queries.Behind = ['', ''];
  for (;;) {
    const rows = await list(behind);
    const last = rows.at(-1);
    if (!last) return;
    const before = structuredClone(told);
    try {
      await db.transaction(async (tx) => {
        await beat(tx);
        for (const row of rows) await work(tx, row, clock());
        await queries.saveUndo(tx, runId, told);
      });
    } catch (error) {
      Object.assign(told, before);
      throw error;
    }
    behind = [last.sourceId, last.locale];
  }
}

const undoMade = (undoing: Undoing, kind: MovedKind): Promise<void> =>
  inParts(
    undoing,
    (behind) => queries.listMadeBy(undoing.db, undoing.runId, kind, behind, BATCH),
    async (tx, row, at) => {
      // They go with it.
      const addresses = await queries.countAddressesTo(tx, row);
      const taken = await takeBack[kind]?.(tx, { actor: undoing.actor, at }, row);
      await settle(tx, undoing, row, taken);
      if (taken?.outcome === 'gone') undoing.told.gone.redirects += addresses;
    },
  );

/** Articles that were here, as they were before the run. */
async function undoChanges(undoing: Undoing): Promise<void> {
  const { db, runId, actor, zoneOf } = undoing;
  const zones = new Map<Locale, string>();
  const list = async (behind: queries.Behind) => {
    const rows = await queries.listChanges(db, runId, 'articles', behind, BATCH);
    for (const { locale } of rows) if (!zones.has(locale)) zones.set(locale, await zoneOf(locale));
    return rows;
  };
  await inParts(undoing, list, async (tx, change, at) => {
    const former = change.former as queries.FormerArticle;
    const { subjectId: id, version: left } = change;
    const taking = { actor, at, timeZone: zones.get(change.locale) ?? 'UTC' };
    const restored = id === null ? undefined : await restorePost(tx, taking, id, { left, former });
    if (id !== null && restored && restored.outcome !== 'restored') {
      stays(undoing, { kind: 'articles', id, title: restored.title, reason: restored.outcome });
      return;
    }
    await queries.forgetChange(tx, change);
    if (id === null || restored?.version === undefined) return;
    const { version } = restored;
    await queries.renumberChanges(tx, id, former.version, version);
    await queries.adoptVersion(tx, id, left, { version, hash: former.hash });
    undoing.told.restored.articles += 1;
  });
}

async function undoPictures(undoing: Undoing): Promise<void> {
  const { db, runId, takeBackPicture } = undoing;
  const outcomes = new Map<number, Awaited<ReturnType<typeof takeBackPicture>>>();
  const list = async (behind: queries.Behind) => {
    const rows = await queries.listMadeBy(db, runId, 'pictures', behind, BATCH);
    outcomes.clear();
    // Two addresses of the old site may have been one picture.
    for (const { subjectId } of rows)
      if (!outcomes.has(subjectId)) outcomes.set(subjectId, await takeBackPicture(subjectId));
    return rows;
  };
  await inParts(undoing, list, (tx, row) => settle(tx, undoing, row, outcomes.get(row.subjectId)));
}

/** Addresses go with what they led to; those of what stays go on leading there. */
async function undoAddresses(undoing: Undoing): Promise<void> {
  const { db, runId, told } = undoing;
  const list = async ([after]: queries.Behind) => {
    const rows = await listOldAddressesOf(db, runId, after, BATCH * 10);
    const ids = (of: 'postId' | 'categoryId' | 'authorId') => rows.flatMap((row) => row[of] ?? []);
    const kept = {
      postId: await queries.listKeptSubjects(db, runId, 'articles', ids('postId')),
      categoryId: await queries.listKeptSubjects(db, runId, 'categories', ids('categoryId')),
      authorId: await queries.listKeptSubjects(db, runId, 'authors', ids('authorId')),
    };
    return rows.map((row) => ({
      sourceId: row.path,
      locale: '',
      isKept: (['postId', 'categoryId', 'authorId'] as const).some((of) => kept[of].has(row[of] ?? 0)),
    }));
  };
  await inParts(undoing, list, async (tx, { sourceId, isKept }, at) => {
    if (isKept) return;
    await forgetOldAddresses(tx, at, [sourceId]);
    told.gone.redirects += 1;
  });
  await inParts(
    undoing,
    (behind) => queries.listChanges(db, runId, 'redirects', behind, BATCH),
    async (tx, change, at) => {
      const { locale, ...place } = change.former as queries.FormerAddress;
      await queries.forgetChange(tx, change);
      if (!(await queries.isThere(tx, place))) return;
      await keepOldAddresses(tx, at, [{ path: change.sourceId, locale, ...place }]);
      told.restored.redirects += 1;
    },
  );
}

/**
 * Takes back what nobody has worked on since, part by part, in an order in which nothing holds what comes later: texts
 * first, then what they name. What stays keeps its line: it is known when it comes again.
 */
export async function undoRun(undoing: Undoing): Promise<void> {
  const { told } = undoing;
  // Whoever goes on with it names anew what stays.
  Object.assign(told, { stays: noCounts(), left: [] });
  await undoChanges(undoing);
  for (const kind of ['articles', 'offers', 'products', 'categories', 'authors'] as const)
    await undoMade(undoing, kind);
  await undoPictures(undoing);
  await undoAddresses(undoing);
}
