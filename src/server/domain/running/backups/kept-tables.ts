import type { DumpTable } from '#db/dump/tables.ts';

/** What a server knows of its own doings: in no backup, and no restore touches it. */
const OF_THIS_PLACE = new Set([
  // Positions in the ledger are this database's own transactions, and kept pages remember them.
  'invalidations',
  'rendered_pages',
  'render_runs',
  'edge_targets',
  'parity_runs',
  'parity_findings',
  'policy_reports',
  'job_runs',
  'job_workers',
  'backups',
  // A shop's file, a million rows of it: it comes again.
  'catalogue_arrivals',
  'catalogue_items',
  'move_outs',
  // Who tries too often goes on waiting, and whoever restores stays signed in: see below for accounts that are gone.
  'attempts',
  'sessions',
  'post_presence',
]);

/** Links that work once. Put back, one that was used or taken back would work again; so they end. So does news of then. */
const ENDED = new Set(['account_notices', 'invitations', 'password_resets', 'verifications']);

/** Never made shorter: what is missing is added. */
export const AUDIT_LOG = 'audit_log';

export interface SortedTables {
  /** In a backup. A table that nobody has thought about is. */
  kept: DumpTable[];
  /** Emptied by a restore. */
  ended: DumpTable[];
  without: string[];
}

export function sortTables(tables: DumpTable[]): SortedTables {
  const isOutside = ({ name }: DumpTable) => OF_THIS_PLACE.has(name) || ENDED.has(name);
  return {
    kept: tables.filter((table) => !isOutside(table)),
    ended: tables.filter(({ name }) => ENDED.has(name)),
    without: tables.filter(isOutside).map(({ name }) => name),
  };
}
