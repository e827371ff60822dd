import type { MoveInNumbers } from '#contract/running/move-in/move-in.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { type AuditActor, recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { SourceSite } from './entries/brought.ts';
import { endRun } from './move-in.queries.ts';

interface Ended {
  runId: number;
  actor: AuditActor;
  at: Date;
  site: Pick<SourceSite, 'name' | 'identity'>;
  locale: Locale;
  numbers: MoveInNumbers;
  /** A host of a private network that was asked. */
  allowHost: string | undefined;
}

/** A run is over, and the log says so: both or neither. */
export async function finishRun(
  tx: Db,
  { runId, actor, at, site, locale, numbers, allowHost }: Ended,
): Promise<void> {
  await endRun(tx, runId, at, numbers);
  await recordAudit(tx, actor, at, {
    action: 'created',
    subject: 'import',
    subjectId: String(runId),
    title: site.name || site.identity,
    locale,
    details: {
      run: runId,
      made: numbers.made,
      changed: numbers.changed,
      ...(allowHost && { host: allowHost }),
    },
  });
}
