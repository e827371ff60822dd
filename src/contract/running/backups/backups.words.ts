/** Why a backup exists. */
export const backupReasons = ['schedule', 'person', 'before_restore'] as const;
export type BackupReason = (typeof backupReasons)[number];

/** `ready` is one that can be restored. */
export const backupStates = ['waiting', 'running', 'ready', 'failed'] as const;
export type BackupState = (typeof backupStates)[number];

/** How a rehearsal or a restore of it stands. */
export const backupWorkStates = ['waiting', 'running', 'done', 'failed'] as const;
export type BackupWorkState = (typeof backupWorkStates)[number];

/** What is in a file: all of the site, readable or encrypted; or all but keys and secret settings. */
export const backupHoldings = ['everything', 'encrypted', 'without_secrets'] as const;
export type BackupHoldings = (typeof backupHoldings)[number];
/** What may leave the machine. */
export const sentHoldings = ['encrypted', 'without_secrets'] as const;
export type SentHoldings = (typeof sentHoldings)[number];

/** Why a backup could not be made, rehearsed or restored. Each has a sentence in the administrators' texts. */
export const backupProblemCodes = [
  'missing_file',
  'not_a_backup',
  'broken_file',
  'wrong_checksum',
  'passphrase_needed',
  'wrong_passphrase',
  'newer_format',
  'newer_program',
  'too_old',
  'other_tables',
  'rows_differ',
  'missing_pictures',
  'database_busy',
  'interrupted',
  // Of a restore that is done: the backup had no secrets, and this place has not all of them either.
  'enter_again',
  'unexpected',
] as const;
export type BackupProblemCode = (typeof backupProblemCodes)[number];

export interface BackupProblemFacts {
  code: BackupProblemCode;
  /** Of what is unexpected, the program's own words; else the table, version or settings that it is about. */
  detail: string;
}

/** What people know a site by: how many of these there are says whether a backup is the one they look for. */
export const countedTables = [
  'posts',
  'reviews',
  'products',
  'offers',
  'media',
  'contact_messages',
  'accounts',
] as const;
export type CountedTable = (typeof countedTables)[number];
