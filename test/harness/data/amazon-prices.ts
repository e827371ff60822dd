import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createAmazonPrices } from '#server/domain/commerce/marketplaces/amazon/price-source.ts';
import {
  type AskedOffer,
  type PriceFinding,
  type PriceSource,
  PriceSourceProblem,
} from '#server/domain/commerce/marketplaces/price-source.ts';
import type { Answer } from '../servers/creators-answers.ts';
import { type CreatorsStandIn, startCreatorsApi } from '../servers/creators-api.ts';

export const never = new AbortController().signal;
export const pricedEdition = {
  locale: 'br' as const,
  currency: 'BRL',
  timeZone: 'America/Sao_Paulo',
  amazonDomain: 'amazon.com.br',
  affiliateId: 'vitrinademo-20',
};
export const goodCredentials = '3.1 amzn1.application-oa2-client.id amzn1.oa2-cs.v1.secret';
export const asinOf = (n: number) => `B0TEST${String(n).padStart(4, '0')}`;
export const askedOffer = (n: number, externalId: string | null = asinOf(n)): AskedOffer => ({
  id: n,
  marketplace: 'amazon',
  externalId,
  url: null,
  price: null,
  listPrice: null,
  availability: 'unknown',
});

interface AmazonPrices {
  api: CreatorsStandIn;
  /** What is stored as the access; the deadline of a call. */
  credentials: string;
  deadlineMs: number;
  /** Its clock moves only when somebody waits. */
  now: number;
  source(): PriceSource;
  /** What is found for one offer, after this answer. */
  askOne(answer?: Answer): Promise<PriceFinding | undefined>;
  /** What stands in the way of asking, after these answers. */
  problem(...answers: Answer[]): Promise<unknown[]>;
}

/** Amazon's prices from a stand-in, with a clock that nobody has to wait for. */
export function useAmazonPrices(): AmazonPrices {
  const clock = () => new Date(world.now);
  const wait = async (ms: number) => {
    world.now += ms;
  };
  const settings = { get: async () => world.credentials as never };
  const world = {
    credentials: '',
    deadlineMs: 0,
    now: 0,
    source: () =>
      createAmazonPrices({
        settings,
        clock,
        wait,
        addresses: world.api.addresses,
        limits: { deadlineMs: world.deadlineMs, maxBytes: 200_000 },
      }),
    async askOne(answer) {
      if (answer) world.api.answerNext(answer);
      return (await world.source().ask(pricedEdition, [askedOffer(1)], never)).get(1);
    },
    async problem(...answers) {
      world.api.answerNext(...answers);
      const asking = world.source().ask(pricedEdition, [askedOffer(1)], never);
      const failed = await asking.catch((error: unknown) => error);
      if (!(failed instanceof PriceSourceProblem)) throw new Error('It did not fail as it should.');
      const { kind, reason, retryAfter, message } = failed;
      expect(message).not.toMatch(/amzn1|Atc|Bearer/);
      return [kind, reason, ...(retryAfter === undefined ? [] : [retryAfter])];
    },
  } as AmazonPrices;
  beforeAll(async () => {
    world.api = await startCreatorsApi({ clock });
  });
  afterAll(() => world.api.close());
  beforeEach(() => {
    world.now = Date.parse('2026-10-15T12:00:00Z');
    world.credentials = goodCredentials;
    world.deadlineMs = 60_000;
    world.api.items.clear();
    world.api.calls.length = 0;
    world.api.state.tokenCalls = 0;
  });
  return world;
}
