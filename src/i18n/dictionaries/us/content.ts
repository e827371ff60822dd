import type { ContentTexts } from '../br/content.ts';

export const content = {
  picks: 'Our picks',
  pros: 'Pros',
  cons: 'Cons',
  bestFor: 'Best for',
  score: 'Score',
  scoreOf: (score: string) => `Score ${score} out of 10`,
  product: 'Product',
  price: 'Price',
  shop: 'Shop',
  comparison: 'Comparison',
  seeAt: (shop: string) => `See it at ${shop}`,
  seePriceAt: (shop: string) => `See price at ${shop}`,
  asOf: (moment: string) => `Price as of ${moment}`,
  unavailable: 'Currently unavailable',
  noPrice: 'Price not available right now',
  scarce: 'Only a few left',
  readReview: 'Read the review',
  faq: 'Frequently asked questions',
  verdict: 'Verdict',
  tip: 'Tip',
} satisfies ContentTexts;
