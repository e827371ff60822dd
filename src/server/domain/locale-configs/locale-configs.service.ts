import { type Locale, locales } from '#contract/locales.ts';
import type { Db } from '#db/open.ts';
import { notFound } from '#server/lib/errors.ts';
import { findLocaleConfig, type LocaleConfigRow, listLocaleConfigs } from './locale-configs.queries.ts';

export type LocaleConfigsService = ReturnType<typeof createLocaleConfigsService>;

const inSiteOrder = (a: LocaleConfigRow, b: LocaleConfigRow) =>
  locales.indexOf(a.locale) - locales.indexOf(b.locale);

export function createLocaleConfigsService({ db }: { db: Db }) {
  const listAll = async () => (await listLocaleConfigs(db)).sort(inSiteOrder);
  return {
    async getLocaleConfig(locale: Locale): Promise<LocaleConfigRow> {
      const config = await findLocaleConfig(db, locale);
      if (!config) throw notFound(`The edition ${locale}`);
      return config;
    },
    listAll,
    async listActive(): Promise<LocaleConfigRow[]> {
      return (await listAll()).filter(({ status }) => status === 'active');
    },
  };
}
