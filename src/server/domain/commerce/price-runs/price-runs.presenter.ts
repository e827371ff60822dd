import type {
  HeldPrice,
  PriceRun,
  PriceRunItem,
  PriceSourceLine,
} from '#contract/commerce/price-runs/price-runs.admin.schemas.ts';
import { priceOutcomes } from '#contract/commerce/price-runs/price-runs.words.ts';
import { marketplaceOf } from '#server/domain/commerce/marketplaces/registry.ts';
import type { PriceRunFacts, PriceRunsService } from './price-runs.service.ts';
import type { RunItemRow } from './run-items.queries.ts';

export function presentPriceRun(run: PriceRunFacts): PriceRun {
  const counts = Object.fromEntries(priceOutcomes.map((outcome) => [outcome, run.counts[outcome] ?? 0]));
  const told = Object.values(run.counts).reduce((sum, n) => sum + n, 0);
  return {
    id: run.id,
    locale: run.locale,
    marketplace: run.marketplace,
    shopName: marketplaceOf(run.marketplace).name,
    trigger: run.trigger,
    startedBy: run.startedBy,
    state: run.state,
    reason: run.reason,
    total: Math.max(run.total, told),
    counts: counts as PriceRun['counts'],
    createdAt: run.createdAt.toISOString(),
    startedAt: run.startedAt?.toISOString() ?? null,
    finishedAt: run.finishedAt?.toISOString() ?? null,
  };
}

export const presentRunItem = ({ item, offer, product }: RunItemRow): PriceRunItem => ({
  id: item.id,
  outcome: item.outcome,
  reason: item.reason,
  price: item.price,
  previousPrice: item.previousPrice,
  currency: item.currency,
  availability: item.availability,
  at: item.at.toISOString(),
  decision: item.decision,
  offerId: offer.id,
  locale: offer.locale,
  marketplace: offer.marketplace,
  product: { id: product.id, brand: product.brand, name: product.name, imageUrl: product.imageUrl },
});

export const presentHeldPrice = (row: RunItemRow): HeldPrice => ({
  ...presentRunItem(row),
  currentPrice: row.offer.price,
});

type SourceFacts = Awaited<ReturnType<PriceRunsService['listSources']>>[number];

export const presentSourceLine = (line: SourceFacts): PriceSourceLine => ({
  locale: line.locale,
  marketplace: line.marketplace,
  shopName: marketplaceOf(line.marketplace).name,
  obstacle: line.obstacle,
  offers: line.offers,
  priced: line.priced,
  lastRun: line.lastRun && presentPriceRun(line.lastRun),
});
