import type {
  JobErrorCode,
  JobLineCode,
  JobObstacle,
  JobSaying,
  JobTrigger,
  JobValues,
} from '#contract/running/jobs/jobs.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { JobFacts } from '#server/domain/running/jobs/job-facts.ts';
import type { JobServices } from './job-services.ts';

/** What a handler is given beside the services. */
export interface JobContext {
  /** Of a job for each edition; the first one otherwise, where nothing depends on it. */
  edition: Locale;
  trigger: JobTrigger;
  /** When the last run that went well began. */
  lastDone: () => Promise<Date | undefined>;
  /** How far it has come. Throws once the run is to stop, so it is also the place to stop at. */
  progress: (done: number, total?: number) => void;
  /** A line for whoever reads the run. */
  say: (code: JobLineCode, values?: JobValues) => void;
  /** Cancelled, out of time, taken over, or the server stops. */
  signal: AbortSignal;
}

/** What a run ends with; `quiet` where there was nothing to do. */
export interface JobResult extends JobSaying {
  quiet?: boolean;
}

export interface JobDefinition extends JobFacts {
  /** Longer than this no run may take. */
  timeoutSeconds: number;
  /** Seconds before the queue tries again; twice as long each time. */
  retryDelay: number;
  /** Why it cannot run here at all. */
  obstacle?: (services: JobServices) => JobObstacle | null;
  /** Of a job without hours: whether there is something to do. Asked often, so it must be cheap. */
  isDue?: (services: JobServices) => Promise<boolean>;
  /** May be run again at any time: what is done already is not done twice. */
  run: (services: JobServices, context: JobContext) => Promise<JobResult>;
}

type Given = Pick<JobDefinition, 'id' | 'cron' | 'run'> & Partial<JobDefinition>;

/** In the small hours of the first edition, twice more after a failure, an hour at most: unless it says otherwise. */
export const defineJob = (given: Given): JobDefinition => ({
  perEdition: false,
  timeZone: 'America/Sao_Paulo',
  retries: 2,
  retryDelay: 60,
  timeoutSeconds: 3_600,
  ...given,
});

/** A failure that a person can be told in plain words. */
export class JobProblem extends Error {
  override readonly name = 'JobProblem';
  readonly code: JobErrorCode;
  readonly values: JobValues;
  /** Trying again by itself would not help. */
  readonly final: boolean;

  constructor(code: JobErrorCode, values: JobValues = {}, { final = false } = {}) {
    super(`${code} ${JSON.stringify(values)}`);
    this.code = code;
    this.values = values;
    this.final = final;
  }
}

export const saying = (code: JobLineCode, values: JobValues = {}): JobResult => ({ code, values });
