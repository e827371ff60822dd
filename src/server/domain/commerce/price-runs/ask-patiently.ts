import { engineLimits } from '#contract/site/engine-limits.ts';
import {
  type AskedOffer,
  type PricedEdition,
  type PriceFinding,
  type PriceSource,
  PriceSourceProblem,
} from '#server/domain/commerce/marketplaces/price-source.ts';
import type { Wait } from '#server/lib/time/wait.ts';

interface Patience {
  wait: Wait;
  /** From 0 to 1: servers that failed together do not come back together. */
  random: () => number;
  signal: AbortSignal;
  /** Before each question: says that this server is still there. */
  onTry: () => Promise<void>;
}

const { tries, backOff } = engineLimits.prices;

/** What the shop asks for counts, up to an end; without a word of it, twice as long each time. */
export function pauseAfter(failures: number, retryAfter: number | undefined, random: () => number): number {
  const own = Math.min(backOff.first * 2 ** (failures - 1), backOff.most);
  const shortened = own / 2 + (own / 2) * random();
  return Math.min(Math.max(retryAfter ?? 0, shortened), backOff.most);
}

/** Asks until there is an answer, or no sense in going on: then it answers with what stood in the way. */
export async function askPatiently(
  source: PriceSource,
  edition: PricedEdition,
  offers: AskedOffer[],
  { wait, random, signal, onTry }: Patience,
): Promise<Map<number, PriceFinding> | PriceSourceProblem> {
  for (let failures = 1; ; failures += 1) {
    await onTry();
    try {
      return await source.ask(edition, offers, signal);
    } catch (error) {
      if (!(error instanceof PriceSourceProblem)) throw error;
      if (error.kind !== 'later' || failures === tries) return error;
      await wait(pauseAfter(failures, error.retryAfter, random), signal);
    }
  }
}
