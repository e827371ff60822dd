import type { z } from 'zod';
import { categoryChangeSchema } from '#contract/admin/categories.ts';
import { localeConfigChangeSchema } from '#contract/admin/locale-configs.ts';
import { postFieldsSchema } from '#contract/admin/post-fields.ts';
import { productChangeSchema } from '#contract/admin/products.ts';
import { reviewChangesSchema } from '#contract/admin/reviews.ts';
import { shopLinkChangeSchema } from '#contract/admin/shop-links.ts';
import { limits } from '#contract/limits.ts';
import type { LeftReason, TextField, TextKind } from '#contract/replacements.ts';
import { settingRegistry } from '#contract/setting-registry.ts';

/** What a person who types the same would have to keep to. */
const shapes: Record<TextKind, Record<string, z.ZodType>> = {
  post: postFieldsSchema.shape,
  review: reviewChangesSchema.shape,
  product: productChangeSchema.shape,
  category: categoryChangeSchema.shape,
  edition: localeConfigChangeSchema.shape,
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
