import { z } from 'zod';
import { networkSchema } from '#contract/commerce/networks/network.schemas.ts';
import { otherEansSchema } from '#contract/commerce/products/products.admin.schemas.ts';
import {
  productImageSchema,
  productSpecsSchema,
  reviewUpdateSchema,
  scoreBreakdownSchema,
} from '#contract/commerce/products/products.schemas.ts';
import { networkNumbersSchema, shopListSchema } from '#contract/commerce/shops/shops.admin.schemas.ts';
import type { ContentKind } from '#contract/running/content-transfer/content-kinds.ts';
import { editionChangeSchema } from '#contract/running/editions/editions.admin.schemas.ts';
import {
  authorLinksSchema,
  knowledgeSchema,
  wordsSchema,
} from '#contract/writing/authors/authors.admin.schemas.ts';
import { MAX_HREF_CHARS } from '#contract/writing/content/link-href.ts';
import { contentInput, imageUrlSchema } from '#contract/writing/posts/post-fields.schemas.ts';
import { refuseContent } from './refuse-content.ts';

const picture = imageUrlSchema.nullable();
const texts = z.array(z.string());
/** A place of this site: nobody is led elsewhere by an address that others know. */
const ownPath = z
  .string()
  .max(MAX_HREF_CHARS)
  .regex(/^\/(?!\/)[^\p{Cc}\s\\]*$/u);
const webAddress = z.url({ protocol: /^https?$/ });
const { currency, language, timeZone } = editionChangeSchema.shape;

/**
 * Columns that pages are made of and that the database takes as they come: what a form would refuse could break every
 * page that shows it, or run there. Everything else is text, or a number that the column itself holds to its kind.
 */
const columns: Partial<Record<ContentKind, z.ZodType>> = {
  locale_configs: z.looseObject({
    currency: currency.unwrap(),
    language: language.unwrap(),
    time_zone: timeZone.unwrap(),
    shops: shopListSchema,
    network_numbers: networkNumbersSchema,
  }),
  networks: z
    .looseObject({ key: z.string(), definition: networkSchema })
    .refine(({ key, definition }) => key === definition.id, { path: ['key'] }),
  authors: z.looseObject({
    image_url: picture,
    words: wordsSchema,
    knows: knowledgeSchema,
    links: authorLinksSchema,
  }),
  posts: z.looseObject({ content: contentInput, image_url: picture }),
  products: z.looseObject({
    image_url: picture,
    specs: productSpecsSchema,
    images: z.array(productImageSchema.extend({ url: imageUrlSchema })),
    other_eans: otherEansSchema.optional(),
  }),
  reviews: z.looseObject({
    body: contentInput,
    breakdown: scoreBreakdownSchema,
    pros: texts,
    cons: texts,
    updates: z.array(reviewUpdateSchema),
  }),
  offers: z.looseObject({ url: webAddress.nullable(), tracked_url: webAddress.nullish() }),
  shop_links: z.looseObject({ url: webAddress }),
  old_addresses: z.looseObject({ path: ownPath, target: ownPath.nullable() }),
};

/** Refuses a row that no form of ours could have made. It stays text: only a copy of it is looked at. */
export function assertSound(kind: ContentKind, row: string): void {
  const schema = columns[kind];
  if (!schema) return;
  const { success, error } = schema.safeParse(JSON.parse(row));
  if (success) return;
  const [column] = error.issues[0]?.path ?? [];
  throw refuseContent(`A row of ${kind} has a ${String(column ?? 'shape')} that no form would take.`);
}
