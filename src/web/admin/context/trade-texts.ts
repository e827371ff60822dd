import type { AdminTexts } from '#i18n/admin/load-texts.ts';
import type { TradeWords } from '#i18n/admin/pt/trade.ts';
import { seldomWords, useLanguageWith } from './seldom-texts.ts';

export type TradeTexts = AdminTexts & TradeWords;

/** What screens say that are about prices, shops and what comes of them. */
const tradeWords = seldomWords<TradeWords>({
  pt: async () => (await import('#i18n/admin/pt/trade.ts')).trade,
  en: async () => (await import('#i18n/admin/en/trade.ts')).trade,
});

export const useTradeLanguage = () => useLanguageWith(tradeWords);
export const useTradeTexts = (): TradeTexts => useTradeLanguage().texts;
