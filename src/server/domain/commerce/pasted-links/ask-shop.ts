import type { AskFailure } from '#contract/commerce/pasted-links/pasted-links.words.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import {
  type PricedEdition,
  type PriceSource,
  PriceSourceProblem,
  type ShopFacts,
} from '#server/domain/commerce/marketplaces/price-source.ts';

export interface ShopAnswers {
  facts: ReadonlyMap<string, ShopFacts>;
  /** Of those that the shop was not heard about: why. */
  failureOf(number: string): AskFailure | undefined;
}

const nothing = (failure: AskFailure): ShopAnswers => ({ facts: new Map(), failureOf: () => failure });

/** Asked once and for a few seconds: a person waits, and can ask again. What came before it failed counts. */
export async function askShop(
  source: PriceSource | undefined,
  edition: PricedEdition,
  numbers: string[],
): Promise<ShopAnswers> {
  if (numbers.length === 0 || !source?.describe) return { facts: new Map(), failureOf: () => undefined };
  const obstacle = await source.obstacle(edition);
  if (obstacle) return nothing(obstacle);
  const signal = AbortSignal.timeout(engineLimits.pastedLinks.askFor);
  const facts = new Map<string, ShopFacts>();
  let failure: AskFailure | undefined;
  let heard = 0;
  try {
    for (; heard < numbers.length; heard += source.batchSize) {
      const batch = numbers.slice(heard, heard + source.batchSize);
      for (const [number, told] of await source.describe(edition, batch, signal)) facts.set(number, told);
    }
  } catch (error) {
    if (!(error instanceof PriceSourceProblem) && !signal.aborted) throw error;
    failure = error instanceof PriceSourceProblem ? error.reason : 'unavailable';
  }
  const answered = new Set(numbers.slice(0, heard));
  return {
    facts,
    failureOf: (number) =>
      facts.has(number) ? undefined : answered.has(number) ? 'not_found' : (failure ?? 'failed'),
  };
}
