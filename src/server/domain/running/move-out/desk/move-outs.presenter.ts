import type { MoveOut } from '#contract/running/move-out/move-out.admin.schemas.ts';
import { DAY } from '#contract/site/durations.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { refusals as en } from '#i18n/admin/en/refusals.ts';
import type { AdminLanguage } from '#i18n/admin/languages.ts';
import { refusals as pt } from '#i18n/admin/pt/refusals.ts';
import type { MoveOutRow } from './move-outs.queries.ts';

const refusals = { pt, en };

export const presentMoveOut = (row: MoveOutRow, language: AdminLanguage): MoveOut => ({
  id: row.id,
  form: row.form,
  state: row.state,
  startedBy: row.actorName,
  startedAt: row.createdAt.toISOString(),
  done: row.done,
  total: row.total,
  bytes: row.bytes,
  keptUntil:
    row.state === 'ready'
      ? new Date(row.createdAt.getTime() + engineLimits.moveOut.keptDays * DAY).toISOString()
      : null,
  problem: row.problem && refusals[language][row.problem],
});
