import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import type {
  PastedLine,
  PastedPrices,
  PastePrices,
} from '#contract/commerce/imports/imports.admin.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Db } from '#db/open.ts';
import { foldText } from '#i18n/fold.ts';
import { shopOf } from '#server/domain/commerce/marketplaces/registry.ts';
import { recordOfferPrices } from '#server/domain/commerce/price-history/record-prices.ts';
import { isJump } from '#server/domain/commerce/price-runs/judge-finding.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { invalidFields } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import * as queries from './pasted-prices.queries.ts';
import { type ReadLine, readPasted } from './read-pasted.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
}

const GOOD = new Set<PastedLine['outcome']>(['changed', 'same', 'first']);

/** The products that a line can mean: by number, or by a name that only one has. */
async function createFinder(db: Db, { locale, marketplace }: PastePrices, lines: ReadLine[]) {
  const eans = lines.flatMap(({ by }) => (by && 'ean' in by ? [by.ean] : []));
  const owners = await queries.listByEan(db, eans);
  const ofEan = (ean: string) => owners.filter((owner) => owner.ean === ean || owner.otherEans.includes(ean));
  const offered = await queries.listWithOffer(db, locale, marketplace);
  const byExternal = Map.groupBy(offered, ({ externalId }) => externalId?.toUpperCase());
  const names = offered.flatMap(({ product }) => [
    { product, name: foldText(`${product.brand} ${product.name}`) },
    { product, name: foldText(product.name) },
  ]);
  const byName = Map.groupBy(names, ({ name }) => name);
  return ({ by }: ReadLine): queries.NamedProduct[] => {
    if (!by) return [];
    if ('ean' in by) return ofEan(by.ean);
    const found = 'name' in by ? byName.get(by.name) : byExternal.get(by.externalId);
    return [...new Map((found ?? []).map(({ product }) => [product.id, product])).values()];
  };
}

export function createPastedPrices({ db, clock, editions }: Parts) {
  return {
    /** Every line is looked at before any is stored; one that is wrong, and none is. */
    async paste(caller: Caller, input: PastePrices): Promise<PastedPrices> {
      const actor = requireRole(caller, 'editor');
      const { locale, marketplace, dryRun } = input;
      const edition = await editions.getEdition(locale);
      const { currency, language } = edition;
      const read = readPasted(input.text, language);
      if (read.length > importLimits.pastedLines) {
        throw invalidFields({ text: { code: 'too_long', limit: importLimits.pastedLines } });
      }
      const at = clock();
      return db.transaction(async (tx) => {
        const find = await createFinder(tx, input, read);
        const ids = [...new Set(read.flatMap((line) => find(line).map(({ id }) => id)))];
        const locked = await queries.lockOffers(tx, locale, marketplace, ids);
        const offers = Map.groupBy(locked, ({ productId }) => productId);
        const offersAt = (product: queries.NamedProduct | undefined, { by }: ReadLine) => {
          const own = (product && offers.get(product.id)) ?? [];
          const named =
            by && 'externalId' in by ? own.filter((each) => each.externalId === by.externalId) : [];
          return named.length > 0 ? named : own;
        };
        const chosen = new Map<number, queries.PastedOffer>();
        const lines = read.map((line): PastedLine => {
          const [product, another] = find(line);
          const [offer, oneMore] = offersAt(product, line);
          const from = offer?.currency === currency ? offer.price : null;
          const to = line.price ?? null;
          const outcome = (): PastedLine['outcome'] => {
            if (!line.by) return 'not_understood';
            if (to === null) return 'bad_amount';
            if (!product) return 'unknown_product';
            if (another) return 'ambiguous_product';
            if (!offer) return 'no_offer';
            if (oneMore) return 'ambiguous_offer';
            if (chosen.has(product.id)) return 'twice';
            chosen.set(product.id, offer);
            return from === null ? 'first' : from === to ? 'same' : 'changed';
          };
          const named =
            product && !another ? { id: product.id, brand: product.brand, name: product.name } : null;
          const jump = from !== null && to !== null && isJump(from, to);
          return {
            line: line.line,
            written: line.written,
            outcome: outcome(),
            product: named,
            from,
            to,
            jump,
          };
        });
        const good = lines.filter(({ outcome }) => GOOD.has(outcome));
        const answer = { currency, lines, good: good.length, bad: lines.length - good.length };
        if (dryRun) return { ...answer, stored: false };
        if (good.length === 0 || answer.bad > 0) throw invalidFields({ text: { code: 'invalid' } });
        const told = good.flatMap(({ product, to }) => {
          const offer = product && chosen.get(product.id);
          return offer && to !== null ? [{ offer, price: to }] : [];
        });
        for (const { offer, price } of told) await queries.setPrice(tx, offer.id, price, currency, offer, at);
        const prices = told.map(({ offer, price }) => ({
          offerId: offer.id,
          shop: shopOf(offer, edition),
          price,
          currency,
        }));
        await recordOfferPrices(tx, prices, at);
        await recordAudit(tx, actor, at, {
          action: 'updated',
          subject: 'offer',
          title: `${told.length} × ${marketplace}`,
          locale,
          details: { marketplace, lines: told.length },
        });
        const products = told.map(({ offer }) => tags.product(offer.productId));
        await recordChange(tx, at, `prices pasted in ${locale}`, [...products, tags.offers(locale)]);
        return { ...answer, stored: true };
      });
    },
  };
}
