import type { ClickRow, ClickTotals, Earned } from '#contract/commerce/clicks/clicks.admin.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { KeyedCount } from './click-reports.queries.ts';

/** What came in for one key in one edition. */
export interface KeyedAmount {
  key: string;
  locale: Locale;
  currency: string;
  amount: number;
}

export const emptyRow = (key: string): ClickRow => ({
  key,
  name: '',
  locale: null,
  clicks: 0,
  views: 0,
  earned: [],
  estimated: [],
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
  estimates: KeyedAmount[] = [],
): ClickRow[] {
  const rows = new Map<string, ClickRow>();
  const rowOf = (key: string) => {
    const row = rows.get(key) ?? { ...emptyRow(key), views: looked ? 0 : null };
    rows.set(key, row);
    return row;
  };
  for (const { key, count } of clicks) rowOf(key).clicks += count;
  for (const { key, count } of views) {
    const row = rowOf(key);
    row.views = (row.views ?? 0) + count;
  }
  const counts = new Map(clicks.map(({ key, locale, count }) => [`${key} ${locale}`, count]));
  const add = (given: KeyedAmount[], of: 'earned' | 'estimated') => {
    // The clicks of an edition stand behind each currency once, however many blocks earned in it.
    const summed = new Map<string, KeyedAmount>();
    for (const each of given) {
      const name = `${each.key} ${each.locale} ${each.currency}`;
      const known = summed.get(name);
      if (known) known.amount += each.amount;
      else summed.set(name, { ...each });
    }
    for (const { key, locale, currency, amount } of summed.values())
      addEarned(rowOf(key)[of], { currency, amount, clicks: counts.get(`${key} ${locale}`) ?? 0 });
  };
  add(amounts, 'earned');
  add(estimates, 'estimated');
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
