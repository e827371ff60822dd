import { expect, onTestFinished, test } from 'vitest';
import type { EdgeFigures } from '#server/domain/pages/edge/purging/edge-figures.ts';
import { createMetrics, type JobEnd } from '#server/metrics/create-metrics.ts';
import { createTally } from '#server/metrics/tally.ts';
import { buildTestApp, uniformApi } from '#test/harness/app.ts';

const TOKEN = 'a-token-of-the-test';
const reads = { replica: 9, behind: 2, away: 0, refused: 1, slow: 0, writes: 0 };
const counts = { open: 3, idle: 1, waiting: 2, unavailable: 4, refused: 5, listening: true };
const database = () => ({ ...counts, replica: { answers: reads, unusableFor: 1.5 } });
const answers = { memory: 70, disk: 20, render: 9, stale: 1 };
const editions = [{ edition: 'br', answers, renders: 12, failures: 2 }];

async function watched() {
  const jobs = createTally<JobEnd>();
  const mails = createTally<'sent' | 'failed'>();
  const edge = new Map<string, EdgeFigures>();
  const metrics = createMetrics({
    role: 'all',
    database,
    jobs,
    mails,
    edge,
    pages: () => ({ editions, pages: 6, bytes: 70_000 }),
    figures: async () => ({
      openRuns: [{ state: 'waiting' as const, n: 2 }],
      lastSuccesses: [{ job: 'prices' as const, edition: 'it' as const, at: new Date(1_700_000_000_000) }],
      priceAges: [{ edition: 'it' as const, n: 40, newest: 60, median: 3_600 }],
    }),
  });
  const app = await buildTestApp({
    api: uniformApi(async () => ({})),
    metrics: { metrics, token: TOKEN },
    extend: async (instance) => {
      instance.get('/*', async (_request, reply) => reply.code(404).send('no page'));
    },
  });
  onTestFinished(() => app.close());
  const read = async () => {
    const answer = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    return answer.body.split('\n');
  };
  return { app, jobs, mails, edge, read };
}

test('metrics are for whoever has the token; for everybody else there are none', async () => {
  const { app } = await watched();
  const ask = async (authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization };
    return (await app.inject({ url: '/metrics', headers })).statusCode;
  };
  expect(await ask()).toBe(404);
  expect(await ask('Bearer wrong')).toBe(404);
  expect(await ask(TOKEN)).toBe(404);
  expect(await ask(`Bearer ${TOKEN}x`)).toBe(404);
  const none = await buildTestApp({ api: uniformApi(async () => ({})) });
  onTestFinished(() => none.close());
  const asked = await none.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  expect(asked.statusCode).toBe(404);
});

test('metrics tell what was counted in plain numbers', async () => {
  const { jobs, mails, edge, read } = await watched();
  edge.set('varnish 10.0.0.7:6082', {
    ...{ calls: { done: 7, later: 2, refused: 0 }, names: 90, folds: { editions: 1, everything: 0 } },
    ...{ waiting: 3, caughtUpAt: null },
  });
  jobs.add('prices done');
  jobs.add('prices done');
  jobs.add('upkeep failed');
  mails.add('failed');
  const lines = await read();
  expect(lines).toEqual(
    expect.arrayContaining([
      'vitrina_info{role="all"} 1',
      'vitrina_page_answers_total{edition="br",source="memory"} 70',
      'vitrina_page_answers_total{edition="br",source="stale"} 1',
      'vitrina_page_renders_total{edition="br",outcome="done"} 10',
      'vitrina_page_renders_total{edition="br",outcome="failed"} 2',
      'vitrina_pages_in_memory 6',
      'vitrina_edge_waiting{target="varnish 10.0.0.7:6082"} 3',
      'vitrina_edge_calls_total{target="varnish 10.0.0.7:6082",outcome="later"} 2',
      'vitrina_edge_names_total{target="varnish 10.0.0.7:6082"} 90',
      'vitrina_edge_folds_total{target="varnish 10.0.0.7:6082",into="editions"} 1',
      'vitrina_pages_in_memory_bytes 70000',
      'vitrina_database_connections{state="busy"} 2',
      'vitrina_database_connections{state="idle"} 1',
      'vitrina_database_connections{state="awaited"} 2',
      'vitrina_database_listening 1',
      'vitrina_database_errors_total{kind="unavailable"} 4',
      'vitrina_database_reads_total{server="replica",why=""} 9',
      'vitrina_database_reads_total{server="main",why="behind"} 2',
      'vitrina_database_replica_unusable_seconds 1.5',
      'vitrina_job_runs_total{job="prices",outcome="done"} 2',
      'vitrina_job_runs_total{job="upkeep",outcome="failed"} 1',
      'vitrina_mails_total{outcome="sent"} 0',
      'vitrina_mails_total{outcome="failed"} 1',
      'vitrina_jobs_open{state="waiting"} 2',
      'vitrina_jobs_open{state="running"} 0',
      'vitrina_job_last_success_timestamp_seconds{job="prices",edition="it"} 1700000000',
      'vitrina_prices{edition="it"} 40',
      'vitrina_price_age_seconds{edition="it",which="median"} 3600',
    ]),
  );
  for (const name of ['vitrina_nodejs_eventloop_lag_p99_seconds', 'vitrina_process_resident_memory_bytes'])
    expect(lines.some((line) => line.startsWith(`${name} `))).toBe(true);
  // Read again, nothing has been counted twice.
  expect(await read()).toContain('vitrina_page_answers_total{edition="br",source="memory"} 70');
});

test('requests are told apart by their route, and nobody can make up a name', async () => {
  const { app, read } = await watched();
  const counted = (lines: string[]) =>
    lines.filter((line) => line.startsWith('vitrina_http_request_duration_seconds_count{'));
  await app.inject('/api/posts/by-slug/uma-casa?locale=br');
  await app.inject('/br');
  await app.inject('/br/uma-casa?utm=1');
  const before = counted(await read());
  const of = (route: string) => before.filter((line) => line.includes(`route="${route}"`));
  expect(of('/api/posts/by-slug/:slug')).toHaveLength(1);
  expect(of('page home')).toHaveLength(1);
  expect(of('page post')).toHaveLength(1);
  for (let n = 0; n < 50; n += 1) {
    await app.inject(`/br/made-up-${n}`);
    await app.inject(`/made/up/${n}?q=${n}`);
    await app.inject(`/api/made-up-${n}`);
    await app.inject(`/api/posts/by-slug/made-up-${n}?locale=br`);
    await app.inject({ method: 'DELETE', url: `/made-up-${n}` });
  }
  const after = counted(await read());
  expect(after.length).toBeLessThanOrEqual(before.length + 4);
  expect(after.join()).not.toMatch(/made.up|casa/);
});
