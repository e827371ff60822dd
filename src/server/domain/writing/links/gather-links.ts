import { engineLimits } from '#contract/site/engine-limits.ts';
import type { LinkPlaceKind } from '#contract/writing/links/links.words.ts';
import type { Db } from '#db/open.ts';
import { marketplaceOf } from '#server/domain/commerce/marketplaces/registry.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { checkableUrl } from './checkable-url.ts';
import * as queries from './gather-links.queries.ts';

interface GatherParts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
}

type ListPart = (after: number, limit: number) => Promise<queries.FoundHref[]>;

/** Looks all content through for links to other sites, part by part, and forgets those that stand nowhere any more. */
export function createLinkGathering({ db, clock, editions }: GatherParts) {
  /** Of an offer, the link that its shop makes of it: what a reader would follow. */
  async function offerHrefs(): Promise<ListPart> {
    const editionOf = new Map((await editions.listAll()).map((edition) => [edition.locale, edition]));
    return async (after, limit) =>
      (await queries.listCheckedOffers(db, after, limit)).map((offer) => {
        const edition = editionOf.get(offer.locale);
        const link = edition && marketplaceOf(offer.marketplace).buildLink(offer, edition);
        return { id: offer.id, locale: offer.locale, hrefs: link ? [link] : [] };
      });
  }

  async function gatherFrom(kind: LinkPlaceKind, list: ListPart, at: Date, signal: AbortSignal) {
    const size = engineLimits.links.gatherBatch;
    for (let after = 0, full = true; full; ) {
      signal.throwIfAborted();
      const part = await list(after, size);
      const found = part.flatMap(({ id, locale, hrefs }) =>
        [...new Set(hrefs.flatMap((href) => checkableUrl(href) ?? []))].map((url) => ({
          url,
          kind,
          locale,
          subjectId: id,
        })),
      );
      for (let first = 0; first < found.length; first += size) {
        const some = found.slice(first, first + size);
        await db.transaction((tx) => queries.keepLinks(tx, some, at));
      }
      after = part.at(-1)?.id ?? after;
      full = part.length === size;
    }
  }

  return async function gather(signal: AbortSignal): Promise<void> {
    const at = clock();
    await gatherFrom('post', (...part) => queries.listPostHrefs(db, ...part), at, signal);
    await gatherFrom('review', (...part) => queries.listReviewHrefs(db, ...part), at, signal);
    await gatherFrom('offer', await offerHrefs(), at, signal);
    await gatherFrom('shop_link', (...part) => queries.listShopLinkHrefs(db, ...part), at, signal);
    await db.transaction((tx) => queries.dropUnseen(tx, at));
  };
}
