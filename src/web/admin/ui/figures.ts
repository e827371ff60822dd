import type { ClickTotals, Earned } from '#contract/commerce/clicks/clicks.admin.schemas.ts';
import { formatMoney } from '#i18n/money.ts';

/** Numbers as the administrator's language writes them. */
export function figuresIn(tag: string) {
  const whole = new Intl.NumberFormat(tag);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const day = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const dayOfYear = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    number: (value: number) => whole.format(value),
    day: (date: string) => day.format(new Date(`${date}T12:00:00Z`)),
    fullDay: (date: string) => dayOfYear.format(new Date(`${date}T12:00:00Z`)),
    /** A dash where nothing was looked at. */
    share: (clicks: number, views: number | null) => (views ? percent.format(clicks / views) : '–'),
    money: (amount: number, currency: string) => formatMoney(amount, currency, tag),
    sums: (earned: Earned[]) => earned.map(({ amount, currency }) => formatMoney(amount, currency, tag)),
    perClick: (earned: Earned[]) =>
      earned.flatMap(({ amount, currency, clicks }) =>
        clicks > 0 ? [formatMoney(amount / clicks, currency, tag)] : [],
      ),
  };
}
export type Figures = ReturnType<typeof figuresIn>;

export const isNothing = ({ clicks, views, earned }: ClickTotals): boolean =>
  clicks === 0 && views === 0 && earned.length === 0;

/** "+12 %" against before; nothing where there is nothing to compare with. */
export function changeOf(now: number, before: number, tag: string): string | undefined {
  // Less than half a percent is none.
  if (before === 0 || Math.round(((now - before) / before) * 100) === 0) return undefined;
  const format = new Intl.NumberFormat(tag, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'always',
  });
  return format.format((now - before) / before);
}
