import type { TextCheckCode } from '#contract/writing/content/text-checks.words.ts';

/** What may be wrong with any text, a post's or a review's. */
export const textChecks: Record<TextCheckCode, string> = {
  title_missing: 'The title is missing.',
  title_long: 'The title is too long for search results.',
  slug_reserved: 'This address belongs to the site.',
  body_empty: 'The text is empty.',
  category_missing: 'The category is missing.',
  image_alt_missing: 'A picture has no alt text.',
  placeholder_unknown: 'A placeholder will not be filled in.',
  disclosure_missing: 'There are links that earn a commission, but the edition has no disclosure.',
  language_other: 'The text is not in this edition’s language.',
  language_left: 'A passage is not in this edition’s language.',
  link_other_marketplace: 'A link leads to the shop of another country.',
  link_other_tag: 'A link carries an affiliate tag that is not this edition’s.',
  link_other_edition: 'A link leads to another edition.',
  product_missing: 'A product no longer exists.',
  product_without_offer: 'A product has no offer in this edition.',
  product_without_review: 'A product has no review in this edition.',
};
