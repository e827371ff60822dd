import type { Counter, Gauge } from 'prom-client';
import type { EdgeFigures } from '#server/domain/pages/edge/purging/edge-figures.ts';

/** Makes a metric that is filled when somebody collects. */
type Make<Kind> = (name: string, help: string, labels: string[], fill: (metric: Kind) => void) => unknown;

/** Of the caches in front that this process tells of changes. */
export function edgeMetrics(
  targets: ReadonlyMap<string, EdgeFigures>,
  { gauge, counter }: { gauge: Make<Gauge>; counter: Make<Counter> },
): void {
  gauge('vitrina_edge_lag_seconds', 'For how long a cache in front has not been told.', ['target'], (g) => {
    for (const [target, { caughtUpAt }] of targets)
      if (caughtUpAt) g.set({ target }, Math.max(0, Date.now() - caughtUpAt.getTime()) / 1000);
  });
  gauge('vitrina_edge_waiting', 'News that a cache in front has not been told.', ['target'], (g) => {
    for (const [target, { waiting }] of targets) g.set({ target }, waiting);
  });
  counter('vitrina_edge_calls_total', 'Calls to caches in front.', ['target', 'outcome'], (c) => {
    for (const [target, { calls }] of targets)
      for (const [outcome, n] of Object.entries(calls)) c.inc({ target, outcome }, n);
  });
  counter('vitrina_edge_names_total', 'Tags that caches in front were told.', ['target'], (c) => {
    for (const [target, { names }] of targets) c.inc({ target }, names);
  });
  counter(
    'vitrina_edge_folds_total',
    'How often a cache was told less closely than it happened: of whole editions, of everything.',
    ['target', 'into'],
    (c) => {
      for (const [target, { folds }] of targets)
        for (const [into, n] of Object.entries(folds)) c.inc({ target, into }, n);
    },
  );
}
