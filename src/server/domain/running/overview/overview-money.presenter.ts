import type { OverviewMoney } from '#contract/running/overview/overview-money.admin.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import { resolvePlaceholders } from '#i18n/placeholders.ts';
import { mergeRows, totalOf } from '#server/domain/commerce/clicks/click-rows.ts';
import type { MoneyFacts } from './overview-money.service.ts';

type Counts = MoneyFacts['clicks'];

export function presentMoney(facts: MoneyFacts): OverviewMoney {
  const { locale, days, heat, shown, clicks, views, earned, earnedBefore, names } = facts;
  const [first = ''] = days;
  const isAsked = (row: Counts[number]) => locale === undefined || row.locale === locale;
  const sum = (rows: Counts, that: (row: Counts[number]) => boolean) =>
    rows.filter(that).reduce((total, { n }) => total + n, 0);
  const half = (rows: Counts, isNow: boolean) =>
    rows.filter((row) => isAsked(row) && row.date >= first === isNow).map(keyed);
  const titled = (title: string, of: Locale) => resolvePlaceholders(title, of, facts.zoneOf(of), facts.now);
  /** What is gone has no name, and nobody can mend it. */
  const named = <T extends { key: string }>(rows: T[]) =>
    rows.flatMap((row) => {
      const found = names.get(row.key);
      return found?.locale ? [{ ...row, name: titled(found.name, found.locale), locale: found.locale }] : [];
    });
  return {
    totals: totalOf(mergeRows(half(clicks, true), half(views, true), earned, true)),
    previous: totalOf(mergeRows(half(clicks, false), half(views, false), earnedBefore, true)),
    days: days.map((date) => ({
      date,
      views: sum(views, (row) => row.date === date && isAsked(row)),
      clicks: sum(clicks, (row) => row.date === date && isAsked(row)),
    })),
    editions: shown.map((of) => ({
      locale: of,
      days: heat.map((date) => ({
        date,
        clicks: sum(clicks, (row) => row.date === date && row.locale === of),
      })),
    })),
    risen: named(facts.risen),
    fallen: named(facts.fallen),
    losing: named(facts.losing),
    missingPrices: facts.missingPrices,
    week: facts.week.flatMap(({ id, title, locale: of, at }) =>
      at ? [{ id, title: titled(title, of), locale: of, at: at.toISOString() }] : [],
    ),
  };
}

/** By its edition: that is all that sums need. */
const keyed = ({ locale, n }: Counts[number]) => ({ key: locale, locale, count: n });
