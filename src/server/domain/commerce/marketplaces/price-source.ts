import type { PriceItemReason, PriceStopReason } from '#contract/commerce/price-runs/price-runs.words.ts';
import type {
  Availability,
  Marketplace as MarketplaceId,
} from '#contract/commerce/products/products.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { SettingsService } from '#server/domain/running/settings/settings.service.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { Wait } from '#server/lib/time/wait.ts';

/** The edition that prices are asked for. */
export interface PricedEdition {
  locale: Locale;
  currency: string;
  timeZone: string;
  amazonDomain: string;
  affiliateId: string;
}

/** What is known of an offer when its price is asked for. */
export interface AskedOffer {
  id: number;
  marketplace: MarketplaceId;
  externalId: string | null;
  url: string | null;
  price: number | null;
  listPrice: number | null;
  availability: Availability;
}

/** What a shop said of one offer. Money is in minor units of the edition's currency. */
export type PriceFinding =
  | { found: 'price'; price: number; listPrice: number | null; availability: Availability }
  /** It is there, and has no price that may be shown. */
  | { found: 'no_price'; availability: Availability; reason: PriceItemReason }
  | { found: 'nothing' }
  /** What came cannot be believed: what was known before stays, and grows old. */
  | { found: 'refused'; reason: PriceItemReason };

/** A product as its shop tells of it. What may be kept of it is the caller's business. */
export interface ShopFacts {
  brand?: string;
  name?: string;
  /** Those that tell it from every other product. */
  eans: string[];
  price: PriceFinding;
}

/** Where a shop's prices are asked for. It asks once; whether to ask again is its caller's business. */
export interface PriceSource {
  /** How many offers one question holds. */
  batchSize: number;
  /** Why an edition cannot ask at all; undefined where it can. */
  obstacle(edition: PricedEdition): Promise<PriceStopReason | undefined>;
  /** By the offer's id. Throws `PriceSourceProblem`. */
  ask(edition: PricedEdition, offers: AskedOffer[], signal: AbortSignal): Promise<Map<number, PriceFinding>>;
  /** What products are, by the shop's own number of each; at most `batchSize`. Throws `PriceSourceProblem`. */
  describe?(edition: PricedEdition, numbers: string[], signal: AbortSignal): Promise<Map<string, ShopFacts>>;
}

export interface PriceSourceParts {
  settings: Pick<SettingsService, 'get'>;
  clock: Clock;
  wait: Wait;
}

/** `later`: asking again may help; `batch`: these offers fail and others may not; `stop`: no further question helps. */
type ProblemKind = 'later' | 'batch' | 'stop';

export class PriceSourceProblem extends Error {
  override readonly name = 'PriceSourceProblem';
  readonly kind: ProblemKind;
  readonly reason: PriceStopReason;
  /** Milliseconds that the shop asked us to wait. */
  readonly retryAfter: number | undefined;

  constructor(kind: ProblemKind, reason: PriceStopReason, detail: string, retryAfter?: number) {
    super(detail);
    this.kind = kind;
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}
