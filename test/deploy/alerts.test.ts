import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { jobIds } from '#contract/running/jobs/jobs.words.ts';
import { createMetrics, type JobEnd } from '#server/metrics/create-metrics.ts';
import { createTally } from '#server/metrics/tally.ts';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}

const file = path.resolve(import.meta.dirname, '../../deploy/prometheus/alerts.yml');
const rules = (parse(fs.readFileSync(file, 'utf8')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const metrics = createMetrics({
  role: 'all',
  database: () => ({ open: 1, idle: 1, waiting: 0, unavailable: 0, refused: 0, listening: true }),
  jobs: createTally<JobEnd>(),
  mails: createTally<'sent' | 'failed'>(),
  edge: new Map(),
  pages: () => undefined,
  figures: async () => ({ openRuns: [], lastSuccesses: [], priceAges: [] }),
});
const names = new Set(metrics.names());

test.each(rules.map((rule) => [rule.alert, rule] as const))(
  '%s is about metrics that exist',
  (_name, rule) => {
    const used = [...rule.expr.matchAll(/\bvitrina_\w+/g)].map(([name]) => name);
    // up{} is Prometheus's own.
    if (!rule.expr.startsWith('up{')) expect(used).not.toEqual([]);
    for (const name of used) expect(names).toContain(name.replace(/_(bucket|sum|count)$/, ''));
    expect((rule.expr.match(/[([{]/g) ?? []).length).toBe((rule.expr.match(/[)\]}]/g) ?? []).length);
    expect(['page', 'ticket']).toContain(rule.labels.severity);
    expect(rule.annotations.summary).toMatch(/\.$/);
  },
);

test('alerts about jobs name jobs that exist', () => {
  const named = rules.flatMap(({ expr }) => /job=~"([^"]+)"/.exec(expr)?.[1]?.split('|') ?? []);
  expect(named.length).toBeGreaterThan(0);
  for (const job of named) expect(jobIds).toContain(job);
});

test('every alert has a name of its own', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});
