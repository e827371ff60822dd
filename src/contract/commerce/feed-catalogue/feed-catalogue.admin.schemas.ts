import { z } from 'zod';
import { availabilities } from '#contract/commerce/products/products.schemas.ts';
import { listOf } from '#contract/site/list.schemas.ts';

const moment = z.iso.datetime();

/** A feed of the edition that is kept as a catalogue. */
export const catalogueSchema = z.object({
  id: z.int(),
  feed: z.string(),
  rows: z.int(),
  /** When its file came: as old are its prices. */
  asOf: moment,
});
export type Catalogue = z.infer<typeof catalogueSchema>;
export const catalogueListSchema = z.object({ items: z.array(catalogueSchema) });

export const catalogueItemSchema = z.object({
  /** Its catalogue and its place in it. */
  key: z.string(),
  feed: z.string(),
  asOf: moment,
  brand: z.string(),
  name: z.string(),
  ean: z.string().nullable(),
  externalId: z.string().nullable(),
  /** As the edition calls it, or its host. */
  shop: z.string(),
  url: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** Minor units. */
  price: z.int().nullable(),
  currency: z.string(),
  availability: z.enum(availabilities),
  /** What becomes a product, or an offer of one, where links are pasted; null where nothing would be known by it. */
  paste: z.string().nullable(),
  /** Products of ours that have its barcode. */
  products: z.array(z.object({ id: z.int(), brand: z.string(), name: z.string() })),
});
export type CatalogueItem = z.infer<typeof catalogueItemSchema>;
export const catalogueItemListSchema = listOf(catalogueItemSchema);

export const catalogueDeletionSchema = z.object({ deleted: z.literal(true) });
