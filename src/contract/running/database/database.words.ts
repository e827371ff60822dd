/** What is looked for in the database, in the order in which it is done and shown. */
export const checkIds = [
  'constraints',
  'indexes',
  'orphans',
  'products',
  'pictures',
  'files',
  'addresses',
  'redirects',
  'siblings',
  'counts',
  'search',
  'categories',
  'offers',
] as const;
export type CheckId = (typeof checkIds)[number];

/** What can be wrong. Each has two sentences in the administrators' texts: what it is, and what mending does. */
export const faultKinds = [
  'constraint_unchecked',
  'trigger_off',
  'index_broken',
  'rows_without_parent',
  'links_without_parent',
  'product_missing',
  'cover_missing',
  'picture_missing',
  'product_picture_missing',
  'picture_without_file',
  'picture_without_file_in_use',
  'file_without_picture',
  'address_twice',
  'redirect_under_page',
  'redirect_loop',
  'redirect_nowhere',
  'copy_apart',
  'copy_of_another',
  'edition_twice',
  'count_wrong',
  'search_stale',
  'category_missing',
  'offer_abroad',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Those that only a person can decide on: they have a way to the screen, and no mend. */
export const faultsForPeople: ReadonlySet<FaultKind> = new Set<FaultKind>([
  'picture_without_file_in_use',
  'redirect_nowhere',
  'category_missing',
  'offer_abroad',
]);

export const faultSubjects = [
  'post',
  'review',
  'product',
  'offer',
  'category',
  'media',
  'redirect',
  'table',
] as const;
export type FaultSubject = (typeof faultSubjects)[number];

export type FaultValues = Record<string, string | number>;

/** Why a check could not be made here. */
export const checkObstacles = ['no_amcheck', 'too_long'] as const;
export type CheckObstacle = (typeof checkObstacles)[number];

/** Why a statement of the console was not run, or did not end well. */
export const consoleProblems = [
  'empty',
  'several',
  'not_reading',
  'unreadable',
  'function_refused',
  'table_refused',
  'too_long',
  'refused',
] as const;
export type ConsoleProblem = (typeof consoleProblems)[number];
