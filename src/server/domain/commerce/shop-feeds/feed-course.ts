import type { Db } from '#db/open.ts';
import type { FeedCourse } from '#server/domain/commerce/imports/taking-in/import-parts.ts';
import { countFile, countMissing } from './figures.queries.ts';
import { judgeFigures } from './judge-figures.ts';
import { findShopFeed, lookAgain, updateShopFeed } from './shop-feeds.queries.ts';

/** What an import that came by itself asks its feed, and tells it. */
export function createFeedCourse({ db }: { db: Db }): FeedCourse {
  return {
    async judge({ id, shopFeedId, total }) {
      const found = shopFeedId === null ? undefined : await findShopFeed(db, shopFeedId);
      // Nothing that somebody has agreed to, or no feed any more: then it is for a person, as every other file.
      if (!found?.feed.figures) return { state: 'checked', held: [] };
      const { figures, appliedImportId, lookBecause } = found.feed;
      const counted = { ...(await countFile(db, id)), rows: total ?? 0 };
      const missing = await countMissing(db, { importId: id, earlier: appliedImportId });
      const held = judgeFigures({ ...counted, ...missing }, figures);
      if (lookBecause) held.unshift({ code: lookBecause, n: counted.rows, of: figures.rows });
      return { state: held.length > 0 ? 'checked' : 'waiting_to_apply', held };
    },

    /** Whoever took it in has agreed to how it is read and to what it looks like: the next is held against that. */
    async applied(tx, { id, shopFeedId, mapping, shape, total }, at) {
      if (shopFeedId === null) return;
      const { refused, foreign } = await countFile(tx, id);
      await updateShopFeed(tx, shopFeedId, {
        mapping,
        shape,
        figures: { rows: total ?? 0, refused, foreign },
        lookBecause: null,
        appliedImportId: id,
        appliedAt: at,
      });
    },

    async undone(tx, { id, shopFeedId }) {
      if (shopFeedId !== null) await lookAgain(tx, shopFeedId, id);
    },
  };
}
