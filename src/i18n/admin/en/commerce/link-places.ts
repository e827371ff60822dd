import type { ClickPosition } from '#contract/commerce/clicks/clicks.words.ts';

export const linkPlaces: Record<ClickPosition, string> = {
  picks: 'Picks at the top',
  card: 'Product card',
  table: 'Comparison table',
  text: 'Link in the text',
  verdict: 'Verdict of a review',
  list: 'List of reviews',
  compare: 'Side-by-side comparison',
  button: 'Button of the page before a shop',
  forward: 'Forwarded to a shop',
};
