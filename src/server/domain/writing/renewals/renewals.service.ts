import type { Caller } from '#contract/people/accounts/caller.ts';
import { DAY } from '#contract/site/durations.ts';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import { renewalLimits } from '#contract/writing/renewals/renewal-limits.ts';
import type {
  RenewalListQuery,
  RenewalStepInput,
} from '#contract/writing/renewals/renewals.admin.schemas.ts';
import type { RenewedKind } from '#contract/writing/renewals/renewals.words.ts';
import type { Db } from '#db/open.ts';
import { isoDay } from '#i18n/calendar.ts';
import { movedDay } from '#server/domain/commerce/clicks/periods.ts';
import type { EarningsService } from '#server/domain/commerce/earnings/earnings.service.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { conflict, notFound } from '#server/lib/errors.ts';
import { partOf } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { decodeRenewalCursor, encodeRenewalCursor } from './renewals.cursor.ts';
import * as queries from './renewals.queries.ts';
import { createWeighing } from './weighing.ts';

export type { RenewalRow } from './renewals.queries.ts';
/** What a click is worth in an edition, in its minor units. */
export type ClickWorth = ReadonlyMap<Locale, { worth: number; currency: string }>;

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  earnings: Pick<EarningsService, 'sumBy'>;
}

export type RenewalsService = ReturnType<typeof createRenewals>;

/** Which texts it would pay to work on next, and who has which in hand. */
export function createRenewals({ db, clock, editions, earnings }: Parts) {
  /** An estimate: what was reported for an edition, shared out among all its clicks. */
  async function clickWorth(): Promise<ClickWorth> {
    const to = isoDay(clock(), 'UTC');
    const from = movedDay(to, 1 - renewalLimits.earningDays);
    const [clicks, earned] = await Promise.all([
      queries.sumClicksByEdition(db, from, to),
      earnings.sumBy('edition', { locale: undefined, from, to }),
    ]);
    const worth = new Map<Locale, { worth: number; currency: string }>();
    for (const { locale, amount, currency } of earned) {
      const n = clicks.get(locale) ?? 0;
      // In two currencies there is no sum.
      if (worth.has(locale)) worth.delete(locale);
      else if (n > 0 && amount > 0) worth.set(locale, { worth: amount / n, currency });
    }
    return worth;
  }

  return {
    weighAll: createWeighing({ db, clock, editions }),
    clickWorth,

    async list(caller: Caller, { cursor, ...filter }: RenewalListQuery) {
      const actor = requireRole(caller, 'viewer');
      const size = limits.adminLists.part;
      const after = cursor === undefined ? undefined : decodeRenewalCursor(cursor);
      const asked = { ...filter, actorId: actor.id, now: clock(), after, limit: size + 1 };
      const [found, worth, weighedAt] = await Promise.all([
        queries.listRenewals(db, asked),
        clickWorth(),
        queries.findWeighedAt(db),
      ]);
      const { items, nextCursor } = partOf(found, size, ({ renewal: { points, kind, subjectId } }) =>
        encodeRenewalCursor({ points, kind, id: subjectId }),
      );
      return { items, nextCursor, worth, weighedAt, actorId: actor.id };
    },

    async step(caller: Caller, kind: RenewedKind, id: number, { step, days }: RenewalStepInput) {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      await db.transaction(async (tx) => {
        const found = await queries.findRenewal(tx, kind, id);
        if (!found) throw notFound(`Renewal of ${kind} ${id}`);
        const { takenById, takenBy } = found.renewal;
        if (step === 'take' && takenById !== null && takenById !== actor.id)
          throw conflict(`${takenBy} has it in hand.`);
        const marks = {
          take: { takenById: actor.id, takenBy: actor.name, snoozedUntil: null },
          release: { takenById: null, takenBy: null },
          snooze: { snoozedUntil: new Date(at.getTime() + days * DAY) },
          wake: { snoozedUntil: null },
        }[step];
        await queries.markRenewal(tx, kind, id, marks);
        await recordAudit(tx, actor, at, {
          action: 'updated',
          subject: kind,
          subjectId: String(kind === 'post' ? id : found.editId),
          title: found.title,
          locale: found.renewal.locale,
          details: { renewal: step },
        });
      });
      const row = await queries.findRenewal(db, kind, id);
      if (!row) throw notFound(`Renewal of ${kind} ${id}`);
      return { row, worth: await clickWorth(), actorId: actor.id };
    },
  };
}
