import type { ProductKey } from '#seed/facts/products.ts';

export interface DemoReview {
  slug: string;
  title: string;
  /** One or two sentences: what we concluded. */
  verdict: string;
  bestFor: string;
  notFor: string;
  pros: string[];
  cons: string[];
  /** Markdown: two or three sections. */
  body: string;
}

export type DemoReviews = Record<ProductKey, DemoReview>;
