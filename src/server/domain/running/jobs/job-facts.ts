import type { JobId, JobObstacle } from '#contract/running/jobs/jobs.words.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { JobSettingsRow } from './jobs.queries.ts';

/** What is known of a job without its handler. */
export interface JobFacts {
  id: JobId;
  /** It runs for each edition by itself, by that edition's clock. */
  perEdition: boolean;
  /** null: it has no hours, it runs as soon as something is due. */
  cron: string | null;
  timeZone: string;
  /** How often the queue tries again by itself. */
  retries: number;
}

export interface JobPlan {
  facts: JobFacts;
  edition: Locale | '';
  enabled: boolean;
  cron: string | null;
  timeZone: string;
  /** Nobody has changed its hours. */
  isUsual: boolean;
  obstacle: JobObstacle | null;
}

export type ObstacleOf = (job: JobId) => JobObstacle | null;

interface PlanParts {
  definitions: readonly JobFacts[];
  editions: Awaited<ReturnType<EditionsService['listAll']>>;
  settings: JobSettingsRow[];
  obstacleOf: ObstacleOf;
}

/** Each job, once or once for each edition that is open, as it is to run now. */
export function plansOf({ definitions, editions, settings, obstacleOf }: PlanParts): JobPlan[] {
  const open = locales.flatMap((locale) =>
    editions.filter((edition) => edition.locale === locale && edition.status !== 'inactive'),
  );
  return definitions.flatMap((facts) => {
    const places: { edition: Locale | ''; timeZone: string }[] = facts.perEdition
      ? open.map(({ locale, timeZone }) => ({ edition: locale, timeZone }))
      : [{ edition: '', timeZone: facts.timeZone }];
    return places.map(({ edition, timeZone }) => {
      const chosen = settings.find((row) => row.job === facts.id && row.edition === edition);
      return {
        facts,
        edition,
        enabled: chosen?.enabled ?? true,
        cron: facts.cron && (chosen?.cron ?? facts.cron),
        timeZone: chosen?.timeZone ?? timeZone,
        isUsual: !chosen?.cron && !chosen?.timeZone,
        obstacle: obstacleOf(facts.id),
      };
    });
  });
}
