import type { PriceStopReason } from '#contract/commerce/price-runs/price-runs.words.ts';
import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { CheckId, CheckObstacle } from '#contract/running/database/database.words.ts';
import type { JobValues } from '#contract/running/jobs/jobs.words.ts';
import { prices } from '#i18n/admin/en/commerce/price-runs.ts';
import { shopFeedResults } from '#i18n/admin/en/commerce/shop-feed-results.ts';
import type { ShopFeedResults } from '#i18n/admin/pt/commerce/shop-feed-results.ts';
import type { JobsTexts } from '#i18n/admin/pt/running/jobs.ts';
import { databaseChecks } from './database-checks.ts';
import { jobNames } from './job-names.ts';

const counted = (one: string, many: string) => (values: JobValues) =>
  values.n === 1 ? `1 ${one}` : `${values.n} ${many}`;
const shopOf = ({ shop }: JobValues) => prices.shops[shop as Marketplace] ?? String(shop);
const reasonOf = ({ reason }: JobValues) => prices.stopReasons[reason as PriceStopReason] ?? String(reason);

const fetchedOf = ({ result }: JobValues) =>
  shopFeedResults[result as keyof ShopFeedResults] ?? String(result);

const checkOf = ({ check }: JobValues) => databaseChecks.checks[check as CheckId]?.name ?? String(check);
const obstacleOf = ({ reason }: JobValues) =>
  databaseChecks.obstacles[reason as CheckObstacle] ?? String(reason);

const states: JobsTexts['states'] = {
  waiting: 'Queued',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
  lost: 'Interrupted',
};

const triggers: JobsTexts['triggers'] = { schedule: 'Schedule', person: 'Person', retry: 'Another try' };

const lines: JobsTexts['lines'] = {
  taken_over: ({ attempt }) => `Try ${attempt}: goes on with what was left.`,
  nothing_to_do: () => 'There was nothing to do.',
  posts_published: counted('post published', 'posts published'),
  shop_asked: (values) => `${shopOf(values)}: ${counted('offer to ask for', 'offers to ask for')(values)}.`,
  shop_done: (values) => `${shopOf(values)}: ${counted('offer checked', 'offers checked')(values)}.`,
  shop_stopped: (values) => `${shopOf(values)} stopped. ${reasonOf(values)}`,
  prices_renewed: counted('offer checked', 'offers checked'),
  feed_brought: ({ name }) => `${name}: ${shopFeedResults.brought}`,
  feed_unchanged: ({ name }) => `${name}: ${shopFeedResults.unchanged}`,
  feed_busy: ({ name }) => `${name}: ${shopFeedResults.busy}`,
  feed_failed: (values) => `${values.name}: ${fetchedOf(values)}`,
  feeds_fetched: counted('feed fetched', 'feeds fetched'),
  pages_rendered: counted('page rendered', 'pages rendered'),
  addresses_told: counted('address passed on', 'addresses passed on'),
  links_asked: (values) =>
    `${counted('link asked', 'links asked')(values)}, ${counted('broken in all', 'broken in all')({ n: values.broken ?? 0 })}`,
  texts_weighed: counted('text to renew', 'texts to renew'),
  clicks_forgotten: counted('line of clicks deleted', 'lines of clicks deleted'),
  messages_deleted: counted('message deleted', 'messages deleted'),
  sessions_ended: counted('old session ended', 'old sessions ended'),
  attempts_forgotten: counted('count of attempts forgotten', 'counts of attempts forgotten'),
  trash_emptied: counted('post in the trash deleted', 'posts in the trash deleted'),
  revisions_thinned: counted('old revision deleted', 'old revisions deleted'),
  changes_forgotten: counted('note of a change deleted', 'notes of changes deleted'),
  price_runs_forgotten: counted('price run forgotten', 'price runs forgotten'),
  visits_forgotten: counted('crawler’s visit forgotten', 'crawlers’ visits forgotten'),
  policy_reports_forgotten: counted('security report forgotten', 'security reports forgotten'),
  comparisons_forgotten: counted('comparison forgotten', 'comparisons forgotten'),
  pages_forgotten: counted('page that is gone forgotten', 'pages that are gone forgotten'),
  render_runs_forgotten: counted('old rendering forgotten', 'old renderings forgotten'),
  imports_forgotten: counted('old import forgotten', 'old imports forgotten'),
  findings_forgotten: counted('old mend forgotten', 'old mends forgotten'),
  replacements_forgotten: counted('old replacement forgotten', 'old replacements forgotten'),
  job_runs_forgotten: counted('old run forgotten', 'old runs forgotten'),
  rows_tidied: counted('record deleted', 'records deleted'),
  table_left: ({ name }) => `${name}: too large for now; PostgreSQL looks after it by itself.`,
  check_found: (values) => `${checkOf(values)}: ${counted('fault', 'faults')(values)}.`,
  check_skipped: (values) => `${checkOf(values)}: ${obstacleOf(values)}`,
  integrity_checked: (values) =>
    values.n === 0 ? 'No fault' : counted('fault found', 'faults found')(values),
  tables_done: (values) =>
    `${counted('table looked after', 'tables looked after')(values)}, ${values.megabytes} MB in all`,
  backup_made: (values) =>
    `${counted('backup made', 'backups made')(values)}, the last one ${values.megabytes} MB`,
  backups_forgotten: counted('old backup deleted', 'old backups deleted'),
  backup_rehearsed: (values) => `${counted('row compared', 'rows compared')(values)}, all the same`,
  backup_restored: counted('row restored', 'rows restored'),
  secrets_missing: () => 'The backup held no secrets: what has to be entered again is listed with it.',
  restart_needed: () => 'The backup is from another installation: restart every server.',
};

