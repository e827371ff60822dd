import { z } from 'zod';
import { listOf } from '#contract/site/list.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import {
  backupHoldings,
  backupProblemCodes,
  backupReasons,
  backupStates,
  backupWorkStates,
  countedTables,
  sentHoldings,
} from './backups.words.ts';

const problemSchema = z.object({ code: z.enum(backupProblemCodes), detail: z.string() });
const countsSchema = z.object(
  Object.fromEntries(countedTables.map((table) => [table, z.int()])) as Record<
    (typeof countedTables)[number],
    z.ZodInt
  >,
);

/** How a rehearsal or a restore of a backup stands; null where nobody has ever wanted one. */
const workSchema = z
  .object({
    state: z.enum(backupWorkStates),
    /** When it ended. */
    at: z.iso.datetime().nullable(),
    problem: problemSchema.nullable(),
  })
  .nullable();

export const backupSchema = z.object({
  id: z.int(),
  /** Its second (UTC); typed before it is restored. */
  name: z.string(),
  reason: z.enum(backupReasons),
  state: z.enum(backupStates),
  /** Who asked for it; empty where nobody did. */
  askedBy: z.string(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  bytes: z.int().nullable(),
  sha256: z.string().nullable(),
  /** The version that made it. */
  program: z.string(),
  /** What the file holds where it is kept, and what of it is sent to whoever downloads it. */
  holds: z.enum(backupHoldings),
  sends: z.enum(sentHoldings),
  /** null until it is whole. */
  counts: countsSchema.nullable(),
  rows: z.int().nullable(),
  pictures: z.int().nullable(),
  /** Pictures that texts name and nobody has any more. */
  missingPictures: z.int(),
  problem: problemSchema.nullable(),
  rehearsal: workSchema,
  rehearsedRows: z.int().nullable(),
  restore: workSchema,
  restoredBy: z.string(),
});
export type Backup = z.infer<typeof backupSchema>;

export const backupListSchema = listOf(backupSchema);

export const backupWithNowSchema = z.object({
  backup: backupSchema,
  /** What there is now, to hold a backup against. */
  now: countsSchema,
});
export type BackupCounts = z.infer<typeof countsSchema>;

export const backupDeletionSchema = z.object({ deleted: z.literal(true) });

export const restoreSchema = z.object({ confirmation: plainText(100) });
