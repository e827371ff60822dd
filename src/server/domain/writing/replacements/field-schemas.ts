import type { z } from 'zod';
import { productChangeSchema } from '#contract/commerce/products/products.admin.schemas.ts';
import { reviewChangesSchema } from '#contract/commerce/reviews/reviews.admin.schemas.ts';
import { shopLinkChangeSchema } from '#contract/commerce/shop-links/shop-links.admin.schemas.ts';
import { editionChangeSchema } from '#contract/running/editions/editions.admin.schemas.ts';
import { settingRegistry } from '#contract/running/settings/setting-registry.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import { categoryChangeSchema } from '#contract/writing/categories/categories.admin.schemas.ts';
import { postFieldsSchema } from '#contract/writing/posts/post-fields.schemas.ts';
import type { LeftReason, TextField, TextKind } from '#contract/writing/replacements/replacements.words.ts';

/** What a person who types the same would have to keep to. */
const shapes: Record<TextKind, Record<string, z.ZodType>> = {
  post: postFieldsSchema.shape,
  review: reviewChangesSchema.shape,
  product: productChangeSchema.shape,
  category: categoryChangeSchema.shape,
  edition: editionChangeSchema.shape,
  shop_link: shopLinkChangeSchema.shape,
  setting: { site_name: settingRegistry.site_name.schema },
};

/** Fields that must say something, though their schemas allow drafts to be empty. */
const required = new Set<TextField>(['title']);

export interface FieldRefusal {
  reason: LeftReason;
  limit: number | null;
}

export type CheckedField = { value: unknown } | { refusal: FieldRefusal };

const refuse = (reason: LeftReason, limit: number | null = null): CheckedField => ({
  refusal: { reason, limit },
});

/** The value as it would be kept, or why a field cannot hold it. */
export function checkField(kind: TextKind, field: TextField, value: unknown): CheckedField {
  if (required.has(field) && String(value).trim() === '') return refuse('required');
  if (typeof value === 'object' && JSON.stringify(value).length > limits.writing.contentChars)
    return refuse('too_long', limits.writing.contentChars);
  const parsed = shapes[kind][field]?.safeParse(value);
  if (!parsed || parsed.success) return { value: parsed ? parsed.data : value };
  const [issue] = parsed.error.issues;
  if (issue?.code === 'too_big') return refuse('too_long', Number(issue.maximum));
  return refuse(issue?.code === 'too_small' ? 'required' : 'invalid');
}
