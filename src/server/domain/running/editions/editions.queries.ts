import { asc, eq } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { localeConfigs } from '#db/schema/running/locale-configs.ts';

export type LocaleConfigRow = typeof localeConfigs.$inferSelect;

export async function findLocaleConfig(db: Db, locale: Locale): Promise<LocaleConfigRow | undefined> {
  const [row] = await db.select().from(localeConfigs).where(eq(localeConfigs.locale, locale)).limit(1);
  return row;
}

export const listLocaleConfigs = (db: Db): Promise<LocaleConfigRow[]> =>
  db.select().from(localeConfigs).orderBy(asc(localeConfigs.id));

/** Held until the transaction ends: what is checked together is changed together. */
export async function lockLocaleConfig(tx: Db, locale: Locale): Promise<LocaleConfigRow | undefined> {
  const [row] = await tx.select().from(localeConfigs).where(eq(localeConfigs.locale, locale)).for('update');
  return row;
}

export async function updateLocaleConfig(
  tx: Db,
  locale: Locale,
  fields: Partial<LocaleConfigRow>,
): Promise<LocaleConfigRow> {
  const [row] = await tx
    .update(localeConfigs)
    .set(fields)
    .where(eq(localeConfigs.locale, locale))
    .returning();
  if (!row) throw new Error(`The edition ${locale} was not kept.`);
  return row;
}
