import type { SettingKey, SettingValue } from '#contract/running/settings/setting-registry.schemas.ts';
import type { AiCrawlerSwitches, Setting } from '#contract/running/settings/settings.schemas.ts';
import { isTestPage } from '#contract/site/addresses/paths.ts';
import type { Db } from '#db/open.ts';
import { noteSeen } from '#server/domain/pages/invalidations/seen.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { findSetting } from './settings.queries.ts';
import { readValue } from './settings.values.ts';

export function createSettingsService({ db }: { db: Db }) {
  const get = async <K extends SettingKey>(key: K): Promise<SettingValue<K>> => {
    noteSeen(tags.setting(key));
    return readValue(key, (await findSetting(db, key))?.value);
  };

  return {
    get,
    /** The site's name; the product's own where nobody has set one. */
    getSiteName: async (): Promise<Setting> => ({ key: 'site_name', value: await get('site_name') }),
    /** Whether a page is one of those that an owner can switch off, and has. */
    isHidden: async (pathname: string): Promise<boolean> =>
      isTestPage(pathname) && (await get('test_pages')) === 'off',
    /** Which AI crawlers may read the site. */
    getAiCrawlers: async (): Promise<AiCrawlerSwitches> => get('ai_crawlers') as Promise<AiCrawlerSwitches>,
  };
}

export type SettingsService = ReturnType<typeof createSettingsService>;
