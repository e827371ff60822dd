import type {
  MissingPicture,
  MoveIn,
  MoveInDetail,
} from '#contract/running/move-in/move-in.admin.schemas.ts';
import { moveInChoicesSchema } from '#contract/running/move-in/move-in-choices.schemas.ts';
import { refusals as en } from '#i18n/admin/en/refusals.ts';
import type { AdminLanguage } from '#i18n/admin/languages.ts';
import { refusals as pt } from '#i18n/admin/pt/refusals.ts';
import type { MissingPictureRow } from '../mending/missing.queries.ts';
import type { MoveInRun } from '../move-in.queries.ts';
import { reasonIn } from '../why.ts';
import { isLost, mayUndo } from './run-facts.ts';

interface Facts {
  run: MoveInRun;
  now: Date;
}

const refusals = { pt, en };

export const presentMoveIn = ({ run, now }: Facts, language: AdminLanguage): MoveIn => ({
  id: run.id,
  state: run.state,
  site: run.siteName || run.site,
  locale: run.locale,
  startedBy: run.actorName,
  startedAt: run.startedAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString() ?? null,
  isLost: run.files === null && isLost(run, now),
  done: run.done,
  total: run.total,
  numbers: run.numbers,
  problem: run.problem && refusals[language][run.problem],
  undoable: mayUndo(run, now),
  hasReport: run.hasReport,
});

export const presentMoveInDetail = (
  facts: Facts & { missing: number },
  language: AdminLanguage,
): MoveInDetail => {
  const { run, missing } = facts;
  return {
    ...presentMoveIn(facts, language),
    files: run.files?.map(({ id, name, kind, bytes }) => ({ id, name, kind, bytes })) ?? null,
    oldAddress: run.oldAddress,
    choices: moveInChoicesSchema.safeParse(run.choices ?? {}).data ?? null,
    told: run.told,
    undo: run.undo,
    undoneBy: run.undoneBy,
    missingPictures: missing,
  };
};

export const presentMissing = (row: MissingPictureRow): MissingPicture => ({
  url: row.url,
  reason: row.reason,
  ...reasonIn(row.reason),
  articles: row.articles,
  first: row.first.map(({ id, title }) => ({ id: Number(id), title })),
  mended: row.mediaId === null ? null : { mediaId: Number(row.mediaId), by: row.mendedBy ?? '' },
});
