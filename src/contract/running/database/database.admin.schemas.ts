import { z } from 'zod';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { cursorSchema, listOf } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import {
  checkIds,
  checkObstacles,
  consoleProblems,
  type FaultValues,
  faultKinds,
  faultSubjects,
} from './database.words.ts';

const moment = z.iso.datetime();
const bytes = z.number().nonnegative();

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  rows: z.number(),
  /** So large that nobody counted: the database's own estimate. */
  isEstimate: z.boolean(),
  /** With its indexes. */
  bytes,
  indexBytes: bytes,
  deadRows: z.number(),
  tidiedAt: moment.nullable(),
});
export type DatabaseTable = z.infer<typeof tableSchema>;

const statementSchema = z.object({
  /** As it was sent, without its values. */
  sql: z.string(),
  calls: z.number(),
  meanMs: z.number(),
  maxMs: z.number(),
});

const connectionSchema = z.object({ state: z.string(), program: z.string(), n: z.int() });

export const databaseOverviewSchema = z.object({
  engine: z.enum(['embedded', 'server']),
  version: z.string(),
  /** The folder, or host, port and name, for an owner alone; never a user or a password. */
  place: z.string().nullable(),
  bytes,
  tables: z.array(tableSchema),
  /** Those that were applied, newest first; the moment is that of their making. */
  migrations: z.array(z.object({ name: z.string(), madeAt: moment })),
  /** Of a server; the embedded one has a single session. null where the server does not tell. */
  connections: z.object({ most: z.int(), open: z.array(connectionSchema) }).nullable(),
  /** For an owner alone. `server`: from pg_stat_statements; `process`: what this process saw since it began. */
  slowest: z.object({ source: z.enum(['server', 'process']), items: z.array(statementSchema) }).nullable(),
  checkpoint: z.object({ at: moment.nullable(), allowed: z.boolean() }),
});
export type DatabaseOverview = z.infer<typeof databaseOverviewSchema>;

export const checkpointSchema = z.object({ at: moment.nullable() });

const checkSchema = z.object({
  check: z.enum(checkIds),
  /** null where it was never made. */
  checkedAt: moment.nullable(),
  obstacle: z.enum(checkObstacles).nullable(),
  open: z.int(),
  /** Of those, how many can be mended at the press of a button. */
  mendable: z.int(),
  /** There were more than are kept. */
  more: z.boolean(),
});
export type IntegrityCheck = z.infer<typeof checkSchema>;
export const checkListSchema = z.object({ items: z.array(checkSchema) });

export const findingSchema = z.object({
  id: z.int(),
  check: z.enum(checkIds),
  kind: z.enum(faultKinds),
  values: z.custom<FaultValues>((value) => typeof value === 'object'),
  /** What it is about, where that has a screen. */
  subject: z
    .object({
      kind: z.enum(faultSubjects),
      /** Of a review or an offer: its product. */
      id: z.int(),
      title: z.string(),
      locale: localeSchema.nullable(),
    })
    .nullable(),
  mendable: z.boolean(),
  foundAt: moment,
  mendedAt: moment.nullable(),
  mendedBy: z.string(),
});
export type IntegrityFinding = z.infer<typeof findingSchema>;
export const findingListSchema = listOf(findingSchema);

export const findingListQuery = z.object({
  check: z.enum(checkIds).optional(),
  /** `mended`: what was put right of late. */
  state: z.enum(['open', 'mended']).default('open'),
  cursor: cursorSchema,
});

/** Without numbers: all of the check that can be mended, some at a time. */
export const mendSchema = z.strictObject({
  check: z.enum(checkIds),
  ids: z.array(z.int().positive()).min(1).max(engineLimits.integrity.mendedAtOnce).optional(),
});
export type Mend = z.output<typeof mendSchema>;

export const mendResultSchema = z.object({
  mended: z.int(),
  /** They were right again before anybody came to mend them. */
  gone: z.int(),
  /** They are as they were: mending did not work out. */
  failed: z.int(),
  /** Of the check, how many can still be mended. */
  left: z.int(),
});
export type MendResult = z.infer<typeof mendResultSchema>;

export const consoleStatementSchema = z.strictObject({ sql: plainText(engineLimits.console.chars) });

export const consoleAnswerSchema = z.object({
  columns: z.array(z.string()),
  /** As text, as it is shown; null is SQL's NULL. */
  rows: z.array(z.array(z.string().nullable())),
  /** There were more rows, columns, or text than are shown. */
  cut: z.array(z.enum(['rows', 'columns', 'cells', 'size'])),
  ms: z.int(),
  problem: z
    .object({
      code: z.enum(consoleProblems),
      /** A word of the statement, or PostgreSQL's own sentence. */
      detail: z.string(),
      hint: z.string(),
      /** Where in the statement, from 1. */
      line: z.int().nullable(),
      column: z.int().nullable(),
    })
    .nullable(),
});
export type ConsoleAnswer = z.infer<typeof consoleAnswerSchema>;

export const consoleTablesSchema = z.object({
  items: z.array(
    z.object({ name: z.string(), columns: z.array(z.object({ name: z.string(), type: z.string() })) }),
  ),
});
