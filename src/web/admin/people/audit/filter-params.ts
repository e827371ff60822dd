import {
  type AuditAction,
  type AuditSubject,
  auditActions,
  auditSubjects,
} from '#contract/people/audit/audit.words.ts';
import { DAY } from '#contract/site/durations.ts';
import { isLocale, type Locale } from '#contract/site/locales.ts';
import { momentAt } from '#web/admin/ui/time/zoned-time.ts';

/** What the address says to narrow the log by. "edition" and not "locale": that is the one that is worked on. */
export const auditFilterNames = ['actor', 'action', 'subject', 'edition', 'from', 'to'];

interface AuditFilterParams {
  actor?: string;
  action?: AuditAction;
  subject?: AuditSubject;
  locale?: Locale;
  from?: string;
  to?: string;
}

const WRITTEN_DAY = /^\d{4}-\d{2}-\d{2}$/;
const nextDay = (day: string) => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

/** Days begin at the midnight of the one who asks; the last day counts to its end. What makes no sense is left out. */
export function auditFilter(params: URLSearchParams, timeZone: string): AuditFilterParams {
  const actor = params.get('actor');
  const action = auditActions.find((each) => each === params.get('action'));
  const subject = auditSubjects.find((each) => each === params.get('subject'));
  const locale = params.get('edition');
  const midnight = (day: string | null, move: (day: string) => string) =>
    day && WRITTEN_DAY.test(day) && !Number.isNaN(Date.parse(day))
      ? momentAt(`${move(day)}T00:00`, timeZone)?.toISOString()
      : undefined;
  const from = midnight(params.get('from'), (day) => day);
  const to = midnight(params.get('to'), nextDay);
  return {
    ...(actor && { actor }),
    ...(action && { action }),
    ...(subject && { subject }),
    ...(isLocale(locale) && { locale }),
    ...(from && { from }),
    ...(to && { to }),
  };
}
