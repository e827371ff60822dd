import type { Backup, BackupCounts } from '#contract/running/backups/backups.admin.schemas.ts';
import { countedTables, type SentHoldings } from '#contract/running/backups/backups.words.ts';
import { holdingsOf, nameOf } from './backup-name.ts';
import type { BackupRow } from './backups.queries.ts';

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const countsOf = (counts: Record<string, number>): BackupCounts =>
  Object.fromEntries(countedTables.map((table) => [table, counts[table] ?? 0])) as BackupCounts;

export const presentBackup = (row: BackupRow, sends: SentHoldings): Backup => ({
  id: row.id,
  name: nameOf(row),
  reason: row.reason,
  state: row.state,
  askedBy: row.askedBy,
  createdAt: row.createdAt.toISOString(),
  finishedAt: iso(row.finishedAt),
  bytes: row.bytes,
  sha256: row.sha256,
  program: row.program,
  holds: holdingsOf(row.key),
  sends,
  counts: row.counts && countsOf(row.counts),
  rows: row.counts && Object.values(row.counts).reduce((sum, rows) => sum + rows, 0),
  pictures: row.pictures,
  missingPictures: row.missingPictures,
  problem: row.problem,
  rehearsal: row.rehearsalState && {
    state: row.rehearsalState,
    at: iso(row.rehearsedAt),
    problem: row.rehearsalProblem,
  },
  rehearsedRows: row.rehearsedRows,
  restore: row.restoreState && {
    state: row.restoreState,
    at: iso(row.restoredAt),
    problem: row.restoreProblem,
  },
  restoredBy: row.restoreAskedBy,
});
