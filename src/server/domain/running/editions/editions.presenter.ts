import type { AdminLocaleConfig } from '#contract/running/editions/editions.admin.schemas.ts';
import type { LocaleConfig, LocaleSummary } from '#contract/running/editions/editions.schemas.ts';
import type { LocaleConfigRow } from './editions.queries.ts';

export const presentLocaleConfig = (row: LocaleConfigRow): LocaleConfig => ({
  id: row.id,
  locale: row.locale,
  status: row.status,
  siteName: row.siteName,
  currency: row.currency,
  currencySymbol: row.currencySymbol,
  amazonDomain: row.amazonDomain,
  affiliateId: row.affiliateId,
  language: row.language,
  showPrices: row.showPrices,
  timeZone: row.timeZone,
  disclosure: row.disclosure,
});

export const presentLocaleSummary = (row: LocaleConfigRow): LocaleSummary => ({
  locale: row.locale,
  language: row.language,
  status: row.status,
  siteName: row.siteName,
});

export const presentAdminLocaleConfig = (row: LocaleConfigRow): AdminLocaleConfig => ({
  ...presentLocaleConfig(row),
  shopHosts: row.shopHosts,
  updatedAt: row.updatedAt.toISOString(),
});
