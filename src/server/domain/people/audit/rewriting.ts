import type { Locale } from '#contract/site/locales.ts';
import type { Actor } from '#contract/site/roles.ts';

/** Who changes several texts at once, when, and as what the log ties them together. */
export interface Rewriting {
  actor: Actor;
  at: Date;
  batchId: number;
  zoneOf: (locale: Locale) => string;
  /** For the log, beside the names of the fields. */
  details?: Record<string, unknown>;
}
