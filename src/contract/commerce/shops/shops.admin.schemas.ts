import { z } from 'zod';
import { bareHosts, isShopHost } from '#contract/commerce/marketplaces/shop-host-list.ts';
import type { Network } from '#contract/commerce/networks/network.ts';
import { networkLimits } from '#contract/commerce/networks/network-limits.ts';
import { shopLimits } from '#contract/commerce/shops/shop-limits.ts';
import { isSlug } from '#contract/site/addresses/slugs.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { lineText, plainText } from '#contract/site/text.schemas.ts';
import { marketplaceShops } from './shop.ts';

const max = shopLimits;

const numbersSchema = z
  .record(plainText(networkLimits.keyChars), plainText(networkLimits.numberChars).trim())
  .refine((numbers) => Object.keys(numbers).length <= networkLimits.numbers);
const networkId = plainText(networkLimits.idChars).refine(isSlug);

/** Hosts as people paste them, each once; how many, and which are no shop's, is said of the field. */
const hostsSchema = z
  .array(plainText(300))
  .max(100)
  .overwrite(bareHosts)
  .refine((hosts) => hosts.length <= networkLimits.shopHosts && hosts.every(isShopHost));

const fields = {
  name: lineText(max.nameChars),
  hosts: hostsSchema.min(1),
  network: networkId.nullable(),
  numbers: numbersSchema,
  priceHours: z.int().min(1).max(networkLimits.maxAgeHours).nullable(),
  keepsHistory: z.boolean().nullable(),
  closed: z.boolean(),
};

/** As an owner writes it down; its key is made of its name. */
export const newShopSchema = z.object(fields);
export type NewShop = z.output<typeof newShopSchema>;
export const shopChangeSchema = z.object(fields).partial();
export type ShopChange = z.output<typeof shopChangeSchema>;

export const shopSchema = z.object({ key: plainText(max.keyChars).min(1), ...fields });
/** All shops of an edition, as a file may bring them. */
export const shopListSchema = z.array(shopSchema).max(max.inEdition);
export const networkNumbersSchema = z
  .record(networkId, numbersSchema)
  .refine((numbers) => Object.keys(numbers).length <= max.networks);

export const shopParams = z.object({ locale: localeSchema, key: plainText(max.keyChars).min(1) });
export const accountParams = z.object({ locale: localeSchema, network: networkId });
export const accountNumbersSchema = z.object({ numbers: numbersSchema });
/** One of the edition's, a marketplace, or none. */
export const preferredShopSchema = z.object({ shop: plainText(max.keyChars) });

/** The definition as the server has checked it when it was written: what comes back is not looked at again. */
const definitionSchema = z.custom<Network>((value) => typeof value === 'object' && value !== null);

export const editionShopsSchema = z.object({
  locale: localeSchema,
  shops: z.array(
    shopSchema.extend({
      /** How many offers lead there, and how many of them wait for a link that the network mints. */
      offers: z.int(),
      unminted: z.int(),
    }),
  ),
  networkNumbers: networkNumbersSchema,
  preferredShop: z.union([z.enum(marketplaceShops), z.string()]),
  networks: z.array(definitionSchema),
});
export type EditionShops = z.infer<typeof editionShopsSchema>;
export type AdminShop = EditionShops['shops'][number];

export const unmintedListSchema = z.object({
  items: z.array(z.object({ offerId: z.int(), title: z.string(), url: z.string() })),
  more: z.boolean(),
});
export type UnmintedList = z.infer<typeof unmintedListSchema>;

export const mintedOutcomes = [
  'good',
  'no_link',
  'foreign_link',
  'unknown_address',
  'too_many',
  'twice',
] as const;

/** What the network's panel gave back, line by line, for the addresses that were shown. */
export const pasteMintedSchema = z.object({
  text: plainText(max.pastedChars),
  offerIds: z.array(z.int().positive()).max(max.unmintedListed),
  dryRun: z.boolean(),
});
export type PasteMinted = z.output<typeof pasteMintedSchema>;

export const pastedMintedSchema = z.object({
  lines: z.array(
    z.object({
      line: z.int(),
      written: z.string(),
      outcome: z.enum(mintedOutcomes),
      title: z.string().nullable(),
      link: z.string().nullable(),
    }),
  ),
  good: z.int(),
  bad: z.int(),
  stored: z.boolean(),
});
export type PastedMinted = z.infer<typeof pastedMintedSchema>;
