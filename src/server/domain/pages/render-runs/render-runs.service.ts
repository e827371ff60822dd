import type { NewRenderRun } from '#contract/pages/rendered-pages/rendered-pages.admin.schemas.ts';
import { AS_FAST_AS_POSSIBLE } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { DAY } from '#contract/site/durations.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import type { RenderedPagesService } from '#server/domain/pages/rendered-pages/rendered-pages.service.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { conflict, notFound } from '#server/lib/errors.ts';
import { byCreation, readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { ago, type Clock } from '#server/lib/time/clock.ts';
import { realWait, type Wait } from '#server/lib/time/wait.ts';
import { workThrough } from '#server/lib/work-through.ts';
import * as queries from './render-runs.queries.ts';
import { workOnRenderRun } from './work-on-render-run.ts';

interface Parts {
  db: Db;
  clock: Clock;
  renderedPages: Pick<RenderedPagesService, 'known' | 'port'>;
  wait?: Wait;
}

/** Somebody has pages rendered anew: one server does it, at a pace that readers do not notice. */
export function createRenderRunsService({ db, clock, renderedPages, wait = realWait }: Parts) {
  const { known, port } = renderedPages;
  const lease = queries.leaseRenderRuns(db, clock);

  const workOn = (only: typeof queries.ofEditions, signal: AbortSignal): Promise<void> =>
    workThrough(signal, {
      claim: async () => (port.get() ? lease.claim(only) : undefined),
      async work(run) {
        await workOnRenderRun({ db, clock, wait, lease, run, pages: port.need(), known, signal });
        await lease.end(run.id, { state: 'done', finishedAt: clock() });
      },
      release: lease.release,
      async fail({ id }, error) {
        await lease.end(id, { state: 'failed', finishedAt: clock() });
        throw error;
      },
    });

  return {
    async list(caller: Caller, { cursor }: { cursor?: string | undefined }) {
      requireRole(caller, 'viewer');
      return readPart(cursor, (after, limit) => queries.listRuns(db, after, limit), byCreation);
    },

    /** Begins as soon as a server is free; one over the same pages that is open already is the answer. */
    async start(caller: Caller, wanted: NewRenderRun): Promise<queries.RenderRunRow> {
      const actor = requireRole(caller, 'editor');
      port.need();
      if (wanted.scope !== 'paths') await known.sync({ atOnce: true });
      const createdAt = clock();
      const locale = wanted.scope === 'edition' ? wanted.locale : null;
      const paths = wanted.scope === 'paths' ? [...new Set(wanted.paths)].sort() : null;
      const total = paths?.length ?? (await known.count(locale));
      const { scope, fastest, speed: given = engineLimits.renderRuns.speed.usual } = wanted;
      const speed = fastest ? AS_FAST_AS_POSSIBLE : given;
      const run = { scope, locale, paths, speed, total, createdAt, startedBy: actor.name };
      return db.transaction(async (tx) => {
        const made = await queries.insertRun(tx, run);
        if (!made) {
          const open = await queries.findOpenRun(tx, scope, locale);
          if (!open) throw conflict('The open run has just ended.');
          return open;
        }
        await recordAudit(tx, actor, createdAt, {
          action: 'created',
          subject: 'job',
          subjectId: String(made.id),
          title: paths?.length === 1 ? (paths[0] ?? '') : 'pre-render',
          locale,
          details: { scope, pages: total, speed },
        });
        return made;
      });
    },

    async cancel(caller: Caller, id: number): Promise<queries.RenderRunRow> {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      return db.transaction(async (tx) => {
        const before = await queries.findRun(tx, id);
        if (!before) throw notFound(`Render run ${id}`);
        const run = await queries.cancelRun(tx, id, at);
        if (!run) return before;
        await recordAudit(tx, actor, at, {
          action: 'undone',
          subject: 'job',
          subjectId: String(id),
          title: 'pre-render',
          locale: run.locale,
          details: { done: run.done, total: run.total },
        });
        return run;
      });
    },

    /** Every page of an edition, because its day has begun; one that is open already will do. */
    async beginEdition(locale: Locale): Promise<number> {
      await known.sync({ atOnce: true });
      const total = await known.count(locale);
      const speed = engineLimits.renderRuns.speed.usual;
      const run = { scope: 'edition' as const, locale, paths: null, speed, total };
      const made = await queries.insertRun(db, { ...run, createdAt: clock(), startedBy: '' });
      const open = made ?? (await queries.findOpenRun(db, 'edition', locale));
      if (!open) throw conflict('The open run has just ended.');
      return open.id;
    },

    watch: (id: number): Promise<queries.RenderRunRow | undefined> => queries.findRun(db, id),

    giveUp: (id: number): Promise<unknown> => queries.cancelRun(db, id, clock()),

    workOnChosen: (signal: AbortSignal): Promise<void> => workOn(queries.ofChosenPages, signal),
    workOnEditions: (signal: AbortSignal): Promise<void> => workOn(queries.ofEditions, signal),

    purge: (): Promise<number> =>
      queries.deleteRunsBefore(db, ago(clock, engineLimits.renderRuns.keptDays * DAY)),
  };
}

export type RenderRunsService = ReturnType<typeof createRenderRunsService>;