const errors: JobsTexts['errors'] = {
  remote_refused: ({ status }) => `The other server refused (answer ${status}).`,
  remote_unreachable: () => 'The other server did not answer.',
  feeds_failed: (values) => `${values.name}: ${fetchedOf(values)}`,
  shops_stopped: (values) => `${shopOf(values)} stopped. ${reasonOf(values)}`,
  nobody_renders: () =>
    'No process that keeps pages took it up. Check that a server with ROLE=web (or all) is up.',
  render_run_ended: () => 'The rendering was cancelled or failed; /admin/pre-render says more.',
  backup_failed: () => 'No backup was made. The reason is under Backups.',
  rehearsal_failed: () => 'The backup did not pass its rehearsal. The reason is under Backups.',
  restore_failed: () => 'Nothing was restored or changed. The reason is under Backups.',
  timed_out: () => 'It took longer than it may.',
  server_stopped: () => 'The server was stopped in the middle of it.',
  server_lost: () => 'The server that worked on it has gone.',
  unexpected: ({ detail }) => `A failure of ours: ${detail}`,
};

export const jobs: JobsTexts = {
  title: 'Jobs',
  about: 'What happens by itself: when, how it went, and what to do when it fails.',
  names: jobNames,
  states,
  triggers,
  lines,
  errors,
  obstacles: {
    no_key: 'Off: the server has no INDEXNOW_KEY.',
    checks_off: 'Off: the server runs with LINK_CHECKS=false.',
  },
  nameIn: (name, edition) => `${name}: ${edition}`,

  silentTitle: 'Nobody is looking after the jobs',
  silentNever: 'No process has been heard of yet. Check that the server (or the one with ROLE=worker) is up.',
  silentSince: 'The last sign was',
  silentText:
    'Until then nothing is published or renewed by itself. Check that the server (or the one with ROLE=worker) is up.',

  list: 'All jobs',
  whenDue: 'As soon as there is something to do',
  paused: 'Paused',
  next: 'Next',
  noNext: 'No next time planned',
  lastTime: 'Last time',
  trend: (n, last) => `How long the last ${n} took: ${last} now`,
  progressOf: (done, total) => `${done} of ${total}`,
  progressSoFar: (done) => `${done} so far`,
  triesAgain: 'It tries again by itself in a moment.',
  cancelling: 'Stopping…',

  runNow: 'Run now',
  runNowOf: (name) => `Run now: ${name}`,
  started: 'Queued',
  startedText: (name) => `${name} begins in a moment.`,
  retry: 'Try again',
  retryOf: (name) => `Try again: ${name}`,
  cancel: 'Cancel',
  cancelOf: (name) => `Cancel: ${name}`,
  cancelled: 'Asked to stop',
  cancelledText: (name) => `${name} stops as soon as it can.`,
  pause: 'Pause',
  pauseOf: (name) => `Pause: ${name}`,
  pauseTitle: (name) => `Pause “${name}”?`,
  pauseText: 'It no longer happens by itself until somebody resumes it. It can still be run by hand.',
  resume: 'Resume',
  resumeOf: (name) => `Resume: ${name}`,
  resumed: 'Resumed',
  resumedText: (name) => `${name} happens by itself again.`,
  details: 'Details',
  detailsOf: (name) => `Details of the last time: ${name}`,
  moreOf: (name: string, state: string) => `${state}. When and how: ${name}`,
  off: 'Off',
  notYet: 'Not yet',

  hours: 'Hours',
  hoursOf: (name) => `Hours: ${name}`,
  hoursAbout: 'Five fields: minute, hour, day of the month, month and day of the week.',
  cron: 'Expression',
  cronHint: '0 4,16 * * * is every day at 4 and at 16 hours.',
  timeZone: 'Time zone',
  inWords: 'In words',
  notReadable: 'This expression makes no sense.',
  save: 'Save the hours',
  saved: 'Hours saved',
  savedText: (words) => `Now: ${words}.`,
  usual: 'Back to the usual',

  history: 'What has been done',
  job: 'Job',
  edition: 'Edition',
  state: 'State',
  trigger: 'Why',
  result: 'Result',
  duration: 'Duration',
  when: 'When',
  quiet: 'With nothing to do',
  quietShown: 'Show these too',
  by: (name) => `by ${name}`,
  emptyTitle: 'Nothing has been done yet',
  emptyText: 'The first run appears here by itself. To see one now, use “Run now”.',
  nothingTitle: 'No run with these filters',
  nothingText: 'Try another job or clear the filters.',

  report: 'Run',
  startedAt: 'Began',
  asked: 'Asked for by',
  itself: 'nobody: it was time',
  attempt: 'Try',
  items: 'Items',
  process: 'Process',
  log: 'Step by step',
  noLog: 'It has said nothing yet.',
};
