import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Need } from '../needs.ts';
import { useMoney } from './money-panel.tsx';
import { useMoneyTexts } from './money-texts.ts';

/** Offers that nobody knows the price of: money that is left lying. */
export function useMissingPrices(edition: Locale | undefined): Need[] {
  const words = useMoneyTexts();
  const missing = useMoney(edition).data?.missingPrices ?? 0;
  if (missing === 0) return [];
  return [
    {
      key: 'missing-prices',
      icon: 'tags',
      urgent: false,
      title: words.missingPrices(missing),
      text: words.missingPricesText,
      action: words.toPrices,
      to: { route: adminRoutes.prices },
    },
  ];
}
