import assert from 'node:assert/strict';
import { quoteIdentifier, type SqlClient } from '#db/client.ts';
import type { Database } from '#db/open.ts';
import { numberIn, TITLE, type WrittenPost } from './writer.ts';

const POSTS = `
  SELECT id::int AS id, title, excerpt, content, version,
    (SELECT count(*) FROM audit_log WHERE subject = 'post' AND subject_id = posts.id::text)::int AS logged,
    (SELECT count(*) FROM post_revisions WHERE post_id = posts.id)::int AS revisions
  FROM posts WHERE title LIKE '${TITLE} %' ORDER BY id`;

interface StoredPost {
  id: number;
  title: string;
  excerpt: string;
  content: unknown;
  version: number;
  logged: number;
  revisions: number;
}

/** The database itself is asked: these posts and no others, each whole, each save of each in history and log. */
export async function checkPosts({ client }: Database, written: WrittenPost[]): Promise<void> {
  const { rows } = await client.query<StoredPost>(POSTS);
  const byId = written.toSorted((a, b) => a.id - b.id);
  assert.deepEqual(
    rows.map((row) => ({ id: row.id, number: numberIn(row), version: row.version })),
    byId,
  );
  const unlogged = rows.filter(({ version, logged, revisions }) => logged < version || revisions < version);
  assert.deepEqual(unlogged, [], 'Saves are missing from the log or the history.');
}

const INDEXES = `
  SELECT indexrelid::regclass::text AS name FROM pg_index
  JOIN pg_class ON pg_class.oid = indexrelid JOIN pg_am ON pg_am.oid = relam
  WHERE relkind = 'i' AND amname = 'btree' AND indisvalid AND relpersistence = 'p'`;
const TABLES = `SELECT schemaname AS schema, relname AS name FROM pg_stat_user_tables`;

/** Every index against its table, every row of every table; answers how many of each. */
export async function checkFiles(client: SqlClient): Promise<{ indexes: number; rows: number }> {
  await client.exec('CREATE EXTENSION IF NOT EXISTS amcheck');
  const indexes = (await client.query<{ name: string }>(INDEXES)).rows;
  for (const { name } of indexes) await client.query('SELECT bt_index_check($1::regclass, true)', [name]);
  const tables = (await client.query<{ schema: string; name: string }>(TABLES)).rows;
  let sum = 0;
  for (const { schema, name } of tables) {
    const table = `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;
    const counted = `SELECT count(*)::int AS n, sum(length(each::text)) FROM ${table} AS each`;
    sum += (await client.query<{ n: number }>(counted)).rows[0]?.n ?? 0;
  }
  assert(indexes.length > 0 && sum > 0);
  return { indexes: indexes.length, rows: sum };
}
