import type { Mend, MendResult } from '#contract/running/database/database.admin.schemas.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Actor } from '#contract/site/roles.ts';
import { longTransaction } from '#db/long-transaction.ts';
import type { Db } from '#db/open.ts';
import { openBatch } from '#server/domain/people/audit/open-batch.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { isUnavailable } from '#server/lib/database-errors.ts';
import { invalidFields } from '#server/lib/errors.ts';
import type { Check, CheckTools, Mending } from './checks/check.ts';
import * as queries from './integrity.queries.ts';

type Outcome = 'mended' | 'gone' | 'failed';
const { mendedAtOnce, mendTimeout } = engineLimits.integrity;

/** One that cannot be mended keeps no other from it: what it has begun is taken back, and it stays as it was. */
async function mendOne(check: Check, row: queries.FindingRow, mending: Mending): Promise<Outcome> {
  const { tx } = mending;
  await queries.beginPart(tx);
  try {
    const done = await check.mend?.({ key: row.key, ...row.details }, mending);
    await queries.endPart(tx);
    return done ? 'mended' : 'gone';
  } catch (error) {
    if (isUnavailable(error)) throw error;
    await queries.takeBackPart(tx);
    return 'failed';
  }
}

/** All of them in one transaction, with a line in the log; files only once it has ended well. */
export function createMending({ checks, tools }: { checks: readonly Check[]; tools: CheckTools }) {
  const { db, clock, editions } = tools;

  async function countLeft(tx: Db, id: Check['id']): Promise<number> {
    return (await queries.countOpen(tx)).find(({ check }) => check === id)?.mendable ?? 0;
  }

  return async (actor: Actor, { check: id, ids }: Mend): Promise<MendResult> => {
    const check = checks.find((each) => each.id === id);
    if (!check?.mend) throw invalidFields({ check: { code: 'invalid' } });
    const zones = new Map((await editions.listAll()).map((each) => [each.locale, each.timeZone]));
    const zoneOf = (locale: Locale) => zones.get(locale) ?? 'UTC';
    const at = clock();
    const last: (() => Promise<void>)[] = [];
    const result = await longTransaction(db, mendTimeout, async (tx) => {
      const rows = await queries.lockOpen(tx, id, ids, mendedAtOnce);
      const batchId = await openBatch(tx);
      const mending: Mending = {
        ...tools,
        tx,
        actor,
        at,
        batchId,
        zoneOf,
        details: { mended: id },
        afterwards: (work) => void last.push(work),
      };
      const outcomes: Record<Outcome, queries.FindingRow[]> = { mended: [], gone: [], failed: [] };
      for (const row of rows) outcomes[await mendOne(check, row, mending)].push(row);
      const { mended, gone, failed } = outcomes;
      await queries.markMended(
        tx,
        mended.map((row) => row.id),
        at,
        actor.name,
      );
      await queries.forgetFindings(
        tx,
        gone.map((row) => row.id),
      );
      if (mended.length > 0) {
        const details = { check: id, n: mended.length, keys: mended.slice(0, 20).map(({ key }) => key) };
        await recordAudit(tx, actor, at, {
          action: 'mended',
          subject: 'database',
          subjectId: id,
          details,
          batchId,
        });
      }
      const left = await countLeft(tx, id);
      return { mended: mended.length, gone: gone.length, failed: failed.length, left };
    });
    for (const work of last) await work();
    return result;
  };
}
