import { z } from 'zod';
import { networkLimits } from '#contract/commerce/networks/network-limits.ts';
import { newProductSchema } from '#contract/commerce/products/products.admin.schemas.ts';
import { availabilities, marketplaces } from '#contract/commerce/products/products.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { askFailures, factSources, knownBy, offerStands, pasteProblems } from './pasted-links.words.ts';

const { products } = limits;
const moment = z.iso.datetime();

export const pasteSchema = z.strictObject({
  locale: localeSchema,
  /** An address, a number, or a colleague's message with three links in it. */
  text: plainText(networkLimits.pastedChars).trim().min(1),
});
export type Paste = z.output<typeof pasteSchema>;

const factSchema = z.object({
  value: z.string(),
  from: z.enum(factSources),
  /** Of a file: its name. */
  file: z.string().nullable(),
});
export type PastedFact = z.infer<typeof factSchema>;

const priceFactSchema = z.object({
  /** Minor units of the edition's currency. */
  value: z.int(),
  currency: z.string(),
  availability: z.enum(availabilities),
  /** When it was true. */
  asOf: moment,
  from: z.enum(factSources),
});

/** What is known of a product that we do not have. */
const draftSchema = z.object({
  brand: factSchema.nullable(),
  name: factSchema.nullable(),
  ean: factSchema.nullable(),
  /** Further barcodes that the shop has named. */
  otherEans: z.array(z.string()),
  imageUrl: factSchema.nullable(),
  price: priceFactSchema.nullable(),
});
export type PastedDraft = z.infer<typeof draftSchema>;

/** Where it would lead, as an offer of the edition is entered. */
const linkSchema = z.object({
  marketplace: z.enum(marketplaces),
  externalId: z.string().nullable(),
  url: z.string().nullable(),
});

const knownProductSchema = z.object({
  id: z.int(),
  brand: z.string(),
  name: z.string(),
  imageUrl: z.string().nullable(),
  archived: z.boolean(),
  by: z.enum(knownBy),
  offer: z.enum(offerStands),
  /** What the shop or a file calls it speaks of another pack or size: a person has to look. */
  differs: z.boolean(),
});
export type PastedProduct = z.infer<typeof knownProductSchema>;

/** One thing that was recognised. */
export const pastedThingSchema = z.object({
  /** As it stood there. */
  written: z.string(),
  /** What people call the shop; null for a barcode, and where nobody knows it. */
  shop: z.string().nullable(),
  network: z.string().nullable(),
  externalId: z.string().nullable(),
  ean: z.string().nullable(),
  address: z.string().nullable(),
  /** Names of others' tags that were taken off. */
  removed: z.array(z.string()),
  link: linkSchema.nullable(),
  problem: z.enum(pasteProblems).nullable(),
  /** Ours that it is; more than one where nobody can tell which. */
  products: z.array(knownProductSchema),
  /** Where it is none of ours. */
  draft: draftSchema.nullable(),
  /** Why the shop that may be asked has told nothing; null where it has, or may not be asked. */
  unanswered: z.enum(askFailures).nullable(),
});
export type PastedThing = z.infer<typeof pastedThingSchema>;

export const pastedThingListSchema = z.object({ items: z.array(pastedThingSchema) });

/** A product of a draft, with its offer in the edition where there is one. */
export const pastedProductSchema = z.strictObject({
  locale: localeSchema,
  product: newProductSchema,
  offer: z
    .strictObject({
      marketplace: z.enum(marketplaces),
      externalId: plainText(products.urlChars).trim().nullable().default(null),
      url: plainText(products.urlChars).trim().nullable().default(null),
      price: z.int().positive().max(products.maxPrice).nullable().default(null),
      availability: z.enum(availabilities).default('unknown'),
      /** When the price was true; without it nothing is said of a price. */
      asOf: moment.nullable().default(null),
    })
    .nullable()
    .default(null),
});
export type NewPastedProduct = z.output<typeof pastedProductSchema>;
