import {
  type AmazonRegion,
  readCredentials,
  regionOf,
} from '#contract/commerce/marketplaces/amazon-credentials.ts';
import { isTagOf } from '#contract/commerce/marketplaces/amazon-shops.ts';
import {
  type AskedOffer,
  type PricedEdition,
  type PriceFinding,
  type PriceSource,
  type PriceSourceParts,
  PriceSourceProblem,
  type ShopFacts,
} from '../price-source.ts';
import { ASIN } from './amazon.ts';
import { itemSchema } from './creators-api/answer.ts';
import { type CreatorsClient, createCreatorsClient, ITEMS_PER_CALL } from './creators-api/client.ts';
import { type CreatorsAddresses, creatorsAddresses } from './creators-api/credentials.ts';
import type { PostLimits } from './creators-api/post.ts';
import { readFacts } from './creators-api/read-facts.ts';
import { type ReadingShop, readItem } from './creators-api/read-item.ts';

interface AmazonParts extends PriceSourceParts {
  addresses?: CreatorsAddresses;
  limits?: PostLimits;
}

/** Ten items have some dozens of kilobytes. */
const usual: PostLimits = { deadlineMs: 20_000, maxBytes: 4 * 1024 * 1024 };

function readItems(items: unknown[], shop: ReadingShop): Map<string, PriceFinding> {
  const findings = new Map<string, PriceFinding>();
  for (const item of items) {
    const named = itemSchema.pick({ asin: true }).safeParse(item);
    const parsed = itemSchema.safeParse(item);
    if (!named.success) continue;
    const finding: PriceFinding = parsed.success
      ? readItem(parsed.data, shop)
      : { found: 'refused', reason: 'malformed' };
    findings.set(named.data.asin, finding);
  }
  return findings;
}

/** Prices of Amazon's shops by the Creators API, with the access that an owner has stored for the region. */
export function createAmazonPrices(parts: AmazonParts): PriceSource {
  const { settings, clock, wait, addresses = creatorsAddresses, limits = usual } = parts;
  /** The same client as long as the credentials are the same: it holds the token and the pace. */
  const clients = new Map<AmazonRegion, { text: string; client: CreatorsClient }>();

  async function clientOf({ amazonDomain }: PricedEdition): Promise<CreatorsClient | undefined> {
    const region = regionOf(amazonDomain);
    if (!region) return undefined;
    const text = await settings.get(`amazon_${region}`);
    const credentials = readCredentials(region, text);
    if (!credentials) return undefined;
    const known = clients.get(region);
    if (known?.text === text) return known.client;
    const client = createCreatorsClient({ credentials, addresses, limits, clock, wait });
    clients.set(region, { text, client });
    return client;
  }

  const shopOf = ({ amazonDomain, affiliateId: partnerTag, currency }: PricedEdition): ReadingShop => ({
    marketplace: `www.${amazonDomain}`,
    partnerTag,
    currency,
  });

  async function mustHaveClient(edition: PricedEdition): Promise<CreatorsClient> {
    const client = await clientOf(edition);
    if (!client) throw new PriceSourceProblem('stop', 'no_credentials', 'There is no access.');
    return client;
  }

  return {
    batchSize: ITEMS_PER_CALL,

    async obstacle(edition) {
      if (!isTagOf(edition.amazonDomain, edition.affiliateId)) return 'no_tag';
      return (await clientOf(edition)) ? undefined : 'no_credentials';
    },

    async ask(edition, offers, signal) {
      const client = await mustHaveClient(edition);
      const shop = shopOf(edition);
      const asinOf = ({ externalId }: AskedOffer) =>
        externalId !== null && ASIN.test(externalId) ? externalId : undefined;
      const asins = [...new Set(offers.flatMap((offer) => asinOf(offer) ?? []))];
      const items = asins.length === 0 ? [] : await client.getItems({ ...shop, asins }, signal);
      const findings = readItems(items, shop);
      return new Map(
        offers.map((offer): [number, PriceFinding] => {
          const asin = asinOf(offer);
          if (asin === undefined) return [offer.id, { found: 'refused', reason: 'no_key' }];
          return [offer.id, findings.get(asin) ?? { found: 'nothing' }];
        }),
      );
    },

    async describe(edition, numbers, signal) {
      const client = await mustHaveClient(edition);
      const shop = shopOf(edition);
      const asins = [...new Set(numbers.filter((number) => ASIN.test(number)))].slice(0, ITEMS_PER_CALL);
      const items =
        asins.length === 0 ? [] : await client.getItems({ ...shop, asins, withFacts: true }, signal);
      const prices = readItems(items, shop);
      return new Map(
        items.flatMap((item): [string, ShopFacts][] => {
          const facts = readFacts(item);
          const price = facts && prices.get(facts.asin);
          return facts && price ? [[facts.asin, { ...facts, price }]] : [];
        }),
      );
    },
  };
}
