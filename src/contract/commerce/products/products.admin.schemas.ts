import { z } from 'zod';
import { limits } from '#contract/site/limits.ts';
import { listOf, searchSchema } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { lineText, plainText } from '#contract/site/text.schemas.ts';
import { imageUrlSchema } from '#contract/writing/posts/post-fields.schemas.ts';
import { postStatuses } from '#contract/writing/posts/post-statuses.ts';
import { MOST_OTHER_EANS } from './ean.ts';
import { adminOfferSchema } from './offers.admin.schemas.ts';
import { productCardSchema } from './product-cards.schemas.ts';
import { availabilities, productImageSchema, productSpecsSchema } from './products.schemas.ts';
import {
  productBulkActions,
  productBulkRefusals,
  productFilters,
  productUseKinds,
} from './products.words.ts';

const { products, adminLists } = limits;
const moment = z.iso.datetime();
const version = z.int().positive();

/** '3,14,15': at most as many as an article can name. */
const idList = z
  .string()
  .regex(/^\d{1,15}(,\d{1,15}){0,199}$/)
  .transform((text) => text.split(',').map(Number));

const filterShape = {
  locale: localeSchema.optional(),
  /** Words, or an address, ASIN or barcode that was pasted. */
  q: plainText(products.urlChars).trim().optional(),
  filter: z.enum(productFilters).optional(),
};
/** `ids` answers with exactly these, put away or not. */
export const productListQuery = z.object({
  ...filterShape,
  ids: idList.optional(),
  cursor: plainText(1_000).optional(),
});
export const productExportQuery = z.object(filterShape);
export const boardQuery = z.object({ q: searchSchema, cursor: plainText(1_000).optional() });

/** A product's review in one edition, in a line. */
export const reviewSummarySchema = z.object({
  id: z.int(),
  slug: z.string(),
  status: z.enum(postStatuses),
  score: z.number().nullable(),
  verdict: z.string(),
  updatedAt: moment,
  /** How many of its fields still hold another language. */
  toTranslate: z.int(),
  /** What it was copied from has been changed since. */
  drifted: z.boolean(),
});
export type ReviewSummary = z.infer<typeof reviewSummarySchema>;

/** The offer that an edition's pages would show: the first that a link can be made for, or else the first. */
export const offerSummarySchema = z.object({
  price: z.int().nullable(),
  currency: z.string(),
  fetchedAt: moment.nullable(),
  fresh: z.boolean(),
  availability: z.enum(availabilities),
  /** An honest link can be made. */
  linked: z.boolean(),
});
export type OfferSummary = z.infer<typeof offerSummarySchema>;

const standingSchema = z.object({
  review: reviewSummarySchema.nullable(),
  offer: offerSummarySchema.nullable(),
});
const namedSchema = z.object({
  id: z.int(),
  brand: z.string(),
  name: z.string(),
  imageUrl: z.string().nullable(),
});

/** A product in a list: what it is, and how it stands in every edition. */
export const adminProductRowSchema = namedSchema.extend({
  ean: z.string().nullable(),
  archivedAt: moment.nullable(),
  /** Its review in the edition asked for; null without one. */
  review: reviewSummarySchema.nullable(),
  editions: z.record(localeSchema, standingSchema),
  /** How many posts, other products' reviews and launch days show it, in all editions; the trash does not count. */
  usedIn: z.int(),
  /** How often people followed a link to it in the last 30 days, in all editions. */
  clicks30: z.int(),
});
export type AdminProductRow = z.infer<typeof adminProductRowSchema>;
export const adminProductListSchema = listOf(adminProductRowSchema);

export const productCardsQuery = z.object({ locale: localeSchema, ids: idList });
export const productCardListSchema = z.object({ items: z.array(productCardSchema) });

/** Products by name, each with its five cells. */
export const boardRowSchema = namedSchema.extend({ editions: z.record(localeSchema, standingSchema) });
export type BoardRow = z.infer<typeof boardRowSchema>;
export const boardListSchema = listOf(boardRowSchema);

