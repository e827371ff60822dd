import type { PriceItemReason, PriceOutcome } from '#contract/commerce/price-runs/price-runs.words.ts';
import type { Availability } from '#contract/commerce/products/products.schemas.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { PriceFinding } from '#server/domain/commerce/marketplaces/price-source.ts';

interface KnownOffer {
  price: number | null;
  currency: string;
  availability: Availability;
}

/** What is written down of an offer in a run, and what becomes of the offer; without `change` it stays as it was. */
export interface Judgement {
  outcome: PriceOutcome;
  reason: PriceItemReason | null;
  price: number | null;
  listPrice: number | null;
  availability: Availability;
  change?: { price: number | null; listPrice: number | null; currency: string; availability: Availability };
}

/** A comma in the wrong place, or minor units taken for major ones: nothing that a reader should see unasked. */
export const isJump = (before: number, after: number): boolean =>
  after >= before * engineLimits.prices.jump || after * engineLimits.prices.jump <= before;

export function judgeFinding(finding: PriceFinding, offer: KnownOffer, currency: string): Judgement {
  const nothing = { price: null, listPrice: null };
  switch (finding.found) {
    case 'nothing': {
      const availability = 'unknown';
      const change = { ...nothing, currency, availability } as const;
      return { outcome: 'not_found', reason: null, ...nothing, availability, change };
    }
    case 'refused':
      return { outcome: 'refused', reason: finding.reason, ...nothing, availability: offer.availability };
    case 'no_price': {
      const { availability, reason } = finding;
      return {
        outcome: 'no_price',
        reason,
        ...nothing,
        availability,
        change: { ...nothing, currency, availability },
      };
    }
    case 'price': {
      const { price, listPrice, availability } = finding;
      const before = offer.currency === currency ? offer.price : null;
      const told = { price, listPrice, availability };
      if (before !== null && isJump(before, price)) return { outcome: 'held', reason: 'jump', ...told };
      const same = before === price && offer.availability === availability;
      return {
        outcome: same ? 'confirmed' : 'changed',
        reason: null,
        ...told,
        change: { ...told, currency },
      };
    }
  }
}
