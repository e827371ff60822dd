import type { Locale } from '#contract/site/locales.ts';
import type { PostFields } from '#contract/writing/posts/post-fields.schemas.ts';
import type { PostCheckCode } from '#contract/writing/posts/posts.words.ts';

/** What an edition says and sells, as far as checking needs to know. */
export interface CheckedEdition {
  locale: Locale;
  timeZone: string;
  amazonDomain: string;
  affiliateId: string;
  disclosure: string;
}

/** A product of the body as this edition's pages would show it. */
export interface CheckedProduct {
  name: string;
  hasOffer: boolean;
  hasReview: boolean;
}

/** A body and what has to be known of its edition: posts and reviews are looked at in the same way. */
export interface ContentFacts {
  fields: Pick<PostFields, 'content'>;
  edition: CheckedEdition;
  products: ReadonlyMap<number, CheckedProduct>;
  now: Date;
}

export interface CheckFacts extends ContentFacts {
  fields: PostFields;
  /** Another post of the edition has this address. */
  slugTaken: boolean;
}

export type Found<Code = PostCheckCode> = (code: Code, where: string, detail?: string) => void;

/** What can be found in a body, whoever's it is. */
export type ContentFound = Found<
  Extract<
    PostCheckCode,
    | 'body_empty'
    | 'image_alt_missing'
    | 'placeholder_unknown'
    | 'disclosure_missing'
    | `language_${string}`
    | `link_other_${string}`
    | `product_${string}`
  >
>;

const PLACEHOLDER = /\{\{[^{}]*\}\}/u;
export const leftPlaceholder = (text: string): string | undefined => PLACEHOLDER.exec(text)?.[0];
