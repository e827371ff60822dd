import type { Caller } from '#contract/people/accounts/caller.ts';
import { localeOfPath } from '#contract/site/addresses/paths.ts';
import type { Db } from '#db/open.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import type { PortHolder } from '#server/domain/pages/rendered-pages/kept-pages-port.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { DomainError } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { asksAgain } from '../behind-cache.ts';
import { listTargets, resumeTarget } from '../edge-targets.queries.ts';
import { namesToPurge } from '../tags/compact-tags.ts';
import type { EdgeSettings } from '../targets/create-targets.ts';
import { callsFor, type EdgeTarget, type PurgeAnswer } from '../targets/target.ts';
import { standingOf } from './edge-standing.ts';

interface Parts {
  db: Db;
  clock: Clock;
  port: PortHolder;
  /** None: no cache in front has been named. */
  edge?: EdgeSettings | undefined;
}

/** Which cannot be told: there is nothing to be known of it here. */
const asking = { kind: 'nginx', name: 'nginx', row: undefined, state: 'asks' } as const;

const never = new AbortController().signal;

/** All of it, or the first answer that says otherwise. */
async function tell(target: EdgeTarget, names: readonly string[]): Promise<PurgeAnswer> {
  let answer: PurgeAnswer = { outcome: 'done', detail: '' };
  for (const call of callsFor(target, names, false)) {
    answer = await target.purge(call, never);
    if (answer.outcome !== 'done') break;
  }
  return answer;
}

/** The caches in front, as the desk sees them; nothing of it is loaded where none was named. */
export function createEdgeService({ db, clock, port, edge }: Parts) {
  let opened: Promise<EdgeTarget[]> | undefined;
  async function open(): Promise<EdgeTarget[]> {
    const { createTargets } = await import('../targets/create-targets.ts');
    return edge ? createTargets(edge, clock) : [];
  }
  async function targets(): Promise<EdgeTarget[]> {
    if (!edge || edge.EDGE_TARGETS.length === 0) return [];
    opened ??= open();
    return opened;
  }

  async function look() {
    const all = await targets();
    const names = all.map(({ name }) => name);
    const rows = new Map((await listTargets(db, names)).map((row) => [row.name, row]));
    const now = clock();
    const counts = port.get()?.counts();
    const told = all.map(({ kind, name }) => {
      const row = rows.get(name);
      return { kind, name, row, state: standingOf(row, now) };
    });
    return {
      targets: asksAgain(edge) ? [...told, asking] : told,
      answers: counts?.toCaches() ?? null,
      since: counts?.since ?? null,
    };
  }

  return {
    async overview(caller: Caller) {
      requireRole(caller, 'viewer');
      return look();
    },

    /** At once and by itself: what was sent and what came back is for a person to see. */
    async purge(caller: Caller, path: string) {
      const actor = requireRole(caller, 'editor');
      const all = await targets();
      if (all.length === 0)
        throw new DomainError('conflict', 'No cache in front was named.', { reason: 'no_cache_in_front' });
      const pathname = path.split('?', 1)[0] ?? path;
      const names = [...namesToPurge([tags.page(pathname)])].sort();
      const reports = await Promise.all(
        all.map(async (target) => {
          const began = performance.now();
          const { outcome, detail } = await tell(target, names);
          return { target: target.name, names, outcome, detail, took: performance.now() - began };
        }),
      );
      await recordAudit(db, actor, clock(), {
        action: 'deleted',
        subject: 'cache',
        subjectId: pathname,
        title: pathname,
        locale: localeOfPath(pathname) ?? null,
        details: Object.fromEntries(reports.map(({ target, outcome }) => [target, outcome])),
      });
      return { path: pathname, reports };
    },

    /** Whoever tells it looks for this every second. */
    async resume(caller: Caller, name: string) {
      const actor = requireRole(caller, 'editor');
      const known = (await targets()).some((target) => target.name === name);
      if (!known)
        throw new DomainError('conflict', 'No cache in front was named.', { reason: 'no_cache_in_front' });
      const now = clock();
      await db.transaction(async (tx) => {
        if (!(await resumeTarget(tx, name))) return;
        await recordAudit(tx, actor, now, {
          action: 'updated',
          subject: 'cache',
          subjectId: name,
          title: name,
          locale: null,
          details: {},
        });
      });
      return look();
    },
  };
}

export type EdgeService = ReturnType<typeof createEdgeService>;
