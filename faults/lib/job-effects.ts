import assert from 'node:assert/strict';
import type pg from 'pg';
import type { JobId } from '#contract/running/jobs/jobs.words.ts';
import type { Owner } from './owner.ts';

const SCHEDULED = 5;
const body = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Um texto.' }] }],
};
const message = {
  name: 'Giulia',
  email: 'giulia@mail.example',
  subject: 'Una domanda',
  message: 'Avete provato anche il modello nuovo?',
};

/** Something for every job to do: twice, where one is due and the other is not. */
export async function makeWork(owner: Owner, database: pg.Client): Promise<void> {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  for (let n = 0; n < SCHEDULED; n += 1) {
    const text = { locale: 'br', title: `Agendado ${n}`, excerpt: 'Um resumo honesto.', content: body };
    await owner.ask('POST', '/api/admin/posts', { ...text, status: 'scheduled', scheduledFor: inAnHour });
  }
  const news = { locale: 'br', title: 'Uma notícia', excerpt: 'Um resumo honesto.', content: body };
  await owner.ask('POST', '/api/admin/posts', { ...news, status: 'published' });
  for (const title of ['Lixo velho', 'Lixo novo']) {
    const { id } = await owner.ask('POST', '/api/admin/posts', { locale: 'br', title });
    await owner.ask('DELETE', `/api/admin/posts/${id}`);
  }
  for (const subject of ['Una vecchia', 'Una nuova'])
    await owner.ask('POST', '/api/contact?locale=it', { ...message, subject });
  await database.query(`
    UPDATE posts SET scheduled_for = now() - interval '1 minute' WHERE title LIKE 'Agendado %';
    UPDATE posts SET trashed_at = now() - interval '90 days' WHERE title = 'Lixo velho';
    UPDATE contact_messages SET created_at = now() - interval '14 months' WHERE subject = 'Una vecchia';
    INSERT INTO view_days (day, locale, page_kind, page_id, visitor, count)
    SELECT day, 'br', 'post', 1, 'person', 1 FROM (VALUES (date '2001-01-01'), (current_date)) AS days (day)
    ON CONFLICT DO NOTHING;
    ALTER TABLE link_checks ALTER COLUMN excluded_at SET DEFAULT now();
    UPDATE link_checks SET excluded_at = now()`);
}

interface Round {
  jobs: readonly JobId[];
  /** Each of them waits here in the middle of its work: what it has to write to, or to read, is held. */
  hold: string;
}

/** In two, because each that waits holds a connection. A restore that is killed has a test of its own. */
export const rounds: readonly Round[] = [
  {
    jobs: ['publish', 'prices', 'indexnow', 'clicks', 'messages', 'upkeep', 'database'],
    hold: `BEGIN;
      LOCK TABLE post_revisions, contact_messages, view_days, attempts, offers IN SHARE MODE`,
  },
  {
    jobs: ['pre-render', 'links', 'integrity', 'backup', 'rehearsal'],
    hold: `BEGIN;
      LOCK TABLE launches IN ACCESS EXCLUSIVE MODE;
      LOCK TABLE rendered_pages, link_checks, integrity_checks IN SHARE MODE;
      SELECT 1 FROM backups FOR UPDATE`,
  },
];

const EFFECTS = `
  SELECT
    (SELECT count(*) FROM posts WHERE title LIKE 'Agendado %' AND status = 'published')::int AS published,
    (SELECT count(*) FROM audit_log WHERE title LIKE 'Agendado %' AND action = 'published')::int AS told,
    (SELECT string_agg(title, ', ') FROM posts WHERE title LIKE 'Lixo %') AS trash,
    (SELECT count(*) FROM audit_log WHERE title = 'Lixo velho' AND action = 'deleted')::int AS emptied,
    (SELECT string_agg(subject, ', ') FROM contact_messages WHERE subject LIKE 'Una %') AS messages,
    (SELECT count(*) FROM view_days WHERE day < '2002-01-01')::int AS old_views,
    (SELECT count(*) > 0 FROM view_days WHERE day >= current_date - 1) AS has_views,
    (SELECT count(*) FROM price_runs WHERE locale = 'br' AND state <> 'done')::int AS unfinished_prices,
    (SELECT count(*) - count(DISTINCT marketplace) FROM price_runs WHERE locale = 'br')::int AS doubled_prices,
    (SELECT count(*) FROM render_runs WHERE state NOT IN ('done', 'cancelled', 'failed'))::int AS open_renders,
    (SELECT count(*) FROM backups WHERE state = 'ready')::int AS backups,
    (SELECT count(*) FROM backups WHERE state IN ('waiting', 'running'))::int AS open_backups,
    (SELECT count(*) FROM backups WHERE rehearsal_state = 'done')::int AS rehearsed,
    (SELECT count(*) > 10 FROM integrity_checks WHERE checked_at IS NOT NULL) AS is_checked`;

/** What each job had to do has been done, once. */
export async function checkEffects(database: pg.Client): Promise<void> {
  const { rows } = await database.query(EFFECTS);
  assert.deepEqual(rows, [
    {
      published: SCHEDULED,
      told: SCHEDULED,
      trash: 'Lixo novo',
      emptied: 1,
      messages: 'Una nuova',
      old_views: 0,
      has_views: true,
      unfinished_prices: 0,
      doubled_prices: 0,
      open_renders: 0,
      backups: 2,
      open_backups: 0,
      rehearsed: 1,
      is_checked: true,
    },
  ]);
}
