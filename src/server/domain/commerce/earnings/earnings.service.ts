import type { ClickGrouping } from '#contract/commerce/clicks/clicks.words.ts';
import { earningLimits } from '#contract/commerce/earnings/earning-limits.ts';
import type { EarningSumsQuery } from '#contract/commerce/earnings/earnings.admin.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { DAY } from '#contract/site/durations.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { isoDay } from '#i18n/calendar.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { invalidFields } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { listClickCells, listEarnedGroups } from './blocks/blocks.queries.ts';
import { type SharedOut, shareOut } from './blocks/share-out.ts';
import * as queries from './earnings.queries.ts';

interface EarningsParts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
}

const asTime = (day: string) => Date.parse(`${day}T12:00:00Z`);
const daysBefore = (day: string, days: number) =>
  new Date(asTime(day) - days * DAY).toISOString().slice(0, 10);

export type EarningsService = ReturnType<typeof createEarningsService>;

/** What was reported, added up. Clicks and the overview count everything that was not declined. */
export function createEarningsService({ db, clock, editions }: EarningsParts) {
  async function periodOf({ locale, ...asked }: EarningSumsQuery): Promise<queries.EarningPeriod> {
    const { timeZone } = await editions.getEdition(locale ?? fallbackLocale);
    const to = asked.to ?? isoDay(clock(), timeZone);
    const from = asked.from ?? daysBefore(to, earningLimits.usualDays - 1);
    if (from > to) throw invalidFields({ from: { code: 'invalid' } });
    if ((asTime(to) - asTime(from)) / DAY >= earningLimits.maxDays)
      throw invalidFields({ from: { code: 'too_low' } });
    return { locale, from, to };
  }

  return {
    async sumBy(by: ClickGrouping, period: queries.EarningPeriod) {
      if (by === 'day') return queries.sumByDay(db, period);
      if (by === 'edition') return queries.sumByEdition(db, period);
      return by === 'product' ? queries.sumByProduct(db, period) : [];
    },

    /** Led back to the links that brought it in, as far as anybody knows. */
    async sharedOut(period: queries.EarningPeriod): Promise<SharedOut> {
      const [groups, cells] = await Promise.all([listEarnedGroups(db, period), listClickCells(db, period)]);
      return shareOut(groups, cells);
    },

    periodOf,

    /** By edition, source, currency and state; the last weeks where nobody says which days. */
    async getSums(caller: Caller, asked: EarningSumsQuery) {
      requireRole(caller, 'viewer');
      const period = await periodOf(asked);
      return { from: period.from, to: period.to, items: await queries.sumByState(db, period) };
    },
  };
}