export const adminProductSchema = namedSchema.extend({
  ean: z.string().nullable(),
  otherEans: z.array(z.string()),
  specs: productSpecsSchema,
  images: z.array(productImageSchema),
  /** What its maker sells in its place. */
  successor: z.object({ id: z.int(), brand: z.string(), name: z.string() }).nullable(),
  version,
  archivedAt: moment.nullable(),
  createdAt: moment,
  updatedAt: moment,
  editions: z.record(
    localeSchema,
    z.object({ review: reviewSummarySchema.nullable(), offers: z.array(adminOfferSchema) }),
  ),
  usedIn: z.int(),
});
export type AdminProduct = z.infer<typeof adminProductSchema>;

export const otherEansSchema = z.array(plainText(40)).max(MOST_OTHER_EANS);

const fields = {
  brand: lineText(products.brandChars),
  name: lineText(products.nameChars),
  /** 8, 12, 13 or 14 digits; spaces and hyphens between them do no harm. Empty is none. */
  ean: plainText(40).nullable(),
  /** Further ones that shops and files know it by. */
  otherEans: otherEansSchema,
  /** By the names of i18n/specs. */
  specs: productSpecsSchema.refine((specs) => Object.keys(specs).length <= products.specs),
  /** A picture of ours, or one that is loaded over https. */
  imageUrl: imageUrlSchema.nullable(),
  images: z.array(productImageSchema.extend({ url: imageUrlSchema })).max(products.images),
};

export const newProductSchema = z.object({
  brand: fields.brand,
  name: fields.name,
  ean: fields.ean.default(null),
  otherEans: fields.otherEans.default([]),
  specs: fields.specs.default({}),
  imageUrl: fields.imageUrl.default(null),
  images: fields.images.default([]),
});
export type NewProduct = z.output<typeof newProductSchema>;

export const productChangeSchema = z
  .object({ ...fields, successorId: z.int().positive().nullable() })
  .partial()
  .extend({ version });
export type ProductChange = z.output<typeof productChangeSchema>;

export const productDeletionSchema = z.object({ deleted: z.literal(true) });

export const productBulkSchema = z.strictObject({
  ids: z.array(z.int().positive()).min(1).max(adminLists.bulkMax),
  action: z.enum(productBulkActions),
  /** For `publish` and `unpublish`: whose reviews. */
  locale: localeSchema.optional(),
});
export type ProductBulk = z.output<typeof productBulkSchema>;

export const productBulkResultSchema = z.object({
  /** What undoing it asks for. */
  batchId: z.int(),
  results: z.array(
    z.object({ id: z.int(), done: z.boolean(), reason: z.enum(productBulkRefusals).nullable() }),
  ),
});
export type ProductBulkResult = z.infer<typeof productBulkResultSchema>;

/** A place that shows a product. */
export const productUseSchema = z.object({
  kind: z.enum(productUseKinds),
  /** Of the post or review; of a launch day, of the review that is presented on it. */
  id: z.int(),
  locale: localeSchema,
  /** Of a launch day: its date. */
  title: z.string(),
  status: z.enum(postStatuses),
  trashed: z.boolean(),
  /** Where readers find it, once they can. */
  path: z.string(),
  /** How many blocks name it. */
  blocks: z.int(),
});
export type ProductUse = z.infer<typeof productUseSchema>;
export const productUseListSchema = listOf(productUseSchema);

export const replacementSchema = z.strictObject({
  by: z.int().positive(),
  /** Only tells what would be changed. */
  dryRun: z.boolean().default(false),
});
export type Replacement = z.output<typeof replacementSchema>;

/** Posts (those in the trash too) and reviews whose text names the product; launch days stay as they were. */
export const replacementResultSchema = z.object({ replaced: z.boolean(), items: z.array(productUseSchema) });
