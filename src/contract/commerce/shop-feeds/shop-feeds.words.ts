import type { FeedProblemCode } from '#contract/commerce/imports/imports.words.ts';

/** Every so many hours; once a day it comes at an hour of the edition's clock. */
export const feedIntervals = [1, 2, 3, 4, 6, 8, 12, 24] as const;
export type FeedInterval = (typeof feedIntervals)[number];
export const ONCE_A_DAY = 24;

/** What kept us from a file. */
export const fetchFailures = [
  'refused',
  'unresolved',
  'timeout',
  'unreachable',
  'redirects',
  'encoded',
  'unauthorised',
  'gone',
  'other_host',
  'status',
  'sealed',
] as const;
export type FetchFailure = (typeof fetchFailures)[number];

/** `brought`: it became an import. `busy`: the last one was still worked on, or waits for its first look. */
export type FeedResult = 'brought' | 'unchanged' | 'busy' | FetchFailure | FeedProblemCode;

/** How a feed stands, the most pressing first. */
export const feedStates = [
  'paused',
  'first_look',
  'held',
  'failed',
  'fetching',
  'working',
  'never',
  'well',
] as const;
export type FeedState = (typeof feedStates)[number];

/** What a file of the feed was like when it was taken in: the next one is held against it. */
export interface FeedFigures {
  rows: number;
  refused: number;
  /** Refused because of another currency than the edition's. */
  foreign: number;
}
