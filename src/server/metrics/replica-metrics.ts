import type { Counter, Gauge } from 'prom-client';
import type { DatabaseStats } from '#db/client.ts';

/** Makes a metric that is filled when somebody collects. */
type Make<Kind> = (name: string, help: string, labels: string[], fill: (metric: Kind) => void) => unknown;

/** Of a process whose readers ask a replica. */
export function replicaMetrics(
  database: () => DatabaseStats,
  { gauge, counter }: { gauge: Make<Gauge>; counter: Make<Counter> },
): void {
  counter(
    'vitrina_database_reads_total',
    'Statements of readers and reports, by the server that answered; of the main one, by why it was not the replica.',
    ['server', 'why'],
    (c) => {
      const { replica = 0, ...atMain } = database().replica?.answers ?? {};
      if (replica > 0) c.inc({ server: 'replica', why: '' }, replica);
      for (const [why, n] of Object.entries(atMain)) c.inc({ server: 'main', why }, n);
    },
  );
  gauge(
    'vitrina_database_replica_unusable_seconds',
    'For how long the replica has been behind or away; 0 while it answers readers.',
    [],
    (g) => {
      const { replica } = database();
      if (replica) g.set(replica.unusableFor);
    },
  );
}
