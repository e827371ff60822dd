import type { AdminTexts } from '#i18n/admin/load-texts.ts';
import type { ShopsTexts } from '#i18n/admin/pt/commerce/shops.ts';
import { seldomWords, useLanguageWith } from '#web/admin/context/seldom-texts.ts';

/** What this screen alone says. */
const words = seldomWords<{ shops: ShopsTexts }>({
  pt: () => import('#i18n/admin/pt/commerce/shops.ts'),
  en: () => import('#i18n/admin/en/commerce/shops.ts'),
});

export const useShopTexts = (): AdminTexts & { shops: ShopsTexts } => useLanguageWith(words).texts;
