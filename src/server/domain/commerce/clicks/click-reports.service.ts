import type {
  ClickFilter,
  ClickReport,
  ClickRow,
  ClickTotals,
} from '#contract/commerce/clicks/clicks.admin.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { fallbackLocale, type Locale, locales } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { isoDay } from '#i18n/calendar.ts';
import { resolvePlaceholders } from '#i18n/placeholders.ts';
import type { Block } from '#server/domain/commerce/earnings/blocks/share-out.ts';
import type { EarningsService } from '#server/domain/commerce/earnings/earnings.service.ts';
import { isBehindCache } from '#server/domain/pages/edge/behind-cache.ts';
import type { EdgeSettings } from '#server/domain/pages/edge/targets/create-targets.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { invalidFields } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { clickTable } from './click-csv.ts';
import * as queries from './click-reports.queries.ts';
import { emptyRow, mergeRows, totalOf } from './click-rows.ts';
import { daysOf, movedDay, periodBefore } from './periods.ts';

interface ReportParts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  earnings: EarningsService;
  /** Caches in front that were named. */
  edge?: Pick<EdgeSettings, 'EDGE_TARGETS'> | undefined;
}

/** The row of what no link that was followed can have brought in. */
const UNPLACED = 'unplaced';

export type ClickReportsService = ReturnType<typeof createClickReports>;

export function createClickReports({ db, clock, editions, earnings, edge }: ReportParts) {
  const behindCache = isBehindCache(edge);

  async function periodOf({ locale, from, to, days, visitor }: ClickFilter): Promise<queries.Period> {
    const { timeZone } = await editions.getEdition(locale ?? fallbackLocale);
    const last = to ?? isoDay(clock(), timeZone);
    const first = from ?? movedDay(last, 1 - days);
    if (first > last) throw invalidFields({ from: { code: 'invalid' } });
    if (daysOf(first, last).length > engineLimits.clicks.maxDays) {
      throw invalidFields({ from: { code: 'too_low' } });
    }
    return { locale, from: first, to: last, visitor };
  }

  /** Crawlers buy nothing. */
  const earned = (by: ClickFilter['by'], period: queries.Period) =>
    period.visitor === 'person' ? earnings.sumBy(by, period) : Promise.resolve([]);

  /** By page or position: what reports say apart from what the clicks make likely, and what nobody can place. */
  async function earnedByPlace(by: 'post' | 'position', period: queries.Period) {
    if (period.visitor !== 'person') return { reported: [], estimated: [] };
    const { blocks, unplaced } = await earnings.sharedOut(period);
    const keyOf = ({ pageKind, pageId, position }: Block) => {
      if (by === 'position') return position || UNPLACED;
      return pageKind === '' ? UNPLACED : `${pageKind}:${pageId}`;
    };
    const amounts = (of: 'reported' | 'estimated') =>
      blocks.flatMap((block) =>
        block[of].map(({ currency, amount }) => ({
          key: keyOf(block),
          locale: block.locale,
          currency,
          amount,
        })),
      );
    const nowhere = unplaced.map((each) => ({ ...each, key: UNPLACED }));
    return { reported: [...amounts('reported'), ...nowhere], estimated: amounts('estimated') };
  }

  async function totals(period: queries.Period): Promise<ClickTotals> {
    const [clicks, views, amounts] = await Promise.all([
      queries.sumClicks(db, 'edition', period),
      queries.sumViews(db, 'edition', period),
      earned('edition', period),
    ]);
    return totalOf(mergeRows(clicks, views, amounts, true));
  }

  async function rowsOf(by: ClickFilter['by'], period: queries.Period): Promise<ClickRow[]> {
    const isPlace = by === 'post' || by === 'position';
    const [clicks, views, { reported, estimated }] = await Promise.all([
      queries.sumClicks(db, by, period),
      queries.sumViews(db, by, period),
      isPlace ? earnedByPlace(by, period) : { reported: await earned(by, period), estimated: [] },
    ]);
    const looked = by === 'day' || by === 'edition' || by === 'post';
    const rows = mergeRows(clicks, views, reported, looked, estimated);
    if (by === 'day') {
      const known = new Map(rows.map((row) => [row.key, row]));
      return daysOf(period.from, period.to).map((day) => known.get(day) ?? emptyRow(day));
    }
    if (by === 'edition') {
      const known = new Map(rows.map((row) => [row.key, row]));
      const shown: Locale[] = period.locale ? [period.locale] : [...locales];
      return shown.map((locale) => ({ ...(known.get(locale) ?? emptyRow(locale)), locale }));
    }
    return rows.sort(
      (a, b) => b.clicks - a.clicks || (b.views ?? 0) - (a.views ?? 0) || (a.key < b.key ? -1 : 1),
    );
  }

  /** As readers see them, by their keys: with the month and the year that a title leaves room for. */
  async function namesIn(keys: string[]) {
    const [names, all] = await Promise.all([queries.listNames(db, keys), editions.listAll()]);
    const shown = (name: string, locale: Locale | null) => {
      const edition = all.find((each) => each.locale === locale);
      return edition ? resolvePlaceholders(name, edition.locale, edition.timeZone, clock()) : name;
    };
    return new Map(
      [...names].map(([key, { name, locale }]) => [key, { name: shown(name, locale), locale }] as const),
    );
  }

  async function withNames(rows: ClickRow[]): Promise<ClickRow[]> {
    const names = await namesIn(rows.map(({ key }) => key));
    return rows.map((row) => ({ ...row, ...names.get(row.key) }));
  }

  return {
    /** What pages and products are called, by their keys; what is gone has no name. */
    namesOf: (keys: string[]) => queries.listNames(db, keys),

    async readableNames(keys: string[]): Promise<Map<string, string>> {
      return new Map([...(await namesIn(keys))].map(([key, { name }]) => [key, name] as const));
    },

    /** How often people looked at each page. */
    async viewsByPage({ locale, from, to }: Omit<queries.Period, 'visitor'>): Promise<Map<string, number>> {
      const views = await queries.sumViews(db, 'post', { locale, from, to, visitor: 'person' });
      const all = new Map<string, number>();
      for (const { key, count } of views) all.set(key, (all.get(key) ?? 0) + count);
      return all;
    },

    async get(caller: Caller, filter: ClickFilter): Promise<ClickReport> {
      requireRole(caller, 'viewer');
      const period = await periodOf(filter);
      const [rows, now, before] = await Promise.all([
        rowsOf(filter.by, period),
        totals(period),
        totals({ ...period, ...periodBefore(period.from, period.to) }),
      ]);
      // Every day belongs to the picture; of other tables the first rows are read.
      const shown = filter.by === 'day' ? rows : rows.slice(0, engineLimits.clicks.rows);
      const items = await withNames(shown);
      const { from, to } = period;
      return { from, to, totals: now, previous: before, items, rows: rows.length, behindCache };
    },

    async getTable(caller: Caller, filter: ClickFilter): Promise<string> {
      requireRole(caller, 'viewer');
      const rows = await rowsOf(filter.by, await periodOf(filter));
      return clickTable(filter.by, await withNames(rows.slice(0, engineLimits.clicks.fileRows)));
    },
  };
}
