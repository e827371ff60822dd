import { type Locale, locales } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { noteSeen, noteTimeZone } from '#server/domain/pages/invalidations/seen.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { notFound } from '#server/lib/errors.ts';
import { findLocaleConfig, type LocaleConfigRow, listLocaleConfigs } from './editions.queries.ts';

export type LocaleConfigsService = ReturnType<typeof createLocaleConfigsService>;

const inSiteOrder = (a: LocaleConfigRow, b: LocaleConfigRow) =>
  locales.indexOf(a.locale) - locales.indexOf(b.locale);

export function createLocaleConfigsService({ db }: { db: Db }) {
  const listAll = async () => {
    noteSeen(tags.editions());
    return (await listLocaleConfigs(db)).sort(inSiteOrder);
  };
  return {
    async getLocaleConfig(locale: Locale): Promise<LocaleConfigRow> {
      const config = await findLocaleConfig(db, locale);
      noteSeen(tags.edition(locale));
      if (!config) throw notFound(`The edition ${locale}`);
      noteTimeZone(config.timeZone);
      return config;
    },
    listAll,
    async listActive(): Promise<LocaleConfigRow[]> {
      return (await listAll()).filter(({ status }) => status === 'active');
    },
  };
}
