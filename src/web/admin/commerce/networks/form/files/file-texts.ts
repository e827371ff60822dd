import type { EarningsTexts } from '#i18n/admin/pt/commerce/earnings.ts';
import { useEarningTexts } from '#web/admin/context/earnings-texts.ts';
import type { TradeTexts } from '#web/admin/context/trade-texts.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';

/** Files are described in the words in which imports and reports tell of them. */
export function useFileTexts(): TradeTexts & { earnings: EarningsTexts } {
  const trade = useTradeTexts();
  const { words } = useEarningTexts();
  return { ...trade, earnings: words };
}
