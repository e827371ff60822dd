import type { Db } from '#db/open.ts';
import type { PriceFinding } from '#server/domain/commerce/marketplaces/price-source.ts';
import { marketplaceOf } from '#server/domain/commerce/marketplaces/registry.ts';
import { recordOfferPrice } from '#server/domain/commerce/price-history/record-price.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { type Judgement, judgeFinding } from './judge-finding.ts';
import type { PriceRunLease, PriceRunRow } from './price-runs.queries.ts';
import {
  insertItems,
  lockOffers,
  type RunOfferRow,
  supersedeHeld,
  updateOffer,
} from './run-offers.queries.ts';

interface Batch {
  run: PriceRunRow;
  lease: PriceRunLease;
  currency: string;
  offers: RunOfferRow[];
  /** By the offer's id; one without a finding is left to the next run. */
  findings: Map<number, PriceFinding>;
  at: Date;
}

const left: Omit<Judgement, 'availability'> = {
  outcome: 'left',
  reason: 'no_answer',
  price: null,
  listPrice: null,
};

/** Somebody has given it another product or address since it was asked for: what was found is not about it. */
const isSame = (before: RunOfferRow, now: RunOfferRow) =>
  before.externalId === now.externalId && before.url === now.url;

/** What a question brought, all of it or nothing: items, offers, their history and the ledger. */
export async function writeBatch(tx: Db, batch: Batch): Promise<void> {
  const { run, lease, currency, findings, at } = batch;
  await lease.beat(run.id, {}, tx);
  const asked = new Map(batch.offers.map((offer) => [offer.id, offer]));
  const judged = (await lockOffers(tx, [...asked.keys()])).map((offer) => {
    const before = asked.get(offer.id);
    const finding = before && isSame(before, offer) ? findings.get(offer.id) : undefined;
    const judgement: Judgement = finding
      ? judgeFinding(finding, offer, currency)
      : { ...left, availability: offer.availability };
    return { offer, judgement };
  });
  const news = judged.filter(({ judgement }) => judgement.outcome !== 'left').map(({ offer }) => offer.id);
  if (news.length > 0) await supersedeHeld(tx, news, at);
  const written = await insertItems(
    tx,
    judged.map(({ offer, judgement: { change, ...told } }) => ({
      ...told,
      runId: run.id,
      offerId: offer.id,
      currency,
      previousPrice: offer.price,
      at,
    })),
  );
  const changed = judged.flatMap(({ offer, judgement }) =>
    written.has(offer.id) && judgement.change ? [{ offer, judgement, change: judgement.change }] : [],
  );
  const source = run.marketplace === 'demo' ? 'demo' : 'api';
  for (const { offer, change } of changed) {
    await updateOffer(tx, offer.id, { ...change, source, fetchedAt: at, updatedAt: at });
    const { id: offerId, marketplace } = offer;
    if (change.price !== null) {
      await recordOfferPrice(
        tx,
        { offerId, shop: marketplaceOf(marketplace), price: change.price, currency },
        at,
      );
    }
  }
  const lists = changed.some(({ judgement }) => judgement.outcome !== 'confirmed');
  await recordChange(tx, at, `prices of ${run.marketplace} in ${run.locale}`, [
    ...changed.map(({ offer }) => tags.product(offer.productId)),
    ...(lists ? [tags.offers(run.locale)] : []),
  ]);
}
