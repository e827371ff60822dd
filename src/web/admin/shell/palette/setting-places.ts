import { type AdminRoute, adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import type { AdminTexts } from '#i18n/admin/load-texts.ts';
import type { EditionsTexts } from '#i18n/admin/pt/running/editions.ts';
import type { SettingsTexts } from '#i18n/admin/pt/running/settings.ts';

export interface SettingPlace {
  route: AdminRoute;
  /** Of the section that holds it. */
  section: string;
  /** By what else somebody may look for it. */
  words?: string[];
}

/** What can be set, and on which screen: people look for a setting by its own name, not by its screen's. */
type Words = Pick<AdminTexts, 'passkeys' | 'account'> & { editions: EditionsTexts; settings: SettingsTexts };

export function settingPlaces({ settings, passkeys, editions, account }: Words): SettingPlace[] {
  const on = (route: AdminRoute, ...sections: [section: string, ...words: string[]][]): SettingPlace[] =>
    sections.map(([section, ...words]) => ({ route, section, words }));
  return [
    ...on(
      adminRoutes.settings,
      [settings.siteName],
      [settings.contactEmail],
      [settings.securityContact],
      [passkeys.rule],
      [settings.testPages],
      [settings.crawlers],
      [settings.indexNow],
      [`${settings.access}: ${settings.regions.na}`],
      [`${settings.access}: ${settings.regions.eu}`],
    ),
    ...on(
      adminRoutes.editions,
      [editions.status],
      [editions.identity, editions.siteName],
      [editions.prices, editions.currency],
      [editions.calendar, editions.timeZone],
      [editions.shop, editions.amazonDomain, editions.affiliateId],
    ),
    ...on(
      adminRoutes.account,
      [account.profile],
      [account.password],
      [account.secondFactor],
      [passkeys.title],
      [account.devices],
    ),
  ];
}
