import { productName } from '#contract/product-name.ts';
import type { Db } from '#db/open.ts';
import { findSetting } from './settings.queries.ts';

export function createSettingsService({ db }: { db: Db }) {
  return {
    /** The site's name; the product's own where nobody has set one. */
    async getSiteName(): Promise<{ key: string; value: string }> {
      return (await findSetting(db, 'site_name')) ?? { key: 'site_name', value: productName };
    },
  };
}
