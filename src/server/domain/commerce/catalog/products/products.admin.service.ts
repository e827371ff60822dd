import type { ProductFilter } from '#contract/commerce/products/products.words.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { offerRulesOf } from '#server/domain/commerce/marketplaces/offer-rules.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { searchWords } from '#server/domain/writing/posts/posts.search.ts';
import { notFound } from '#server/lib/errors.ts';
import { partOf } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { findByPaste } from '../known-again/find-by-paste.ts';
import { createProductStandings, type ProductStanding } from './product-standings.ts';
import { type AskedEdition, findProduct, listProducts } from './products.admin.queries.ts';
import { decodeProductCursor, encodeProductCursor } from './products.cursor.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
}

interface ProductQuery {
  locale?: Locale | undefined;
  q?: string | undefined;
  filter?: ProductFilter | undefined;
  ids?: number[] | undefined;
  cursor?: string | undefined;
}

/** Products as those who look after them see them. */
export function createAdminProductsService({ db, clock, editions }: Parts) {
  const standings = createProductStandings({ db, clock, editions });

  /** The edition asked for; without one, those that readers can read. */
  async function editionsOf(locale: Locale | undefined): Promise<AskedEdition[]> {
    const now = clock();
    return (await editions.listAll())
      .filter((edition) => (locale ? edition.locale === locale : edition.status === 'active'))
      .map((edition) => ({ locale: edition.locale, rules: offerRulesOf(edition, now) }));
  }

  async function page({ cursor, q = '', ids, ...query }: ProductQuery, part: number) {
    const known = ids ?? (await findByPaste(db, q));
    const size = ids ? ids.length : part;
    const after = cursor === undefined ? undefined : decodeProductCursor(cursor);
    const editions = query.filter ? await editionsOf(query.locale) : [];
    // What was pasted is no words; a text that is as long as an address is cut to what words are looked for by.
    const words = known && !ids ? [] : searchWords(q.slice(0, limits.adminLists.searchChars));
    const search = { ...query, editions, ids: known, words, after, limit: size + 1 };
    const { items, nextCursor } = partOf(await listProducts(db, search), size, encodeProductCursor);
    return { items: await standings.of(items), nextCursor };
  }

  return {
    async list(caller: Caller, query: ProductQuery) {
      requireRole(caller, 'author');
      return page(query, limits.adminLists.part);
    },

    /** The same for the board of editions, which is no part of writing. */
    async board(caller: Caller, query: ProductQuery) {
      requireRole(caller, 'viewer');
      return page(query, limits.adminLists.part);
    },

    /** Everything that a list would show, part by part. */
    export(caller: Caller, query: ProductQuery): AsyncIterable<ProductStanding[]> {
      requireRole(caller, 'viewer');
      return (async function* () {
        let cursor: string | null | undefined;
        do {
          const part = await page({ ...query, cursor: cursor ?? undefined }, limits.products.exportBatch);
          yield part.items;
          cursor = part.nextCursor;
        } while (cursor);
      })();
    },

    async get(caller: Caller, id: number): Promise<ProductStanding> {
      requireRole(caller, 'viewer');
      const product = await findProduct(db, id);
      const [standing] = product ? await standings.of([product]) : [];
      if (!standing) throw notFound(`Product ${id}`);
      const { successorId } = standing.product;
      return {
        ...standing,
        successor: successorId === null ? undefined : await findProduct(db, successorId),
      };
    },
  };
}
