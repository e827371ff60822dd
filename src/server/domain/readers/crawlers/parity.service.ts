import type { Caller } from '#contract/people/accounts/caller.ts';
import type { ParityScope } from '#contract/readers/crawlers/crawlers.words.ts';
import { DAY } from '#contract/site/durations.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { conflict } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { ago } from '#server/lib/time/clock.ts';
import * as queries from './parity.queries.ts';
import { createParityWorker, type ParityParts } from './parity-worker.ts';

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Whether pages say the same with and without their scripts. */
export function createParityService(parts: ParityParts) {
  const { db, clock } = parts;

  return {
    ...createParityWorker(parts),

    /** A sample a day, however many servers there are. */
    async startDaily(): Promise<void> {
      const createdAt = clock();
      await queries.insertRun(db, { scope: 'sample', startedBy: '', day: dayOf(createdAt), createdAt });
    },

    /** Begins as soon as a server is free; one that is open already is the answer. */
    async start(caller: Caller, scope: ParityScope): Promise<queries.ParityRunRow> {
      const actor = requireRole(caller, 'editor');
      const createdAt = clock();
      return db.transaction(async (tx) => {
        const made = await queries.insertRun(tx, {
          scope,
          createdAt,
          day: dayOf(createdAt),
          startedBy: actor.name,
        });
        if (made) {
          const [subject, title] = ['crawler', scope] as const;
          await recordAudit(tx, actor, createdAt, {
            action: 'created',
            subject,
            title,
            subjectId: String(made.id),
          });
        }
        const run = made ?? (await queries.findLastRun(tx));
        if (!run) throw conflict('The open check has just ended.');
        return run;
      });
    },

    async get(caller: Caller) {
      requireRole(caller, 'viewer');
      const [lastRun, findings, differing] = await Promise.all([
        queries.findLastRun(db),
        queries.listFindings(db, engineLimits.crawlers.findings),
        queries.countFindings(db),
      ]);
      return { lastRun: lastRun ?? null, findings, differing };
    },

    countFindings: (): Promise<number> => queries.countFindings(db),

    purge: (): Promise<number> =>
      queries.deleteRunsBefore(db, ago(clock, engineLimits.crawlers.keptDays * DAY)),
  };
}

export type ParityService = ReturnType<typeof createParityService>;
