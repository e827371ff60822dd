import type { Caller } from '#contract/people/accounts/caller.ts';
import { DAY } from '#contract/site/durations.ts';
import { limits } from '#contract/site/limits.ts';
import { fallbackLocale, type Locale, locales } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { isoDay } from '#i18n/calendar.ts';
import type { ClickReportsService } from '#server/domain/commerce/clicks/click-reports.service.ts';
import { daysOf, movedDay } from '#server/domain/commerce/clicks/periods.ts';
import type { EarningsService } from '#server/domain/commerce/earnings/earnings.service.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { countMissingPrices } from './overview.queries.ts';
import * as queries from './overview-money.queries.ts';

interface MoneyParts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  earnings: Pick<EarningsService, 'sumBy'>;
  clickReports: Pick<ClickReportsService, 'namesOf'>;
}

export type MoneyFacts = Awaited<ReturnType<ReturnType<typeof gathering>>>;

/** A call of its own beside the overview's: what waits for a person does not wait for sums. */
export function createOverviewMoney(parts: MoneyParts) {
  const gather = gathering(parts);
  return {
    async get(caller: Caller, locale: Locale | undefined): Promise<MoneyFacts> {
      requireRole(caller, 'viewer');
      return gather(locale);
    },
  };
}

const gathering =
  ({ db, clock, editions, earnings, clickReports }: MoneyParts) =>
  async (locale: Locale | undefined) => {
    const { moneyDays, heatDays, pages, weekPosts, losingViews } = limits.overview;
    const now = clock();
    const all = await editions.listAll();
    const to = isoDay(now, (await editions.getEdition(locale ?? fallbackLocale)).timeZone);
    const from = movedDay(to, 1 - moneyDays);
    const before = movedDay(from, -moneyDays);
    const halves = { locale, before, from, to, limit: pages };
    const [clicks, views, earned, earnedBefore, risen, fallen, losing, missingPrices, week] =
      await Promise.all([
        queries.sumClicksByDay(db, before, to),
        queries.sumViewsByDay(db, before, to),
        earnings.sumBy('edition', { locale, from, to }),
        earnings.sumBy('edition', { locale, from: before, to: movedDay(from, -1) }),
        queries.listMoved(db, 'up', halves),
        queries.listMoved(db, 'down', halves),
        queries.listLosing(db, halves, losingViews),
        countMissingPrices(db, locale),
        queries.listDue(db, locale, new Date(now.getTime() + 7 * DAY), weekPosts),
      ]);
    const names = await clickReports.namesOf([...risen, ...fallen, ...losing].map(({ key }) => key));
    return {
      locale,
      days: daysOf(from, to),
      heat: daysOf(movedDay(to, 1 - heatDays), to),
      shown: locales.filter((each) => all.some((edition) => edition.locale === each)),
      zoneOf: (of: Locale) => all.find((edition) => edition.locale === of)?.timeZone ?? 'UTC',
      now,
      clicks,
      views,
      earned,
      earnedBefore,
      risen,
      fallen,
      losing,
      missingPrices,
      week,
      names,
    };
  };
