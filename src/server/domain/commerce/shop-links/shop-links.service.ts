import type { Db } from '#db/open.ts';
import { isShopeeLink } from '#server/domain/commerce/marketplaces/shopee/shopee.ts';
import { noteSeen } from '#server/domain/pages/invalidations/seen.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { notFound } from '#server/lib/errors.ts';
import { findShopLink } from './shop-links.queries.ts';

export function createShopLinksService({ db }: { db: Db }) {
  return {
    /** The address was checked when it was stored and is checked again here: nobody is sent anywhere else. */
    async getShopLink(slug: string) {
      noteSeen(tags.shopLink(slug));
      const link = await findShopLink(db, slug);
      if (!link || !isShopeeLink(link.url)) throw notFound(`The shop link "${slug}"`);
      return link;
    },
  };
}
