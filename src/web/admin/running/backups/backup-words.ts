import type { Backup } from '#contract/running/backups/backups.admin.schemas.ts';
import type {
  BackupHoldings,
  BackupState,
  BackupWorkState,
} from '#contract/running/backups/backups.words.ts';
import type { UpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import type { Tone } from '#web/admin/ui/badge.tsx';

export const BACKUPS = '/api/admin/backups';

export const stateTones: Record<BackupState, Tone> = {
  waiting: 'info',
  running: 'info',
  ready: 'ok',
  failed: 'danger',
};

export const workTones: Record<BackupWorkState, Tone> = {
  waiting: 'info',
  running: 'info',
  done: 'ok',
  failed: 'danger',
};

export const isOpen = (work: Backup['rehearsal']): boolean =>
  work?.state === 'waiting' || work?.state === 'running';

/** What went wrong with it last, in a sentence; a restore that failed is what somebody wants to know first. */
export function problemOf(backup: Backup, { backups }: Pick<UpkeepTexts, 'backups'>): string | undefined {
  const restore = backup.restore?.state === 'done' ? null : backup.restore?.problem;
  const problem = backup.problem ?? restore ?? backup.rehearsal?.problem;
  return problem ? backups.problems[problem.code](problem.detail) : undefined;
}

/** What a restore that is done has left to people. */
export function leftToDo({ restore }: Backup, { backups }: Pick<UpkeepTexts, 'backups'>): string | undefined {
  const left = restore?.state === 'done' ? restore.problem : null;
  return left ? backups.problems[left.code](left.detail) : undefined;
}

export const holdsTones: Record<BackupHoldings, Tone> = {
  everything: 'neutral',
  encrypted: 'ok',
  without_secrets: 'warn',
};

export const fileOf = ({ id }: Pick<Backup, 'id'>): string => `${BACKUPS}/${id}/file`;
