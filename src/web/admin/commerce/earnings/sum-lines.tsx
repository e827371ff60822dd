import { useEarningTexts } from '#web/admin/context/earnings-texts.ts';

/** Each currency in a line of its own: they are never added up. */
export function SumLines({ sums }: { sums: readonly { currency: string; amount: number }[] }) {
  const { figures } = useEarningTexts();
  if (sums.length === 0) return '–';
  return sums.map(({ currency, amount }) => (
    <span key={currency} className="block whitespace-nowrap">
      {figures.money(amount, currency)}
    </span>
  ));
}
