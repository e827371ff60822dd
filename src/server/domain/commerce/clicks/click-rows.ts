import type { ClickRow, ClickTotals, Earned } from '#contract/commerce/clicks/clicks.admin.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { KeyedCount } from './click-reports.queries.ts';

/** What came in for one key in one edition. */
export interface KeyedAmount {
  key: string;
  locale: Locale;
  currency: string;
  amount: number;
  /** The clicks behind it, where not all of the edition's are. */
  clicks?: number;
}

export const emptyRow = (key: string): ClickRow => ({
  key,
  name: '',
  locale: null,
  clicks: 0,
  views: 0,
  earned: [],
});

function addEarned(to: Earned[], { currency, amount, clicks }: Earned): void {
  const known = to.find((each) => each.currency === currency);
  if (!known) to.push({ currency, amount, clicks });
  else {
    known.amount += amount;
    known.clicks += clicks;
  }
}

/** Counts of several editions become one row; money of different currencies is never added up. */
export function mergeRows(
  clicks: KeyedCount[],
  views: KeyedCount[],
  amounts: KeyedAmount[],
  looked: boolean,
): ClickRow[] {
  const rows = new Map<string, ClickRow>();
  const rowOf = (key: string) => {
    const row = rows.get(key) ?? { ...emptyRow(key), views: looked ? 0 : null, earned: [] };
    rows.set(key, row);
    return row;
  };
  for (const { key, count } of clicks) rowOf(key).clicks += count;
  for (const { key, count } of views) {
    const row = rowOf(key);
    row.views = (row.views ?? 0) + count;
  }
  const counts = new Map(clicks.map(({ key, locale, count }) => [`${key} ${locale}`, count]));
  for (const { key, locale, currency, amount, clicks: behind } of amounts) {
    addEarned(rowOf(key).earned, { currency, amount, clicks: behind ?? counts.get(`${key} ${locale}`) ?? 0 });
  }
  return [...rows.values()];
}

export function totalOf(rows: ClickRow[]): ClickTotals {
  const total: ClickTotals = { clicks: 0, views: 0, earned: [] };
  for (const row of rows) {
    total.clicks += row.clicks;
    total.views += row.views ?? 0;
    for (const each of row.earned) addEarned(total.earned, each);
  }
  return total;
}
