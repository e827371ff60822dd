import type { AdminEdition } from '#contract/running/editions/editions.admin.schemas.ts';
import type { Edition, LocaleSummary } from '#contract/running/editions/editions.schemas.ts';
import type { EditionRow } from './editions.queries.ts';

export const presentEdition = (row: EditionRow): Edition => ({
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

export const presentLocaleSummary = (row: EditionRow): LocaleSummary => ({
  locale: row.locale,
  language: row.language,
  status: row.status,
  siteName: row.siteName,
});

export const presentAdminEdition = (row: EditionRow): AdminEdition => ({
  ...presentEdition(row),
  placeTags: row.placeTags,
  updatedAt: row.updatedAt.toISOString(),
});
