import { eq } from 'drizzle-orm';
import type { PageTemplate } from '#contract/pages/rendered-pages/page-templates.ts';
import type { Db } from '#db/open.ts';
import { pageLifetimes } from '#db/schema/pages/page-lifetimes.ts';

export const listLifetimes = (db: Db) =>
  db.select({ template: pageLifetimes.template, minutes: pageLifetimes.minutes }).from(pageLifetimes);

export async function writeLifetime(
  tx: Db,
  template: PageTemplate,
  minutes: number | null,
  updatedAt: Date,
): Promise<void> {
  if (minutes === null) await tx.delete(pageLifetimes).where(eq(pageLifetimes.template, template));
  else
    await tx
      .insert(pageLifetimes)
      .values({ template, minutes, updatedAt })
      .onConflictDoUpdate({ target: pageLifetimes.template, set: { minutes, updatedAt } });
}
