import { asc, eq } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import type { Db } from '#db/open.ts';
import { localeConfigs } from '#db/schema/locale-configs.ts';

export type LocaleConfigRow = typeof localeConfigs.$inferSelect;

export async function findLocaleConfig(db: Db, locale: Locale): Promise<LocaleConfigRow | undefined> {
  const [row] = await db.select().from(localeConfigs).where(eq(localeConfigs.locale, locale)).limit(1);
  return row;
}

export const listLocaleConfigs = (db: Db): Promise<LocaleConfigRow[]> =>
  db.select().from(localeConfigs).orderBy(asc(localeConfigs.id));
