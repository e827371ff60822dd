/** What a site is made of, as the numbers of a report tell it. */
export const movedKinds = [
  'articles',
  'authors',
  'categories',
  'pictures',
  'products',
  'offers',
  'redirects',
] as const;
export type MovedKind = (typeof movedKinds)[number];

export type MoveInCounts = Record<MovedKind, number>;

export interface MoveInNumbers {
  /** New here. */
  made: MoveInCounts;
  /** Here already, and brought up to what the old site has by now. */
  changed: MoveInCounts;
  /** Here already, and the same. */
  same: MoveInCounts;
}

export type MoveInState = 'running' | 'done' | 'undone';

const none = (): MoveInCounts => ({
  articles: 0,
  authors: 0,
  categories: 0,
  pictures: 0,
  products: 0,
  offers: 0,
  redirects: 0,
});

export const noNumbers = (): MoveInNumbers => ({ made: none(), changed: none(), same: none() });
