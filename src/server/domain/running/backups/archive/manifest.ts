import { z } from 'zod';

/** Raised when an older program could no longer read what is written. */
export const ARCHIVE_FORMAT = 1;

export const HEAD_NAME = 'vitrina.json';
export const MANIFEST_NAME = 'manifest.json';

/** The first entry: what the rest is, so that nobody reads what they cannot understand. */
export const headSchema = z.object({
  format: z.int().positive(),
  /** The program's version, for people. */
  program: z.string(),
  /** The last migration of the database it was made of. */
  migration: z.int().nonnegative(),
  madeAt: z.iso.datetime(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** Tables whose rows are none of a backup's business, for whoever wonders. */
  without: z.array(z.string()),
});
export type ArchiveHead = z.infer<typeof headSchema>;

const sumSchema = z.object({ rows: z.int().nonnegative(), sha256: z.string() });

/** What an archive that may leave the machine unencrypted does without. */
const leftOutSchema = z.object({
  /** Names of settings that were set and are not in it. */
  settings: z.array(z.string()),
  /** By which the installation's key is known again; null where it had none yet. */
  key: z.string().nullable(),
});
export type LeftOut = z.infer<typeof leftOutSchema>;

/** The last entry: an archive that was cut off has none. */
export const manifestSchema = z.object({
  tables: z.record(z.string(), sumSchema),
  pictures: z.object({
    count: z.int().nonnegative(),
    bytes: z.int().nonnegative(),
    sha256: z.string(),
    /** Rows name them, and they were not there when the backup was made. */
    missing: z.array(z.string()),
  }),
  /** The last number that each table had given out. */
  sequences: z.record(z.string(), z.int()),
  /** Absent where everything is in it. */
  leftOut: leftOutSchema.optional(),
});
export type ArchiveManifest = z.infer<typeof manifestSchema>;

export const rowCountOf = ({ tables }: ArchiveManifest): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
