import { type Locale, locales } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import type { RememberedRows } from '#server/domain/pages/invalidations/remembered-rows.ts';
import { noteSeen, noteTimeZone } from '#server/domain/pages/invalidations/seen.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { notFound } from '#server/lib/errors.ts';
import { type EditionRow, findEdition, hasNetworks, listEditions } from './editions.queries.ts';

/** An edition with everything that is set for it. */
export type { EditionRow } from './editions.queries.ts';
export type EditionsService = ReturnType<typeof createEditionsService>;

const inSiteOrder = (a: EditionRow, b: EditionRow) => locales.indexOf(a.locale) - locales.indexOf(b.locale);

export function createEditionsService({ db, rows }: { db: Db; rows: RememberedRows }) {
  const listAll = async () => {
    noteSeen(tags.editions());
    return (await listEditions(db)).sort(inSiteOrder);
  };
  async function getEdition(locale: Locale): Promise<EditionRow> {
    const config = await rows.get(
      `edition ${locale}`,
      () => findEdition(db, locale),
      () => [tags.edition(locale), tags.networks()],
    );
    noteSeen(tags.edition(locale));
    if (config && hasNetworks(config)) noteSeen(tags.networks());
    if (!config) throw notFound(`The edition ${locale}`);
    noteTimeZone(config.timeZone);
    return config;
  }
  return {
    getEdition,
    /** One that readers may have something of: open, or announced. */
    async getReadable(locale: Locale): Promise<EditionRow> {
      const config = await getEdition(locale);
      if (config.status === 'inactive') throw notFound(`The edition ${locale}, which is closed,`);
      return config;
    },
    listAll,
    async listActive(): Promise<EditionRow[]> {
      return (await listAll()).filter(({ status }) => status === 'active');
    },
  };
}
