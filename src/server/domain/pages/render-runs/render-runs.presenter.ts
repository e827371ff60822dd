import type { RenderRun } from '#contract/pages/rendered-pages/rendered-pages.admin.schemas.ts';
import type { RenderRunRow } from './render-runs.queries.ts';

export const presentRenderRun = (run: RenderRunRow): RenderRun => ({
  id: run.id,
  scope: run.scope,
  locale: run.locale,
  speed: run.speed,
  // Pages that came while it was under way have had their turn too.
  total: Math.max(run.total, run.done + run.failed),
  done: run.done,
  failed: run.failed,
  state: run.state,
  startedBy: run.startedBy,
  createdAt: run.createdAt.toISOString(),
  startedAt: run.startedAt?.toISOString() ?? null,
  finishedAt: run.finishedAt?.toISOString() ?? null,
});
