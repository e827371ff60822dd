import { desc } from 'drizzle-orm';
import { auditLog } from '#db/schema/people/audit-log.ts';
import type { TestApp } from './app.ts';

/** The log's last lines, oldest first. */
export async function auditOf({ db }: Pick<TestApp, 'db'>, count: number) {
  return (await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(count)).reverse();
}

let addresses = 0;

/** An address that has not been counted yet, for tests that are about something else. */
export function newAddress(): string {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}
