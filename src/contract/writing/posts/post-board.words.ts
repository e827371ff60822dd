import { type PostStatus, postStatuses } from './post-statuses.ts';

/** What the board of editions can be narrowed to: a state, what an edition lacks, and copies whose original changed. */
export const boardStates = [...postStatuses, 'missing', 'drifted'] as const;
export type BoardState = (typeof boardStates)[number];

export const isStatus = (state: BoardState): state is PostStatus =>
  state !== 'missing' && state !== 'drifted';
