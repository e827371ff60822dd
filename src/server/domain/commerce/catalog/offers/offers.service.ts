import type {
  NewOffer,
  OfferChange,
  OfferListQuery,
} from '#contract/commerce/products/offers.admin.schemas.ts';
import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { AuditAction } from '#contract/people/audit/audit.words.ts';
import type { Actor } from '#contract/site/roles.ts';
import type { Db } from '#db/open.ts';
import { shopOf } from '#server/domain/commerce/marketplaces/registry.ts';
import { recordOfferPrice } from '#server/domain/commerce/price-history/record-price.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { noteOfferLinks } from '#server/domain/writing/links/note-offer-links.ts';
import { changedFields, describeChanges } from '#server/lib/changes.ts';
import { violatesUnique } from '#server/lib/database-errors.ts';
import { invalidFields, notFound } from '#server/lib/errors.ts';
import { byCreation, readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { type JudgedOffer, judgeOffer } from '../products/product-standings.ts';
import { findProduct, type OfferRow } from '../products/products.admin.queries.ts';
import { holdProduct } from '../products/products.write.queries.ts';
import { type GivenLink, readOfferLink } from './offer-link.ts';
import * as queries from './offers.queries.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
}

type Edition = Awaited<ReturnType<EditionsService['getEdition']>>;
type Told = Pick<OfferRow, 'price' | 'listPrice' | 'availability'>;

/** A list price that is no higher would promise a saving that is none. */
function assertPrices({ price, listPrice }: Told): void {
  if (listPrice !== null && (price === null || listPrice <= price)) {
    throw invalidFields({ listPrice: { code: 'below_price' } });
  }
}

/** Said by a person at this moment; where nothing was said, nothing is known. */
const toldNow = (told: Told, at: Date) => ({
  source: 'manual' as const,
  fetchedAt: told.price === null && told.availability === 'unknown' ? null : at,
});

/** For the history of prices, where the shop allows one. */
async function remember(tx: Db, offer: OfferRow, edition: Edition, at: Date) {
  const { id: offerId, price, currency } = offer;
  if (price !== null)
    await recordOfferPrice(tx, { offerId, shop: shopOf(offer, edition), price, currency }, at);
}

/** As its shop and its edition want it, or the refusal. */
function readLink(marketplace: Marketplace, given: GivenLink, edition: Edition) {
  const read = readOfferLink(marketplace, given, edition);
  if ('problems' in read) throw invalidFields(read.problems);
  return read.link;
}

/** What is changed of the link. What was pasted into one field is the whole of it: the other must not contradict it. */
function changedLink(before: OfferRow, given: GivenLink): GivenLink | undefined {
  const { externalId, url, trackedUrl, tagOverride } = given;
  if ([externalId, url, trackedUrl, tagOverride].every((field) => field === undefined)) return undefined;
  const newId = externalId && externalId !== before.externalId ? externalId : undefined;
  const address =
    newId || url ? { externalId: newId, url } : { externalId: before.externalId, url: before.url };
  // A link that was minted for another address leads there, and not here.
  const kept = newId || (url && url !== before.url) ? null : before.trackedUrl;
  return {
    ...address,
    trackedUrl: trackedUrl === undefined ? kept : trackedUrl,
    tagOverride: tagOverride === undefined ? before.tagOverride : tagOverride,
  };
}

/** A shop sells a product once in an edition. */
const asTaken = (error: unknown, field: string): unknown =>
  violatesUnique(error, 'offers_place') ? invalidFields({ [field]: { code: 'taken' } }) : error;

