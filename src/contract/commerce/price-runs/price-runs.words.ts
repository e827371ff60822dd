/** A run renews the prices of one shop in one edition. */
export const priceRunStates = ['waiting', 'running', 'done', 'stopped'] as const;
export type PriceRunState = (typeof priceRunStates)[number];

export const priceRunTriggers = ['daily', 'manual'] as const;
export type PriceRunTrigger = (typeof priceRunTriggers)[number];

/** Why a run ended before its end, or cannot begin. */
export const priceStopReasons = [
  'no_credentials',
  'no_tag',
  'credentials_refused',
  'not_eligible',
  'access_denied',
  'wrong_tag',
  'throttled',
  'unavailable',
  'unexpected_answer',
  'failed',
] as const;
export type PriceStopReason = (typeof priceStopReasons)[number];

/** What became of one offer in a run. */
export const priceOutcomes = [
  'changed',
  'confirmed',
  'no_price',
  'not_found',
  'refused',
  'held',
  'left',
] as const;
export type PriceOutcome = (typeof priceOutcomes)[number];

/** Why an offer got no price. */
export const priceItemReasons = [
  'no_key',
  'no_offer',
  'out_of_stock',
  'used_only',
  'hidden_price',
  'prime_only',
  'other_currency',
  'bad_amount',
  'foreign_link',
  'malformed',
  'jump',
  'no_answer',
] as const;
export type PriceItemReason = (typeof priceItemReasons)[number];

/** What somebody made of a price that was held; `superseded`: a later run has said something else. */
export const heldDecisions = ['accepted', 'refused', 'superseded'] as const;
export type HeldDecision = (typeof heldDecisions)[number];
