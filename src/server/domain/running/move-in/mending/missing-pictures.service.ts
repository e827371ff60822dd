import type { Caller } from '#contract/people/accounts/caller.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { limits } from '#contract/site/limits.ts';
import type { Actor } from '#contract/site/roles.ts';
import type { Db } from '#db/open.ts';
import { openBatch } from '#server/domain/people/audit/open-batch.ts';
import type { Rewriting } from '#server/domain/people/audit/rewriting.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { placeOfKept } from '#server/domain/writing/media/brought-picture.ts';
import { rewritePost } from '#server/domain/writing/posts/writing/rewrite-post.ts';
import { invalidFields, notFound } from '#server/lib/errors.ts';
import { partOf } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { findRun } from '../desk/move-ins.queries.ts';
import { type MoveInRun, putMoved } from '../move-in.queries.ts';
import { adoptVersion } from '../undo/undo.queries.ts';
import { withPicture } from './mend-picture.ts';
import { listMissing, listMissingOf, type MissingRow, markMended } from './missing.queries.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
}

/** How many articles each picture names. */
const SHOWN = 5;

/** Pictures that are nowhere, and others in their place. */
export function createMissingPictures({ db, clock, editions }: Parts) {
  /** Through the one way in which a text changes; the article counts as the run has left it, and can be taken back with it. */
  async function mendOne(
    tx: Db,
    { site, id: runId }: MoveInRun,
    row: MissingRow,
    { address, mediaId }: { address: string; mediaId: number },
    rewriting: Rewriting,
  ): Promise<boolean> {
    const { url, isCover, postId } = row;
    let before = 0;
    const after = await rewritePost(tx, postId, rewriting, (post) => {
      before = post.version;
      return withPicture(post, { url, isCover, address });
    });
    if (!after) return false;
    await adoptVersion(tx, postId, before, { version: after.version });
    const place = { site, locale: after.locale, kind: 'pictures' as const, sourceId: url };
    // A newer export of the old site finds it there.
    await putMoved(tx, { ...place, subjectId: mediaId, hash: '', version: 0, made: false, runId });
    return true;
  }

  async function mendSome(
    actor: Actor,
    run: MoveInRun,
    rows: MissingRow[],
    to: { address: string; mediaId: number },
  ) {
    const zones = new Map((await editions.listAll()).map((each) => [each.locale, each.timeZone]));
    const at = clock();
    return db.transaction(async (tx) => {
      const batchId = await openBatch(tx);
      const details = { moveIn: run.id, picture: to.mediaId };
      const zoneOf: Rewriting['zoneOf'] = (locale) => zones.get(locale) ?? 'UTC';
      let mended = 0;
      for (const row of rows)
        if (await mendOne(tx, run, row, to, { actor, at, batchId, zoneOf, details })) mended += 1;
      const ids = rows.map(({ postId }) => postId);
      await markMended(tx, run.id, rows[0]?.url ?? '', ids, { mediaId: to.mediaId, by: actor.name });
      return mended;
    });
  }

  return {
    async list(caller: Caller, runId: number, cursor = '') {
      requireRole(caller, 'owner');
      if (!(await findRun(db, runId))) throw notFound(`Run ${runId}`);
      const { part: size } = limits.adminLists;
      const found = await listMissing(db, runId, cursor, { limit: size + 1, shown: SHOWN });
      return partOf(found, size, ({ url }) => url);
    },

    async mend(caller: Caller, runId: number, { url, mediaId }: { url: string; mediaId: number }) {
      const actor = requireRole(caller, 'owner');
      const run = await findRun(db, runId);
      const rows = run ? await listMissingOf(db, runId, url) : [];
      if (!run || rows.length === 0) throw notFound(`A missing picture ${url.slice(0, 100)}`);
      const { address, size } = (await placeOfKept(db, mediaId)) ?? {};
      // What has a size to tell is a file of another kind.
      if (!address || size !== undefined) throw invalidFields({ mediaId: { code: 'invalid' } });
      const { mendAtOnce } = engineLimits.moveIn;
      let articles = 0;
      for (let from = 0; from < rows.length; from += mendAtOnce)
        articles += await mendSome(actor, run, rows.slice(from, from + mendAtOnce), { address, mediaId });
      return { articles, unchanged: rows.length - articles };
    },
  };
}
