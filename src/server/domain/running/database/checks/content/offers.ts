import { engineLimits } from '#contract/site/engine-limits.ts';
import type { FieldProblemCode } from '#contract/site/field-problems.ts';
import { readOfferLink } from '#server/domain/commerce/catalog/offers/offer-link.ts';
import type { Check } from '../check.ts';
import { listOffers, type OfferOfEdition } from './offers.queries.ts';

const { batch } = engineLimits.integrity;
/** What saving it would be refused for today. Whether a link can be made at all is another screen's matter. */
const abroad = new Set<FieldProblemCode>(['wrong_country', 'wrong_tag']);

function problemOf({ offer, edition }: OfferOfEdition): string | undefined {
  if (offer.currency !== edition.currency) return 'currency';
  // The shops that an edition names are its own; only marketplaces have countries.
  if (offer.marketplace === 'other') return undefined;
  const read = readOfferLink(offer.marketplace, offer, { ...edition, ownNetworks: [] });
  const codes = 'problems' in read ? Object.values(read.problems).map(({ code }) => code) : [];
  return codes.find((code) => abroad.has(code));
}

/** Offers of another country's shop: readers would pay in another currency, and nobody would be paid for it. */
export const offersCheck: Check = {
  id: 'offers',
  async *find({ db }) {
    for (let after = 0; ; ) {
      const rows = await listOffers(db, after, batch);
      for (const row of rows) {
        const problem = problemOf(row);
        if (!problem) continue;
        const { id, productId, locale, marketplace, currency } = row.offer;
        yield {
          key: String(id),
          kind: 'offer_abroad',
          values: { id, problem, marketplace, currency, expected: row.edition.currency },
          subject: { kind: 'offer', id: productId, title: row.title, locale },
        };
      }
      const last = rows.at(-1);
      if (!last || rows.length < batch) return;
      after = last.offer.id;
    }
  },
};
