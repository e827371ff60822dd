import type { Caller } from '#contract/people/accounts/caller.ts';
import type { IntegrityCheck, Mend, MendResult } from '#contract/running/database/database.admin.schemas.ts';
import { type CheckId, type CheckObstacle, checkIds } from '#contract/running/database/database.words.ts';
import { DAY } from '#contract/site/durations.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Db } from '#db/open.ts';
import { readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { ago } from '#server/lib/time/clock.ts';
import { type Check, CheckSkipped, type CheckTools, type Fault, isMendable } from './checks/check.ts';
import { checks as allChecks } from './checks/registry.ts';
import * as queries from './integrity.queries.ts';
import { createMending } from './mend-findings.ts';

export interface IntegrityParts extends CheckTools {
  /** Other ones are for tests. */
  checks?: readonly Check[];
}

/** What one check came to. */
export interface CheckOutcome {
  check: CheckId;
  found: number;
  obstacle: CheckObstacle | null;
}

const { kept, mendedDays } = engineLimits.integrity;

async function gather(check: Check, tools: CheckTools): Promise<{ faults: Fault[]; more: boolean }> {
  const faults = new Map<string, Fault>();
  for await (const fault of check.find(tools)) {
    if (faults.size >= kept && !faults.has(fault.key)) return { faults: [...faults.values()], more: true };
    faults.set(fault.key, fault);
  }
  return { faults: [...faults.values()], more: false };
}

const rowOf = ({ key, mendable, ...details }: Fault): queries.NewFinding => ({
  key,
  details,
  mendable: isMendable({ kind: details.kind, ...(mendable !== undefined && { mendable }) }),
});

/** What is looked for in the database, what was found, and how it is put right. */
export function createIntegrityService({ checks = allChecks, ...tools }: IntegrityParts) {
  const { db, clock } = tools;

  async function run(id: CheckId): Promise<CheckOutcome> {
    const check = checks.find((each) => each.id === id);
    if (!check) return { check: id, found: 0, obstacle: null };
    try {
      const { faults, more } = await gather(check, tools);
      const at = clock();
      await db.transaction(async (tx) => {
        await queries.storeFindings(tx, id, faults.map(rowOf), at);
        await queries.storeCheck(tx, { check: id, checkedAt: at, obstacle: null, more });
      });
      return { check: id, found: faults.length, obstacle: null };
    } catch (error) {
      if (!(error instanceof CheckSkipped)) throw error;
      const { obstacle } = error;
      await queries.storeCheck(db as Db, { check: id, checkedAt: clock(), obstacle, more: false });
      return { check: id, found: 0, obstacle };
    }
  }

  const mend = createMending({ checks, tools });

  return {
    ids: checks.map(({ id }) => id),
    run,

    async listChecks(caller: Caller): Promise<IntegrityCheck[]> {
      requireRole(caller, 'viewer');
      const rows = new Map((await queries.listChecks(db)).map((row) => [row.check, row]));
      const counts = new Map((await queries.countOpen(db)).map((row) => [row.check, row]));
      return checkIds.map((check) => {
        const row = rows.get(check);
        const { open = 0, mendable = 0 } = counts.get(check) ?? {};
        const { checkedAt, obstacle = null, more = false } = row ?? {};
        return { check, checkedAt: checkedAt?.toISOString() ?? null, obstacle, open, mendable, more };
      });
    },

    async list(
      caller: Caller,
      search: Omit<queries.FindingFilter, 'after'> & { cursor?: string | undefined },
    ) {
      requireRole(caller, 'viewer');
      const { cursor, ...filter } = search;
      return readPart(
        cursor,
        (after, limit) => queries.listFindings(db, { ...filter, after }, limit),
        ({ foundAt, id }) => ({ at: foundAt, id }),
      );
    },

    /** Some at a time: whoever wants all of a check asks again until nothing is left. */
    async mend(caller: Caller, asked: Mend): Promise<MendResult> {
      const actor = requireRole(caller, 'owner');
      return mend(actor, asked);
    },

    purge: (): Promise<number> => queries.deleteMendedBefore(db, ago(clock, mendedDays * DAY)),
  };
}

export type IntegrityService = ReturnType<typeof createIntegrityService>;
