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

/** A run of the command begins at `running`; one of the desk gathers its files and is looked at first. */
export const moveInStates = [
  'collecting',
  'waiting_to_look',
  'looking',
  'looked',
  'waiting_to_run',
  'running',
  'done',
  'failed',
  'cancelled',
  'waiting_to_undo',
  'undoing',
  'undone',
] as const;
export type MoveInState = (typeof moveInStates)[number];

/** Files that somebody hands in: what the old site exported, and its pictures. */
export const moveInFileKinds = ['export', 'uploads'] as const;
export type MoveInFileKind = (typeof moveInFileKinds)[number];

/** Why something stays when a run is taken back. */
export const undoReasons = ['changed', 'in_use', 'unknown_before'] as const;
export type UndoReason = (typeof undoReasons)[number];

export const noCounts = (): MoveInCounts => ({
  articles: 0,
  authors: 0,
  categories: 0,
  pictures: 0,
  products: 0,
  offers: 0,
  redirects: 0,
});

export const noNumbers = (): MoveInNumbers => ({ made: noCounts(), changed: noCounts(), same: noCounts() });
