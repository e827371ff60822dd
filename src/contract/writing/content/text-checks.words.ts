/** What is looked at in any text before readers see it. Errors stand in the way of that, warnings do not. */
export const textCheckSeverities = {
  title_missing: 'error',
  title_long: 'warning',
  slug_reserved: 'error',
  body_empty: 'error',
  category_missing: 'warning',
  image_alt_missing: 'error',
  placeholder_unknown: 'error',
  disclosure_missing: 'error',
  /** All of it is in another edition's language; a part of it is. */
  language_other: 'error',
  language_left: 'warning',
  link_other_marketplace: 'error',
  link_other_tag: 'warning',
  link_other_edition: 'warning',
  product_missing: 'error',
  product_without_offer: 'warning',
  product_without_review: 'warning',
} as const satisfies Record<string, 'error' | 'warning'>;
export type TextCheckCode = keyof typeof textCheckSeverities;