export function createOffersService({ db, clock, editions }: Parts) {
  async function tell(
    tx: Db,
    actor: Actor,
    at: Date,
    action: AuditAction,
    offer: OfferRow,
    details?: object,
  ) {
    const { id, productId, locale } = offer;
    const product = await findProduct(tx, productId);
    await recordAudit(tx, actor, at, {
      action,
      subject: 'offer',
      subjectId: String(id),
      title: `${product?.brand ?? ''} ${product?.name ?? ''}`.trim(),
      locale,
      details: { productId, marketplace: offer.marketplace, ...details },
    });
    await recordChange(tx, at, `offer ${id} ${action}`, [tags.product(productId), tags.offers(locale)]);
  }

  return {
    /** With what its shop's rules make of it now. */
    async judge(offer: OfferRow): Promise<JudgedOffer> {
      const edition = await editions.getEdition(offer.locale);
      return judgeOffer(offer, edition, clock());
    },

    /** Newest first. */
    async list(caller: Caller, { cursor, ...filter }: OfferListQuery) {
      requireRole(caller, 'viewer');
      const page = await readPart(
        cursor,
        (after, limit) => queries.listOffers(db, filter, after, limit),
        byCreation,
      );
      const editionOf = new Map((await editions.listAll()).map((each) => [each.locale, each]));
      const items = page.items.flatMap((offer) => {
        const edition = editionOf.get(offer.locale);
        return edition ? [judgeOffer(offer, edition, clock())] : [];
      });
      return { ...page, items };
    },

    async create(caller: Caller, input: NewOffer): Promise<OfferRow> {
      const actor = requireRole(caller, 'editor');
      const { productId, locale, marketplace } = input;
      const { price = null, listPrice = null, deliveryPrice = null, availability = 'unknown' } = input;
      const at = clock();
      const edition = await editions.getEdition(locale);
      const link = readLink(marketplace, input, edition);
      const told = { price, listPrice, availability };
      assertPrices(told);
      try {
        return await db.transaction(async (tx) => {
          if (!(await holdProduct(tx, productId))) throw invalidFields({ productId: { code: 'invalid' } });
          const offer = await queries.insertOffer(tx, {
            productId,
            locale,
            marketplace,
            currency: edition.currency,
            ...link,
            ...told,
            deliveryPrice,
            ...toldNow(told, at),
            createdAt: at,
            updatedAt: at,
          });
          await remember(tx, offer, edition, at);
          await noteOfferLinks(tx, edition, [offer], at);
          await tell(tx, actor, at, 'created', offer);
          return offer;
        });
      } catch (error) {
        throw asTaken(error, 'marketplace');
      }
    },

    async change(caller: Caller, id: number, patch: OfferChange): Promise<OfferRow> {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      const { confirmed = false, externalId, url, trackedUrl, tagOverride, ...told } = patch;
      const seen = await queries.findOffer(db, id);
      if (!seen) throw notFound(`Offer ${id}`);
      const edition = await editions.getEdition(seen.locale);
      const changing = db.transaction(async (tx) => {
        if (told.preferred) await holdProduct(tx, seen.productId);
        const before = await queries.lockOffer(tx, id);
        if (!before) throw notFound(`Offer ${id}`);
        const link = changedLink(before, { externalId, url, trackedUrl, tagOverride });
        const changes = changedFields(before, {
          // Without a price there is none to compare it with.
          ...(told.price === null && { listPrice: null }),
          ...told,
          ...(link && readLink(before.marketplace, link, edition)),
        });
        const after = { ...before, ...changes };
        assertPrices(after);
        const news = confirmed || 'price' in changes || 'listPrice' in changes || 'availability' in changes;
        if (!news && Object.keys(changes).length === 0) return before;
        if (changes.preferred) await queries.forgetPreferred(tx, before.productId, before.locale);
        const { currency } = edition;
        const set = { ...changes, ...(news && { ...toldNow(after, at), currency }), updatedAt: at };
        const offer = await queries.updateOffer(tx, id, set);
        if (news) await remember(tx, offer, edition, at);
        if (link) await noteOfferLinks(tx, edition, [offer], at);
        await tell(tx, actor, at, 'updated', offer, { ...describeChanges(before, changes), confirmed });
        return offer;
      });
      return changing.catch((error: unknown) => {
        throw asTaken(error, externalId ? 'externalId' : 'url');
      });
    },

    async remove(caller: Caller, id: number): Promise<void> {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      await db.transaction(async (tx) => {
        const offer = await queries.lockOffer(tx, id);
        if (!offer) throw notFound(`Offer ${id}`);
        await queries.deleteOffer(tx, id);
        await tell(tx, actor, at, 'deleted', offer);
      });
    },
  };
}
