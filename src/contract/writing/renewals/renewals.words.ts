import type { LinkingKind } from '../inner-links/inner-links.words.ts';

/** Texts that can be renewed. */
export type RenewedKind = LinkingKind;

/** Why work on a text would pay; in the order in which they are listed where they weigh the same. */
export const renewalReasons = [
  'fell',
  'gone',
  'succeeded',
  'failing',
  'dated',
  'old',
  'prices',
  'broken',
  'lonely',
] as const;
export type RenewalReason = (typeof renewalReasons)[number];

/** Why, in numbers: a share of the clicks of a month that are at stake. */
export interface RenewalLine {
  reason: RenewalReason;
  /** Clicks a month. */
  points: number;
  /** What the sentence says: `n` of `of`, a year, days. */
  n: number;
  of: number;
}

/** What waits, what rests for now, what somebody has taken. */
export const renewalStates = ['open', 'mine', 'taken', 'snoozed'] as const;
export type RenewalState = (typeof renewalStates)[number];

export const renewalSteps = ['take', 'release', 'snooze', 'wake'] as const;
export type RenewalStep = (typeof renewalSteps)[number];
