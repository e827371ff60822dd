import cronstrue from 'cronstrue';
import 'cronstrue/locales/pt_BR.js';
import type { JobLineFacts, JobRun } from '#contract/running/jobs/jobs.admin.schemas.ts';
import type { JobRunState } from '#contract/running/jobs/jobs.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { AdminLanguage } from '#i18n/admin/languages.ts';
import type { UpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import type { Tone } from '#web/admin/ui/badge.tsx';

export const stateTones: Record<JobRunState, Tone> = {
  waiting: 'neutral',
  running: 'info',
  done: 'ok',
  failed: 'danger',
  cancelled: 'neutral',
  lost: 'warn',
};

export const isOpen = ({ finishedAt }: JobRun): boolean => finishedAt === null;

export const hasFailed = ({ state }: JobRun): boolean => state === 'failed' || state === 'lost';

const languages: Record<AdminLanguage, string> = { pt: 'pt_BR', en: 'en' };

/** "às 04:00, somente segunda-feira"; undefined where the expression makes no sense. */
export function hoursInWords(cron: string, language: AdminLanguage): string | undefined {
  try {
    const words = cronstrue.toString(cron, {
      locale: languages[language],
      use24HourTimeFormat: true,
      // "Every day" is worth saying of an hour, and not of every hour.
      verbose: /^\d/.test(cron.trim().split(/\s+/)[1] ?? ''),
      throwExceptionOnParseError: true,
    });
    return words.charAt(0).toUpperCase() + words.slice(1);
  } catch {
    return undefined;
  }
}

/** "0,4 s", "12 s", "3 min 20 s", "2 h 5 min". */
export function lengthOf(ms: number, tag: string): string {
  const seconds = Math.round(ms / 1000);
  if (ms < 10_000) return `${new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(ms / 1000)} s`;
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes} min ${seconds % 60} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** undefined before it has begun. */
export function durationOf({ startedAt, finishedAt }: JobRun, now: Date, tag: string): string | undefined {
  if (startedAt === null) return undefined;
  const end = finishedAt === null ? now.getTime() : Date.parse(finishedAt);
  return lengthOf(Math.max(0, end - Date.parse(startedAt)), tag);
}

/** What came of it in a sentence, or how far it is. */
export function outcomeOf(run: JobRun, { jobs }: Pick<UpkeepTexts, 'jobs'>): string {
  if (run.error) return jobs.errors[run.error.code](run.error.values);
  if (run.result) return jobs.lines[run.result.code](run.result.values);
  if (run.state !== 'running') return '';
  if (run.isCancelling) return jobs.cancelling;
  if (run.total !== null) return jobs.progressOf(run.done, run.total);
  return run.done > 0 ? jobs.progressSoFar(run.done) : '';
}

type Named = Pick<JobLineFacts, 'job' | 'edition'>;

/** What a job is called; with its edition where each has its own. */
export const nameOf = (
  { job, edition }: Named,
  { jobs }: Pick<UpkeepTexts, 'jobs'>,
  inEdition: (edition: Locale) => string,
): string => (edition ? jobs.nameIn(jobs.names[job].name, inEdition(edition)) : jobs.names[job].name);
