import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobId, JobRunState } from '#contract/running/jobs/jobs.words.ts';
import type { DatabaseStats } from '#db/client.ts';
import type { EdgeFigures } from '#server/domain/pages/edge/purging/edge-figures.ts';
import type { Figures } from '#server/domain/running/figures/figures.service.ts';
import type { MailOutcome } from './counted-mailer.ts';
import { edgeMetrics } from './edge-metrics.ts';
import type { PageFigures } from './page-figures.ts';
import { replicaMetrics } from './replica-metrics.ts';
import type { Tally } from './tally.ts';

export type JobEnd = `${JobId} ${JobRunState}`;

export interface MetricsParts {
  role: string;
  database: () => DatabaseStats;
  jobs: Tally<JobEnd>;
  mails: Tally<MailOutcome>;
  /** Of the caches in front that this process tells of changes. */
  edge: ReadonlyMap<string, EdgeFigures>;
  /** Of the process that keeps pages. */
  pages: () => PageFigures | undefined;
  /** Of a process that runs jobs: one of them is enough to tell what all share. */
  figures?: (() => Promise<Figures>) | undefined;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Seconds: a kept page, a render, a slow search, too long. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10];

/** What is counted elsewhere in plain numbers is read when somebody collects: nobody waits for a metric. */
export function createMetrics(parts: MetricsParts) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'vitrina_' });

  const gauge = <L extends string>(
    name: string,
    help: string,
    labelNames: L[],
    fill: (g: Gauge<L>) => void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset();
        fill(this);
      },
    });
  const counter = <L extends string>(
    name: string,
    help: string,
    labelNames: L[],
    fill: (c: Counter<L>) => void,
  ) =>
    new Counter({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset();
        fill(this);
      },
    });

  gauge('vitrina_info', 'One, with what this process is for.', ['role'], (g) =>
    g.set({ role: parts.role }, 1),
  );
  const requests = new Histogram({
    name: 'vitrina_http_request_duration_seconds',
    registers,
    buckets: BUCKETS,
    help: 'Requests that went through routing, by route (of pages: by template). Pages answered from memory do not.',
    labelNames: ['route', 'method', 'status'],
  });

  pageMetrics();
  databaseMetrics();
  workMetrics();
  edgeMetrics(parts.edge, { gauge, counter });
  replicaMetrics(parts.database, { gauge, counter });
  const readFigures = figureMetrics();

  function pageMetrics(): void {
    counter(
      'vitrina_page_answers_total',
      'Answers with pages, by where the page came from: memory, disk, render, or stale because rendering failed.',
      ['edition', 'source'],
      (c) => {
        for (const { edition, answers } of parts.pages()?.editions ?? [])
          for (const [source, n] of Object.entries(answers)) c.inc({ edition, source }, n);
      },
    );
    counter(
      'vitrina_page_renders_total',
      'Pages rendered, for whatever reason.',
      ['edition', 'outcome'],
      (c) => {
        for (const { edition, renders, failures } of parts.pages()?.editions ?? []) {
          c.inc({ edition, outcome: 'done' }, renders - failures);
          c.inc({ edition, outcome: 'failed' }, failures);
        }
      },
    );
    gauge('vitrina_pages_in_memory', 'Pages that can be sent at once.', [], (g) =>
      g.set(parts.pages()?.pages ?? 0),
    );
    gauge('vitrina_pages_in_memory_bytes', 'What they take.', [], (g) => g.set(parts.pages()?.bytes ?? 0));
  }

  function databaseMetrics(): void {
    gauge('vitrina_database_connections', 'Connections of this process.', ['state'], (g) => {
      const { open, idle, waiting } = parts.database();
      g.set({ state: 'busy' }, open - idle);
      g.set({ state: 'idle' }, idle);
      g.set({ state: 'awaited' }, waiting);
    });
    gauge('vitrina_database_listening', 'Whether it hears at once what others change.', [], (g) =>
      g.set(parts.database().listening ? 1 : 0),
    );
    counter(
      'vitrina_database_errors_total',
      'Questions without an answer: unavailable, or refused for what they asked.',
      ['kind'],
      (c) => {
        const { unavailable, refused } = parts.database();
        c.inc({ kind: 'unavailable' }, unavailable);
        c.inc({ kind: 'refused' }, refused);
      },
    );
  }

  function workMetrics(): void {
    counter('vitrina_job_runs_total', 'Runs that ended in this process.', ['job', 'outcome'], (c) => {
      for (const [name, n] of parts.jobs.counts) {
        const [job = '', outcome = ''] = name.split(' ');
        c.inc({ job, outcome }, n);
      }
    });
    counter('vitrina_mails_total', 'Mails of this process.', ['outcome'], (c) => {
      for (const outcome of ['sent', 'failed'] as const)
        c.inc({ outcome }, parts.mails.counts.get(outcome) ?? 0);
    });
  }

  /** Read before the rest is collected; where the database does not answer, these are missing. */
  function figureMetrics(): () => Promise<void> {
    const { figures } = parts;
    if (!figures) return async () => {};
    let found: Figures | undefined;
    gauge('vitrina_jobs_open', 'Runs that wait, or are under way, anywhere.', ['state'], (g) => {
      if (!found) return;
      for (const state of ['waiting', 'running'] as const)
        g.set({ state }, found.openRuns.find((each) => each.state === state)?.n ?? 0);
    });
    gauge(
      'vitrina_job_last_success_timestamp_seconds',
      'When a run last went well, anywhere.',
      ['job', 'edition'],
      (g) => {
        for (const { job, edition, at } of found?.lastSuccesses ?? [])
          if (at) g.set({ job, edition }, at.getTime() / 1000);
      },
    );
    gauge('vitrina_prices', 'Offers that have a price.', ['edition'], (g) => {
      for (const { edition, n } of found?.priceAges ?? []) g.set({ edition }, n);
    });
    gauge('vitrina_price_age_seconds', 'How old prices are.', ['edition', 'which'], (g) => {
      for (const { edition, newest, median } of found?.priceAges ?? []) {
        g.set({ edition, which: 'newest' }, newest);
        g.set({ edition, which: 'median' }, median);
      }
    });
    return async () => {
      found = await figures().catch(() => undefined);
    };
  }

  return {
    type: registry.contentType,
    observeRequest(route: string, method: string, status: number, seconds: number): void {
      requests.observe({ route, method, status }, seconds);
    },
    async read(): Promise<string> {
      await readFigures();
      return registry.metrics();
    },
    /** Every name that there can be; alerts are held to it. */
    names: () => registry.getMetricsAsArray().map(({ name }) => name),
  };
}
