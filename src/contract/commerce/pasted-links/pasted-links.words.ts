import { priceStopReasons } from '#contract/commerce/price-runs/price-runs.words.ts';

/** Where what a draft says came from: the shop's own answer, a catalogue, a file that was looked at, the address, or the paste itself. */
export const factSources = ['shop', 'catalogue', 'import', 'address', 'pasted'] as const;
export type FactSource = (typeof factSources)[number];

/** Why nothing can be sold by it, or not at once. Each has a sentence that says what to do. */
export const pasteProblems = [
  'short_link',
  'short_link_dead',
  'short_link_silent',
  'short_link_elsewhere',
  'unknown_shop',
  'shop_closed',
  'wrong_country',
  'no_product',
  'no_short_link',
  'no_tag',
  'two_products',
] as const;
export type PasteProblem = (typeof pasteProblems)[number];

/** By what a product of ours was known again. */
export const knownBy = ['ean', 'number', 'address'] as const;
export type KnownBy = (typeof knownBy)[number];

/** Whether it has this offer in the edition: not yet, this very one, or another one of the same shop. */
export const offerStands = ['free', 'same', 'other'] as const;
export type OfferStand = (typeof offerStands)[number];

/** Why a shop that may be asked gave no answer; `not_found`: it answered, and does not know the product. */
export const askFailures = ['not_found', ...priceStopReasons] as const;
export type AskFailure = (typeof askFailures)[number];
