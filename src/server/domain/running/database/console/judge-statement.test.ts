import { describe, expect, test } from 'vitest';
import { judgeStatement } from './judge-statement.ts';

/** Some of what a database has; console.test.ts asks with all of it. */
const callable = new Set([
  'count',
  'current_setting',
  'lo_get',
  'nextval',
  'quote_literal',
  'ts_stat',
  'xmin',
]);
const codeOf = (sql: string) => {
  const judged = judgeStatement(sql, callable);
  return 'refusal' in judged ? judged.refusal.code : 'fine';
};

describe('a statement for the console', () => {
  test.each([
    'SELECT 1',
    "select * from posts where title like '%;%' -- ; drop table posts",
    'SELECT \'credentials\', "title" FROM posts;',
    'SELECT 1 ;;  ',
    '/* a /* nested */ comment */ TABLE posts',
    'VALUES (1, 2), (3, 4)',
    '(SELECT id FROM posts) UNION (SELECT id FROM reviews)',
    'WITH newest AS MATERIALIZED (SELECT * FROM posts LIMIT 3) SELECT count(*) FROM newest',
    'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5) SELECT sum(i) FROM n',
    "SELECT locale, count(*) FILTER (WHERE status = 'published') FROM posts GROUP BY ROLLUP (locale)",
    'SELECT row_number() OVER (PARTITION BY locale ORDER BY id) FROM posts',
    "SELECT jsonb_path_query(content, '$.content[*].attrs.src') FROM posts",
    'SELECT relname, pg_size_pretty(pg_total_relation_size(relid)) FROM pg_catalog.pg_stat_user_tables',
    'SELECT CAST(score AS numeric(3, 1)), extract(year FROM published_at) FROM reviews AS r',
    'SELECT t.a FROM (VALUES (1)) AS t (a)',
    'EXPLAIN (ANALYZE, FORMAT JSON) SELECT 1',
    'EXPLAIN ANALYZE VERBOSE WITH a AS (SELECT 1) SELECT * FROM a',
    'SHOW server_version',
    'SELECT views FROM click_days',
    'SELECT table_name FROM information_schema.columns',
    'SELECT a.*, (a).name, a."role", public.accounts.id FROM public.accounts AS a',
    'SELECT q.count FROM (SELECT count(*) FROM posts) q',
    'SELECT quote_literal FROM (SELECT 1 AS quote_literal) AS q',
  ])('is taken: %s', (sql) => {
    expect(codeOf(sql)).toBe('fine');
  });

  test.each([
    ['empty', ''],
    ['empty', ' -- nothing\n ;'],
    ['several', 'SELECT 1; DROP TABLE posts'],
    ['several', 'COMMIT; DROP TABLE posts'],
    ['several', "SELECT ''';'; DELETE FROM posts; --'"],
    ['not_reading', 'DELETE FROM posts'],
    ['not_reading', 'COMMIT'],
    ['not_reading', "COPY posts TO PROGRAM 'sh'"],
    ['not_reading', 'SET ROLE postgres'],
    ['not_reading', 'RESET ROLE'],
    ['not_reading', 'LISTEN jobs'],
    ['not_reading', 'DO $$ BEGIN END $$'.replace(/\$\$.*/, '')],
    ['not_reading', 'EXPLAIN ANALYZE DELETE FROM posts'],
    ['not_reading', 'EXPLAIN (ANALYZE) EXECUTE something'],
    ['not_reading', '"select" 1'],
    ['unreadable', 'DO $$ BEGIN END $$'],
    ['unreadable', "SELECT E'\\'; DROP TABLE posts; --'"],
    ['unreadable', "SELECT e'a'\n'\\' || secrets.value || '' FROM secrets --'"],
    ['unreadable', 'SELECT U&"\\0063redentials"'],
    ['unreadable', "SELECT U&'x'"],
    ['unreadable', 'SELECT $tag$ x $tag$'],
    ['unreadable', 'SELECT $1'],
    ['unreadable', 'SELECT 1from secrets'],
    ['unreadable', "SELECT 'never ends"],
    ['unreadable', 'SELECT 1 /* never ends'],
    ['unreadable', 'SELECT \\'],
    ['function_refused', 'SELECT pg_sleep(10)'],
    ['function_refused', 'SELECT pg_catalog.pg_sleep(10)'],
    ['function_refused', 'SELECT "pg_sleep"(10)'],
    ['function_refused', 'SELECT pg_sleep /* hidden */ (10)'],
    ['function_refused', 'SELECT pg_sleep -- hidden\n (10)'],
    ['function_refused', "SELECT pg_read_file('/etc/passwd')"],
    ['function_refused', "SELECT * FROM pg_ls_dir('.')"],
    ['function_refused', "SELECT set_config('role', 'none', false)"],
    ['function_refused', "SELECT current_setting('data_directory')"],
    ['function_refused', "SELECT nextval('posts_id_seq')"],
    ['function_refused', "SELECT setval('posts_id_seq', 1)"],
    ['function_refused', "SELECT lo_import('/etc/passwd')"],
    ['function_refused', "SELECT lo_export(1, '/tmp/x')"],
    ['function_refused', "SELECT dblink('host=x', 'SELECT 1')"],
    ['function_refused', "SELECT query_to_xml('SELECT * FROM secrets', true, true, '')"],
    ['function_refused', "SELECT table_to_xml('secrets', true, true, '')"],
    ['function_refused', "SELECT * FROM ts_stat('SELECT value FROM secrets')"],
    ['function_refused', 'SELECT pg_advisory_lock(1)'],
    ['function_refused', 'SELECT pg_terminate_backend(1)'],
    ['function_refused', "SELECT pg_notify('jobs', 'x')"],
    ['function_refused', 'SELECT 1 OPERATOR(pg_catalog.+) 1'],
    ['function_refused', 'SELECT count_posts_inserted()'],
    ['function_refused', 'SELECT * FROM posts, pg_sleep(5)'],
    ['function_refused', 'SELECT a.quote_literal FROM accounts a'],
    ['function_refused', 'SELECT a."quote_literal" FROM accounts a'],
    ['function_refused', 'SELECT A . /* hidden */ QUOTE_LITERAL FROM accounts a'],
    ['function_refused', 'SELECT public.accounts.quote_literal FROM accounts'],
    ['function_refused', 'SELECT (a).quote_literal FROM accounts a'],
    ['function_refused', "SELECT ('data_directory'::text).current_setting"],
    ['function_refused', "SELECT (ARRAY['posts_id_seq'::regclass])[1].nextval"],
    ['function_refused', 'SELECT q.ts_stat FROM (SELECT 1 AS ts_stat) AS q'],
    ['function_refused', 'SELECT TREAT(1 AS lo_get)'],
    ['table_refused', 'SELECT * FROM credentials'],
    ['table_refused', 'SELECT * FROM public."credentials"'],
    ['table_refused', 'SELECT * FROM CREDENTIALS'],
    ['table_refused', 'TABLE secrets'],
    ['table_refused', 'SELECT row_to_json(sessions) FROM sessions'],
    ['table_refused', 'SELECT * FROM posts JOIN settings ON true'],
    ['table_refused', 'WITH x AS (SELECT * FROM password_resets) SELECT * FROM x'],
    ['table_refused', 'SELECT * FROM pg_authid'],
    ['table_refused', 'SELECT * FROM pg_catalog.pg_shadow'],
    ['table_refused', "SELECT most_common_vals FROM pg_stats WHERE tablename = 'sessions'"],
    ['table_refused', 'SELECT * FROM pg_statistic'],
    ['table_refused', 'SELECT * FROM pg_user_mappings'],
    ['table_refused', 'SELECT * FROM information_schema.user_mapping_options'],
    ['table_refused', 'SELECT * FROM information_schema._pg_user_mappings'],
    ['table_refused', 'SELECT * FROM pg_largeobject'],
    ['table_refused', 'SELECT (posts).pg_read_file FROM posts'],
    ['table_refused', 'SHOW pg_stat_statements.track'],
  ] as const)('is refused as %s: %s', (code, sql) => {
    expect(codeOf(sql)).toBe(code);
  });

  test('is told where the word stands, and sent on without what ends it', () => {
    expect(judgeStatement('SELECT *\n  FROM secrets', callable)).toEqual({
      refusal: { code: 'table_refused', detail: 'secrets', at: 16 },
    });
    expect(judgeStatement('SELECT 1 ; ;', callable)).toEqual({ sql: 'SELECT 1 ', isQuery: true });
    expect(judgeStatement('SHOW timezone;', callable)).toEqual({ sql: 'SHOW timezone', isQuery: false });
  });
});
