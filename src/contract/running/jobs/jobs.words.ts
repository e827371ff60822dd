/** Every job, in the order in which a screen lists those that are well. */
export const jobIds = [
  'publish',
  'prices',
  'feeds',
  'pre-render',
  'indexnow',
  'links',
  'renewals',
  'clicks',
  'messages',
  'upkeep',
  'database',
  'integrity',
  'backup',
  'rehearsal',
  'restore',
] as const;
export type JobId = (typeof jobIds)[number];

/** `lost`: its server was not heard of any more, or was stopped. */
export const jobRunStates = ['waiting', 'running', 'done', 'failed', 'cancelled', 'lost'] as const;
export type JobRunState = (typeof jobRunStates)[number];

export const jobTriggers = ['schedule', 'person', 'retry'] as const;
export type JobTrigger = (typeof jobTriggers)[number];

/** Why a job cannot run here. */
export const jobObstacles = ['no_key', 'checks_off'] as const;
export type JobObstacle = (typeof jobObstacles)[number];

/** What a run can say, line by line and as its result. Each has a sentence in the administrators' texts. */
export const jobLineCodes = [
  'taken_over',
  'nothing_to_do',
  'posts_published',
  'shop_asked',
  'shop_done',
  'shop_stopped',
  'prices_renewed',
  'feed_brought',
  'feed_unchanged',
  'feed_busy',
  'feed_failed',
  'feeds_fetched',
  'pages_rendered',
  'addresses_told',
  'links_asked',
  'texts_weighed',
  'clicks_forgotten',
  'messages_deleted',
  'sessions_ended',
  'attempts_forgotten',
  'trash_emptied',
  'revisions_thinned',
  'changes_forgotten',
  'price_runs_forgotten',
  'visits_forgotten',
  'policy_reports_forgotten',
  'comparisons_forgotten',
  'pages_forgotten',
  'render_runs_forgotten',
  'imports_forgotten',
  'findings_forgotten',
  'replacements_forgotten',
  'job_runs_forgotten',
  'rows_tidied',
  'table_left',
  'tables_done',
  'check_found',
  'check_skipped',
  'integrity_checked',
  'backup_made',
  'backups_forgotten',
  'backup_rehearsed',
  'backup_restored',
  'restart_needed',
  'secrets_missing',
] as const;
export type JobLineCode = (typeof jobLineCodes)[number];

/** Why a run failed; `unexpected` has the program's own words beside it. */
export const jobErrorCodes = [
  'remote_refused',
  'remote_unreachable',
  'shops_stopped',
  'feeds_failed',
  'nobody_renders',
  'render_run_ended',
  'backup_failed',
  'rehearsal_failed',
  'restore_failed',
  'timed_out',
  'server_stopped',
  'server_lost',
  'unexpected',
] as const;
export type JobErrorCode = (typeof jobErrorCodes)[number];

export type JobValues = Record<string, string | number>;

export interface JobSaying {
  code: JobLineCode;
  values: JobValues;
}

/** A saying with its moment, as ISO text. */
export interface JobLine extends JobSaying {
  at: string;
}

export interface JobFailure {
  code: JobErrorCode;
  values: JobValues;
}

/** Minute, hour, day of month, month, day of week: seconds and other dialects are refused. */
export const CRON_SHAPE = /^\s*(\S+\s+){4}\S+\s*$/;
