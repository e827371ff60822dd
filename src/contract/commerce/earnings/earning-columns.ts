/** What a report of a shop tells, whichever way it calls it. */
export const earningFields = [
  'day',
  'tag',
  'orderedItems',
  'shippedItems',
  'revenue',
  'earned',
  'externalId',
] as const;
export type EarningField = (typeof earningFields)[number];

/** Without these a report tells nothing that could be joined to clicks. */
export const neededEarningFields: readonly EarningField[] = ['day', 'tag', 'earned'];

/** What can be wrong with one row of a report. */
export const earningProblems = [
  'required',
  'not_a_day',
  'future',
  'not_a_number',
  'too_long',
  'unknown_tag',
  'twice',
  'wrong_length',
] as const;
export type EarningProblem = (typeof earningProblems)[number];
