import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MoveInTold, MoveInUndo } from '#contract/running/move-in/move-in.admin.schemas.ts';
import type {
  MovedKind,
  MoveInFileKind,
  MoveInNumbers,
  MoveInState,
} from '#contract/running/move-in/move-in.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { RefusalReason } from '#contract/site/refusals.ts';
import { id, moment } from '../columns.ts';

/** A file that somebody handed in, and where it lies meanwhile. */
export interface MoveInFile {
  id: string;
  name: string;
  kind: MoveInFileKind;
  bytes: number;
}

/** One time that a site moved in, or is about to. */
export const moveInRuns = pgTable(
  'move_in_runs',
  {
    id: id(),
    /** By which the old site is known; empty until somebody has looked. */
    site: text('site').notNull(),
    siteName: text('site_name').notNull().default(''),
    locale: text('locale').$type<Locale>().notNull(),
    state: text('state').$type<MoveInState>().notNull(),
    numbers: jsonb('numbers').$type<MoveInNumbers>(),
    actorId: text('actor_id'),
    /** By name, as it was then. */
    actorName: text('actor_name').notNull(),
    startedAt: moment('started_at').notNull(),
    /** When it was last heard of: one that died in the middle keeps nobody from beginning again. */
    heartbeatAt: moment('heartbeat_at').notNull(),
    finishedAt: moment('finished_at'),
    /** What was handed in at the desk; null for the command's, which no server goes on with. */
    files: jsonb('files').$type<MoveInFile[]>(),
    oldAddress: text('old_address').notNull().default(''),
    /** What the contract says of choices; read through its schema. */
    choices: jsonb('choices').$type<unknown>(),
    told: jsonb('told').$type<MoveInTold>(),
    /** Whether a file with all that was told is kept. */
    hasReport: boolean('has_report').notNull().default(false),
    done: integer('done').notNull().default(0),
    total: integer('total'),
    problem: text('problem').$type<RefusalReason>(),
    /** The server that works on it. */
    worker: text('worker'),
    undo: jsonb('undo').$type<MoveInUndo>(),
    undoneById: text('undone_by_id'),
    undoneBy: text('undone_by'),
  },
  (table) => [
    index('move_in_runs_at_work')
      .on(table.id)
      .where(
        sql`state IN ('waiting_to_look', 'looking', 'waiting_to_run', 'running', 'waiting_to_undo', 'undoing')`,
      ),
  ],
);

/** What came from where: by this it is known when it comes again. */
export const movedIn = pgTable(
  'moved_in',
  {
    site: text('site').notNull(),
    kind: text('kind').$type<MovedKind>().notNull(),
    sourceId: text('source_id').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** The post, category, author or picture. Without a foreign key: what is thrown away here does not come back. */
    subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
    /** Of what was brought: while it is the same, nothing has changed there. */
    hash: text('hash').notNull().default(''),
    /** The version that was left: while it is the same, nobody has changed it here. */
    version: integer('version').notNull().default(0),
    /** Whether it was made, or was there already. */
    made: boolean('made').notNull(),
    runId: bigint('run_id', { mode: 'number' })
      .notNull()
      .references(() => moveInRuns.id),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.locale, table.kind, table.sourceId] }),
    index('moved_in_run').on(table.runId, table.kind),
    index('moved_in_subject').on(table.kind, table.subjectId),
  ],
);

/** What an article was before a run brought it up to date; its words are in the revision of that version. */
export interface FormerArticle {
  version: number;
  hash: string;
  status: string;
  publishedAt: string | null;
  scheduledFor: string | null;
  handedInAt: string | null;
  trashedAt: string | null;
  trashedStatus: string | null;
  updatedAt: string;
  readersUpdatedAt: string | null;
}
/** Where an address led before. */
export interface FormerAddress {
  locale: Locale;
  postId: number | null;
  categoryId: number | null;
  authorId: number | null;
  target: string | null;
}

/** What a run found here and changed: so that it can be taken back. */
export const moveInChanges = pgTable(
  'move_in_changes',
  {
    runId: bigint('run_id', { mode: 'number' })
      .notNull()
      .references(() => moveInRuns.id),
    kind: text('kind').$type<'articles' | 'redirects'>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** Of an article its name in the source, of an address itself. */
    sourceId: text('source_id').notNull(),
    subjectId: bigint('subject_id', { mode: 'number' }),
    /** The version that the run left. */
    version: integer('version').notNull().default(0),
    former: jsonb('former').$type<FormerArticle | FormerAddress>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.kind, table.locale, table.sourceId] }),
    index('move_in_changes_subject').on(table.kind, table.subjectId),
  ],
);

/** A picture that is nowhere, and an article that misses it. */
export const moveInMissing = pgTable(
  'move_in_missing',
  {
    runId: bigint('run_id', { mode: 'number' })
      .notNull()
      .references(() => moveInRuns.id),
    url: text('url').notNull(),
    postId: bigint('post_id', { mode: 'number' }).notNull(),
    /** It was the article's own picture, and not only one in its text. */
    isCover: boolean('is_cover').notNull().default(false),
    reason: text('reason').notNull(),
    title: text('title').notNull(),
    /** What somebody has put there. */
    mediaId: bigint('media_id', { mode: 'number' }),
    mendedBy: text('mended_by'),
  },
  (table) => [primaryKey({ columns: [table.runId, table.url, table.postId] })],
);
