import type { PgBoss } from 'pg-boss';
import type { JobPlan } from '#server/domain/running/jobs/job-facts.ts';
import type { JobDefinition } from './definition.ts';

/** Longer than a run may take by itself: a net, should a process be alive and still not end it. */
const EXPIRY_MARGIN_SECONDS = 60;

const queueOf = ({ retries, retryDelay, timeoutSeconds }: JobDefinition) => ({
  retryLimit: retries,
  retryDelay,
  retryBackoff: true,
  expireInSeconds: timeoutSeconds + EXPIRY_MARGIN_SECONDS,
  heartbeatSeconds: 60,
  deleteAfterSeconds: 24 * 3_600,
  notify: true,
});

/** A queue for each job, in which at most one of each edition waits and one is worked on, on however many servers. */
export async function syncQueues(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const definition of definitions) {
    const wanted = queueOf(definition);
    const queue = known.get(definition.id);
    if (!queue) await boss.createQueue(definition.id, { policy: 'stately', ...wanted });
    else if (Object.entries(wanted).some(([name, value]) => queue[name as keyof typeof wanted] !== value))
      await boss.updateQueue(definition.id, wanted);
  }
}

/** What the queue begins by itself is what the plans say, no more: one that is switched off is taken out. */
export async function syncSchedules(boss: PgBoss, plans: JobPlan[]): Promise<void> {
  const known = await boss.getSchedules();
  const isKnown = (name: string, key: string, cron: string, timeZone: string) =>
    known.some(
      (each) => each.name === name && each.key === key && each.cron === cron && each.timezone === timeZone,
    );
  const wanted = plans.filter(({ enabled, cron, obstacle }) => enabled && cron && !obstacle);
  for (const { facts, edition, cron, timeZone } of wanted) {
    if (!cron || isKnown(facts.id, edition, cron, timeZone)) continue;
    // Missed while nobody ran: made up for once, however often that was.
    const options = { tz: timeZone, key: edition, missed: 'once' as const };
    const one = edition && { singletonKey: edition };
    await boss.schedule(facts.id, cron, edition ? { edition } : null, { ...options, ...(one || {}) });
  }
  for (const { name, key } of known) {
    if (!wanted.some(({ facts, edition }) => facts.id === name && edition === key))
      await boss.unschedule(name, key);
  }
}
