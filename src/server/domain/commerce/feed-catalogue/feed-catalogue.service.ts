import { catalogueLimits } from '#contract/commerce/feed-catalogue/catalogue-limits.ts';
import { eanDigits, eanSpellings, isEan } from '#contract/commerce/products/ean.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { findByEans, lookUp, type NamedRow } from '#server/domain/commerce/catalog/known-again/find-ours.ts';
import { shopAt } from '#server/domain/commerce/marketplaces/named-shops/shops-of.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { notFound } from '#server/lib/errors.ts';
import { type Part, partOf } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { wordsIn } from './catalogue-words.ts';
import { decodePlace, encodePlace } from './feed-catalogue.cursor.ts';
import * as queries from './feed-catalogue.queries.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
}

interface Search {
  locale: Locale;
  q?: string | undefined;
  catalogue?: number | undefined;
  cursor?: string | undefined;
}

/** A row, where it stands, what the edition calls its shop, and which products of ours have its barcode. */
export interface FoundItem {
  item: queries.ItemRow;
  arrival: queries.ArrivalRow;
  shopName: string | undefined;
  ours: NamedRow[];
}

/** What shops sell, as far as somebody keeps their files as a catalogue; none of it is a product. */
export function createFeedCatalogue({ db, clock, editions }: Parts) {
  async function oursOf(locale: Locale, items: queries.ItemRow[]): Promise<NamedRow[][]> {
    const found = await findByEans(
      db,
      items.map(({ ean }) => (ean === null ? [] : [ean])),
    );
    const { named } = await lookUp(db, locale, [...new Set(found.flatMap((ours) => [...ours.keys()]))]);
    return found.map((ours) => [...ours.keys()].flatMap((id) => named.get(id) ?? []));
  }

  return {
    async list(caller: Caller, locale: Locale): Promise<queries.ArrivalRow[]> {
      requireRole(caller, 'viewer');
      return queries.listCurrent(db, locale);
    },

    async search(caller: Caller, { locale, q = '', catalogue, cursor }: Search): Promise<Part<FoundItem>> {
      requireRole(caller, 'viewer');
      const after = cursor === undefined ? undefined : decodePlace(cursor);
      const current = await queries.listCurrent(db, locale);
      const arrivals = current.filter(({ id }) => catalogue === undefined || id === catalogue);
      const words = wordsIn(q);
      // Signs alone are no question.
      if (arrivals.length === 0 || (q !== '' && words.length === 0)) return { items: [], nextCursor: null };
      const digits = eanDigits(q);
      const { part } = limits.adminLists;
      const found = await queries.searchItems(db, {
        arrivals: arrivals.map(({ id }) => id),
        eans: isEan(digits) ? eanSpellings(digits) : [],
        words,
        after,
        limit: part + 1,
      });
      const { items, nextCursor } = partOf(found, part, encodePlace);
      const edition = await editions.getEdition(locale);
      const ours = await oursOf(locale, items);
      const arrivalOf = new Map(arrivals.map((arrival) => [arrival.id, arrival]));
      return {
        items: items.flatMap((item, index) => {
          const arrival = arrivalOf.get(item.arrivalId);
          const shopName = shopAt(edition, item.url)?.name;
          return arrival ? [{ item, arrival, shopName, ours: ours[index] ?? [] }] : [];
        }),
        nextCursor,
      };
    },

    /** Rows about what somebody has pasted, with the feed that each is from. */
    async findRows(locale: Locale, sought: queries.Sought) {
      const current = await queries.listCurrent(db, locale);
      const ids = current.map(({ id }) => id);
      const found = await queries.findItems(db, ids, sought, catalogueLimits.found);
      const arrivalOf = new Map(current.map((arrival) => [arrival.id, arrival]));
      return found.flatMap((item) => {
        const arrival = arrivalOf.get(item.arrivalId);
        return arrival ? [{ item, arrival }] : [];
      });
    },

    /** Also what could have been put back: whoever wants it again has the feed. */
    async remove(caller: Caller, id: number): Promise<void> {
      const actor = requireRole(caller, 'editor');
      await db.transaction(async (tx) => {
        const arrival = await queries.lockArrival(tx, id);
        if (!arrival) throw notFound(`Catalogue ${id}`);
        await queries.dropArrivals(tx, arrival);
        const { feed, locale, rows } = arrival;
        const subject = { subject: 'catalogue', subjectId: String(id), title: feed, locale } as const;
        await recordAudit(tx, actor, clock(), { action: 'deleted', ...subject, details: { rows } });
      });
    },
  };
}

export type FeedCatalogue = ReturnType<typeof createFeedCatalogue>;
